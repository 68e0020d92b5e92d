package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;

/** Turns costs into how likely each meaning is. */
final class Judge {

  /** How often what is said is a legal move, an order, a move that is not legal, or none. */
  private static final double MOVE = 0.90;

  /** How often what is said right behind a move puts it right. */
  static final double CORRECTION = 0.03;

  private static final double ORDER = 0.06;
  private static final int ORDERS = PhraseKey.in(PhraseGroup.ORDERS).size();
  private static final double UNLAWFUL = 0.03;
  private static final double NOTHING = 0.01;

  /** How many moves that are not legal there are to err into: a piece and a square. */
  private static final double UNLAWFUL_MOVES = 400;

  private static final double PIECES = 6;

  /** Of what is said to a question, how much answers it. */
  private static final double ANSWER = 0.7;

  /** A word may be lost without a trace: nothing is ever surer than this. */
  private static final double MOST = 0.998;

  /** How often a question is answered by yes, and how often by no. */
  private static final double YES_OR_NO = 0.2;

  /**
   * How often somebody says yes who was asked which of several, and perhaps means the right one.
   */
  private static final double YES_TO_SEVERAL = 0.01;

  private final double[] moves;
  private final Map<PhraseKey, Double> orders = new EnumMap<>(PhraseKey.class);
  private final double unlawful;
  private final double nothing;

  /**
   * Judges.
   *
   * @param own how many of the moves are legal now; the others put the last one right
   * @param asked whether a move is among those that a question asked about
   * @param isTalking whether something was said before that yes or no may answer
   * @param hasUnlawful whether the other move that was found is indeed not legal
   */
  Judge(
      Scores scores,
      int count,
      int own,
      IntPredicate asked,
      boolean isTalking,
      boolean hasUnlawful) {
    int askedCount = 0;
    for (int i = 0; i < count; i++) {
      askedCount += asked.test(i) ? 1 : 0;
    }
    double certainty = scores.certainty();
    double[] logs = new double[count];
    for (int i = 0; i < count; i++) {
      double prior =
          askedCount == 0
              ? i < own ? MOVE / own : CORRECTION / (count - own)
              : asked.test(i)
                  ? MOVE * ANSWER / askedCount
                  : MOVE * (1 - ANSWER) / Math.max(1, count - askedCount);
      logs[i] = certainty * (Math.log(prior) - scores.ofMove(i));
    }
    Map<PhraseKey, Double> orderLogs = new EnumMap<>(PhraseKey.class);
    double usual = ORDER / ORDERS;
    boolean several = askedCount > 1;
    scores
        .orders()
        .forEach(
            (key, order) ->
                orderLogs.put(
                    key,
                    certainty
                        * (Math.log(isTalking && key.isAnswer() ? answer(key, several) : usual)
                            - order.cost())));
    Scores.Meaning other = scores.unlawful();
    double unlawfulLog =
        hasUnlawful && other != null
            ? certainty
                * (Math.log(UNLAWFUL / (Unlawful.isPieceAlone(other) ? PIECES : UNLAWFUL_MOVES))
                    - other.cost())
            : Double.NEGATIVE_INFINITY;
    double nothingLog = certainty * (Math.log(NOTHING) - scores.noMove());
    double most = Math.max(unlawfulLog, nothingLog);
    for (double log : logs) {
      most = Math.max(most, log);
    }
    for (double log : orderLogs.values()) {
      most = Math.max(most, log);
    }
    double sum = Math.exp(unlawfulLog - most) + Math.exp(nothingLog - most);
    for (double log : logs) {
      sum += Math.exp(log - most);
    }
    for (double log : orderLogs.values()) {
      sum += Math.exp(log - most);
    }
    double total = sum;
    double highest = most;
    moves = Arrays.stream(logs).map(log -> MOST * Math.exp(log - highest) / total).toArray();
    orderLogs.forEach((key, log) -> orders.put(key, Math.exp(log - highest) / total));
    unlawful = Math.exp(unlawfulLog - most) / total;
    nothing = Math.exp(nothingLog - most) / total;
  }

  private static double answer(PhraseKey answer, boolean isOfSeveral) {
    return isOfSeveral && answer == PhraseKey.ORDER_CONFIRM ? YES_TO_SEVERAL : YES_OR_NO;
  }

  /** How likely a move is, 0 to 1. */
  double ofMove(int index) {
    return moves[index];
  }

  /** How likely it is that some legal move was said. */
  double ofMoves() {
    return Arrays.stream(moves).sum();
  }

  double ofUnlawful() {
    return unlawful;
  }

  double ofNothing() {
    return nothing;
  }

  double ofOrder(PhraseKey key) {
    return orders.getOrDefault(key, 0.0);
  }

  /** The moves, the likeliest first. */
  List<Integer> ranking() {
    List<Integer> indexes = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      indexes.add(i);
    }
    indexes.sort(Comparator.comparingDouble((Integer i) -> -moves[i]));
    return indexes;
  }
}
