/**
 * From heard words to the move that was meant, among those that are legal now.
 *
 * <p>A {@link org.ahoz.hear.Listener} takes what a recognizer heard and answers in one of a few
 * ways: a move, a question, the reason why a move is not legal, an order, or that it did not
 * understand. It compares what was heard with all that may be said in the position, which a {@link
 * org.ahoz.hear.PhraseBook} holds; its sentences are made of the same templates from which moves
 * are announced. Right behind a move ({@link org.ahoz.hear.LastMove}) that includes what puts it
 * right. It never parses free text, and takes no move that is not clearly the likeliest.
 */
@NullMarked
package org.ahoz.hear;

import org.jspecify.annotations.NullMarked;
