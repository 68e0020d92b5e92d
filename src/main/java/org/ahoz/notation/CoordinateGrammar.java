package org.ahoz.notation;

import java.util.Arrays;
import java.util.List;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
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

  /** A neighbouring file or rank. */
  private static final int NEIGHBOUR = 70;

  /** Any other file or rank. */
  private static final int OTHER = 100;

  /** Two figures that follow each other, or the two squares, in the wrong order. */
  private static final int SWAPPED = 60;

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
  public String write(Position position, Move move) {
    return isNumeric
        ? new NotationStyle.Iccf().write(position, move)
        : MoveWriter.uci(position, move);
  }

  @Override
  public int slip(San reading, Position position, Move move) {
    if (!(reading instanceof San.FromTo written)) {
      return WritingDistance.FAR;
    }
    Square to =
        move instanceof Move.Castle castle && position.isChess960() ? castle.rook() : move.to();
    int[] wanted = figures(move.from(), to);
    int[] found = figures(written.from(), written.to());
    int substituted = substituted(found, wanted);
    int swapped = isSwapped(found, wanted) ? SWAPPED : WritingDistance.FAR;
    int promotion =
        written.promotion() == null || written.promotion() == move.promotion() ? 0 : OTHER;
    return promotion + Math.min(substituted, swapped);
  }

  private static int[] figures(Square from, Square to) {
    return new int[] {
      from.file().ordinal(), from.rank().ordinal(), to.file().ordinal(), to.rank().ordinal()
    };
  }

  private static int substituted(int[] found, int[] wanted) {
    int cost = 0;
    for (int index = 0; index < wanted.length; index++) {
      int difference = Math.abs(found[index] - wanted[index]);
      cost += difference == 0 ? 0 : difference == 1 ? NEIGHBOUR : OTHER;
    }
    return cost;
  }

  private static boolean isSwapped(int[] found, int[] wanted) {
    int[] reversed = {found[2], found[3], found[0], found[1]};
    boolean isSwapped = Arrays.equals(reversed, wanted);
    for (int index = 0; index + 1 < found.length; index++) {
      int[] swapped = found.clone();
      swapped[index] = found[index + 1];
      swapped[index + 1] = found[index];
      isSwapped |= Arrays.equals(swapped, wanted);
    }
    return isSwapped;
  }

  @Override
  public boolean isMove(CharSequence digits) {
    return isNumeric
        && (digits.length() == 4 || digits.length() == 5)
        && digits.chars().allMatch(digit -> digit >= '1' && digit <= '8');
  }
}
