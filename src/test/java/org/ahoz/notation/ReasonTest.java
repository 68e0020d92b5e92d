package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.Fen;
import org.ahoz.chess.File;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why a written move is not legal: always the truth about the position. */
class ReasonTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static Reason reason(String fen, String move) {
    San.Meaning meaning = San.parse(move).in(Fen.parse(fen));
    assertThat(meaning).as(move).isInstanceOf(San.Meaning.Illegal.class);
    return ((San.Meaning.Illegal) meaning).reason();
  }

  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | Qd1 | NoSuchPiece[color=WHITE, role=QUEEN]",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | e4 | NoSuchPiece[color=WHITE, role=PAWN]",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | ed | NoSuchPiece[color=WHITE, role=PAWN]",
        START + " | Nf6 | CannotReach[color=WHITE, role=KNIGHT, to=f6]",
        START + " | Nbf3 | CannotReachFrom[color=WHITE, role=KNIGHT, file=B, rank=null, to=f3]",
        START + " | N5f3 | NoSuchPieceFrom[color=WHITE, role=KNIGHT, file=null, rank=R5]",
        START + " | Bb5 | Blocked[color=WHITE, role=BISHOP, from=f1, blocker=PAWN, at=e2]",
        START + " | Qd4 | Blocked[color=WHITE, role=QUEEN, from=d1, blocker=PAWN, at=d2]",
        START + " | Qd2 | OwnPiece[color=WHITE, role=PAWN, at=d2]",
        START + " | Nd2 | OwnPiece[color=WHITE, role=PAWN, at=d2]",
        START + " | Ke2 | OwnPiece[color=WHITE, role=PAWN, at=e2]",
        START + " | Ke4 | KingCannotReach[color=WHITE, to=e4]",
        "4r2k/8/8/8/8/4B3/8/4K3 w - - 0 1 | Bd4 | Pinned[color=WHITE, role=BISHOP, from=e3]",
        "4r2k/8/8/8/8/8/8/4K2B w - - 0 1 | Bg2 | StaysInCheck[color=WHITE]",
        "4r2k/8/8/8/8/8/8/4K3 w - - 0 1 | Ke2 | IntoCheck[color=WHITE, to=e2]",
        // A bishop that would cover the check, and may not since it is pinned by another piece.
        "4r2k/8/8/8/b7/8/2B5/3K4 w - - 0 1 | Bb1 | Pinned[color=WHITE, role=BISHOP, from=c2]",
        "4r2k/8/8/8/8/8/4r1B1/4K3 w - - 0 1 | Bf1 | StaysInCheck[color=WHITE]",
        "3rk3/8/8/8/8/5n2/6P1/3BK3 w - - 0 1 | Bc2 | StaysInCheck[color=WHITE]",
        // In check from e8, and a rook that could cover is pinned from a1.
        "k3r3/8/8/8/8/8/8/q2RK3 w - - 0 1 | Rd2 | StaysInCheck[color=WHITE]",
        "k3r3/8/8/8/8/5n2/8/q2QK3 w - - 0 1 | Qe2 | StaysInCheck[color=WHITE]",
        "k3r3/8/8/8/8/8/8/q2QK3 w - - 0 1 | Qe2 | Pinned[color=WHITE, role=QUEEN, from=d1]",
        "k3r3/8/8/8/8/8/8/q2QK3 w - - 0 1 | Qd4 | StaysInCheck[color=WHITE]",
        // The nearer of two is told.
        "6k1/8/8/8/8/8/K7/RN4NR w - - 0 1 | Re1 | Blocked[color=WHITE, role=ROOK, from=h1, blocker=KNIGHT, at=g1]",
      })
  void piecesThatCannotGoThereSayWhy(String fen, String move, String expected) {
    assertThat(reason(fen, move)).hasToString(expected);
  }

  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource(
      delimiter = '|',
      value = {
        START + " | e5 | CannotReach[color=WHITE, role=PAWN, to=e5]",
        START + " | ed3 | NothingToCapture[at=d3]",
        START + " | exd3 | NothingToCapture[at=d3]",
        START + " | ed | NothingToCapture[at=d3]",
        START + " | exd4 | CannotReachFrom[color=WHITE, role=PAWN, file=E, rank=null, to=d4]",
        START + " | e8=Q | CannotReach[color=WHITE, role=PAWN, to=e8]",
        START + " | e4=Q | PromotionNotPossible[to=e4]",
        START + " | Nf3=Q | OnlyPawnsPromote[]",
        START + " | Pe2-d3 | NothingToCapture[at=d3]",
        START + " | e2-e5 | CannotReachFrom[color=WHITE, role=PAWN, file=E, rank=R2, to=e5]",
        START + " | e7-e5 | NoOwnPiece[color=WHITE, at=e7]",
        START + " | e4-e5 | NoOwnPiece[color=WHITE, at=e4]",
        "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1 | e4 | Blocked[color=WHITE, role=PAWN, from=e2, blocker=KNIGHT, at=e3]",
        "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1 | e4 | Blocked[color=WHITE, role=PAWN, from=e2, blocker=KNIGHT, at=e4]",
        "4k3/8/8/8/4N3/8/4P3/4K3 w - - 0 1 | e4 | OwnPiece[color=WHITE, role=KNIGHT, at=e4]",
        "4k3/4p3/4P3/8/8/8/8/4K3 b - - 0 1 | e5 | Blocked[color=BLACK, role=PAWN, from=e7, blocker=PAWN, at=e6]",
        "4k3/8/8/3p4/4P3/8/3P4/4K3 w - - 0 1 | d5 | CannotReachFrom[color=WHITE, role=PAWN, file=D, rank=null, to=d5]",
        "4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1 | exd5 | OwnPiece[color=WHITE, role=KNIGHT, at=d5]",
        "4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1 | ed | OwnPiece[color=WHITE, role=KNIGHT, at=d5]",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | cd | NoSuchPieceFrom[color=WHITE, role=PAWN, file=C, rank=null]",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | cd5 | NoSuchPieceFrom[color=WHITE, role=PAWN, file=C, rank=null]",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | exd6 e.p. | NothingToCapture[at=d6]",
        "4r2k/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | exd5 | Pinned[color=WHITE, role=PAWN, from=e4]",
        "4r2k/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | ed | Pinned[color=WHITE, role=PAWN, from=e4]",
        // Taking en passant would lay the king bare along the rank.
        "7k/8/8/K2pP2r/8/8/8/8 w - d6 0 2 | exd6 | IntoCheck[color=WHITE, to=a5]",
        "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1 | ef=Q | NothingToCapture[at=f8]",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | ed=Q | PromotionNotPossible[to=d5]",
      })
  void pawnsThatCannotGoThereSayWhy(String fen, String move, String expected) {
    assertThat(reason(fen, move)).hasToString(expected);
  }

  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource(
      delimiter = '|',
      value = {
        START + " | O-O | CastlingBlocked[color=WHITE, side=KINGSIDE, at=f1]",
        START + " | e1g1 | CastlingBlocked[color=WHITE, side=KINGSIDE, at=f1]",
        START + " | e1a1 | CastlingBlocked[color=WHITE, side=QUEENSIDE, at=d1]",
        START + " | e1c1 | CastlingBlocked[color=WHITE, side=QUEENSIDE, at=d1]",
        "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1 | 0-0-0 | CastlingBlocked[color=WHITE, side=QUEENSIDE, at=b1]",
        "r3k3/8/8/8/8/8/8/4K3 b - - 0 1 | O-O-O | CastlingRightLost[color=BLACK, side=QUEENSIDE]",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1 | e1g1 | CastlingRightLost[color=WHITE, side=KINGSIDE]",
        "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 | O-O | CastlingOutOfCheck[color=WHITE]",
        "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 | O-O | CastlingThroughCheck[color=WHITE, side=KINGSIDE, at=f1]",
        "4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 | O-O | CastlingThroughCheck[color=WHITE, side=KINGSIDE, at=g1]",
        // The rook shields its king's target until it leaves.
        "8/8/8/8/8/8/4k3/qRK5 w B - 0 1 | O-O-O | CastlingThroughCheck[color=WHITE, side=QUEENSIDE, at=c1]",
      })
  void castlingThatIsNotAllowedSaysWhy(String fen, String move, String expected) {
    assertThat(reason(fen, move)).hasToString(expected);
  }

  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource(
      delimiter = '|',
      value = {
        START + " | xe5 | NothingToCapture[at=e5]",
        START + " | xe2 | OwnPiece[color=WHITE, role=PAWN, at=e2]",
        START + " | xe7 | NoneCanCapture[color=WHITE, at=e7]",
        START + " | NxN | CannotReach[color=WHITE, role=KNIGHT, to=b8]",
        START + " | NxNe5 | NoSuchPieceFrom[color=BLACK, role=KNIGHT, file=E, rank=R5]",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 | NxB | NoSuchPiece[color=BLACK, role=BISHOP]",
        "4r2k/8/8/8/8/5n2/4P3/4K3 w - - 0 1 | xf3 | Pinned[color=WHITE, role=PAWN, from=e2]",
        "4r2k/8/8/5n2/8/4N3/8/4K3 w - - 0 1 | xf5 | Pinned[color=WHITE, role=KNIGHT, from=e3]",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | xd5=Q | PromotionNotPossible[to=d5]",
        "3r2k1/8/8/8/8/8/8/3RK3 w - - 0 1 | xd8=Q | OnlyPawnsPromote[]",
        "6k1/8/8/8/8/8/8/3RK3 w - - 0 1 | Rd8=Q | OnlyPawnsPromote[]",
        "6k1/8/8/8/8/8/8/4K2R w K - 0 1 | e1g1q | OnlyPawnsPromote[]",
        START + " | -- | NullMoveNotAllowed[]",
      })
  void otherWaysToWriteSayWhyToo(String fen, String move, String expected) {
    WrittenMove written = MoveReader.san().read(move).orElseThrow();
    San.Meaning meaning = written.in(Fen.parse(fen));
    assertThat(meaning).isInstanceOf(San.Meaning.Illegal.class);
    assertThat(((San.Meaning.Illegal) meaning).reason()).hasToString(expected);
  }

  @Test
  void everyReasonHasAStableCodeOfItsOwn() {
    Square e4 = Square.of(28);
    Color white = Color.WHITE;
    Role rook = Role.ROOK;
    CastlingSide kingside = CastlingSide.KINGSIDE;
    List<Reason> reasons =
        List.of(
            new Reason.NoSuchPiece(white, rook),
            new Reason.NoSuchPieceFrom(white, rook, File.A, null),
            new Reason.NoOwnPiece(white, e4),
            new Reason.CannotReach(white, rook, e4),
            new Reason.CannotReachFrom(white, rook, File.A, null, e4),
            new Reason.Pinned(white, rook, e4),
            new Reason.Blocked(white, rook, e4, rook, e4),
            new Reason.OwnPiece(white, rook, e4),
            new Reason.StaysInCheck(white),
            new Reason.IntoCheck(white, e4),
            new Reason.NothingToCapture(e4),
            new Reason.NoneCanCapture(white, e4),
            new Reason.CastlingRightLost(white, kingside),
            new Reason.CastlingBlocked(white, kingside, e4),
            new Reason.CastlingOutOfCheck(white),
            new Reason.CastlingThroughCheck(white, kingside, e4),
            new Reason.PromotionNotPossible(e4),
            new Reason.NullMoveNotAllowed());
    assertThat(reasons)
        .extracting(Reason::code)
        .containsExactly(
            "no-such-piece",
            "no-such-piece-from",
            "no-own-piece",
            "cannot-reach",
            "cannot-reach-from",
            "pinned",
            "blocked",
            "own-piece",
            "stays-in-check",
            "into-check",
            "nothing-to-capture",
            "none-can-capture",
            "castling-right-lost",
            "castling-blocked",
            "castling-out-of-check",
            "castling-through-check",
            "promotion-not-possible",
            "null-move");
  }

  @Test
  void aPawnTakesOnANeighbouringFileOnly() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new San.PawnCapture(File.A, File.C, null))
        .withMessage("no pawn takes from file a to file c");
  }
}
