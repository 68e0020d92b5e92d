package org.ahoz.hear;

import org.ahoz.chess.Move;

/**
 * A move that may have been meant.
 *
 * @param confidence how likely it is, 0 to 1
 */
public record Likely(Move move, double confidence) {}
