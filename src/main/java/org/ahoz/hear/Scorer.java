package org.ahoz.hear;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.ahoz.chess.Move;
import org.ahoz.hear.PhraseBook.Bound;
import org.jspecify.annotations.Nullable;

/** Compares what was heard with all that may be said. Safe to share between threads. */
final class Scorer {

  /** How fast the trust in an utterance falls with what its best reading costs. */
  private static final double FLAWLESS = 1.4;

  /**
   * Who speaks and is heard without a flaw is seldom heard wrong in the one word that decides: a
   * recognizer that errs errs in more than one.
   */
  private static final double SHARPNESS = 1.6;

  /** How much less that holds where the recognizer itself doubts a word. */
  private static final double DOUBT = 3;

  /**
   * How much more the costs say where the recognizer tells how sure it is of its words: with less,
   * of the moves that the simulated recognizer of the tests has heard with a likelihood of 0.9 more
   * than nine in ten are right.
   */
  private static final double CERTAINTY = 1.2;

  /** What is said so plainly that no other way of reading it is looked for. */
  private static final double PLAIN = 0.3;

  /** How much less likely the second of several hypotheses is, where a recognizer only orders. */
  private static final double SECOND = 2.2;

  private static final double EACH_LATER = 0.6;

  /** How many readings that name too little of a move are passed over. */
  private static final int MOST_TRIES = 8;

  /** What costs more was not said without a flaw. */
  private static final double FLAW = 0.5;

  /** How much dearer a legal move may be than one that is not legal, which is hardly ever said. */
  private static final double HARDLY = 4;

  private static final int MOST_HYPOTHESES = 10;

  private final WordCosts words;
  private final WrittenHearing written;

  Scorer(SpokenGrammar grammar) {
    words = new WordCosts(grammar);
    written = new WrittenHearing(grammar.lexicon());
  }

  /** The scores of all hypotheses together, each counting as much as it is likely. */
  Scores score(PhraseBook book, List<Hypothesis> hypotheses, Context context) {
    boolean isWeighed = hypotheses.stream().anyMatch(Scorer::isWeighed);
    double certainty = isWeighed ? CERTAINTY : 1;
    Scores all = new Scores(book.entries().size(), certainty);
    for (int i = 0; i < Math.min(MOST_HYPOTHESES, hypotheses.size()); i++) {
      Scores scores = new Scores(book.entries().size(), certainty);
      double penalty = penalty(hypotheses, i);
      Optional<Move> move = written.move(hypotheses.get(i), book.position());
      if (move.isPresent()) {
        int index = book.index(move.get());
        if (!context.denied().test(index)) {
          scores.lowerMove(index, penalty);
        }
        penalty += Costs.NOT_AS_WRITTEN;
      }
      scores.keepNear(all.least());
      Reading plain = Reading.plain(hypotheses.get(i), book.grammar());
      if (score(plain, book, context, penalty, scores) >= PLAIN) {
        for (Reading other : plain.others(book.grammar())) {
          score(other, book, context, penalty, scores);
        }
      }
      all.join(scores);
    }
    return all;
  }

  /** Scores one reading; the answer is what its cheapest move costs by its words alone. */
  private double score(
      Reading reading, PhraseBook book, Context context, double penalty, Scores scores) {
    int length = reading.tokens().size();
    return length > 0 && length <= Reading.MOST_TOKENS
        ? new Utterance(book, reading, context, penalty + reading.cost()).scoreInto(scores)
        : Double.POSITIVE_INFINITY;
  }

  private static boolean isWeighed(Hypothesis hypothesis) {
    return hypothesis.words().stream().anyMatch(word -> word.confidence() < 1);
  }

  private static double penalty(List<Hypothesis> hypotheses, int index) {
    Double best = hypotheses.get(0).logLikelihood();
    Double own = hypotheses.get(index).logLikelihood();
    if (best != null && own != null) {
      return Math.max(0, best - own);
    }
    return index == 0 ? 0 : SECOND + EACH_LATER * (index - 1);
  }

  /**
   * What was said before.
   *
   * @param described the descriptions that answer a question or put a move right, by move; none
   *     where nothing was asked
   * @param repair what stands before and behind words that put a move right; null where there is no
   *     move to put right
   */
  record Context(
      Map<Integer, List<Bound>> described,
      Map<Integer, List<Bound>> corrected,
      @Nullable Repair repair,
      IntPredicate denied,
      IntPredicate doubted) {

    static final Context NEW =
        new Context(Map.of(), Map.of(), null, index -> false, index -> false);

    /** Whether a move is said by its sentences alone. */
    boolean isNew() {
      return described.isEmpty() && repair == null;
    }
  }

