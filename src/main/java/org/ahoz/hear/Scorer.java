package org.ahoz.hear;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.ahoz.chess.Move;
import org.ahoz.hear.PhraseBook.Bound;

/** Compares what was heard with all that may be said. Safe to share between threads. */
final class Scorer {

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

  private static final int MOST_HYPOTHESES = 10;

  private final WordCosts words;
  private final WrittenHearing written;

  Scorer(SpokenGrammar grammar) {
    words = new WordCosts(grammar);
    written = new WrittenHearing(grammar.lexicon());
  }

  /**
   * The scores of all hypotheses together, each counting as much as it is likely.
   *
   * @param behind how much less likely the first of them is than what was heard in another language
   */
  Scores score(PhraseBook book, List<Hypothesis> hypotheses, Context context, double behind) {
    boolean isWeighed = hypotheses.stream().anyMatch(Scorer::isWeighed);
    double certainty = isWeighed ? CERTAINTY : 1;
    Scores all = new Scores(book.entries().size(), certainty);
    for (int i = 0; i < Math.min(MOST_HYPOTHESES, hypotheses.size()); i++) {
      Scores scores = new Scores(book.entries().size(), certainty);
      double penalty = behind + penalty(hypotheses, i);
      boolean isExact = hypotheses.get(i).exact();
      Optional<Move> move =
          isExact ? Optional.empty() : written.move(hypotheses.get(i), book.position());
      if (move.isPresent()) {
        int index = book.index(move.get());
        if (!context.denied().test(index)) {
          scores.lowerMove(index, penalty);
        }
        penalty += Costs.NOT_AS_WRITTEN;
      }
      scores.keepNear(all.least());
      Reading plain = Reading.plain(hypotheses.get(i), book.grammar());
      if (score(plain, book, context, penalty, scores) >= PLAIN && !isExact) {
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
        ? new UtteranceScorer(book, words, reading, context, penalty + reading.cost())
            .scoreInto(scores)
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
   * @param described what answers a question or puts a move right beside its sentences, by move;
   *     none where nothing was asked
   */
  record Context(
      Map<Integer, List<Bound>> described,
      IntPredicate denied,
      IntPredicate doubted,
      boolean isQuestion) {

    static final Context NEW = new Context(Map.of(), index -> false, index -> false, false);

    /** Whether a move is said by its sentences alone. */
    boolean isNew() {
      return described.isEmpty();
    }
  }
}
