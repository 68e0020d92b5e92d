package org.ahoz.audio.listening;

import java.util.List;

/** Makes utterances of the sound of one microphone. */
interface Ear {

  /**
   * Hears the next samples.
   *
   * @return what ended with them, mostly nothing
   */
  List<ListeningEvent> hear(short[] samples);

  /** There is a gap in the sound: what was not ended is forgotten. */
  void interrupt();
}