  /** The words around a correction: "I meant" before it, "not the knight" behind. */
  record Repair(List<WordClass> before, List<Bound> behind) {}

  /** One reading of one hypothesis. */
  private final class Utterance {

    private final PhraseBook book;
    private final Context context;
    private final SpanCosts spans;
    private final Aligner aligner;
    private final int end;
    private final double base;
    private final double trust;

    Utterance(PhraseBook book, Reading reading, Context context, double base) {
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
      double noMove = spans.ofNoMove();
      aligner.keepNear(Math.min(noMove, scores.least() - base));
      double[] costs = new double[book.entries().size()];
      Arrays.fill(costs, Double.POSITIVE_INFINITY);
      double best = scoreMoves(start, costs);
      scoreOrders(start, scores);
      aligner.keepNear(best - HARDLY);
      Scores.Meaning unlawful = unlawful(start);
      if (unlawful != null) {
        scores.lowerUnlawful(
            new Scores.Meaning(unlawful.key(), unlawful.values(), base + unlawful.cost()));
      }
      double sharpness = 1 + SHARPNESS * Math.exp(-best / FLAWLESS) * trust;
      for (int i = 0; i < costs.length; i++) {
        if (costs[i] < Double.POSITIVE_INFINITY) {
          scores.lowerMove(i, base + best + (costs[i] - best) * sharpness);
        }
      }
      scores.lowerNoMove(base + noMove);
      return best;
    }

    /** What each move costs, and what the cheapest does; those that are far dearer are left out. */
    private double scoreMoves(float[] start, double[] costs) {
      float[] correction = correction(start);
      double best = Double.POSITIVE_INFINITY;
      for (long promise : promises()) {
        int i = (int) promise;
        float least = Float.intBitsToFloat((int) (promise >> Integer.SIZE));
        if (context.denied().test(i) || (least > aligner.limit() && context.isNew())) {
          continue;
        }
        double cost = cost(i, start, correction);
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

    private double cost(int index, float[] start, float[] correction) {
      PhraseBook.Entry entry = book.entries().get(index);
      float[] said = aligner.nothing();
      follow(entry.sentences(), start, said, gain(entry));
      follow(context.described().getOrDefault(index, List.of()), start, said);
      Repair repair = context.repair();
      if (repair != null) {
        follow(entry.sentences(), correction, said);
        List<Bound> corrections = context.corrected().getOrDefault(index, List.of());
        follow(corrections, correction, said);
        float[] alone = aligner.nothing();
        follow(corrections, start, alone);
        follow(repair.behind(), alone, said);
        float[] more = said.clone();
        follow(repair.behind(), said, more);
        said = more;
      }
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

    /** What has cost so far behind the words that begin a correction. */
    private float[] correction(float[] start) {
      float[] after = aligner.nothing();
      Repair repair = context.repair();
      if (repair != null) {
        for (WordClass words : repair.before()) {
          aligner.pass(words, start, after);
        }
        for (WordClass words : repair.before()) {
          aligner.pass(words, after.clone(), after);
        }
      }
      return after;
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
                      new Scores.Meaning(key, aligner.values(best, start, end), base + least));
                }
              });
    }

    /** The cheapest reading as any move at all, be it legal or not. */
    private Scores.@Nullable Meaning unlawful(float[] start) {
      List<PhraseBook.Open> open = book.open();
      float[] costs = new float[open.size()];
      Arrays.fill(costs, Float.POSITIVE_INFINITY);
      for (int i = 0; i < costs.length; i++) {
        Bound sentence = open.get(i).sentence();
        if (aligner.least(sentence, 0) <= aligner.limit()) {
          float[] after = aligner.nothing();
          aligner.follow(sentence, start, after, 0);
          costs[i] = after[end];
        }
      }
      Scores.Meaning found = null;
      for (int tries = 0; tries < MOST_TRIES; tries++) {
        int best = cheapest(costs);
        if (costs[best] > (found == null ? aligner.limit() : found.cost())) {
          break;
        }
        Values values = aligner.values(open.get(best).sentence(), start, end);
        Scores.Meaning meaning = new Scores.Meaning(open.get(best).key(), values, costs[best]);
        // Of two that fit as well, the one that takes fewer words for parts of the move.
        if (Unlawful.isWhole(meaning)
            && (found == null || values.count() < found.values().count())) {
          found = meaning;
        }
        costs[best] = Float.POSITIVE_INFINITY;
      }
      return found;
    }

    private static int cheapest(float[] costs) {
      int best = 0;
      for (int i = 1; i < costs.length; i++) {
        if (costs[i] < costs[best]) {
          best = i;
        }
      }
      return best;
    }
  }
}
