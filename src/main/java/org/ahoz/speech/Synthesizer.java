package org.ahoz.speech;

import java.util.List;
import org.ahoz.announce.Utterance;

/** Speaks utterances with one voice. Threads may share it; they wait for one another. */
public interface Synthesizer extends AutoCloseable {

  /**
   * Makes an utterance audible.
   *
   * @throws SpeechException when a word cannot be said with this voice, or the engine fails
   */
  Speech speak(Utterance utterance);

  /**
   * What the listener should know of what was spoken so far, such as words that another voice had
   * to say: one sentence each, in the order in which they were found, none twice.
   */
  default List<String> remarks() {
    return List.of();
  }

  @Override
  void close();
}
