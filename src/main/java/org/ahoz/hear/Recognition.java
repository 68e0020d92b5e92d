package org.ahoz.hear;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a recognizer made of the sound of one utterance.
 *
 * @param hypotheses what may have been said of all that may be said now, the likeliest first
 * @param strangeness by how much less the sound is like all of it than it must be, for a frame, as
 *     a natural logarithm; above 0 it is strange
 * @param unlawful a move that is not legal and fits the sound far better than all that is; null
 *     when there is none
 * @param margin how much likelier the first is than the next that means something else, as a
 *     natural logarithm; infinite when there is no other
 * @param sound how long the utterance is
 * @param decoding how long it took to recognize
 */
public record Recognition(
    List<Hypothesis> hypotheses,
    double strangeness,
    @Nullable Hypothesis unlawful,
    double margin,
    Duration sound,
    Duration decoding) {

  /** Copies the hypotheses. */
  public Recognition {
    hypotheses = List.copyOf(hypotheses);
  }

  /** Of a recognizer that knows only whether something is like none of what may be said. */
  public Recognition(
      List<Hypothesis> hypotheses,
      boolean strange,
      @Nullable Hypothesis unlawful,
      double margin,
      Duration sound,
      Duration decoding) {
    this(
        hypotheses,
        strange ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY,
        unlawful,
        margin,
        sound,
        decoding);
  }

  /** Whether the sound is like none of it, and so is no move but other speech, or noise. */
  public boolean strange() {
    return strangeness > 0;
  }

  /** This where something a little stranger is taken for what may be said, too. */
  public Recognition forgiving(double more) {
    return new Recognition(hypotheses, strangeness - more, unlawful, margin, sound, decoding);
  }
}
