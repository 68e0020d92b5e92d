package org.ahoz.notation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * Finds every way to read one text as a move other than castling.
 *
 * <p>The first letter decides between pieces and pawns, and all that it may be is tried; from there
 * the text can be read in one way only, up to the promotion. A reading counts when it accounts for
 * the whole text.
 */
final class MoveParser {

  /** The readings found, those true to the letters and the others, and the marks after the move. */
  record Result(List<San> exact, List<San> loose, Marks marks) {

    boolean isEmpty() {
      return exact.isEmpty() && loose.isEmpty();
    }
  }

  private enum Sign {
    NONE,
    HYPHEN,
    CAPTURE
  }

  /** A place of the board as far as it is written. */
  private record Place(@Nullable File file, @Nullable Rank rank) {

    boolean isEmpty() {
      return file == null && rank == null;
    }

    @Nullable Square square() {
      return file == null || rank == null ? null : Square.of(file, rank);
    }
  }

  /** Makes a reading of what stands before the promotion. */
  private interface Reading {
    San with(boolean isCaptureMarked, @Nullable Role promotion);
  }

  /** A piece that a pawn may become, and where its letter ends. */
  private record Promotion(Role role, int end) {}

  private final String text;
  private final PieceLetters letters;
  private final FileLetters files;
  private final MarkReader markReader;

  private final Set<San> exact = new LinkedHashSet<>();
  private final Set<San> loose = new LinkedHashSet<>();
  private @Nullable Marks marks;

  /** Where the next character is read, in the reading that is tried. */
  private int index;

  /** Whether the reading that is tried has kept to the case and script of its letters. */
  private boolean isExact;

  /** Whether a file of the reading has a Latin letter. */
  private boolean isLatin;

  /** Whether a file of the reading has a letter of the language's own script; none has both. */
  private boolean isNative;

  /**
   * @param text normalised, not empty, without spaces around it
   */
  MoveParser(String text, PieceLetters letters, FileLetters files, MarkReader markReader) {
    this.text = text;
    this.letters = letters;
    this.files = files;
    this.markReader = markReader;
  }

  Result parse() {
    List<PieceLetters.Match> pieces = letters.at(text, 0);
    for (PieceLetters.Match piece : pieces) {
      if (piece.isExact()) {
        readPiece(piece);
      }
    }
    boolean isPieceIncomplete = !pieces.isEmpty() && exact.isEmpty() && loose.isEmpty();
    if (isFirstLetterFree(isPieceIncomplete)) {
      readWithoutPiece();
    }
    // Two whole squares leave no doubt: b1c3 is no bishop.
    if (exact.stream().noneMatch(San.FromTo.class::isInstance)) {
      for (PieceLetters.Match piece : pieces) {
        if (!piece.isExact()) {
          readPiece(piece);
        }
      }
    }
    loose.removeAll(exact);
    return new Result(List.copyOf(exact), List.copyOf(loose), marks == null ? Marks.NONE : marks);
  }

  /**
   * Whether the first letter may be something else than a piece. A capital is a file only where all
   * is written in capitals, and not if it could be a piece of which something is missing: {@code
   * B4} may be half a bishop's move.
   */
  private boolean isFirstLetterFree(boolean isPieceIncomplete) {
    return !Character.isUpperCase(text.charAt(0))
        || (!isPieceIncomplete && text.chars().noneMatch(Character::isLowerCase));
  }

  private void begin(int start, boolean isExactSoFar) {
    index = start;
    isExact = isExactSoFar;
    isLatin = false;
    isNative = false;
  }

