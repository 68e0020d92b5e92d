package org.ahoz.chess;

import static org.ahoz.chess.Coordinates.square;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @Nested
  class Reading {

    @Test
    void theStart() {
      assertThat(Fen.parse(START)).isEqualTo(Position.start());
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "4k3/8/8/8/8/8/8/4K3 b - -",
          "4k3/8/8/8/8/8/8/4K3 b - - 0",
          "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
          "  4k3/8/8/8/8/8/8/4K3  b\t- - 0 1\n"
        })
    void fourToSixFieldsPartedBySpace(String fen) {
      assertThat(Fen.parse(fen).fen()).isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    }

    @Test
    void counters() {
      Position position = Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - 27 103");
      assertThat(position.halfmoveClock()).isEqualTo(27);
      assertThat(position.fullmoveNumber()).isEqualTo(103);
    }

    @Test
    void anEnPassantSquareWhereNobodyCanTake() {
      Position position = Fen.parse("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
      assertThat(position.enPassantSquare()).isNull();
      assertThat(position.fen()).isEqualTo("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    }

    @ParameterizedTest(name = "{0} means {1} and {2}")
    @CsvSource({
      "KQ, h1, a1",
      "QK, h1, a1",
      "HA, h1, a1",
      "GC, g1, c1",
      "KC, h1, c1",
      "GQ, g1, a1",
    })
    void castlingRightsOfFenXFenAndShredderFen(String rights, String kingside, String queenside) {
      Position position = Fen.parse("4k3/8/8/8/8/8/8/R1R1K1RR w " + rights + " - 0 1");
      assertThat(position.castlingRook(Color.WHITE, CastlingSide.KINGSIDE))
          .isEqualTo(square(kingside));
      assertThat(position.castlingRook(Color.WHITE, CastlingSide.QUEENSIDE))
          .isEqualTo(square(queenside));
    }

    @Test
    void theOutermostRookNeedNotBeOnTheEdge() {
      Position position = Fen.parse("1r2k1r1/8/8/8/8/8/8/4K3 b kq - 0 1");
      assertThat(position.castlingRook(Color.BLACK, CastlingSide.KINGSIDE)).isEqualTo(square("g8"));
      assertThat(position.castlingRook(Color.BLACK, CastlingSide.QUEENSIDE))
          .isEqualTo(square("b8"));
    }
  }

  @Nested
  class Writing {

    @ParameterizedTest
    @ValueSource(
        strings = {
          START,
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "4k3/8/8/8/8/8/8/R1R1K1RR w GC - 3 40",
          "4k3/8/8/8/8/8/8/R1R1K1RR w KQ - 3 40",
          "r1r1k1r1/8/8/8/8/8/8/4K3 b kc - 3 40",
          "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"
        })
    void givesBackWhatWasRead(String fen) {
      assertThat(Fen.write(Fen.parse(fen))).isEqualTo(fen);
    }

    @Test
    void usesFileLettersOnlyForRooksThatAreNotOutermost() {
      assertThat(Fen.parse("bqnb1rkr/8/8/8/8/8/8/BQ1BNRKR w HFhf - 2 9").fen())
          .isEqualTo("bqnb1rkr/8/8/8/8/8/8/BQ1BNRKR w KQkq - 2 9");
    }
  }

  @Nested
  class Refusing {

    private static void assertRefused(String fen, String problem) {
      assertThatThrownBy(() -> Fen.parse(fen)).isInstanceOf(FenException.class).hasMessage(problem);
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "''|the FEN is empty",
          "' '|the FEN is empty",
          "8|the FEN has 1 field, not four to six: "
              + "pieces, side to move, castling, en passant and two counters",
          "4k3/8/8/8/8/8/8/4K3 w -|the FEN has 3 fields, not four to six: "
              + "pieces, side to move, castling, en passant and two counters",
          "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x|the FEN has 7 fields, not four to six: "
              + "pieces, side to move, castling, en passant and two counters"
        })
    void wrongNumbersOfFields(String fen, String problem) {
      assertRefused(fen, problem);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
        delimiter = '|',
        value = {
          "8|the board has 1 rank, not 8, parted by slashes",
          "4k3/8/8/8/8/8/4K3|the board has 7 ranks, not 8, parted by slashes",
          "4k3/8/8/8/8/8/8/4K3/8|the board has 9 ranks, not 8, parted by slashes",
          "4k3/8/pppppppp1/8/8/8/8/4K3|the third rank from the top has 9 squares, not 8",
          "4k3/8/8/8/8/8/8/4K2|the eighth rank from the top has 7 squares, not 8",
          "4k3/1/8/8/8/8/8/4K3|the second rank from the top has 1 square, not 8",
          "4k3//8/8/8/8/8/4K3|the second rank from the top has 0 squares, not 8",
          "4k3/8/8/44/8/8/8/4K3|the fourth rank from the top has two numbers side by side, "
              + "not their sum",
          "4k3/8/8/8/4x3/8/8/4K3|the fifth rank from the top has \"x\", "
              + "which is neither a piece nor a number from 1 to 8",
          "4k3/9/8/8/8/8/8/4K3|the second rank from the top has \"9\", "
              + "which is neither a piece nor a number from 1 to 8",
          "4k3/8/8/8/8/♘7/8/4K3|the sixth rank from the top has \"♘\", "
              + "which is neither a piece nor a number from 1 to 8"
        })
    void wrongRanks(String board, String problem) {
      assertRefused(board + " w - - 0 1", problem);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
        delimiter = '|',
        value = {
          "8/8/8/8/8/8/8/4K3|black has no king",
          "4k3/8/8/8/8/8/8/8|white has no king",
          "4k3/8/8/8/8/8/8/3K1K2|white has 2 kings, not one",
          "4k3/8/8/8/8/8/8/P3K3|a white pawn stands on a1, and no pawn can stand on an end rank",
          "4k2p/8/8/8/8/8/8/4K3|a black pawn stands on h8, and no pawn can stand on an end rank",
          "4k3/8/8/8/8/P7/PPPPPPPP/4K3|white has 9 pawns, more than 8",
          "rnbqkbnr/pppppppp/q7/8/8/8/8/4K3|black has 17 pieces, more than 16"
        })
    void piecesThatNoGameCanHave(String board, String problem) {
      assertRefused(board + " w - - 0 1", problem);
    }

    @Test
    void aSideThatIsNone() {
      assertRefused(
          "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
          "the side to move is \"x\", neither w for white nor b for black");
    }

    @Test
    void aKingLeftInCheck() {
      assertRefused(
          "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
          "it is the move of white, but the black king on e8 is in check from e2");
      assertRefused(
          "8/8/8/3kK3/8/8/8/8 b - - 0 1",
          "it is the move of black, but the white king on e5 is in check from d5");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
        delimiter = '|',
        value = {
          "KX|the castling rights have \"X\", which is neither K, Q, k, q, the file of a rook, "
              + "nor a dash alone",
          "K-|the castling rights have \"-\", which is neither K, Q, k, q, the file of a rook, "
              + "nor a dash alone",
          "Q|the castling right Q needs a white rook on the rank of the king, towards the a file",
          "k|the castling right k needs the black king on the eighth rank, and it is on e7",
          "G|the castling right G needs a white rook on g1",
          "KK|the castling right K is the second one for the same side of the white king",
          "HF|the castling right F is the second one for the same side of the white king"
        })
    void castlingRightsThatCannotBe(String rights, String problem) {
      assertRefused("7r/4k3/8/8/8/8/8/4KR1R w " + rights + " - 0 1", problem);
    }

    @Test
    void castlingRightsWithoutARookBesideTheKing() {
      assertRefused(
          "4k3/8/8/8/8/8/8/R3K3 w K - 0 1",
          "the castling right K needs a white rook on the rank of the king, towards the h file");
      assertRefused(
          "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
          "the castling right K needs the white king on the first rank, and it is on e2");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
        delimiter = '|',
        value = {
          "z9|the en passant square is \"z9\", neither a square nor a dash",
          "e4|the en passant square e4 is not on the sixth rank, "
              + "where a black pawn can have passed",
          "a6|the en passant square is a6, but no black pawn stands on a5",
          "d6|the en passant square is d6, but the pawn on d5 cannot have come past it, "
              + "as d6 is occupied",
          "f6|the en passant square is f6, but the pawn on f5 cannot have come past it, "
              + "as f7 is occupied"
        })
    void enPassantSquaresThatCannotBe(String square, String problem) {
      assertRefused("4k3/5p2/3n4/P2pPp2/8/8/8/4K3 w - " + square + " 0 1", problem);
    }

    @Test
    void anEnPassantSquareOfTheWrongSide() {
      assertRefused(
          "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1",
          "the en passant square d6 is not on the third rank, where a white pawn can have passed");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
        delimiter = '|',
        value = {
          "-5 1|the halfmove clock is \"-5\", not a whole number from 0 up, of at most nine digits",
          "x 1|the halfmove clock is \"x\", not a whole number from 0 up, of at most nine digits",
          "0 0|the move number is \"0\", not a whole number from 1 up, of at most nine digits",
          "0 1234567890|the move number is \"1234567890\", "
              + "not a whole number from 1 up, of at most nine digits"
        })
    void countersThatAreNone(String counters, String problem) {
      assertRefused("4k3/8/8/8/8/8/8/4K3 w - - " + counters, problem);
    }

    @Test
    void quotesNothingThatWorksATerminalAndNothingLong() {
      assertRefused(
          "4k3/8/8/8/8/8/8/4K3 \u001b[2J\u202e - - 0 1",
          "the side to move is \"U+001B[2JU+202E\", neither w for white nor b for black");
      assertRefused(
          "4k3/8/8/8/8/8/8/4K3 " + "x".repeat(1000) + " - - 0 1",
          "the side to move is \"xxxxxxxxxxxxxxxxxxxx…\", neither w for white nor b for black");
    }
  }

  @Nested
  class ReadingLeniently {

    @Test
    void saysNothingOfACorrectFen() {
      assertThat(Fen.parseLenient(START)).isEqualTo(new Fen.Reading(Position.start(), List.of()));
    }

    @Test
    void dropsImpossibleCastlingRightsOneByOne() {
      Fen.Reading reading = Fen.parseLenient("4k3/8/8/8/8/8/8/4K2R w KQxkq - 0 1");
      assertThat(reading.position().fen()).isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
      assertThat(reading.dropped())
          .containsExactly(
              "the castling right Q needs a white rook on the rank of the king, towards the a file",
              "the castling rights have \"x\", which is neither K, Q, k, q, the file of a rook, "
                  + "nor a dash alone",
              "the castling right k needs a black rook on the rank of the king, towards the h file",
              "the castling right q needs a black rook on the rank of the king, "
                  + "towards the a file");
    }

    @Test
    void dropsAnImpossibleEnPassantSquare() {
      Fen.Reading reading = Fen.parseLenient("4k3/8/8/8/8/8/8/4K3 w - e6 0 1");
      assertThat(reading.position().fen()).isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
      assertThat(reading.dropped())
          .containsExactly("the en passant square is e6, but no black pawn stands on e5");
      assertThat(Fen.parseLenient("4k3/8/8/8/8/8/8/4K3 w - ?? 0 1").dropped()).hasSize(1);
    }

    @Test
    void putsBadCountersRight() {
      Fen.Reading reading = Fen.parseLenient("4k3/8/8/8/8/8/8/4K3 w - - -1 0");
      assertThat(reading.position().fen()).isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
      assertThat(reading.dropped()).hasSize(2);
    }

    @Test
    void addsUpNumbersSideBySide() {
      Fen.Reading reading = Fen.parseLenient("4k12/8/8/8/8/8/8/4K3 w - - 0 1");
      assertThat(reading.position().fen()).isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
      assertThat(reading.dropped())
          .containsExactly(
              "the first rank from the top has two numbers side by side, not their sum");
    }

    @Test
    void refusesAKingLeftInCheckUnlessThePositionIsOnlyLookedAt() {
      String fen = "8/8/8/8/8/8/6p1/4kQ1K b - - 0 1";

      Fen.Reading reading = Fen.parseUnreachable(fen);

      assertThat(reading.position().fen()).isEqualTo(fen);
      assertThat(reading.dropped())
          .containsExactly("it is the move of black, but the white king on h1 is in check from g2");
      assertThatThrownBy(() -> Fen.parseLenient(fen)).isInstanceOf(FenException.class);
      assertThatThrownBy(() -> Fen.parseUnreachable("4k3/8/8/8/8/8/8/8 w - - 0 1"))
          .hasMessage("white has no king");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
        strings = {
          "8/8/8/8/8/8/6p1/4kQ1K b - - 0 1",
          "k7/8/8/8/4Q2Q/8/8/K6Q w - - 0 1",
          "8/8/8/3kK3/8/8/8/8 b - - 0 1",
          "8/8/2N5/4k3/2B5/8/5P2/4R2K w - - 0 1",
          "7k/6P1/8/8/8/8/8/K7 w - - 0 1"
        })
    void noMoveTakesAKing(String fen) {
      Position position = Fen.parseUnreachable(fen).position();
      Square king = position.king(position.turn().other());

      assertThat(position.legalMoves()).isNotEmpty().noneMatch(move -> move.to().equals(king));
      assertThat(position.pseudoLegalMoves()).noneMatch(move -> move.to().equals(king));
      for (Role role : Role.values()) {
        assertThat(position.legalMovesTo(role, king)).isEmpty();
        assertThat(position.onlyMoveTo(role, -1L, king, null)).isNull();
        assertThat(position.onlyMoveTo(role, -1L, king, Role.QUEEN)).isNull();
      }
    }

    @Test
    void stillRefusesWhatIsNoPosition() {
      assertThatThrownBy(() -> Fen.parseLenient("4k3/8/8/8/8/8/8/8 w - - 0 1"))
          .isInstanceOf(FenException.class)
          .hasMessage("white has no king");
    }
  }
}
