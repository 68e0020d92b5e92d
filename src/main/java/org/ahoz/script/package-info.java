/**
 * The script of a game: everything that is said of it in its order, from title to result, with
 * comments and variations, each cue with its place in the game and the pause before it.
 *
 * <p>The main type is {@link org.ahoz.script.GameScript}. All words are those of an {@link
 * org.ahoz.announce.Announcer}, but for the prose of comments, which is the annotator's; moves
 * within that prose are said as moves. It neither prints nor makes sound.
 */
@NullMarked
package org.ahoz.script;

import org.jspecify.annotations.NullMarked;
