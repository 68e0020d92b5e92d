package org.ahoz.notation;

import java.util.Set;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;

/**
 * How far a move in descriptive notation that is not legal is from one that is, by what its parts
 * mean: its writing has too many forms to be compared. Costs are hundredths of a slip of the pen.
 */
final class DescriptiveSlip {

  /** The other of the two files that a name may have: the king's bishop's for the queen's. */
  private static final int OTHER_SIDE = 60;

  /** A rank counted from the other player's side. */
  private static final int OTHER_VIEW = 60;

  private static final int NEIGHBOUR = 70;
  private static final int DEPARTURE = 40;
  private static final int KING_FOR_CASTLING = 20;
  private static final int OTHER_CASTLING = 80;
  private static final int OTHER = 100;

  /** Whoever writes a piece seldom means another: only what follows can tell that he did. */
  private static final int OTHER_PIECE = 130;

  private DescriptiveSlip() {}

  static int of(San reading, Position position, Move move) {
    if (reading instanceof San.Castle castle) {
      return move instanceof Move.Castle other && other.side() != castle.side()
          ? OTHER_CASTLING
          : WritingDistance.FAR;
    }
    if (!(reading instanceof DescriptiveMove written)) {
      return WritingDistance.FAR;
    }
    Color turn = position.turn();
    if (move instanceof Move.Castle castle) {
      boolean isKingMove =
          written.piece().role() == Role.KING
              && written.captured() == null
              && written.to().holds(castle.to(), turn);
      return isKingMove ? KING_FOR_CASTLING : WritingDistance.FAR;
    }
    int cost = written.piece().role() == move.role() ? 0 : OTHER_PIECE;
    cost += written.piece().mayBe(position, turn, move.from(), turn) ? 0 : DEPARTURE;
    cost += target(written, position, move);
    Role promotion = written.promotion();
    return promotion == null || promotion == move.promotion() ? cost : cost + OTHER;
  }

  private static int target(DescriptiveMove written, Position position, Move move) {
    DescriptivePiece captured = written.captured();
    if (captured == null) {
      boolean isCaptureWritten = written.capture();
      return place(written.to(), move.to(), position.turn())
          + (isCaptureWritten == move.isCapture() ? 0 : OTHER_SIDE);
    }
    if (!move.isCapture()) {
      return WritingDistance.FAR;
    }
    boolean isThere = captured.mayBe(position, position.turn().other(), move.to(), position.turn());
    return (captured.role() == move.captured() ? 0 : OTHER) + (isThere ? 0 : DEPARTURE);
  }

  private static int place(DescriptivePlace place, Square square, Color turn) {
    return file(place.files(), square.file()) + rank(place, square, turn);
  }

  private static int file(Set<File> files, File wanted) {
    if (files.contains(wanted)) {
      return 0;
    }
    Role owner = DescriptivePlace.owner(wanted);
    CastlingSide side =
        wanted.compareTo(File.E) < 0 ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE;
    if (files.equals(DescriptivePlace.filesOf(owner, side))) {
      return OTHER_SIDE;
    }
    return files.stream().anyMatch(file -> Math.abs(file.ordinal() - wanted.ordinal()) == 1)
        ? NEIGHBOUR
        : OTHER;
  }

  private static int rank(DescriptivePlace place, Square square, Color turn) {
    Rank rank = place.rank();
    Rank wanted = DescriptivePlace.seenFrom(turn, square.rank());
    if (rank == null || rank == wanted) {
      return 0;
    }
    if (rank == DescriptivePlace.seenFrom(turn.other(), square.rank())) {
      return OTHER_VIEW;
    }
    return Math.abs(rank.ordinal() - wanted.ordinal()) == 1 ? NEIGHBOUR : OTHER;
  }
}
