package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.Test;

class MovePriorTest {

  @Test
  void sharesOneAmongAllMoves() {
    Position start = Position.start();
    double[] logs = MovePrior.bundled().logs(start, start.legalMoves());
    assertThat(Arrays.stream(logs).map(Math::exp).sum()).isCloseTo(1, within(1e-9));
  }

  @Test
  void knowsThatGamesBeginInTheMiddle() {
    Position start = Position.start();
    List<Move> moves = start.legalMoves();
    double[] logs = MovePrior.bundled().logs(start, moves);
    assertThat(logs[index(moves, "e2e4")]).isGreaterThan(logs[index(moves, "a2a4")]);
    assertThat(logs[index(moves, "g1f3")]).isGreaterThan(logs[index(moves, "g1h3")]);
  }

  @Test
  void countsRanksFromTheSideThatMoves() {
    Position black = Position.start().play(Position.start().legalMoves().get(0));
    double[] logs = MovePrior.bundled().logs(black, black.legalMoves());
    assertThat(logs[index(black.legalMoves(), "e7e5")])
        .isGreaterThan(logs[index(black.legalMoves(), "a7a6")]);
  }

  private static int index(List<Move> moves, String squares) {
    for (int i = 0; i < moves.size(); i++) {
      if ((moves.get(i).from() + "" + moves.get(i).to()).equals(squares)) {
        return i;
      }
    }
    throw new AssertionError(squares + " is not legal");
  }
}
