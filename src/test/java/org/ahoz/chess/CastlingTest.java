package org.ahoz.chess;

import static org.ahoz.chess.Coordinates.square;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CastlingTest {

  /** The sides to which castling is legal, such as {@code "KINGSIDE QUEENSIDE"}. */
  private static String sides(String fen) {
    return Fen.parse(fen).legalCastlings().stream()
        .map(move -> ((Move.Castle) move).side().name())
        .sorted()
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, KINGSIDE QUEENSIDE",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, KINGSIDE QUEENSIDE",
    "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1, KINGSIDE",
    "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1, ''",
    // Something stands between king and rook.
    "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1, ''",
    // Out of check, through check, into check.
    "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1, ''",
    "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1, KINGSIDE",
    "2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, KINGSIDE",
    // Only the rook passes an attacked square.
    "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, KINGSIDE QUEENSIDE",
    "r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, KINGSIDE QUEENSIDE"
  })
  void ordinaryCastling(String fen, String sides) {
    assertThat(sides(fen)).isEqualTo(sides);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    // The rook shields the king's target until it leaves.
    "4k3/8/8/8/8/8/8/rR1K3R w HB - 0 1, KINGSIDE",
    "4k3/8/8/8/8/8/8/1R1K3R w HB - 0 1, KINGSIDE QUEENSIDE",
    // The king stays where it is, or the rook does.
    "4k3/8/8/8/8/8/8/1RK5 w B - 0 1, QUEENSIDE",
    "4k3/8/8/8/8/8/8/4KR2 w F - 0 1, KINGSIDE",
    "6k1/8/8/8/8/8/8/rRK5 w B - 0 1, ''",
    // The king's target is where the rook stands, and the other way round.
    "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, KINGSIDE",
    // A far target with something on the way, or on the rook's way.
    "4k3/8/8/8/8/8/8/1K3N1R w H - 0 1, ''",
    "4k3/8/8/8/8/8/8/RN3K2 w A - 0 1, ''",
    // An attacked square on the long way of the king.
    "3r2k1/8/8/8/8/8/8/1K5R w H - 0 1, ''",
    // Nothing that is not on the way matters.
    "4k3/8/8/8/8/8/8/1NRK4 w C - 0 1, QUEENSIDE"
  })
  void castlingFromAnywhere(String fen, String sides) {
    assertThat(sides(fen)).isEqualTo(sides);
  }

  @Test
  void kingAndRookEndOnTheSquaresOfOrdinaryChess() {
    Position position = Fen.parse("1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1");
    Move kingside = new Move.Castle(CastlingSide.KINGSIDE, square("c1"), square("h1"));
    Move queenside = new Move.Castle(CastlingSide.QUEENSIDE, square("c1"), square("b1"));
    assertThat(position.legalCastlings()).containsExactlyInAnyOrder(kingside, queenside);
    assertThat(position.play(kingside).fen()).isEqualTo("1rk4r/8/8/8/8/8/8/1R3RK1 b kq - 1 1");
    assertThat(position.play(queenside).fen()).isEqualTo("1rk4r/8/8/8/8/8/8/2KR3R b kq - 1 1");
  }

  @Test
  void aCastlingMoveKnowsWhereKingAndRookEnd() {
    Move.Castle kingside = new Move.Castle(CastlingSide.KINGSIDE, square("c8"), square("h8"));
    assertThat(kingside.from()).isEqualTo(square("c8"));
    assertThat(kingside.to()).isEqualTo(square("g8"));
    assertThat(kingside.rookTo()).isEqualTo(square("f8"));
    assertThat(kingside.role()).isEqualTo(Role.KING);
    assertThat(kingside.isCapture()).isFalse();
    assertThat(kingside.promotion()).isNull();
    Move.Castle queenside = new Move.Castle(CastlingSide.QUEENSIDE, square("e1"), square("a1"));
    assertThat(List.of(queenside.to(), queenside.rookTo()))
        .containsExactly(square("c1"), square("d1"));
  }

  @ParameterizedTest(name = "{0} leaves {1}")
  @CsvSource({
    "e1e2, kq",
    "e1g1, kq",
    "h1h2, Qkq",
    "a1a2, Kkq",
    // Taking a rook in its corner takes the right of either side.
    "h1h8, Qq",
    "a1a8, Kk",
    "d4d5, KQkq"
  })
  void rightsAreLostWithTheFirstMoveOfKingOrRook(String move, String left) {
    Position position = Fen.parse("r3k2r/8/8/8/3P4/8/8/R3K2R w KQkq - 0 1");
    assertThat(Coordinates.play(position, move).fen().split(" ", -1)[2]).isEqualTo(left);
  }

  @Test
  void aRightIsNotYetALegalMove() {
    Position start = Position.start();
    assertThat(start.canCastle(Color.WHITE, CastlingSide.KINGSIDE)).isTrue();
    assertThat(start.castlingRook(Color.BLACK, CastlingSide.QUEENSIDE)).isEqualTo(square("a8"));
    assertThat(start.legalCastlings()).isEmpty();
    Position moved = Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
    assertThat(moved.canCastle(Color.WHITE, CastlingSide.QUEENSIDE)).isFalse();
    assertThat(moved.canCastle(Color.BLACK, CastlingSide.KINGSIDE)).isFalse();
    assertThat(moved.castlingRook(Color.WHITE, CastlingSide.QUEENSIDE)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, false",
    "r3k2r/8/8/8/8/8/8/1R1K2R1 w kq - 0 1, false",
    "r3k2r/8/8/8/8/8/8/R3K1R1 w Gkq - 0 1, true",
    "r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, true",
    "8/3k4/8/8/8/8/8/1R3K2 w - - 0 1, false"
  })
  void rightsTellChess960FromOrdinaryChess(String fen, boolean chess960) {
    assertThat(Fen.parse(fen).isChess960()).isEqualTo(chess960);
  }
}
