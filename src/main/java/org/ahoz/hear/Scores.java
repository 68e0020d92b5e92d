package org.ahoz.hear;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.ahoz.lexicon.PhraseKey;
import org.jspecify.annotations.Nullable;

/** The least that each meaning costs, over all that may have been heard. */
final class Scores {

  private final double[] moves;
  private final Map<PhraseKey, Meaning> orders = new EnumMap<>(PhraseKey.class);
  private @Nullable Meaning unlawful;
  private double noMove = Double.POSITIVE_INFINITY;

  /** An order, or a move that may not be legal, with what its slots hold. */
  record Meaning(PhraseKey key, Values values, double cost) {}

  Scores(int moves) {
    this.moves = new double[moves];
    Arrays.fill(this.moves, Double.POSITIVE_INFINITY);
  }

  double ofMove(int index) {
    return moves[index];
  }

  void lowerMove(int index, double cost) {
    moves[index] = Math.min(moves[index], cost);
  }

  Map<PhraseKey, Meaning> orders() {
    return orders;
  }

  void lowerOrder(Meaning order) {
    Meaning known = orders.get(order.key());
    if (known == null || order.cost() < known.cost()) {
      orders.put(order.key(), order);
    }
  }

  /** A move that is not legal; null when none was found. */
  @Nullable Meaning unlawful() {
    return unlawful;
  }

  void lowerUnlawful(Meaning move) {
    if (unlawful == null || move.cost() < unlawful.cost()) {
      unlawful = move;
    }
  }

  double noMove() {
    return noMove;
  }

  void lowerNoMove(double cost) {
    noMove = Math.min(noMove, cost);
  }
}