  private void readPiece(PieceLetters.Match piece) {
    begin(piece.length(), piece.isExact());
    Role role = piece.role();
    skipSpaces();
    Place first = place();
    if (role == Role.KING && first.rank() == null && isPartOfLongerName(piece)) {
      // There is but one king, and no need to say from which file: the longer name is meant.
      isExact = false;
    }
    int afterFirst = index;
    boolean isFirstExact = isExact;
    Sign sign = sign();
    int afterSign = index;
    Square to = place().square();
    if (to != null) {
      finish(
          (capture, promotion) ->
              new San.Step(
                  role, first.file(), first.rank(), capture || sign == Sign.CAPTURE, to, promotion),
          to,
          role);
      return;
    }
    Square only = first.square();
    isExact = isFirstExact;
    if (only != null) {
      index = afterFirst;
      finish(
          (capture, promotion) -> new San.Step(role, null, null, capture, only, promotion),
          only,
          role);
    } else if (first.isEmpty() && sign == Sign.CAPTURE && role != Role.PAWN) {
      readNamedCapture(role, afterSign);
    }
  }

  private boolean isPartOfLongerName(PieceLetters.Match piece) {
    return letters.at(text, 0).stream()
        .anyMatch(other -> other.isExact() && other.length() > piece.length());
  }

  /** A capture that names what is taken, as in {@code RxA} or {@code RxCe5}. */
  private void readNamedCapture(Role role, int start) {
    for (PieceLetters.Match captured : letters.at(text, start)) {
      int end = start + captured.length();
      index = end;
      Square to = place().square();
      Marks found = markReader.read(text, to == null ? end : index);
      if (captured.isExact() && found != null) {
        add(new San.PieceCapture(role, captured.role(), to), found);
      }
    }
  }

  private void readWithoutPiece() {
    begin(0, true);
    Place first = place();
    int afterFirst = index;
    boolean isFirstExact = isExact;
    Sign sign = sign();
    Place second = place();
    Square from = first.square();
    Square to = second.square();
    File file = first.file();
    boolean isCapture = sign == Sign.CAPTURE;
    if (from != null && to != null) {
      Role uci = sign == Sign.NONE ? uciPromotion() : null;
      if (uci != null) {
        Marks found = markReader.read(text, index + 1);
        if (found != null) {
          add(new San.FromTo(from, to, false, uci), found);
        }
      } else if (!from.equals(to)) {
        finish(
            (capture, promotion) -> new San.FromTo(from, to, capture || isCapture, promotion),
            to,
            Role.PAWN);
      }
    } else if (from != null) {
      index = afterFirst;
      isExact = isFirstExact;
      finish(
          (capture, promotion) -> new San.Step(Role.PAWN, null, null, capture, from, promotion),
          from,
          Role.PAWN);
    } else if (file != null && first.rank() == null && sign != Sign.HYPHEN) {
      readPawnFromFile(file, isCapture, second);
    } else if (first.isEmpty() && isCapture && to != null) {
      isExact = false;
      finish((capture, promotion) -> new San.AnyCapture(to, promotion), to, Role.PAWN);
    }
  }

  /**
   * What a pawn becomes by the small letter that ends coordinates, as in {@code b2a1r}: that is
   * UCI's letter in every language, whatever piece of its own would begin with it.
   */
  private @Nullable Role uciPromotion() {
    if (index + 1 != text.length()) {
      return null;
    }
    return switch (text.charAt(index)) {
      case 'q' -> Role.QUEEN;
      case 'r' -> Role.ROOK;
      case 'b' -> Role.BISHOP;
      case 'n' -> Role.KNIGHT;
      default -> null;
    };
  }

  private void readPawnFromFile(File file, boolean isCapture, Place second) {
    Square to = second.square();
    File toFile = second.file();
    if (to != null && file == toFile) {
      // A stutter, or a piece in lower case: dd4. It is the pawn only where no piece is so written.
      if (letters.isLetter(text.charAt(0))) {
        return;
      }
      isExact = false;
    }
    if (to != null) {
      finish(
          (capture, promotion) ->
              new San.Step(Role.PAWN, file, null, capture || isCapture, to, promotion),
          to,
          Role.PAWN);
    } else if (toFile != null
        && text.chars().limit(index).noneMatch(Character::isUpperCase)
        && Math.abs(file.ordinal() - toFile.ordinal()) == 1) {
      finish((capture, promotion) -> new San.PawnCapture(file, toFile, promotion), null, Role.PAWN);
    }
  }

