package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.ahoz.hear.HearingTrial.Outcome;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Holds the listener to what it promises of its answers, with a recognizer that mishears one word
 * in five. {@code -Dahoz.hear.utterances} is how many are tried in each language, {@code
 * -Dahoz.hear.report=true} prints what becomes of them at several error rates.
 */
class MisheardMovesTest {

  private static final int UTTERANCES = Integer.getInteger("ahoz.hear.utterances", 12);
  private static final long SEED = Long.getLong("ahoz.hear.seed", 20);
  private static final double RATE = 0.20;
  private static final int ONE_IN = 200;
  private static final double[] RATES = {0, 0.05, 0.10, 0.20, 0.30};

  @Test
  void ofTheMovesThatAreTakenOneInTwoHundredIsWrongAtMost() {
    List<Outcome> taken =
        all(RATE, false).stream().filter(outcome -> isTaken(outcome, Trust.NORMAL)).toList();

    List<String> wrong =
        taken.stream().filter(outcome -> !outcome.isRight()).map(Outcome::describe).toList();

    assertThat(taken).hasSizeGreaterThan(200);
    assertThat(wrong).hasSizeLessThanOrEqualTo(taken.size() / ONE_IN);
  }

  @Test
  void takesMostMovesThatAreHeardWell() {
    List<Outcome> outcomes = all(0, true);

    assertThat(share(outcomes, outcome -> isTaken(outcome, Trust.NORMAL) && outcome.isRight()))
        .isGreaterThanOrEqualTo(0.97);
  }

  @Test
  void isRightAsOftenAsItIsSure() {
    List<Outcome> sure =
        all(RATE, false).stream().filter(outcome -> outcome.confidence() >= 0.5).toList();
    double promised = sure.stream().mapToDouble(Outcome::confidence).average().orElseThrow();

    assertThat(share(sure, Outcome::isRight)).isBetween(promised - 0.02, promised + 0.04);
  }

  @Test
  @EnabledIfSystemProperty(named = "ahoz.hear.report", matches = "true")
  void reportsWhatBecomesOfWordsThatAreMisheard() {
    for (boolean isBare : List.of(false, true)) {
      for (double rate : RATES) {
        Map<String, List<Outcome>> byLanguage = byLanguage(rate, isBare);
        List<Outcome> all = byLanguage.values().stream().flatMap(List::stream).toList();
        System.out.printf(
            "%n%s, %.0f %% of the words misheard; taken, wrong of these, asked (with the right"
                + " move), refused%n",
            isBare ? "the best text alone" : "hypotheses with confidences", 100 * rate);
        byLanguage.forEach(MisheardMovesTest::print);
        print("all", all);
        if (!isBare) {
          printReliability(all);
        }
        assertThat(all).isNotEmpty();
      }
    }
  }

  private static void print(String name, List<Outcome> outcomes) {
    StringBuilder line = new StringBuilder("%-10s".formatted(name));
    for (Trust trust : Trust.values()) {
      List<Outcome> taken = outcomes.stream().filter(each -> isTaken(each, trust)).toList();
      List<Outcome> asked = outcomes.stream().filter(each -> isAsked(each, trust)).toList();
      line.append(
          " | %s %5.1f %5.2f %5.1f (%5.1f) %5.1f"
              .formatted(
                  trust.key(),
                  100.0 * taken.size() / outcomes.size(),
                  100 * share(taken, each -> !each.isRight()),
                  100.0 * asked.size() / outcomes.size(),
                  100 * share(asked, each -> each.isRight() || each.isAmongCandidates()),
                  100.0 * (outcomes.size() - taken.size() - asked.size()) / outcomes.size()));
    }
    line.append(" | first %.1f".formatted(100 * share(outcomes, Outcome::isRight)));
    System.out.println(line);
  }

  private static void printReliability(List<Outcome> outcomes) {
    double[] bounds = {0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99, 0.995, 0.998, 0.9999, 1.01};
    for (int i = 0; i + 1 < bounds.length; i++) {
      double from = bounds[i];
      double to = bounds[i + 1];
      List<Outcome> within =
          outcomes.stream()
              .filter(each -> each.isTaken() || each.isAsked())
              .filter(each -> each.confidence() >= from && each.confidence() < to)
              .toList();
      if (!within.isEmpty()) {
        System.out.printf(
            "  confidence from %.4f: %5d, %.4f on average, right %.4f%n",
            from,
            within.size(),
            within.stream().mapToDouble(Outcome::confidence).average().orElseThrow(),
            share(within, Outcome::isRight));
      }
    }
  }

  /** The trial listens with trust high; with less trust fewer of the same moves are taken. */
  private static boolean isTaken(Outcome outcome, Trust trust) {
    return outcome.isTaken() && outcome.confidence() >= trust.confidence();
  }

  private static boolean isAsked(Outcome outcome, Trust trust) {
    return outcome.isAsked() || (outcome.isTaken() && !isTaken(outcome, trust));
  }

  private static double share(List<Outcome> outcomes, Predicate<Outcome> which) {
    return outcomes.isEmpty()
        ? 0
        : (double) outcomes.stream().filter(which).count() / outcomes.size();
  }

  private static List<Outcome> all(double rate, boolean isBare) {
    return byLanguage(rate, isBare).values().stream().flatMap(List::stream).toList();
  }

  private static Map<String, List<Outcome>> byLanguage(double rate, boolean isBare) {
    Map<String, List<Outcome>> outcomes = new LinkedHashMap<>();
    for (HearingTrial trial : trials()) {
      outcomes.put(trial.tag(), trial.run(UTTERANCES, rate, isBare, SEED));
    }
    return outcomes;
  }

  private static List<HearingTrial> trials() {
    return Trials.ALL;
  }

  /** Made once, since all lexicons are read for it. */
  private static final class Trials {

    static final List<HearingTrial> ALL = new ArrayList<>();

    static {
      Stream<Lexicon> lexicons = Lexicons.bundled().tags().stream().map(Lexicons.bundled()::get);
      lexicons.filter(Lexicon::isSpoken).map(HearingTrial::new).forEach(ALL::add);
    }
  }
}
