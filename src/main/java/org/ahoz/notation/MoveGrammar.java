package org.ahoz.notation;

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
