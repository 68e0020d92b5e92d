/**
 * Listening: when somebody speaks, how well it can be heard, and the microphone that may vanish
 * while one waits.
 *
 * <p>The main type is {@link org.ahoz.audio.listening.Listening}, which makes utterances of what a
 * microphone hears; {@link org.ahoz.audio.listening.Endpointer} finds them in any sound, without
 * threads or devices, and {@link org.ahoz.audio.listening.SoundQuality} says how good they are.
 * What is said in them is not known here.
 */
@NullMarked
package org.ahoz.audio.listening;

import org.jspecify.annotations.NullMarked;
