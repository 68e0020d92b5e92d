package org.ahoz.announce;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.ahoz.lexicon.Condition;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Phrase;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.Saying;
import org.ahoz.lexicon.Style;
import org.jspecify.annotations.Nullable;

/**
 * The phrases of one lexicon in a style and an alphabet, each made ready when it is first said.
 * Safe to share between threads.
 */
final class SpokenPhrases {

  private static final int CONDITIONS = Condition.values().length;

  private final Lexicon lexicon;
  private final Style style;
  private final Wording wording;
  private final AtomicReferenceArray<SpokenSaying> sayings =
      new AtomicReferenceArray<>(PhraseKey.values().length * CONDITIONS);

  SpokenPhrases(Lexicon lexicon, Style style, Wording wording) {
    this.lexicon = lexicon;
    this.style = style;
    this.wording = wording;
  }

  /** What is said where a condition holds; null when the lexicon does not have the phrase. */
  @Nullable SpokenSaying find(PhraseKey key, Condition condition) {
    int index = key.ordinal() * CONDITIONS + condition.ordinal();
    SpokenSaying known = sayings.get(index);
    if (known != null) {
      return known;
    }
    Phrase phrase = lexicon.phrase(key, style).orElse(null);
    if (phrase == null) {
      return null;
    }
    SpokenSaying made = prepare(phrase.when(condition));
    sayings.set(index, made);
    return made;
  }

  /**
   * What is said where a condition holds.
   *
   * @throws IllegalStateException when the lexicon does not have the phrase
   */
  SpokenSaying require(PhraseKey key, Condition condition) {
    SpokenSaying saying = find(key, condition);
    if (saying == null) {
      throw new IllegalStateException("the lexicon " + lexicon + " has no phrase " + key.path());
    }
    return saying;
  }

  /** Makes a saying ready that is no phrase of its own, such as an annotation. */
  SpokenSaying prepare(Saying saying) {
    return SpokenSaying.of(saying, wording);
  }
}
