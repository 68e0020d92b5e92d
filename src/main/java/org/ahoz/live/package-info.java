/**
 * Listening to a game that one steers by keys, as values: no terminal, no clock and no sound is
 * seen here.
 *
 * <p>The main type is {@link org.ahoz.live.Session}: where a listener is in the {@linkplain
 * org.ahoz.live.Track track} of a game. A {@link org.ahoz.live.Key} or the end of what sounds leads
 * to a {@link org.ahoz.live.Turn}: the next session, and what is to be heard now. Every key is
 * answered by a sound.
 */
@NullMarked
package org.ahoz.live;

import org.jspecify.annotations.NullMarked;
