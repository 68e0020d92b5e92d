package org.ahoz.notation;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a word of movetext is by itself, whatever the position.
 *
 * @param move the move, if it is one
 * @param marks the marks, if it is only these
 * @param result the result, if it is one
 */
record Word(
    String text,
    Kind kind,
    @Nullable WrittenMove move,
    @Nullable Marks marks,
    @Nullable GameResult result) {

  enum Kind {
    MOVE,
    MARKS,
    RESULT,
    HYPHEN,
    CAPTURE,
    /** Nothing that could be seen or said, such as marks of direction alone. */
    NOTHING,
    UNKNOWN
  }

  private static final Map<String, GameResult> RESULTS =
      Map.ofEntries(
          Map.entry("1-0", GameResult.WHITE_WINS),
          Map.entry("1:0", GameResult.WHITE_WINS),
          Map.entry("0-1", GameResult.BLACK_WINS),
          Map.entry("0:1", GameResult.BLACK_WINS),
          Map.entry("1/2-1/2", GameResult.DRAW),
          Map.entry("1/2:1/2", GameResult.DRAW),
          Map.entry("1/2", GameResult.DRAW),
          Map.entry("0.5-0.5", GameResult.DRAW),
          Map.entry("*", GameResult.UNKNOWN));

  /** The result that this text gives, or null. */
  static @Nullable GameResult result(String text) {
    // The fraction slash comes from normalising the sign for a half.
    return RESULTS.get(MoveText.normalise(text).replace('\u2044', '/').strip());
  }

  /** What this text is, without the full stops or colons that may end it. */
  static Word of(String text, MoveReader reader) {
    String plain = MoveText.normalise(text).strip();
    Word word = ofWhole(text, plain, reader);
    int end = plain.length();
    while (end > 0 && (plain.charAt(end - 1) == '.' || plain.charAt(end - 1) == ':')) {
      end--;
    }
    return word.kind() == Kind.UNKNOWN && end < plain.length()
        ? ofWhole(text, plain.substring(0, end), reader)
        : word;
  }

  private static Word ofWhole(String text, String plain, MoveReader reader) {
    if (plain.isEmpty()) {
      return new Word(text, Kind.NOTHING, null, null, null);
    }
    GameResult result = result(plain);
    if (result != null) {
      return new Word(text, Kind.RESULT, null, null, result);
    }
    if (plain.equals("-")) {
      return new Word(text, Kind.HYPHEN, null, null, null);
    }
    if (plain.length() == 1 && MoveText.isCapture(plain.charAt(0))) {
      return new Word(text, Kind.CAPTURE, null, null, null);
    }
    WrittenMove move = reader.readOrNull(plain);
    if (move != null) {
      return new Word(text, Kind.MOVE, move, null, null);
    }
    Marks marks = reader.readMarks(plain).orElse(null);
    return marks == null
        ? new Word(text, Kind.UNKNOWN, null, null, null)
        : new Word(text, Kind.MARKS, null, marks, null);
  }
}
