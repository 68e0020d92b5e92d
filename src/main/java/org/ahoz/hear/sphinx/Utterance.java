package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Move;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.SpokenNetwork.Meaning;
import org.jspecify.annotations.Nullable;

/** One utterance, compared with all that may be said. Immutable. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Utterance(float[][] features, Expected expected, SenoneScores scores, List<Fit> fits) {

  /** Less likely is what cannot be. */
  private static final double HARDLY = Search.NEVER / 2;

  Utterance {
    fits = List.copyOf(fits);
  }

  /**
   * How well one thing that may be said fits.
   *
   * @param number of the meaning in the network
   * @param sound natural logarithm of how likely the sound is as this
   * @param score the same with how often it is said
   */
  record Fit(int number, Meaning meaning, double sound, double score) {

    boolean isOf(Move move) {
      return meaning instanceof Meaning.OfMove of && of.move().equals(move);
    }
  }

  /** All that fits at all, the likeliest first; of a move its best way of being said alone. */
  static List<Fit> ranked(SpokenNetwork network, double[] sounds, double[] priors) {
    Map<Object, Fit> best = new HashMap<>();
    for (int number = 0; number < sounds.length; number++) {
      if (sounds[number] > HARDLY) {
        Meaning meaning = network.meanings().get(number);
        Fit fit = new Fit(number, meaning, sounds[number], sounds[number] + priors[number]);
        best.merge(
            meaning instanceof Meaning.OfMove of ? of.move() : meaning,
            fit,
            (one, other) -> one.score() >= other.score() ? one : other);
      }
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
    SpokenNetwork network = expected.network().only(fit.number());
    SearchGraph graph =
        new SearchGraphBuilder(model, network, expected.dictionary(), expected.habits(), true)
            .build();
    return Alignment.of(new Search(graph, model.hmms()), scores);
  }
}
