package org.ahoz.script;

import java.time.Duration;

/** How long the silence before a cue is. */
final class Pauses {

  /** Long enough to set up a move on a board at hand, short enough to follow a game. */
  private static final int BEFORE_MOVE = 700;

  /** Moves of a variation are looked at in the mind, and belong closer together. */
  private static final int BEFORE_MOVE_OF_VARIATION = 500;

  /** What is said of a move keeps close to it. */
  private static final int BEFORE_REMARK = 300;

  /** The deeper the line that begins or ends, the longer the silence, up to this depth. */
  private static final int DEEPEST = 5;

  private static final int BEFORE_CHANGE_OF_LINE = 800;
  private static final int MORE_A_LEVEL = 200;
  private static final int BEFORE_PART = 1000;

  private Pauses() {}

  /**
   * The silence before a cue.
   *
   * @param depth how deep the line is that begins, ends or goes on
   */
  static Duration before(Cue.Kind kind, int depth) {
    return Duration.ofMillis(
        switch (kind) {
          case MOVE -> depth == 0 ? BEFORE_MOVE : BEFORE_MOVE_OF_VARIATION;
          case TITLE, GLYPH, COMMENT, EVALUATION, CLOCK -> BEFORE_REMARK;
          case VARIATION_START, VARIATION_END ->
              BEFORE_CHANGE_OF_LINE + MORE_A_LEVEL * Math.min(depth, DEEPEST);
          case BOARD, RESULT -> BEFORE_PART;
        });
  }
}
