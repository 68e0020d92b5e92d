package org.ahoz.hear;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.ahoz.lexicon.PhraseKey;
import org.jspecify.annotations.Nullable;

/** The least that each meaning costs, over all that may have been heard. */
final class Scores {

  private final double certainty;
  private final double[] moves;
  private final Map<PhraseKey, Meaning> orders = new EnumMap<>(PhraseKey.class);
  private @Nullable Meaning unlawful;
  private double noMove = Double.POSITIVE_INFINITY;
  private double least = Double.POSITIVE_INFINITY;

  /**
   * An order, or a move that may not be legal, with what its slots hold.
   *
   * @param isOfLast whether the move is to put the last one right
   */
  record Meaning(PhraseKey key, Values values, double cost, boolean isOfLast) {}

  /**
   * Starts without any meaning.
   *
   * @param certainty by what costs are to be multiplied
   */
  Scores(int moves, double certainty) {
    this.certainty = certainty;
    this.moves = new double[moves];
    Arrays.fill(this.moves, Double.POSITIVE_INFINITY);
  }

  /** How much more the costs say than their logarithms do. */
  double certainty() {
    return certainty;
  }

  /** What the cheapest move costs, or no move: of what is far dearer nothing need be known. */
  double least() {
    return least;
  }

  /** Takes in what something costs that is scored elsewhere. */
  void keepNear(double cost) {
    least = Math.min(least, cost);
  }

  double ofMove(int index) {
    return moves[index];
  }

  void lowerMove(int index, double cost) {
    moves[index] = Math.min(moves[index], cost);
    least = Math.min(least, cost);
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

  /**
   * Takes in what another hypothesis says: each meaning is as likely as in all of them together.
   */
  void join(Scores other) {
    for (int i = 0; i < moves.length; i++) {
      moves[i] = together(moves[i], other.moves[i]);
    }
    other.orders.forEach(
        (key, order) ->
            orders.merge(
                key,
                order,
                (known, more) -> {
                  Meaning likelier = known.cost() <= more.cost() ? known : more;
                  double cost = together(known.cost(), more.cost());
                  return new Meaning(key, likelier.values(), cost, false);
                }));
    if (other.unlawful != null) {
      lowerUnlawful(other.unlawful);
    }
    noMove = together(noMove, other.noMove);
    least = Math.min(least, other.least);
  }

  /** Takes in how the same words are understood in another language. */
  void joinReading(Scores other) {
    double dearer = Math.max(noMove, other.noMove);
    join(other);
    // The words of a move in one language are strangers in another, which therefore knows nothing
    // of them: no move is what is none in any.
    noMove = dearer;
  }

  private static double together(double one, double other) {
    double least = Math.min(one, other);
    return least == Double.POSITIVE_INFINITY
        ? least
        : least - Math.log1p(Math.exp(-Math.abs(one - other)));
  }

  double noMove() {
    return noMove;
  }

  void lowerNoMove(double cost) {
    noMove = Math.min(noMove, cost);
    least = Math.min(least, cost);
  }
}
