package org.ahoz.hear;

import java.util.Arrays;
import java.util.List;
import org.ahoz.hear.PhraseBook.Bound;
import org.jspecify.annotations.Nullable;

/** Scores all meanings of one reading of one hypothesis. Made for one thread. */
final class UtteranceScorer {

  /** How fast the trust in an utterance falls with what its best reading costs. */
  private static final double FLAWLESS = 1.4;

  /**
   * Who speaks and is heard without a flaw is seldom heard wrong in the one word that decides: a
   * recognizer that errs errs in more than one.
   */
  private static final double SHARPNESS = 1.6;

  /** How much less that holds where the recognizer itself doubts a word. */
  private static final double DOUBT = 3;

  /** How many readings that name too little of a move are passed over. */
  private static final int MOST_TRIES = 8;

  /** What costs more was not said without a flaw. */
  private static final double FLAW = 0.5;

  /** How much dearer a legal move may be than one that is not legal, which is hardly ever said. */
  private static final double HARDLY = 4;

  /** What a sentence costs, and how many tokens it covers without what follows it. */
  private record Ending(float cost, int at) {

    static final Ending NEVER = new Ending(Float.POSITIVE_INFINITY, 0);
  }

  private final PhraseBook book;
  private final Scorer.Context context;
  private final SpanCosts spans;
  private final Aligner aligner;
  private final int end;
  private final double base;
  private final double trust;

  UtteranceScorer(
      PhraseBook book, WordCosts words, Reading reading, Scorer.Context context, double base) {
    this.book = book;
    this.context = context;
    this.base = base;
    trust = Math.pow(reading.leastConfidence(), DOUBT);
    spans = new SpanCosts(book.grammar(), words, reading);
    aligner = new Aligner(spans);
    end = spans.length();
  }

  /** Scores all meanings; the answer is what the cheapest move costs by its words alone. */
  double scoreInto(Scores scores) {
    float[] start = aligner.start();
    double noMove = spans.ofNoMove(context.isQuestion());
    aligner.keepNear(Math.min(noMove, scores.least() - base));
    double[] costs = new double[book.entries().size()];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    double best = scoreMoves(start, costs);
    boolean isCorrection = best < Double.POSITIVE_INFINITY && isCheapestCorrection(costs);
    scoreOrders(start, scores);
    aligner.keepNear(best - HARDLY);
    Scores.Meaning unlawful = unlawful(start);
    if (unlawful != null) {
      scores.lowerUnlawful(
          new Scores.Meaning(
              unlawful.key(), unlawful.values(), base + unlawful.cost(), unlawful.isOfLast()));
    }
    double sharpness = 1 + SHARPNESS * Math.exp(-best / FLAWLESS) * trust;
    for (int i = 0; i < costs.length; i++) {
      if (costs[i] < Double.POSITIVE_INFINITY) {
        // A correction begins with little words, for which the name of a piece is misheard easily.
        double more = book.isCorrection(i) == isCorrection ? sharpness : 1;
        scores.lowerMove(i, base + best + (costs[i] - best) * more);
      }
    }
    scores.lowerNoMove(base + noMove);
    return best;
  }

  private boolean isCheapestCorrection(double[] costs) {
    int cheapest = 0;
    for (int i = 1; i < costs.length; i++) {
      cheapest = costs[i] < costs[cheapest] ? i : cheapest;
    }
    return book.isCorrection(cheapest);
  }

  /** What each move costs, and what the cheapest does; those that are far dearer are left out. */
  private double scoreMoves(float[] start, double[] costs) {
    double best = Double.POSITIVE_INFINITY;
    for (long promise : promises()) {
      int i = (int) promise;
      float least = Float.intBitsToFloat((int) (promise >> Integer.SIZE));
      if (context.denied().test(i) || (least > aligner.limit() && context.isNew())) {
        continue;
      }
      double cost = cost(i, start);
      if (cost <= FLAW || !context.doubted().test(i)) {
        costs[i] = cost;
        if (cost < best) {
          best = cost;
          aligner.keepNear(best);
        }
      }
    }
    return best;
  }

  /**
   * The moves, from the one whose words seem to be there, so that few have to be followed: what
   * each costs at least in the upper half of the number, whose bits are ordered as the costs are,
   * and its index in the lower one.
   */
  private long[] promises() {
    List<PhraseBook.Entry> entries = book.entries();
    long[] order = new long[entries.size()];
    for (int i = 0; i < order.length; i++) {
      float least = Float.POSITIVE_INFINITY;
      float more = gain(entries.get(i));
      List<Bound> sentences = entries.get(i).sentences();
      for (int j = 0; j < sentences.size(); j++) {
        least = Math.min(least, aligner.least(sentences.get(j), more));
      }
      order[i] = ((long) Float.floatToIntBits(least) << Integer.SIZE) | i;
    }
    Arrays.sort(order);
    return order;
  }

