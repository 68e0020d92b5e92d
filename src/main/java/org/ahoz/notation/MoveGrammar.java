package org.ahoz.notation;

import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.jspecify.annotations.Nullable;

/** How moves of one style look, for styles other than algebraic. */
interface MoveGrammar {

  /**
   * The move that a text writes; null when it writes none.
   *
   * @param text as it stands
   * @param plain the same normalised, not empty, without spaces around it
   */
  @Nullable WrittenMove read(String text, String plain);

  /** The marks that a text writes; null when others. */
  @Nullable Marks marks(String plain);

  /** The legal move as moves of this style are written. */
  String write(Position position, Move move);

  /**
   * How far a reading that means no such move is from a legal one, in hundredths of a slip of the
   * pen.
   */
  int slip(San reading, Position position, Move move);

  /**
   * Whether what stands in parentheses belongs to a move, so that they do not open a variation.
   *
   * @param inside without the parentheses
   */
  default boolean isPartOfMove(String inside) {
    return false;
  }

  /** Whether a number of these digits is a move, and none of the game's numbers. */
  default boolean isMove(CharSequence digits) {
    return false;
  }
}
