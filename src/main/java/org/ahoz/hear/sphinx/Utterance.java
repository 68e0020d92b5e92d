package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Move;
import org.ahoz.hear.SpokenNetwork.Meaning;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.SenoneScores;
import org.jspecify.annotations.Nullable;

/** One utterance, compared with all that may be said, in one language or in several. Immutable. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Utterance(
    float[][] features, SenoneScores scores, List<Fit> fits, Map<Fit, Alignment> alignments) {

  /** Less likely is what cannot be. */
  private static final double HARDLY = Search.NEVER / 2;

  Utterance {
    fits = List.copyOf(fits);
    alignments = Map.copyOf(alignments);
  }

  /** An utterance of which no part has been looked at yet. */
  Utterance(float[][] features, SenoneScores scores, List<Fit> fits) {
    this(features, scores, fits, Map.of());
  }

  /** By sound alone, the natural logarithm of how likely the likeliest is. */
  static double best(List<Fit> fits) {
    return fits.stream().mapToDouble(Fit::sound).max().orElse(Double.NEGATIVE_INFINITY);
  }

  /**
   * How well one thing that may be said fits.
   *
   * @param expected in which language
   * @param number of the meaning in its network
   * @param sound natural logarithm of how likely the sound is as this
   * @param score the same with how often it is said
   */
  record Fit(Expected expected, int number, Meaning meaning, double sound, double score) {

    boolean isOf(Move move) {
      return meaning instanceof Meaning.OfMove of && of.move().equals(move);
    }

    /** Whether it puts the last move right. */
    boolean isCorrection() {
      return meaning instanceof Meaning.OfMove of && expected.book().corrects(of.move());
    }

    /** The mean of this and of how it sounds to the model as the speaker has it. */
    Fit withMean(double other) {
      double mean = (sound + other) / 2;
      return new Fit(expected, number, meaning, mean, score - sound + mean);
    }
  }

  /** All that fits at all, the likeliest first; of a move its best way of being said alone. */
  static List<Fit> ranked(Expected expected, double[] sounds, double[] priors) {
    List<Fit> fits = new ArrayList<>();
    for (int number = 0; number < sounds.length; number++) {
      if (sounds[number] > HARDLY) {
        Meaning meaning = expected.network().meanings().get(number);
        fits.add(
            new Fit(expected, number, meaning, sounds[number], sounds[number] + priors[number]));
      }
    }
    return ranked(fits);
  }

  /** Those of several languages, the likeliest first; each meaning in one of them alone. */
  static List<Fit> ranked(List<Fit> fits) {
    Map<Object, Fit> best = new HashMap<>();
    for (Fit fit : fits) {
      best.merge(
          fit.meaning() instanceof Meaning.OfMove of ? of.move() : fit.meaning(),
          fit,
          (one, other) -> one.score() >= other.score() ? one : other);
    }
    List<Fit> ranked = new ArrayList<>(best.values());
    ranked.sort(Comparator.comparingDouble((Fit fit) -> -fit.score()));
    return ranked;
  }

  /** By how much the likeliest is likelier than the next, by sound alone. */
  double soundMargin() {
    return fits.size() < 2
        ? Double.POSITIVE_INFINITY
        : fits.get(0).sound() - fits.stream().skip(1).mapToDouble(Fit::sound).max().orElseThrow();
  }

  /** By how much the likeliest is likelier than the next, all told. */
  double margin() {
    return fits.size() < 2 ? Double.POSITIVE_INFINITY : fits.get(0).score() - fits.get(1).score();
  }

  /** How well a move fits; null when it cannot have been said. */
  @Nullable Fit of(Move move) {
    return fits.stream().filter(fit -> fit.isOf(move)).findFirst().orElse(null);
  }

  /** Which part of the sound is what, where this was said; null when it is too short for it. */
  @Nullable Alignment alignment(Fit fit, AcousticModel model) {
    Alignment known = alignments.get(fit);
    return known != null
        ? known
        : Alignment.of(fit.expected().wordByWord(model, fit.number()), scores);
  }
}
