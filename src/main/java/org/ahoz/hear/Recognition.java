package org.ahoz.hear;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a recognizer made of the sound of one utterance.
 *
 * @param hypotheses what may have been said of all that may be said now, the likeliest first
 * @param strange whether the sound is like none of it, and so is no move but other speech, or noise
 * @param unlawful a move that is not legal and fits the sound far better than all that is; null
 *     when there is none
 * @param margin how much likelier the first is than the next that means something else, as a
 *     natural logarithm; infinite when there is no other
 * @param sound how long the utterance is
 * @param decoding how long it took to recognize
 */
public record Recognition(
    List<Hypothesis> hypotheses,
    boolean strange,
    @Nullable Hypothesis unlawful,
    double margin,
    Duration sound,
    Duration decoding) {

  /** Copies the hypotheses. */
  public Recognition {
    hypotheses = List.copyOf(hypotheses);
  }
}
