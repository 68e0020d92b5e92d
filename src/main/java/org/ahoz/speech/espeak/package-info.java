/**
 * eSpeak NG, a formant synthesizer for a hundred languages, inside this program or beside it.
 *
 * <p>The main types are {@link org.ahoz.speech.espeak.EspeakEngine}, which calls the library that a
 * jar carries, and {@link org.ahoz.speech.espeak.EspeakCommandEngine}, which runs the command
 * {@code espeak-ng} where the library cannot be loaded. No other package sees {@code com.sun.jna}.
 * eSpeak NG is under the GPL 3; this package calls it and contains nothing of it.
 */
@NullMarked
package org.ahoz.speech.espeak;

import org.jspecify.annotations.NullMarked;
