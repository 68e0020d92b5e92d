package org.ahoz.chess;

import org.jspecify.annotations.Nullable;

/** How the rules end a game, apart from resignation, agreement and clocks. */
public sealed interface Outcome {

  /** The side that has won, or null for a draw. */
  @Nullable Color winner();

  /** The king of the side to move is attacked and cannot be saved (FIDE Laws 5.1.1). */
  record Checkmate(Color winner) implements Outcome {}

  /** Nobody has won. */
  record Draw(DrawReason reason) implements Outcome {

    @Override
    public @Nullable Color winner() {
      return null;
    }
  }

  /** Why a game is drawn. */
  enum DrawReason {
    /** The side to move has no legal move and is not in check (FIDE Laws 5.2.1). */
    STALEMATE(true),
    /** Neither side can ever give mate (FIDE Laws 5.2.2). */
    DEAD_POSITION(true),
    /** The same position has appeared five times (FIDE Laws 9.6.1). */
    FIVEFOLD_REPETITION(true),
    /** Both sides have made 75 moves without a capture or a pawn's move (FIDE Laws 9.6.2). */
    SEVENTY_FIVE_MOVES(true),
    /** The same position has appeared three times (FIDE Laws 9.2). */
    THREEFOLD_REPETITION(false),
    /** Both sides have made 50 moves without a capture or a pawn's move (FIDE Laws 9.3). */
    FIFTY_MOVES(false);

    private final boolean automatic;

    DrawReason(boolean automatic) {
      this.automatic = automatic;
    }

    /** Whether it ends the game at once; otherwise a player may claim the draw. */
    public boolean isAutomatic() {
      return automatic;
    }
  }
}