  /** Reads the rest: a trailing sign of capture, a promotion, marks. */
  private void finish(Reading reading, @Nullable Square to, Role role) {
    boolean isCapture = index < text.length() && text.charAt(index) == ':';
    int end = isCapture ? index + 1 : index;
    boolean isPromotion = false;
    for (Promotion promotion : promotions(end, to, role)) {
      Marks found = markReader.read(text, promotion.end());
      if (found != null) {
        add(reading.with(isCapture, promotion.role()), found);
        isPromotion = true;
      }
    }
    Marks found = isPromotion ? null : markReader.read(text, end);
    if (found != null) {
      add(reading.with(isCapture, null), found);
    }
  }

  private void add(San reading, Marks found) {
    (isExact ? exact : loose).add(reading);
    marks = marks == null ? found : marks;
  }

  /** The promotions that may stand here: {@code e8Q}, {@code e8=Q}, {@code e8(Q)}, {@code e8/Q}. */
  private List<Promotion> promotions(int start, @Nullable Square to, Role role) {
    int sign = afterSpaces(start);
    if (sign == text.length()) {
      return List.of();
    }
    char character = text.charAt(sign);
    if (character == '=' || character == '/') {
      int letter = afterSpaces(sign + 1);
      boolean isInParentheses = text.startsWith("(", letter);
      return promotionsAt(isInParentheses ? letter + 1 : letter, isInParentheses);
    }
    if (role != Role.PAWN) {
      return List.of();
    }
    if (character == '(') {
      return promotionsAt(sign + 1, true);
    }
    boolean mayStandApart = to == null || isEndRank(to);
    return sign == start || mayStandApart ? promotionsAt(sign, false) : List.of();
  }

  private List<Promotion> promotionsAt(int start, boolean isInParentheses) {
    List<PieceLetters.Match> matches = letters.at(text, start);
    boolean hasExact = matches.stream().anyMatch(PieceLetters.Match::isExact);
    List<Promotion> promotions = new ArrayList<>(1);
    for (PieceLetters.Match match : matches) {
      int end = start + match.length();
      boolean isClosed = !isInParentheses || text.startsWith(")", end);
      boolean isPossible = match.role() != Role.KING && match.role() != Role.PAWN;
      if (isClosed && isPossible && match.isExact() == hasExact) {
        promotions.add(new Promotion(match.role(), isInParentheses ? end + 1 : end));
      }
    }
    return promotions;
  }

  private static boolean isEndRank(Square square) {
    return square.rank() == Rank.R1 || square.rank() == Rank.R8;
  }

  private Place place() {
    return new Place(file(), rank());
  }

  private @Nullable File file() {
    FileLetters.Match match = files.at(text, index);
    if (match == null) {
      return null;
    }
    index += match.length();
    isLatin |= match.isLatin();
    isNative |= !match.isLatin();
    isExact &= match.isExact() && !(isLatin && isNative);
    return match.file();
  }

  private @Nullable Rank rank() {
    int number = index < text.length() ? text.charAt(index) - '1' : -1;
    if (number < 0 || number > 7) {
      return null;
    }
    index++;
    return Rank.of(number);
  }

  private Sign sign() {
    int start = afterSpaces(index);
    char character = start < text.length() ? text.charAt(start) : 0;
    Sign sign =
        character == '-' ? Sign.HYPHEN : MoveText.isCapture(character) ? Sign.CAPTURE : Sign.NONE;
    if (sign != Sign.NONE) {
      index = start + 1;
      skipSpaces();
    }
    return sign;
  }

  private void skipSpaces() {
    index = afterSpaces(index);
  }

  private int afterSpaces(int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) == ' ') {
      end++;
    }
    return end;
  }
}
