package org.ahoz.hear.sphinx;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.hear.HeardWord;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.SenoneScores;
import org.jspecify.annotations.Nullable;

/** What may have been said, in words and when each of them was said. */
final class Hypotheses {

  /** So many are told at most, and none that is so much less likely than the first. */
  private static final int MOST = 6;

  private static final double FAR = 80;

  private Hypotheses() {}

  /**
   * By language, what may have been said in it; how likely it is beside all languages.
   *
   * @param scale how much differences count
   */
  static Map<PhraseBook, List<Hypothesis>> of(
      Utterance utterance, double scale, AcousticModel model) {
    Map<PhraseBook, List<Hypothesis>> hypotheses = new HashMap<>();
    double first = utterance.fits().isEmpty() ? 0 : utterance.fits().get(0).score();
    int count = 0;
    for (Utterance.Fit fit : utterance.fits()) {
      if (count == MOST || fit.score() < first - FAR) {
        break;
      }
      Alignment alignment = utterance.alignment(fit, model);
      if (alignment != null) {
        Hypothesis hypothesis =
            of(alignment, fit.expected().network(), (fit.score() - first) * scale);
        List<Hypothesis> own =
            hypotheses.computeIfAbsent(fit.expected().book(), each -> new ArrayList<>());
        if (own.stream().noneMatch(each -> each.text().equals(hypothesis.text()))) {
          own.add(hypothesis);
          count++;
        }
      }
    }
    return hypotheses;
  }

  /** One meaning, by its number, as it was said; null where the sound is too short for it. */
  static @Nullable Hypothesis of(
      Expected expected, int meaning, SenoneScores scores, AcousticModel model) {
    Alignment alignment = Alignment.of(expected.wordByWord(model, meaning), scores);
    return alignment == null ? null : of(alignment, expected.network(), 0);
  }

  private static Hypothesis of(Alignment alignment, SpokenNetwork network, double logLikelihood) {
    List<HeardWord> words = new ArrayList<>();
    for (int i = 0; i < alignment.words().size(); i++) {
      Alignment.AlignedWord word = alignment.words().get(i);
      int end =
          i + 1 < alignment.words().size()
              ? alignment.words().get(i + 1).start()
              : alignment.senones().length;
      words.add(
          new HeardWord(
              network.word(word.word()),
              1,
              Duration.ofMillis((long) word.start() * FrontEnd.FRAME),
              Duration.ofMillis((long) end * FrontEnd.FRAME)));
    }
    return new Hypothesis(words, logLikelihood, true);
  }
}
