package org.ahoz.chess;

import static org.ahoz.chess.Coordinates.square;
import static org.ahoz.chess.Coordinates.squares;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {

  @Test
  void startHasThePiecesInTheirPlaces() {
    Position start = Position.start();
    assertThat(start.turn()).isEqualTo(Color.WHITE);
    assertThat(start.at(square("d1"))).isEqualTo(new Piece(Color.WHITE, Role.QUEEN));
    assertThat(start.at(square("d8"))).isEqualTo(new Piece(Color.BLACK, Role.QUEEN));
    assertThat(start.at(square("d4"))).isNull();
    assertThat(start.king(Color.WHITE)).isEqualTo(square("e1"));
    assertThat(start.squares(Color.BLACK, Role.KNIGHT)).isEqualTo(squares("b8 g8"));
    assertThat(start.squares(Color.WHITE, Role.PAWN)).hasSize(8);
    assertThat(start.halfmoveClock()).isZero();
    assertThat(start.fullmoveNumber()).isOne();
    assertThat(start.isChess960()).isFalse();
  }

  @Test
  void playGivesTheNextPositionAndLeavesThisOneAlone() {
    Position start = Position.start();
    Position next = start.play(Coordinates.move(start, "g1f3"));
    assertThat(next.fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
    assertThat(start).isEqualTo(Position.start()).isNotEqualTo(next);
  }

  @Test
  void clocksCountPliesWithoutPawnOrCaptureAndMovesOfBlack() {
    Position quiet = Coordinates.play(Position.start(), "g1f3 g8f6 b1c3");
    assertThat(quiet.halfmoveClock()).isEqualTo(3);
    assertThat(quiet.fullmoveNumber()).isEqualTo(2);
    assertThat(Coordinates.play(quiet, "e7e5").halfmoveClock()).isZero();
    assertThat(Coordinates.play(quiet, "e7e5 f3e5").halfmoveClock()).isZero();
  }

  @Test
  void movesAreListedByRoleThenSquareThenCastling() {
    Position position = Fen.parse("4k3/8/8/8/8/8/N6P/4K2R w K - 0 1");
    assertThat(Coordinates.of(position.legalMoves()))
        .containsExactly(
            "h2h3", "h2h4", "a2c1", "a2c3", "a2b4", "h1f1", "h1g1", "e1d1", "e1f1", "e1d2", "e1e2",
            "e1f2", "e1g1");
  }

  @Test
  void pawnsPromoteToFourRolesWithAndWithoutCapture() {
    Position position = Fen.parse("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(Coordinates.of(position.legalMovesTo(Role.PAWN, square("a8"))))
        .containsExactly("a7a8q", "a7a8r", "a7a8b", "a7a8n");
    assertThat(position.legalMovesTo(Role.PAWN, square("b8")))
        .contains(new Move.Step(Role.PAWN, square("a7"), square("b8"), Role.KNIGHT, Role.ROOK))
        .hasSize(4);
    assertThat(Coordinates.play(position, "a7b8r").fen())
        .isEqualTo("1R2k3/8/8/8/8/8/8/4K3 b - - 0 1");
  }

  @Test
  void movesOfOneRoleToOneSquareAreThoseThatAWrittenMoveNames() {
    Position position = Fen.parse("4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1");
    assertThat(Coordinates.of(position.legalMovesTo(Role.KNIGHT, square("e4"))))
        .containsExactly("c3e4", "g3e4");
    assertThat(position.legalMovesTo(Role.KNIGHT, square("e5"))).isEmpty();
    assertThat(position.legalMovesTo(Role.ROOK, square("e4"))).isEmpty();
  }

  @Test
  void illegalMovesAreNamedWithThePosition() {
    Position start = Position.start();
    Move move = new Move.Step(Role.KNIGHT, square("g1"), square("e5"), null, null);
    assertThatThrownBy(() -> start.play(move))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the knight cannot go from g1 to e5 in " + start.fen());
  }

  @Nested
  class AMoveIsLegalOnlyAsAWhole {

    private final Position position = Fen.parse("1n2k3/P7/8/3pP3/8/8/5N2/R3K2R w KQ d6 0 1");

    private void assertLegal(Move move) {
      assertThat(position.isLegal(move)).isTrue();
      assertThat(position.legalMoves()).contains(move);
    }

    private void assertIllegal(Move move) {
      assertThat(position.isLegal(move)).isFalse();
      assertThat(position.legalMoves()).doesNotContain(move);
    }

    @Test
    void whatIsCapturedMustBeTold() {
      assertLegal(new Move.Step(Role.KNIGHT, square("f2"), square("e4"), null, null));
      assertIllegal(new Move.Step(Role.KNIGHT, square("f2"), square("e4"), Role.PAWN, null));
      assertLegal(new Move.Step(Role.PAWN, square("a7"), square("b8"), Role.KNIGHT, Role.QUEEN));
      assertIllegal(new Move.Step(Role.PAWN, square("a7"), square("b8"), null, Role.QUEEN));
    }

    @Test
    void promotionMustBeToldByAPawnAndByNobodyElse() {
      assertIllegal(new Move.Step(Role.PAWN, square("a7"), square("a8"), null, null));
      assertIllegal(new Move.Step(Role.PAWN, square("a7"), square("a8"), null, Role.PAWN));
      assertIllegal(new Move.Step(Role.PAWN, square("a7"), square("a8"), null, Role.KING));
      assertIllegal(new Move.Step(Role.KNIGHT, square("f2"), square("e4"), null, Role.KNIGHT));
    }

    @Test
    void thePieceMustBeTheOneThatStandsThere() {
      assertIllegal(new Move.Step(Role.QUEEN, square("f2"), square("e4"), null, null));
      assertIllegal(new Move.Step(Role.PAWN, square("d5"), square("d4"), null, null));
      assertIllegal(new Move.Step(Role.KNIGHT, square("c3"), square("e4"), null, null));
    }

    @Test
    void enPassantIsAMoveOfItsOwn() {
      assertLegal(new Move.EnPassant(square("e5"), square("d6")));
      assertIllegal(new Move.EnPassant(square("c5"), square("d6")));
      assertIllegal(new Move.EnPassant(square("e5"), square("f6")));
      assertIllegal(new Move.Step(Role.PAWN, square("e5"), square("d6"), Role.PAWN, null));
      assertIllegal(new Move.Step(Role.PAWN, square("e5"), square("d6"), null, null));
    }

    @Test
    void castlingIsAMoveOfItsOwn() {
      assertLegal(new Move.Castle(CastlingSide.KINGSIDE, square("e1"), square("h1")));
      assertIllegal(new Move.Castle(CastlingSide.QUEENSIDE, square("e1"), square("h1")));
      assertIllegal(new Move.Castle(CastlingSide.KINGSIDE, square("e1"), square("g1")));
      assertIllegal(new Move.Step(Role.KING, square("e1"), square("g1"), null, null));
    }
  }

  @Nested
  class ChecksAndPins {

    @Test
    void startHasNoCheck() {
      assertThat(Position.start().isCheck()).isFalse();
      assertThat(Position.start().checkers()).isEmpty();
    }

    @Test
    void doubleCheckNamesBothPiecesAndLetsOnlyTheKingMove() {
      Position position = Fen.parse("4k3/8/5N2/8/4R3/8/3q4/K7 b - - 0 1");
      assertThat(position.isCheck()).isTrue();
      assertThat(position.checkers()).isEqualTo(squares("e4 f6"));
      assertThat(position.legalMoves()).allMatch(move -> move.role() == Role.KING).isNotEmpty();
    }

    @Test
    void checkIsAnsweredByCaptureByInterpositionOrByTheKing() {
      Position position = Fen.parse("4k3/8/8/8/1b2r3/8/3Q1N2/4K3 w - - 0 1");
      assertThat(Coordinates.of(position.legalMoves()))
          .containsExactlyInAnyOrder("f2e4", "e1d1", "e1f1");
    }

    @Test
    void aPinnedPieceMayOnlyMoveOnItsLine() {
      Position position = Fen.parse("4r1k1/8/8/8/8/b7/1B2R3/2K1Q2r w - - 0 1");
      assertThat(position.isPinned(square("b2"))).isTrue();
      assertThat(position.isPinned(square("e1"))).isTrue();
      assertThat(position.isPinned(square("e2"))).isFalse();
      assertThat(Coordinates.of(position.legalMovesTo(Role.BISHOP, square("a3"))))
          .containsExactly("b2a3");
      assertThat(position.legalMovesTo(Role.BISHOP, square("c3"))).isEmpty();
      assertThat(position.legalMovesTo(Role.QUEEN, square("h1"))).hasSize(1);
      assertThat(position.legalMovesTo(Role.QUEEN, square("a5"))).isEmpty();
    }

    @Test
    void twoPiecesBetweenAreNotPinned() {
      Position position = Fen.parse("4r1k1/8/8/4N3/8/4P3/8/4K3 w - - 0 1");
      assertThat(position.isPinned(square("e3"))).isFalse();
      assertThat(position.isPinned(square("e5"))).isFalse();
    }

    @Test
    void piecesOfTheOtherSideAreNotPinned() {
      Position position = Fen.parse("4r1k1/8/8/4n3/8/8/8/4K3 w - - 0 1");
      assertThat(position.isPinned(square("e5"))).isFalse();
    }

    @Test
    void theKingMayNotStepBackOnTheLineOfACheck() {
      Position position = Fen.parse("4k3/8/8/8/4r3/8/4K3/8 w - - 0 1");
      assertThat(Coordinates.of(position.legalMoves())).doesNotContain("e2e1").contains("e2d1");
    }

    @Test
    void attackersOfASquareAreNamedPinnedOrNot() {
      Position position = Fen.parse("4r1k1/8/8/3p4/8/2N5/4B3/4K3 w - - 0 1");
      assertThat(position.attackers(square("d5"), Color.WHITE)).isEqualTo(squares("c3"));
      assertThat(position.attackers(square("c4"), Color.WHITE)).isEqualTo(squares("e2"));
      assertThat(position.attackers(square("c4"), Color.BLACK)).isEqualTo(squares("d5"));
      assertThat(position.attackers(square("h4"), Color.BLACK)).isEmpty();
    }
  }

  @Nested
  class TheEndOfAGame {

    @Test
    void checkmate() {
      Position position = Coordinates.play(Position.start(), "f2f3 e7e5 g2g4 d8h4");
      assertThat(position.isCheckmate()).isTrue();
      assertThat(position.isStalemate()).isFalse();
      assertThat(position.legalMoves()).isEmpty();
    }

    @Test
    void checkThatCanBeAnsweredIsNotMate() {
      Position position = Coordinates.play(Position.start(), "e2e4 f7f6 d1h5");
      assertThat(position.isCheck()).isTrue();
      assertThat(position.isCheckmate()).isFalse();
    }

    @Test
    void stalemate() {
      Position position = Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
      assertThat(position.isStalemate()).isTrue();
      assertThat(position.isCheckmate()).isFalse();
    }

    @Test
    void aPositionWithMovesIsNeither() {
      assertThat(Position.start().isCheckmate()).isFalse();
      assertThat(Position.start().isStalemate()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "4k3/8/8/8/8/8/8/4K3",
          "4k3/8/8/8/8/8/8/4KN2",
          "4k1n1/8/8/8/8/8/8/4K3",
          "4k3/8/8/8/8/8/8/4KB2",
          "2b1k3/8/8/8/8/8/8/4KB2",
          "2b1k3/1B6/8/3b4/8/8/8/4KB2"
        })
    void materialThatCannotMate(String board) {
      assertThat(Fen.parse(board + " w - - 0 1").isInsufficientMaterial()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "4k3/8/8/8/8/8/P7/4K3",
          "4k3/8/8/8/8/8/8/R3K3",
          "4k3/8/8/8/8/8/8/3QK3",
          "4k3/8/8/8/8/8/8/4KNN1",
          "4k1n1/8/8/8/8/8/8/4KN2",
          "4k1n1/8/8/8/8/8/8/4KB2",
          "5bk1/8/8/8/8/8/8/4KB2",
          "4k3/8/8/8/8/8/8/2B1KB2"
        })
    void materialThatCouldStillMate(String board) {
      assertThat(Fen.parse(board + " w - - 0 1").isInsufficientMaterial()).isFalse();
    }
  }

  @Nested
  class MovesThatObeyOnlyTheWayOfMoving {

    private static List<String> pseudoLegal(String fen) {
      return Coordinates.of(Fen.parse(fen).pseudoLegalMoves());
    }

    @Test
    void includeThoseOfPinnedPiecesAndOfAKingIntoCheck() {
      assertThat(pseudoLegal("4r1k1/8/8/8/8/8/4N3/4K2r w - - 0 1"))
          .contains("e2c3", "e1f1", "e1f2")
          .doesNotContain("e2e3", "e1e2");
    }

    @Test
    void includeEnPassantThatOpensALineToTheKing() {
      assertThat(pseudoLegal("8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1")).contains("d5c6");
      assertThat(Fen.parse("8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1").legalMoves())
          .noneMatch(move -> move instanceof Move.EnPassant);
    }

    @ParameterizedTest
    @CsvSource({
      "4k3/8/8/8/8/8/8/4K2R w K - 0 1, true",
      "4kr2/8/8/8/8/8/8/4K2R w K - 0 1, true",
      "4k3/4r3/8/8/8/8/8/4K2R w K - 0 1, true",
      "4k3/8/8/8/8/8/8/4KB1R w K - 0 1, false",
      "4k3/8/8/8/8/8/8/4K2R w - - 0 1, false"
    })
    void includeCastlingWithTheRightAndAFreeWay(String fen, boolean included) {
      assertThat(pseudoLegal(fen).contains("e1g1")).isEqualTo(included);
    }
  }

  @Nested
  class Equality {

    @Test
    void isThatOfTheFen() {
      Position there = Coordinates.play(Position.start(), "g1f3 g8f6 f3g1 f6g8");
      assertThat(there).isNotEqualTo(Position.start()).isNotEqualTo("a position");
      assertThat(there.repeats(Position.start())).isTrue();
      assertThat(Fen.parse(there.fen())).isEqualTo(there).hasSameHashCodeAs(there);
      assertThat(there).hasToString(there.fen());
    }

    @Test
    void regardsMoveNumberAndClock() {
      assertThat(Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))
          .isNotEqualTo(Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 2"))
          .isNotEqualTo(Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 1 1"));
    }

    @Test
    void repetitionRegardsTurnRightsAndEnPassant() {
      Position position = Fen.parse("4k3/8/8/pPp5/8/8/8/4K2R w K c6 0 1");
      assertThat(position.repeats(Fen.parse("4k3/8/8/pPp5/8/8/8/4K2R w K c6 9 9"))).isTrue();
      assertThat(position.repeats(Fen.parse("4k3/8/8/pPp5/8/8/8/4K2R w - c6 0 1"))).isFalse();
      assertThat(position.repeats(Fen.parse("4k3/8/8/pPp5/8/8/8/4K2R w K a6 0 1"))).isFalse();
      assertThat(position.repeats(Fen.parse("4k3/8/8/pPp5/8/8/8/4K2R w K - 0 1"))).isFalse();
      assertThat(position.repeats(Fen.parse("4k3/8/8/pPp5/8/8/8/4K2R b K - 0 1"))).isFalse();
      assertThat(position.repeats(Fen.parse("4k3/8/8/pPp5/8/8/7R/4K3 w - c6 0 1"))).isFalse();
    }
  }
}
