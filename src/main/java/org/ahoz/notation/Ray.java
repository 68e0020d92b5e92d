package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;

/** Lines of the board, along ranks, files and diagonals. */
final class Ray {

  private Ray() {}

  /** Whether a piece, not a pawn, may go from one square to the other on an empty board. */
  static boolean leads(Role role, Square from, Square to) {
    int files = Math.abs(from.file().ordinal() - to.file().ordinal());
    int ranks = Math.abs(from.rank().ordinal() - to.rank().ordinal());
    if (files == 0 && ranks == 0) {
      return false;
    }
    boolean straight = files == 0 || ranks == 0;
    boolean diagonal = files == ranks;
    return switch (role) {
      case KNIGHT -> files * ranks == 2;
      case BISHOP -> diagonal;
      case ROOK -> straight;
      case QUEEN -> straight || diagonal;
      case KING -> files <= 1 && ranks <= 1;
      case PAWN -> false;
    };
  }

  /** The squares strictly between two, in order; none when they share no line. */
  static List<Square> between(Square from, Square to) {
    List<Square> squares = new ArrayList<>();
    if (leads(Role.QUEEN, from, to)) {
      int files = Integer.signum(to.file().ordinal() - from.file().ordinal());
      int ranks = Integer.signum(to.rank().ordinal() - from.rank().ordinal());
      Square square = from;
      while (true) {
        square =
            Square.of(
                File.of(square.file().ordinal() + files), Rank.of(square.rank().ordinal() + ranks));
        if (square.equals(to)) {
          break;
        }
        squares.add(square);
      }
    }
    return squares;
  }

  /** The squares from one of a rank to the farthest of others on it, without the first. */
  static List<Square> from(Square start, Square... others) {
    int west = start.file().ordinal();
    int east = west;
    for (Square other : others) {
      west = Math.min(west, other.file().ordinal());
      east = Math.max(east, other.file().ordinal());
    }
    List<Square> squares = new ArrayList<>();
    for (int distance = 1; distance < 8; distance++) {
      for (int file :
          new int[] {start.file().ordinal() - distance, start.file().ordinal() + distance}) {
        if (file >= west && file <= east) {
          squares.add(Square.of(File.of(file), start.rank()));
        }
      }
    }
    return squares;
  }
}
