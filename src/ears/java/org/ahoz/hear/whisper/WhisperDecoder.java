package org.ahoz.hear.whisper;

/** What Whisper does of which the rest need not know: writes what was said, by a grammar. */
interface WhisperDecoder extends AutoCloseable {

  /** Whether the model knows other languages than the first of {@link WhisperLanguages}. */
  boolean knowsManyLanguages();

  /**
   * What was said.
   *
   * @param grammar all that may be said, in the grammar notation of llama.cpp
   * @param language Whisper's code of the language
   * @param samples of 16 kHz, between -1 and 1
   * @return text, which may be empty
   */
  String decode(String grammar, String language, float[] samples);

  @Override
  void close();
}
