package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/** Whatever is written, a reason is the truth about the position and about what is written. */
class ReasonProperties {

  @Provide
  Arbitrary<Position> positions() {
    return RandomPositions.positions();
  }

  @Provide
  Arbitrary<Square> squares() {
    return Arbitraries.integers().between(0, 63).map(Square::of);
  }

  @Property(tries = 300)
  void aMoveIsLegalOrHasAReasonThatIsTrue(
      @ForAll("positions") Position position,
      @ForAll Role role,
      @ForAll("squares") Square to,
      @ForAll boolean capture) {
    for (San san : readings(role, to, capture)) {
      San.Meaning meaning = san.in(position);
      // What is taken may stand anywhere in "rook takes pawn".
      Square target = san instanceof San.PieceCapture taking && taking.to() == null ? null : to;
      meaning.moves().forEach(move -> assertThat(position.isLegal(move)).isTrue());
      if (meaning instanceof San.Meaning.Illegal illegal) {
        assertThat(isTrue(illegal.reason(), target, position))
            .as("%s of %s in %s", illegal.reason(), san, position.fen())
            .isTrue();
      }
    }
  }

  private static List<San> readings(Role role, Square to, boolean capture) {
    Stream<San> steps =
        Stream.of(
            new San.Step(role, null, null, capture, to, null),
            new San.Step(role, null, null, capture, to, Role.QUEEN),
            new San.PieceCapture(role == Role.PAWN ? Role.KING : role, Role.PAWN, null),
            new San.PieceCapture(role == Role.PAWN ? Role.KING : role, Role.KNIGHT, to),
            new San.AnyCapture(to, null),
            new San.AnyCapture(to, Role.QUEEN),
            new San.Castle(CastlingSide.KINGSIDE),
            new San.Castle(CastlingSide.QUEENSIDE));
    Stream<San> ofFiles =
        Stream.of(File.values()).map(file -> new San.Step(role, file, null, capture, to, null));
    Stream<San> pawnCaptures =
        Stream.of(File.values())
            .filter(file -> Math.abs(file.ordinal() - to.file().ordinal()) == 1)
            .map(file -> new San.PawnCapture(file, to.file(), null));
    Stream<San> ofRanks =
        Stream.of(Rank.values()).map(rank -> new San.Step(role, null, rank, capture, to, null));
    Stream<San> ofSquares =
        Stream.iterate(0, index -> index + 1)
            .limit(64)
            .map(Square::of)
            .flatMap(
                from ->
                    Stream.of(
                        new San.FromTo(from, to, capture, null),
                        new San.FromTo(from, to, capture, Role.QUEEN),
                        new San.Step(role, from.file(), from.rank(), capture, to, null)));
    return Stream.of(steps, ofFiles, pawnCaptures, ofRanks, ofSquares)
        .flatMap(stream -> stream)
        .toList();
  }

  private static boolean isTrue(Reason reason, @Nullable Square to, Position position) {
    Color turn = position.turn();
    if (reason instanceof Reason.NoSuchPiece none) {
      return position.squares(none.color(), none.role()).isEmpty();
    } else if (reason instanceof Reason.NoSuchPieceFrom none) {
      return position.squares(none.color(), none.role()).stream()
          .noneMatch(
              square ->
                  (none.file() == null || none.file() == square.file())
                      && (none.rank() == null || none.rank() == square.rank()));
    } else if (reason instanceof Reason.NoOwnPiece none) {
      Piece piece = position.at(none.at());
      return piece == null || piece.color() != turn;
    } else if (reason instanceof Reason.OwnPiece own) {
      return stands(turn, own.role(), own.at(), position);
    } else if (reason instanceof Reason.NothingToCapture nothing) {
      return position.at(nothing.at()) == null
          && position.legalMovesTo(Role.PAWN, nothing.at()).stream().noneMatch(Move::isCapture);
    } else if (reason instanceof Reason.NoneCanCapture none) {
      return none.at().equals(to)
          && position.pseudoLegalMoves().stream()
              .noneMatch(move -> move.to().equals(none.at()) && !(move instanceof Move.Castle));
    } else if (reason instanceof Reason.Blocked blocked) {
      return isTrue(blocked, to, position);
    } else if (reason instanceof Reason.PromotionNotPossible none) {
      return none.to().rank() != (turn == Color.WHITE ? Rank.R8 : Rank.R1);
    } else if (reason instanceof Reason.OnlyPawnsPromote) {
      return true; // a rule, whatever the position
    }
    return isTrueOfReach(reason, position) || isTrueOfCheck(reason, position);
  }

