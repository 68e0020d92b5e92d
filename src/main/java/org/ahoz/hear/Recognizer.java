package org.ahoz.hear;

import java.util.List;
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
   * What was said in one of several languages: for each book what it may have been in its words.
   * How likely hypotheses are is comparable among all of them; an unlawful move is told once, and
   * where something is strange, or clear, it is so beside all languages.
   *
   * @param books of the same position, one for each language
   * @throws EarsException when this recognizer hears one language at a time
   */
  default List<Recognition> recognize(AudioClip utterance, List<PhraseBook> books, Talk talk) {
    if (books.size() > 1) {
      throw new EarsException(
          EarsException.Kind.OTHER_LANGUAGE,
          "several languages",
          "these ears hear one language at a time",
          "name one, or use the ears that come with this program");
    }
    return List.of(recognize(utterance, books.get(0), talk));
  }

  /**
   * Makes all that may be said in a position ready, so that the next utterance need not wait. Does
   * nothing where nothing can be made ready.
   */
  default void prepare(PhraseBook book, Talk talk) {}

  /** The same for several languages at once. */
  default void prepare(List<PhraseBook> books, Talk talk) {
    books.forEach(book -> prepare(book, talk));
  }

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
