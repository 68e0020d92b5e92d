package org.ahoz.hear;

import java.util.Set;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;

/**
 * The move that was made last, while whoever said it may still put it right.
 *
 * @param before the position in which it was made
 * @param refused moves that were understood in that position and refused, which are not heard again
 */
public record LastMove(Position before, Move move, Set<Move> refused) {

  /** Refuses a move that cannot have been made. */
  public LastMove {
    if (!before.isLegal(move)) {
      throw new IllegalArgumentException(move + " is not legal in " + before.fen());
    }
    refused = Set.copyOf(refused);
  }

  /** The position to which the move has led. */
  public Position after() {
    return before.play(move);
  }
}
