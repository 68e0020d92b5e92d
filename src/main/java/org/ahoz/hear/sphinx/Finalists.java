package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.SenoneScores;
import org.jspecify.annotations.Nullable;

/**
 * The likeliest of all that may have been said: few enough to be looked at word by word, and
 * compared once more with the model as the speaker has it. Made for one thread and one utterance.
 */
final class Finalists {

  /** So many at most. */
  private static final int MOST = 10;

  /** What is so much less likely than the first comes no nearer, as a natural logarithm. */
  private static final double FAR = 150;

  private final Map<Expected, List<Utterance.Fit>> fits = new LinkedHashMap<>();
  private final Map<Expected, Search> searches = new HashMap<>();

  private Finalists() {}

  /**
   * The likeliest.
   *
   * @param ranked all, the likeliest first
   */
  static Finalists of(List<Utterance.Fit> ranked, AcousticModel model) {
    Finalists finalists = new Finalists();
    for (Utterance.Fit fit : ranked.subList(0, Math.min(MOST, ranked.size()))) {
      if (fit.score() >= ranked.get(0).score() - FAR) {
        finalists.fits.computeIfAbsent(fit.expected(), key -> new ArrayList<>()).add(fit);
      }
    }
    finalists.fits.forEach(
        (expected, own) -> {
          int[] numbers = own.stream().mapToInt(Utterance.Fit::number).toArray();
          finalists.searches.put(expected, expected.wordByWord(model, numbers));
        });
    return finalists;
  }

  /** Marks the senones that they need. */
  void mark(boolean[] needed) {
    searches.values().forEach(search -> search.mark(needed));
  }

  /**
   * All fits, those of the finalists with the mean of how they sound to the model as it was trained
   * and as the speaker has it.
   *
   * @param scores by the model as the speaker has it
   */
  List<Utterance.Fit> adapted(List<Utterance.Fit> all, SenoneScores scores) {
    List<Utterance.Fit> others = new ArrayList<>(all);
    List<Utterance.Fit> means = new ArrayList<>();
    searches.forEach(
        (expected, search) -> {
          float[] sounds = search.scores(scores);
          List<Utterance.Fit> own = fits.getOrDefault(expected, List.of());
          for (int i = 0; i < sounds.length; i++) {
            others.remove(own.get(i));
            means.add(own.get(i).withMean(sounds[i]));
          }
          fits.put(
              expected, List.copyOf(means.subList(means.size() - sounds.length, means.size())));
        });
    others.addAll(means);
    return Utterance.ranked(others);
  }

  /** Which part of the sound is what in each of them; without those for which it is too short. */
  Map<Utterance.Fit, Alignment> alignments(SenoneScores scores) {
    Map<Utterance.Fit, Alignment> found = new HashMap<>();
    searches.forEach(
        (expected, search) -> {
          @Nullable Alignment[] own = Alignment.byMeaning(search, scores);
          for (int i = 0; i < own.length; i++) {
            Alignment alignment = own[i];
            if (alignment != null) {
              found.put(fits.getOrDefault(expected, List.of()).get(i), alignment);
            }
          }
        });
    return found;
  }
}
