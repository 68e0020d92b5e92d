/**
 * Voices of recorded words.
 *
 * <p>The main type is {@link org.ahoz.speech.clips.ClipsEngine}, which puts recordings one after
 * another, the longest first, and has another voice say what was not recorded. {@link
 * org.ahoz.speech.clips.ClipCheck} says beforehand what is missing, and {@link
 * org.ahoz.speech.clips.Take} judges a recording while it is made. Nothing here knows a microphone
 * or a loudspeaker.
 */
@NullMarked
package org.ahoz.speech.clips;

import org.jspecify.annotations.NullMarked;