  private static boolean stands(Color color, Role role, Square at, Position position) {
    return new Piece(color, role).equals(position.at(at));
  }

  /** The piece could go there, were the other not in its way. */
  private static boolean isTrue(Reason.Blocked blocked, @Nullable Square to, Position position) {
    Piece blocker = position.at(blocked.at());
    Square from = blocked.from();
    boolean isInTheWay =
        blocked.role() == Role.PAWN
            ? from.file() == blocked.at().file()
            : Ray.leads(blocked.role(), from, blocked.at())
                && (to == null || Ray.between(from, to).contains(blocked.at()));
    return stands(blocked.color(), blocked.role(), from, position)
        && blocker != null
        && blocker.role() == blocked.blocker()
        && isInTheWay;
  }

  private static boolean isTrueOfReach(Reason reason, Position position) {
    if (reason instanceof Reason.CannotReach cannot) {
      return position.legalMovesTo(cannot.role(), cannot.to()).isEmpty();
    } else if (reason instanceof Reason.KingCannotReach cannot) {
      return !Ray.leads(Role.KING, position.king(cannot.color()), cannot.to());
    } else if (reason instanceof Reason.CannotReachFrom cannot) {
      return position.legalMovesTo(cannot.role(), cannot.to()).stream()
          .noneMatch(
              move ->
                  (cannot.file() == null || cannot.file() == move.from().file())
                      && (cannot.rank() == null || cannot.rank() == move.from().rank()));
    }
    return false;
  }

  private static boolean isTrueOfCheck(Reason reason, Position position) {
    Color turn = position.turn();
    if (reason instanceof Reason.Pinned pinned) {
      return stands(turn, pinned.role(), pinned.from(), position)
          && position.isPinned(pinned.from());
    } else if (reason instanceof Reason.StaysInCheck) {
      return position.isCheck();
    } else if (reason instanceof Reason.IntoCheck into) {
      // Where the king goes, or where it stays when a pawn takes en passant and lays it bare.
      return position.pseudoLegalMoves().stream()
          .filter(move -> !position.isLegal(move))
          .anyMatch(
              move ->
                  (move.role() == Role.KING && move.to().equals(into.to()))
                      || (move instanceof Move.EnPassant && position.king(turn).equals(into.to())));
    } else if (reason instanceof Reason.CastlingRightLost lost) {
      return !position.canCastle(turn, lost.side());
    } else if (reason instanceof Reason.CastlingOutOfCheck) {
      return position.isCheck();
    } else if (reason instanceof Reason.CastlingBlocked blocked) {
      return position.canCastle(turn, blocked.side())
          && position.at(blocked.at()) != null
          && blocked.at().rank() == position.king(turn).rank();
    } else if (reason instanceof Reason.CastlingThroughCheck through) {
      return position.canCastle(turn, through.side())
          && (!position.attackers(through.at(), turn.other()).isEmpty()
              || isBareWithoutRook(through, position));
    }
    return false;
  }

  /** In Chess960 the rook may shield the square that its king reaches. */
  private static boolean isBareWithoutRook(Reason.CastlingThroughCheck through, Position position) {
    return position.isChess960()
        && through.at().file() == (through.side() == CastlingSide.KINGSIDE ? File.G : File.C);
  }
}
