package org.ahoz.chess;

import static org.ahoz.chess.Coordinates.square;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnPassantTest {

  @Test
  void takesThePawnThatHasJustPassed() {
    Position position = Coordinates.play(Position.start(), "e2e4 a7a6 e4e5 d7d5");
    Move.EnPassant capture = new Move.EnPassant(square("e5"), square("d6"));
    assertThat(position.enPassantSquare()).isEqualTo(square("d6"));
    assertThat(position.legalMovesTo(Role.PAWN, square("d6"))).containsExactly(capture);
    assertThat(position.play(capture).fen())
        .isEqualTo("rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
    assertThat(capture.role()).isEqualTo(Role.PAWN);
    assertThat(capture.captured()).isEqualTo(Role.PAWN);
    assertThat(capture.isCapture()).isTrue();
    assertThat(capture.promotion()).isNull();
  }

  @Test
  void blackTakesDownwards() {
    Position position = Fen.parse("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    assertThat(Coordinates.play(position, "d4e3").fen())
        .isEqualTo("4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");
  }

  @Test
  void isOverAfterOneMove() {
    Position position = Coordinates.play(Position.start(), "e2e4 a7a6 e4e5 d7d5 g1f3 g8f6");
    assertThat(position.enPassantSquare()).isNull();
    assertThat(position.legalMovesTo(Role.PAWN, square("d6"))).isEmpty();
  }

  @Test
  void aDoubleStepThatNobodyCanTakeHasNoSquare() {
    assertThat(Coordinates.play(Position.start(), "e2e4").enPassantSquare()).isNull();
    assertThat(Coordinates.play(Position.start(), "e2e3").enPassantSquare()).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Both pawns leave the rank, the file or the diagonal of the king.
        "8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1",
        "3r3k/8/8/2pP4/8/8/8/3K4 w - c6 0 1",
        "7k/8/4b3/2pP4/2K5/8/8/8 w - c6 0 1",
        "7k/b7/8/2pP4/3K4/8/8/8 w - c6 0 1",
        // Another piece gives check, and the capture does not answer it.
        "4k3/8/8/2pP4/8/8/2n5/4K3 w - c6 0 1"
      })
  void aCaptureThatLeavesTheKingAttackedIsIllegal(String fen) {
    Position position = Fen.parse(fen);
    assertThat(position.legalMoves()).noneMatch(move -> move instanceof Move.EnPassant);
    assertThat(position.enPassantSquare()).isNull();
    assertThat(position.fen().split(" ", -1)[3]).isEqualTo("-");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The passing pawn itself gives check.
        "7k/8/8/2pP4/3K4/8/8/8 w - c6 0 1",
        // The capture interposes.
        "7k/8/1K1r4/2pP4/8/8/8/8 w - c6 0 1",
        // Only one of two pawns is pinned.
        "3r3k/8/8/1PpP4/8/8/8/3K4 w - c6 0 1"
      })
  void aCaptureThatSavesTheKingIsLegal(String fen) {
    Position position = Fen.parse(fen);
    assertThat(position.enPassantSquare()).isEqualTo(square("c6"));
    assertThat(position.legalMoves()).filteredOn(move -> move instanceof Move.EnPassant).hasSize(1);
  }
}
