/**
 * Utterances made audible.
 *
 * <p>A {@link org.ahoz.speech.SpeechEngine} opens a {@link org.ahoz.speech.Synthesizer} for a
 * {@link org.ahoz.speech.Voice}, and that makes {@link org.ahoz.speech.Speech} of an utterance:
 * sound, and when each mark falls in it. {@link org.ahoz.speech.VoiceChooser} finds the voice for a
 * language and says why. Every engine has a package of its own below this one, the only place that
 * sees the engine's types. Nothing here decides what is said, or plays it.
 */
@NullMarked
package org.ahoz.speech;

import org.jspecify.annotations.NullMarked;
