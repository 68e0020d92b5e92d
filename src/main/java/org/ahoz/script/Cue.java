package org.ahoz.script;

import java.time.Duration;
import org.ahoz.announce.Utterance;

/**
 * Something that is said in one piece.
 *
 * @param kind what it is
 * @param utterance what is said; its language may differ from that of other cues. That of a move
 *     begins with a mark, such as {@code game-1-ply-17}, or {@code game-1-variation-2-ply-17} in
 *     the second variation that is said of the game
 * @param place where in the game it belongs
 * @param pause the silence before it, zero or more
 */
public record Cue(Kind kind, Utterance utterance, Place place, Duration pause) {

  /** What a cue is. */
  public enum Kind {
    /** A sentence of the title: a player, the event, the date. */
    TITLE,
    /** A move, or that the turn was passed. */
    MOVE,
    /** A judgement on the move before, or the offer of a draw with it. */
    GLYPH,
    /** A sentence of a comment, or a part of one where languages change within it. */
    COMMENT,
    /** What an engine thinks of the position. */
    EVALUATION,
    /** How much time is left. */
    CLOCK,
    /** That the moves to come replace one. */
    VARIATION_START,
    /** That they are over, and to which move the line goes back. */
    VARIATION_END,
    /** What stands where, or whose turn it is. */
    BOARD,
    /** How the game ended, and why. */
    RESULT
  }

  /**
   * How many variations deep the listener is while it is said; 0 in the game itself. Where a
   * variation is left, the words that say so belong to the line that goes on.
   */
  public int level() {
    return kind == Kind.VARIATION_END ? place.depth() - 1 : place.depth();
  }
}
