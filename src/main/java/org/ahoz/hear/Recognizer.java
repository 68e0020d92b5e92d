package org.ahoz.hear;

import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Move;

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

  /**
   * Makes all that may be said in a position ready, so that the next utterance need not wait. Does
   * nothing where nothing can be made ready.
   */
  default void prepare(PhraseBook book, Talk talk) {}

  /**
   * Learns from the last utterance how its speaker sounds; where a question was answered, from the
   * one that was asked about. Does nothing where nothing can be learnt.
   *
   * @param move what was understood
   * @param confirmed whether the speaker was asked about this move, and said that it was meant
   */
  default void learn(Move move, boolean confirmed) {}

  @Override
  void close();
}
