package org.ahoz.notation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Role;
import org.jspecify.annotations.Nullable;

/**
 * Reads written moves in one style of notation.
 *
 * <p>In algebraic notation it knows the ways in which people and programs write: short and long,
 * with or without signs of capture, check and mate, castling with zeros or letters, figurines,
 * promotion with or without a sign, and the coordinates of UCI. It knows nothing of positions:
 * where a text may be read in two ways, it gives both. Immutable, and safe to share between
 * threads.
 */
public final class MoveReader {

  /** Longer than any move with its marks; what is longer is not looked at. */
  static final int LONGEST_MOVE = 80;

  /** What stands for a move in which the turn is passed, as seen in files of many programs. */
  private static final Set<String> NULL_MOVES =
      Set.of("--", "Z0", "0000", "@@@@", "<>", "null", "pass");

  private static final MoveReader SAN = new MoveReader(NotationLanguage.san(), null);

  private final NotationLanguage language;
  private final PieceLetters letters;
  private final FileLetters files;
  private final MarkReader marks;

  /** Reads all but null moves in other styles than algebraic; null in algebraic notation. */
  private final @Nullable MoveGrammar grammar;

  private MoveReader(NotationLanguage language, @Nullable MoveGrammar grammar) {
    this.language = language;
    this.grammar = grammar;
    letters = new PieceLetters(language);
    files = new FileLetters(language);
    marks = new MarkReader(language);
  }

  /** A reader of the notation of this language. */
  public static MoveReader of(NotationLanguage language) {
    return language.equals(NotationLanguage.san()) ? SAN : new MoveReader(language, null);
  }

  /** A reader of moves that look as this grammar says. */
  static MoveReader of(MoveGrammar grammar) {
    return new MoveReader(NotationLanguage.san(), grammar);
  }

  /** A reader of PGN's own letters. */
  public static MoveReader san() {
    return SAN;
  }

  /** How moves look that are not algebraic; null when they are. */
  @Nullable MoveGrammar grammar() {
    return grammar;
  }

  /** Whether both are algebraic, and write pieces with the same letters when they have a choice. */
  public boolean hasUsualLettersOf(MoveReader other) {
    for (Role role : Role.values()) {
      if (!language.letter(role).equals(other.language.letter(role))) {
        return false;
      }
    }
    return grammar == null && other.grammar == null;
  }

  /** The language whose notation is read; PGN's where the style belongs to no language. */
  public NotationLanguage language() {
    return language;
  }

  /**
   * The move that this text writes, with the marks after it; empty when it writes none. Spaces may
   * stand around it and between its parts, as in {@code Dh7 #}.
   */
  public Optional<WrittenMove> read(String text) {
    return Optional.ofNullable(readOrNull(text));
  }

  @Nullable WrittenMove readOrNull(String text) {
    if (text.length() > LONGEST_MOVE) {
      return null;
    }
    String plain = MoveText.normalise(text).strip();
    if (plain.isEmpty()) {
      return null;
    }
    if (grammar != null) {
      return NULL_MOVES.contains(plain)
          ? new WrittenMove(text, List.of(new San.Null()), List.of(), Marks.NONE)
          : grammar.read(text, plain);
    }
    WrittenMove special = castlingOrNull(text, plain);
    if (special != null) {
      return special;
    }
    MoveParser.Result result = new MoveParser(plain, letters, files, marks).parse();
    return result.isEmpty()
        ? null
        : new WrittenMove(text, result.exact(), result.loose(), result.marks());
  }

  /** The marks that this text writes, such as {@code e.p.} or {@code +-}; empty when others. */
  public Optional<Marks> readMarks(String text) {
    if (text.length() > LONGEST_MOVE) {
      return Optional.empty();
    }
    String plain = MoveText.normalise(text).strip();
    if (plain.isEmpty()) {
      return Optional.empty();
    }
    return Optional.ofNullable(grammar == null ? marks.read(plain, 0) : grammar.marks(plain));
  }

  private @Nullable WrittenMove castlingOrNull(String text, String plain) {
    for (String nullMove : NULL_MOVES) {
      if (plain.startsWith(nullMove)) {
        WrittenMove move = withMarks(text, new San.Null(), plain, nullMove.length());
        if (move != null) {
          return move;
        }
      }
    }
    Set<San> castlings = new LinkedHashSet<>();
    WrittenMove last = null;
    for (CastlingSide side : CastlingSide.values()) {
      for (int end : castlingEnds(plain, side)) {
        WrittenMove move = withMarks(text, new San.Castle(side), plain, end);
        if (move != null && castlings.add(move.readings().get(0))) {
          last = move;
        }
      }
    }
    return last == null
        ? null
        : new WrittenMove(text, List.copyOf(castlings), List.of(), last.marks());
  }

  private @Nullable WrittenMove withMarks(String text, San san, String plain, int end) {
    Marks found = marks.read(plain, end);
    return found == null ? null : new WrittenMove(text, List.of(san), List.of(), found);
  }

  /** Where castling to this side may end, if the text begins with it. */
  private Set<Integer> castlingEnds(String plain, CastlingSide side) {
    boolean isShort = side == CastlingSide.KINGSIDE;
    Set<Integer> ends = new LinkedHashSet<>();
    for (String form : isShort ? language.castleShort() : language.castleLong()) {
      String known = MoveText.normalise(form).strip();
      if (!known.isEmpty() && plain.regionMatches(true, 0, known, 0, known.length())) {
        ends.add(known.length());
      }
    }
    int letters = isShort ? 2 : 3;
    int index = 0;
    for (int count = 0; count < letters; count++) {
      int next = count == 0 ? 0 : afterHyphen(plain, index);
      if (next >= plain.length() || !MoveText.isCastlingLetter(plain.charAt(next))) {
        return ends;
      }
      index = next + 1;
    }
    ends.add(index);
    return ends;
  }

  private static int afterHyphen(String text, int start) {
    int index = start;
    while (index < text.length() && (text.charAt(index) == ' ' || text.charAt(index) == '-')) {
      index++;
    }
    return index;
  }
}
