package org.ahoz.notation;

import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;

/**
 * How much of its origin tells a move from others of its kind to the same square (PGN 8.2.3.4).
 *
 * <p>A pawn that captures is named by its file (FIDE Laws C.9), and no more is ever needed of a
 * pawn; castling needs nothing.
 */
public enum Disambiguation {
  /** No other such piece can legally go there. */
  NONE,
  /** The file, which comes first where file or rank would do. */
  FILE,
  /** The rank, where the file is shared. */
  RANK,
  /** The whole square, where file and rank are shared, as among three queens. */
  SQUARE;

  /** What a legal move needs in the position before it. */
  public static Disambiguation of(Position position, Move move) {
    if (move.role() == Role.PAWN) {
      return move.isCapture() ? FILE : NONE;
    }
    if (move.role() == Role.KING) {
      return NONE;
    }
    Square from = move.from();
    boolean isAlone = true;
    boolean sharesFile = false;
    boolean sharesRank = false;
    for (Move other : position.legalMovesTo(move.role(), move.to())) {
      if (!other.from().equals(from)) {
        isAlone = false;
        sharesFile |= other.from().file() == from.file();
        sharesRank |= other.from().rank() == from.rank();
      }
    }
    if (isAlone) {
      return NONE;
    }
    if (!sharesFile) {
      return FILE;
    }
    return sharesRank ? SQUARE : RANK;
  }
}
