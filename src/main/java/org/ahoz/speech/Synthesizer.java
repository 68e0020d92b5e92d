package org.ahoz.speech;

import org.ahoz.announce.Utterance;

/** Speaks utterances with one voice. Threads may share it; they wait for one another. */
public interface Synthesizer extends AutoCloseable {

  /**
   * Makes an utterance audible.
   *
   * @throws SpeechException when a word cannot be said with this voice, or the engine fails
   */
  Speech speak(Utterance utterance);

  @Override
  void close();
}
