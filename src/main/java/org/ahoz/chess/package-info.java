/**
 * The rules of chess, as immutable values.
 *
 * <p>The main type is {@link org.ahoz.chess.Position}: it knows its legal moves and makes the
 * position after each. {@link org.ahoz.chess.Fen} reads and writes positions; {@link
 * org.ahoz.chess.Line} follows a game, its repetitions and its end. Everything here may be shared
 * between threads. This package knows no notation of moves and no language: that is {@code
 * org.ahoz.notation} and above.
 */
@NullMarked
package org.ahoz.chess;

import org.jspecify.annotations.NullMarked;
