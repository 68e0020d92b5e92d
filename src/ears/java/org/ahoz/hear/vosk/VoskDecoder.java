package org.ahoz.hear.vosk;

/** What Vosk does of which the rest need not know: hears by a list of phrases. */
interface VoskDecoder extends AutoCloseable {

  /**
   * What was said.
   *
   * @param phrases all that may be said, as a JSON list
   * @param samples of 16 kHz
   * @return Vosk's answer, in JSON
   */
  String decode(String phrases, short[] samples);

  /** Makes ready to hear by a list of phrases. */
  void prepare(String phrases);

  @Override
  void close();
}
