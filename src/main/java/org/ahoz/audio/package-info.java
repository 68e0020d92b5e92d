/**
 * Recorded sound: clips, audio files and the loudspeaker.
 *
 * <p>The main type is {@link org.ahoz.audio.AudioClip}, sixteen-bit sound in one channel. {@link
 * org.ahoz.audio.Wav} reads a clip from a file; {@link org.ahoz.audio.AudioFormat} begins the
 * files, and {@link org.ahoz.audio.Loudspeaker} is the other place that clips go to. Each library
 * that encodes is seen by one class. Nothing here knows of chess, of words or of speech engines,
 * and {@code javax.sound} is seen only here.
 */
@NullMarked
package org.ahoz.audio;

import org.jspecify.annotations.NullMarked;
