package org.ahoz.chess;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/** Lines of moves chosen at random, the same ones every time for the same numbers. */
final class RandomGames {

  private RandomGames() {}

  /** A line that ends at this many plies, or before when the game is over by mate or stalemate. */
  static Line line(Position start, int plies, Random random) {
    Line line = Line.from(start);
    for (int ply = 0; ply < plies; ply++) {
      List<Move> moves = line.position().legalMoves();
      if (moves.isEmpty()) {
        break;
      }
      line = line.with(moves.get(random.nextInt(moves.size())));
    }
    return line;
  }

  /** Lines from the start of chess and of Chess960, which shrink towards short ones. */
  static Arbitrary<Line> lines() {
    Arbitrary<Integer> start =
        Arbitraries.oneOf(
            Arbitraries.just(Chess960.STANDARD), Arbitraries.integers().between(0, 959));
    Arbitrary<List<Integer>> choices =
        Arbitraries.integers()
            .between(0, 255)
            .list()
            .ofMaxSize(160)
            .withSizeDistribution(RandomDistribution.uniform());
    return Combinators.combine(start, choices).as(RandomGames::line);
  }

  private static Line line(int start, List<Integer> choices) {
    Line line = Line.from(Position.chess960(start));
    for (int choice : choices) {
      List<Move> moves = line.position().legalMoves();
      if (moves.isEmpty()) {
        break;
      }
      line = line.with(moves.get(choice % moves.size()));
    }
    return line;
  }
}
