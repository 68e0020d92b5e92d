package org.ahoz.hear;

import org.ahoz.audio.AudioClip;

/** Hears sound: chooses among what may be said now, or writes what was said. */
public interface Recognizer extends AutoCloseable {

  /**
   * What was said.
   *
   * @param utterance one utterance, with a quarter of a second of quiet before and behind it
   * @param book all that may be said in the position
   * @param talk what was said before about the same move
   */
  Recognition recognize(AudioClip utterance, PhraseBook book, Talk talk);

  @Override
  void close();
}
