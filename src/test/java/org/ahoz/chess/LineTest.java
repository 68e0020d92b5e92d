package org.ahoz.chess;

import static org.ahoz.chess.Coordinates.line;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.ahoz.chess.Outcome.Checkmate;
import org.ahoz.chess.Outcome.Draw;
import org.ahoz.chess.Outcome.DrawReason;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LineTest {

  /** Brings both knights out and back: four plies after which the position is the same. */
  private static final String KNIGHTS = "g1f3 g8f6 f3g1 f6g8";

  private static final Draw THREEFOLD = new Draw(DrawReason.THREEFOLD_REPETITION);
  private static final Draw FIFTY_MOVES = new Draw(DrawReason.FIFTY_MOVES);

  private static Line repeated(Line line, String moves, int times) {
    Line longer = line;
    for (int time = 0; time < times; time++) {
      for (String move : moves.split(" ", -1)) {
        longer = longer.with(Coordinates.move(longer.position(), move));
      }
    }
    return longer;
  }

  @Test
  void keepsMovesAndPositionsInOrder() {
    Line line = line(Position.start(), "e2e4 e7e5 g1f3");
    assertThat(Coordinates.of(line.moves())).containsExactly("e2e4", "e7e5", "g1f3");
    assertThat(line.positions()).hasSize(4).startsWith(Position.start()).endsWith(line.position());
    assertThat(line.start()).isEqualTo(Position.start());
    assertThat(line.plies()).isEqualTo(3);
    assertThat(line.lastMove().map(Coordinates::of)).contains("g1f3");
    assertThat(line.before()).contains(line(Position.start(), "e2e4 e7e5"));
  }

  @Test
  void startsWithNoMoves() {
    Line line = Line.from(Position.start());
    assertThat(line.moves()).isEmpty();
    assertThat(line.positions()).containsExactly(Position.start());
    assertThat(line.lastMove()).isEmpty();
    assertThat(line.before()).isEmpty();
    assertThat(line.outcome()).isEmpty();
    assertThat(line.claimableDraws()).isEmpty();
    assertThat(line.repetitions()).isOne();
  }

  @Test
  void anotherMoveLeavesTheShorterLineAlone() {
    Line line = line(Position.start(), "e2e4");
    Line one = line.with(Coordinates.move(line.position(), "e7e5"));
    Line other = line.with(Coordinates.move(line.position(), "c7c5"));
    assertThat(Coordinates.of(line.moves())).containsExactly("e2e4");
    assertThat(Coordinates.of(one.moves())).containsExactly("e2e4", "e7e5");
    assertThat(Coordinates.of(other.moves())).containsExactly("e2e4", "c7c5");
  }

  @Test
  void refusesIllegalMoves() {
    Line line = line(Position.start(), "e2e4");
    Move again = line.moves().get(0);
    assertThatThrownBy(() -> line.with(again)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void isEqualToALineWithTheSameStartAndMoves() {
    Line line = line(Position.start(), "g1f3 g8f6 b1c3");
    assertThat(line)
        .isEqualTo(line(Position.start(), "g1f3 g8f6 b1c3"))
        .hasSameHashCodeAs(line(Position.start(), "g1f3 g8f6 b1c3"))
        .isNotEqualTo(line(Position.start(), "b1c3 g8f6 g1f3"))
        .isNotEqualTo(line(Position.start(), "g1f3 g8f6"))
        .isNotEqualTo(line(Position.chess960(534), "g1f3 g8f6 b1c3"))
        .isNotEqualTo("a line");
    assertThat(line.toString()).startsWith(Position.start().fen()).contains("KNIGHT");
  }

  @Nested
  class Outcomes {

    @Test
    void mateIsWonByTheSideThatGaveIt() {
      assertThat(line(Position.start(), "f2f3 e7e5 g2g4 d8h4").outcome())
          .contains(new Checkmate(Color.BLACK));
      assertThat(new Checkmate(Color.BLACK).winner()).isEqualTo(Color.BLACK);
    }

    @Test
    void stalemateIsDrawn() {
      Line line = line(Fen.parse("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1"), "f5f7");
      assertThat(line.outcome()).contains(new Draw(DrawReason.STALEMATE));
      assertThat(new Draw(DrawReason.STALEMATE).winner()).isNull();
    }

    @Test
    void twoKingsAloneAreADeadPosition() {
      Line line = line(Fen.parse("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"), "e1d2");
      assertThat(line.outcome()).contains(new Draw(DrawReason.DEAD_POSITION));
    }

    @ParameterizedTest
    @EnumSource(DrawReason.class)
    void onlyThreefoldRepetitionAndFiftyMovesMustBeClaimed(DrawReason reason) {
      assertThat(reason.isAutomatic())
          .isEqualTo(reason != DrawReason.THREEFOLD_REPETITION && reason != DrawReason.FIFTY_MOVES);
    }
  }

  @Nested
  class Repetition {

    @Test
    void isClaimableTheThirdTimeAndEndsTheGameTheFifth() {
      Line twice = repeated(Line.from(Position.start()), KNIGHTS, 1);
      assertThat(twice.repetitions()).isEqualTo(2);
      assertThat(twice.claimableDraws()).isEmpty();
      Line thrice = repeated(twice, KNIGHTS, 1);
      assertThat(thrice.repetitions()).isEqualTo(3);
      assertThat(thrice.claimableDraws()).containsExactly(THREEFOLD);
      assertThat(thrice.outcome()).isEmpty();
      Line fifth = repeated(thrice, KNIGHTS, 2);
      assertThat(fifth.outcome()).contains(new Draw(DrawReason.FIVEFOLD_REPETITION));
      assertThat(fifth.claimableDraws()).isEmpty();
    }

    @Test
    void doesNotCountThePositionWithAnEnPassantThatIsGone() {
      Line line = line(Position.start(), "e2e4 a7a6 e4e5 d7d5");
      assertThat(repeated(line, KNIGHTS, 2).repetitions()).isEqualTo(2);
    }

    @Test
    void countsADoubleStepThatNobodyCouldTake() {
      Line line = line(Position.start(), "e2e4");
      assertThat(repeated(line, "g8f6 g1f3 f6g8 f3g1", 2).repetitions()).isEqualTo(3);
    }

    @Test
    void doesNotCountAPositionWithOtherCastlingRights() {
      Line line = Line.from(Fen.parse("r3k3/8/8/8/8/8/8/4K2R w Kq - 4 20"));
      assertThat(repeated(line, "h1h2 a8a7 h2h1 a7a8", 2).repetitions()).isEqualTo(2);
    }

    @Test
    void knowsNothingOfPositionsBeforeItsStart() {
      Line line = Line.from(Fen.parse("r3k3/8/8/8/8/8/8/4K2R w - - 90 60"));
      assertThat(line.repetitions()).isOne();
      assertThat(repeated(line, "h1h2 a8a7 h2h1 a7a8", 1).repetitions()).isEqualTo(2);
    }
  }

  @Nested
  class QuietMoves {

    private static Line after(int plies) {
      return Line.from(Fen.parse("r3k3/8/8/8/8/8/8/4K2R w - - %d 99".formatted(plies)));
    }

    @Test
    void fiftyMayBeClaimed() {
      assertThat(after(99).claimableDraws()).isEmpty();
      assertThat(after(100).claimableDraws()).containsExactly(FIFTY_MOVES);
      assertThat(after(100).outcome()).isEmpty();
    }

    @Test
    void seventyFiveEndTheGame() {
      assertThat(after(149).outcome()).isEmpty();
      assertThat(after(150).outcome()).contains(new Draw(DrawReason.SEVENTY_FIVE_MOVES));
      assertThat(after(150).claimableDraws()).isEmpty();
    }

    @Test
    void mateWithTheLastOfThemWins() {
      Line line = line(Fen.parse("7k/8/6K1/8/8/8/8/R7 w - - 149 120"), "a1a8");
      assertThat(line.outcome()).contains(new Checkmate(Color.WHITE));
    }

    @Test
    void bothClaimsMayStandTogether() {
      Line line = repeated(after(92), "h1h2 a8a7 h2h1 a7a8", 2);
      assertThat(line.claimableDraws()).isEqualTo(List.of(THREEFOLD, FIFTY_MOVES));
    }
  }
}
