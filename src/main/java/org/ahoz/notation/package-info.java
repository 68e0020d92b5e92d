/**
 * Moves and games as they are written.
 *
 * <p>A move as written is a value of its own, {@link org.ahoz.notation.San}; what it means in a
 * position is found by asking the position, and may be one move, several, or none with a typed
 * {@link org.ahoz.notation.Reason}. {@link org.ahoz.notation.MoveReader} reads single moves, {@link
 * org.ahoz.notation.MoveWriter} writes them, and {@link org.ahoz.notation.PgnReader} reads games,
 * one after the other. The letters and marks of a language come in as a {@link
 * org.ahoz.notation.NotationLanguage}; this package knows none but PGN's own. Every way to write
 * moves, in and out, is a value of {@link org.ahoz.notation.NotationStyle}. The package says
 * nothing aloud.
 */
@NullMarked
package org.ahoz.notation;

import org.jspecify.annotations.NullMarked;
