package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a recognizer may have heard.
 *
 * @param words in the order in which they were said
 * @param logLikelihood natural logarithm of how likely it is, comparable among the hypotheses for
 *     one utterance alone; null where the recognizer only orders them
 * @param exact whether the recognizer chose it among the sentences of the phrase book, and so has
 *     weighed already what else sounds like it: each word stands for itself
 */
public record Hypothesis(List<HeardWord> words, @Nullable Double logLikelihood, boolean exact) {

  /** Copies the words. */
  public Hypothesis {
    words = List.copyOf(words);
  }

  /** What a recognizer of any speech heard. */
  public Hypothesis(List<HeardWord> words, @Nullable Double logLikelihood) {
    this(words, logLikelihood, false);
  }

  /** Words of which no confidence is known. */
  public static Hypothesis of(String text) {
    List<HeardWord> words = new ArrayList<>();
    for (String word : text.strip().split("\\s+", -1)) {
      if (!word.isEmpty()) {
        words.add(HeardWord.of(word));
      }
    }
    return new Hypothesis(words, null);
  }

  /** The words as one text. */
  public String text() {
    return words.stream().map(HeardWord::text).collect(Collectors.joining(" "));
  }
}
