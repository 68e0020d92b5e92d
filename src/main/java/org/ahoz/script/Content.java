package org.ahoz.script;

/** What may be said of a game beside its moves. */
public enum Content {
  /** Who plays, where and when, and how the game ended. */
  HEADERS,
  /** What the annotator wrote. */
  COMMENTS,
  /** Other moves that might have been played. */
  VARIATIONS,
  /**
   * Variations in one go, without going back to the game between two in place of the same move, and
   * without going back to one of which nothing is left.
   */
  JOINED_VARIATIONS,
  /**
   * Sentences of comments in which there are moves, and comments behind variations: without them
   * and without variations no move is heard but those of the game.
   */
  QUOTED_MOVES,
  /** Judgements on moves and positions, and offers of a draw. */
  GLYPHS,
  /** What an engine thought of positions. */
  EVALUATIONS,
  /** What the clocks showed. */
  CLOCKS
}
