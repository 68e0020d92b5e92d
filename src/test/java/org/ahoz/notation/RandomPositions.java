package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;

/** Positions of random games of chess and Chess960, which shrink towards the start. */
final class RandomPositions {

  private static final int STANDARD = 518;

  private RandomPositions() {}

  static Arbitrary<Position> positions() {
    return games().map(moves -> replay(moves).get(moves.choices().size()));
  }

  /** The choices that make a game, by its start and a number for each ply. */
  record Choices(int start, List<Integer> choices) {}

  static Arbitrary<Choices> games() {
    Arbitrary<Integer> start =
        Arbitraries.oneOf(Arbitraries.just(STANDARD), Arbitraries.integers().between(0, 959));
    Arbitrary<List<Integer>> choices =
        Arbitraries.integers()
            .between(0, 255)
            .list()
            .ofMaxSize(160)
            .withSizeDistribution(RandomDistribution.uniform());
    return Combinators.combine(start, choices).as(Choices::new);
  }

  /** The start and the position after each ply; the last again where the game is over. */
  static List<Position> replay(Choices game) {
    List<Position> positions = new ArrayList<>();
    Position position = Position.chess960(game.start());
    positions.add(position);
    for (int choice : game.choices()) {
      List<Move> moves = position.legalMoves();
      if (!moves.isEmpty()) {
        position = position.play(moves.get(choice % moves.size()));
      }
      positions.add(position);
    }
    return positions;
  }
}