  private double cost(int index, float[] start) {
    PhraseBook.Entry entry = book.entries().get(index);
    float[] said = aligner.nothing();
    follow(entry.sentences(), start, said, gain(entry));
    follow(context.described().getOrDefault(index, List.of()), start, said);
    if (!entry.promotions().isEmpty()) {
      float[] promoted = aligner.nothing();
      follow(entry.promotions(), said, promoted);
      for (int i = 0; i <= end; i++) {
        said[i] = Math.min(promoted[i], said[i] + Costs.PROMOTION_NOT_SAID);
      }
    }
    if (!entry.checks().isEmpty()) {
      float[] checked = aligner.nothing();
      follow(entry.checks(), said, checked);
      said = checked;
    }
    return said[end];
  }

  private void follow(List<Bound> sentences, float[] before, float[] after) {
    follow(sentences, before, after, Aligner.UNKNOWN);
  }

  private void follow(List<Bound> sentences, float[] before, float[] after, float more) {
    for (int i = 0; i < sentences.size(); i++) {
      aligner.follow(sentences.get(i), before, after, more);
    }
  }

  /** What the words that may follow the sentences of a move gain at most. */
  private float gain(PhraseBook.Entry entry) {
    return context.isNew()
        ? aligner.gain(entry.promotions()) + aligner.gain(entry.checks())
        : Aligner.UNKNOWN;
  }

  private void scoreOrders(float[] start, Scores scores) {
    book.orders()
        .forEach(
            (key, sentences) -> {
              Bound best = null;
              float least = Float.POSITIVE_INFINITY;
              for (Bound sentence : sentences) {
                if (aligner.least(sentence, 0) > aligner.limit()) {
                  continue;
                }
                float[] after = aligner.nothing();
                aligner.follow(sentence, start, after, 0);
                if (after[end] < least) {
                  least = after[end];
                  best = sentence;
                }
              }
              if (best != null) {
                scores.lowerOrder(
                    new Scores.Meaning(key, aligner.values(best, start, end), base + least, false));
              }
            });
  }

  /** The cheapest reading as any move at all, be it legal or not. */
  private Scores.@Nullable Meaning unlawful(float[] start) {
    List<PhraseBook.Open> open = book.open();
    Ending[] endings = new Ending[open.size()];
    for (int i = 0; i < endings.length; i++) {
      endings[i] = ending(open.get(i), start);
    }
    Scores.Meaning found = null;
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      int best = cheapest(endings);
      Ending ending = endings[best];
      if (ending.cost() > (found == null ? aligner.limit() : found.cost())) {
        break;
      }
      Values values = aligner.values(open.get(best).sentence(), start, ending.at());
      PhraseBook.Open chosen = open.get(best);
      Scores.Meaning meaning =
          new Scores.Meaning(chosen.key(), values, ending.cost(), chosen.isOfLast());
      // Of two that fit as well, the one that takes fewer words for parts of the move.
      if (Unlawful.isWhole(meaning) && (found == null || values.count() < found.values().count())) {
        found = meaning;
      }
      endings[best] = Ending.NEVER;
    }
    return found;
  }

  /** What a sentence about any move costs with all that may follow it, and where it ends. */
  private Ending ending(PhraseBook.Open open, float[] start) {
    float more = aligner.gain(open.promotions());
    if (aligner.least(open.sentence(), more) > aligner.limit()) {
      return Ending.NEVER;
    }
    float[] after = aligner.nothing();
    aligner.follow(open.sentence(), start, after, more);
    Ending best = new Ending(after[end], end);
    for (int at = 0; at < end && more < 0; at++) {
      if (after[at] < best.cost()) {
        float[] before = aligner.nothing();
        before[at] = after[at];
        float[] promoted = aligner.nothing();
        follow(open.promotions(), before, promoted);
        if (promoted[end] < best.cost()) {
          best = new Ending(promoted[end], at);
        }
      }
    }
    return best;
  }

  private static int cheapest(Ending[] endings) {
    int best = 0;
    for (int i = 1; i < endings.length; i++) {
      if (endings[i].cost() < endings[best].cost()) {
        best = i;
      }
    }
    return best;
  }
}
