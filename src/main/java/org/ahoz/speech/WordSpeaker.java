package org.ahoz.speech;

import java.util.List;
import org.ahoz.audio.AudioClip;

/**
 * The one thing that an engine has to be able to do: to say words in one breath.
 *
 * <p>Pauses, marks, loudness and the memory of what was said before are the same for all engines,
 * and {@link SplicingSynthesizer} adds them.
 */
public interface WordSpeaker extends AutoCloseable {

  /**
   * Says the words; silence before and after them does not matter.
   *
   * @throws SpeechException when a word cannot be said, or the engine fails
   */
  AudioClip say(Words words);

  /** As {@link Synthesizer#remarks}. */
  default List<String> remarks() {
    return List.of();
  }

  /** Lets go of the engine; it has nothing to let go of unless it says otherwise. */
  @Override
  default void close() {}
}
