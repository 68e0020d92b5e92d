package org.ahoz.notation;

import java.util.List;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/** Reads moves that are two squares and no piece: UCI, and ICCF's notation in figures. */
final class CoordinateGrammar implements MoveGrammar {

  private static final CoordinateGrammar UCI = new CoordinateGrammar(false);
  private static final CoordinateGrammar ICCF = new CoordinateGrammar(true);

  /** The pieces that a pawn may become, in the order of ICCF's figures 1 to 4. */
  private static final List<Role> PROMOTIONS =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  private static final MarkReader MARKS = new MarkReader(NotationLanguage.san());

  private final boolean isNumeric;

  private CoordinateGrammar(boolean isNumeric) {
    this.isNumeric = isNumeric;
  }

  static CoordinateGrammar uci() {
    return UCI;
  }

  static CoordinateGrammar iccf() {
    return ICCF;
  }

  /** ICCF's figure for a piece that a pawn becomes. */
  static int number(Role promotion) {
    return PROMOTIONS.indexOf(promotion) + 1;
  }

  @Override
  public @Nullable WrittenMove read(String text, String plain) {
    Square from = square(plain, 0);
    int second = afterSign(plain, 2);
    Square to = square(plain, second);
    if (from == null || to == null || from.equals(to)) {
      return null;
    }
    int end = second + 2;
    int letter = end < plain.length() && "=/".indexOf(plain.charAt(end)) >= 0 ? end + 1 : end;
    Role promotion = promotion(plain, letter);
    Marks marks = MARKS.read(plain, promotion == null ? end : letter + 1);
    return marks == null
        ? null
        : new WrittenMove(
            text, List.of(new San.FromTo(from, to, false, promotion)), List.of(), marks);
  }

  private static int afterSign(String plain, int start) {
    int index = start;
    while (index < plain.length() && " -x".indexOf(plain.charAt(index)) >= 0) {
      index++;
    }
    return index;
  }

  private @Nullable Square square(String plain, int start) {
    if (start + 2 > plain.length()) {
      return null;
    }
    int file = Character.toLowerCase(plain.charAt(start)) - (isNumeric ? '1' : 'a');
    int rank = plain.charAt(start + 1) - '1';
    return file < 0 || file > 7 || rank < 0 || rank > 7
        ? null
        : Square.of(File.of(file), Rank.of(rank));
  }

  private @Nullable Role promotion(String plain, int index) {
    if (index >= plain.length()) {
      return null;
    }
    char character = Character.toUpperCase(plain.charAt(index));
    for (Role role : PROMOTIONS) {
      if (character == (isNumeric ? (char) ('0' + number(role)) : role.letter())) {
        return role;
      }
    }
    return null;
  }

  @Override
  public @Nullable Marks marks(String plain) {
    return MARKS.read(plain, 0);
  }

  @Override
  public boolean isMove(CharSequence digits) {
    return isNumeric
        && (digits.length() == 4 || digits.length() == 5)
        && digits.chars().allMatch(digit -> digit >= '1' && digit <= '8');
  }
}
