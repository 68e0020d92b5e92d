/**
 * What is said of a move: from a position and a move to an {@link org.ahoz.announce.Utterance} of
 * words, pauses and marks.
 *
 * <p>The main type is {@link org.ahoz.announce.Announcer}. It takes every word and every order of
 * words from a lexicon and everything that is true of the move from the position, never from what
 * was written. It makes no sound: that is {@code org.ahoz.speech}.
 */
@NullMarked
package org.ahoz.announce;

import org.jspecify.annotations.NullMarked;
