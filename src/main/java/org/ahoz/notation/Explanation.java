package org.ahoz.notation;

import java.util.List;
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

/**
 * Finds why a written move is not legal, for moves that are known not to be.
 *
 * <p>What concerns the king comes first, since the piece could otherwise move; then what stands in
 * the way; and only then that no piece gets there at all. Of several pieces the reason of one is
 * given; each reason is true by itself.
 */
final class Explanation {

  private final Position position;
  private final Color turn;

  private Explanation(Position position) {
    this.position = position;
    turn = position.turn();
  }

  static Reason of(San.Step step, Position position) {
    return new Explanation(position).step(step);
  }

  static Reason of(San.FromTo move, Position position) {
    return new Explanation(position).fromTo(move);
  }

  static Reason of(San.Castle castle, Position position) {
    return new Explanation(position).castle(castle.side());
  }

  static Reason of(San.PawnCapture capture, Position position) {
    Explanation explanation = new Explanation(position);
    return new PawnExplanation(explanation, position).capture(capture);
  }

  static Reason of(San.PieceCapture capture, Position position) {
    return new Explanation(position).pieceCapture(capture);
  }

  static Reason of(San.AnyCapture capture, Position position) {
    return new Explanation(position).anyCapture(capture);
  }

  private Reason step(San.Step step) {
    Role role = step.role();
    Square to = step.to();
    if (step.promotion() != null && (role != Role.PAWN || !isLastRank(to))) {
      return noPromotion(role, to);
    }
    if (position.squares(turn, role).isEmpty()) {
      return new Reason.NoSuchPiece(turn, role);
    }
    if (role == Role.PAWN) {
      return new PawnExplanation(this, position).step(step);
    }
    List<Square> departures = departures(role, step.fromFile(), step.fromRank());
    if (departures.isEmpty()) {
      return new Reason.NoSuchPieceFrom(turn, role, step.fromFile(), step.fromRank());
    }
    Reason unsafe = unsafe(role, departures, to);
    if (unsafe != null) {
      return unsafe;
    }
    Reason obstructed = obstructed(role, departures, to);
    return obstructed != null ? obstructed : cannotReach(step);
  }

  private static Reason noPromotion(Role role, Square to) {
    return role == Role.PAWN ? new Reason.PromotionNotPossible(to) : new Reason.OnlyPawnsPromote();
  }

  Reason cannotReach(San.Step step) {
    if (step.role() == Role.KING) {
      return new Reason.KingCannotReach(turn, step.to());
    }
    return step.fromFile() == null && step.fromRank() == null
        ? new Reason.CannotReach(turn, step.role(), step.to())
        : new Reason.CannotReachFrom(
            turn, step.role(), step.fromFile(), step.fromRank(), step.to());
  }

  /** The squares from which an own piece of this role may be meant. */
  List<Square> departures(Role role, @Nullable File file, @Nullable Rank rank) {
    return position.squares(turn, role).stream()
        .filter(square -> file == null || square.file() == file)
        .filter(square -> rank == null || square.rank() == rank)
        .toList();
  }

  /** What becomes of the own king, if one of these pieces could otherwise go there; else null. */
  @Nullable Reason unsafe(Role role, List<Square> departures, Square to) {
    for (Move move : position.pseudoLegalMoves()) {
      if (move.role() == role
          && move.to().equals(to)
          && departures.contains(move.from())
          && !(move instanceof Move.Castle)) {
        return unsafe(move);
      }
    }
    return null;
  }

  /** What becomes of the own king by a move that obeys the piece's way of moving and is illegal. */
  private Reason unsafe(Move move) {
    if (move.role() == Role.KING) {
      return new Reason.IntoCheck(turn, move.to());
    }
    if (position.isCheck() && !answersCheck(move)) {
      return new Reason.StaysInCheck(turn);
    }
    return position.isPinned(move.from())
        ? new Reason.Pinned(turn, move.role(), move.from())
        : new Reason.IntoCheck(turn, position.king(turn));
  }

  private boolean answersCheck(Move move) {
    List<Square> checkers = position.checkers();
    if (checkers.size() != 1) {
      return false;
    }
    Square checker = checkers.get(0);
    Square taken =
        move instanceof Move.EnPassant
            ? Square.of(move.to().file(), move.from().rank())
            : move.to();
    return taken.equals(checker) || Ray.between(position.king(turn), checker).contains(move.to());
  }

  /** What stands in the way of a piece whose way of moving leads to the square, or null. */
  private @Nullable Reason obstructed(Role role, List<Square> departures, Square to) {
    Reason nearest = null;
    int fewest = Integer.MAX_VALUE;
    for (Square from : departures) {
      if (!Ray.leads(role, from, to)) {
        continue;
      }
      List<Square> way = role == Role.KNIGHT ? List.of() : Ray.between(from, to);
      Square obstacle = firstOccupied(way);
      if (obstacle == null) {
        return ownPiece(to);
      }
      if (way.size() < fewest) {
        fewest = way.size();
        nearest = new Reason.Blocked(turn, role, from, roleAt(obstacle), obstacle);
      }
    }
    return nearest;
  }

  /** That the own piece on this square is in the way; null when there is none. */
  @Nullable Reason ownPiece(Square at) {
    Piece piece = position.at(at);
    return piece != null && piece.color() == turn
        ? new Reason.OwnPiece(turn, piece.role(), at)
        : null;
  }

  private @Nullable Square firstOccupied(List<Square> way) {
    for (Square square : way) {
      if (position.at(square) != null) {
        return square;
      }
    }
    return null;
  }

  /** The role of the piece that is known to stand on this square. */
  Role roleAt(Square square) {
    Piece piece = position.at(square);
    if (piece == null) {
      throw new IllegalStateException(square + " is empty in " + position.fen());
    }
    return piece.role();
  }

  boolean isLastRank(Square square) {
    return square.rank() == (turn == Color.WHITE ? Rank.R8 : Rank.R1);
  }

  private Reason fromTo(San.FromTo move) {
    Piece piece = position.at(move.from());
    if (piece == null || piece.color() != turn) {
      return new Reason.NoOwnPiece(turn, move.from());
    }
    if (move.promotion() != null && piece.role() != Role.PAWN) {
      return new Reason.OnlyPawnsPromote();
    }
    CastlingSide side = piece.role() == Role.KING ? castlingSide(move) : null;
    if (side != null) {
      return castle(side);
    }
    return step(
        new San.Step(
            piece.role(),
            move.from().file(),
            move.from().rank(),
            move.from().file() != move.to().file(),
            move.to(),
            move.promotion()));
  }

  /** The side to which a king's move must be castling, or null when it may be a step. */
  private @Nullable CastlingSide castlingSide(San.FromTo move) {
    for (CastlingSide side : CastlingSide.values()) {
      if (move.to().equals(position.castlingRook(turn, side))) {
        return side;
      }
    }
    int files = move.to().file().ordinal() - move.from().file().ordinal();
    boolean isOrdinary =
        move.from().file() == File.E
            && move.from().rank() == move.to().rank()
            && Math.abs(files) == 2;
    return isOrdinary ? (files > 0 ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE) : null;
  }

  private Reason castle(CastlingSide side) {
    Square rook = position.castlingRook(turn, side);
    if (rook == null) {
      return new Reason.CastlingRightLost(turn, side);
    }
    if (position.isCheck()) {
      return new Reason.CastlingOutOfCheck(turn);
    }
    Square king = position.king(turn);
    boolean kingside = side == CastlingSide.KINGSIDE;
    Square kingTarget = Square.of(kingside ? File.G : File.C, king.rank());
    Square rookTarget = Square.of(kingside ? File.F : File.D, king.rank());
    for (Square at : Ray.from(king, rook, kingTarget, rookTarget)) {
      if (!at.equals(rook) && position.at(at) != null) {
        return new Reason.CastlingBlocked(turn, side, at);
      }
    }
    for (Square at : Ray.from(king, kingTarget)) {
      if (!position.attackers(at, turn.other()).isEmpty()) {
        return new Reason.CastlingThroughCheck(turn, side, at);
      }
    }
    return new Reason.CastlingThroughCheck(turn, side, kingTarget);
  }

  private Reason pieceCapture(San.PieceCapture capture) {
    Color other = turn.other();
    Square to = capture.to();
    if (to != null && !new Piece(other, capture.captured()).equals(position.at(to))) {
      return new Reason.NoSuchPieceFrom(other, capture.captured(), to.file(), to.rank());
    }
    List<Square> targets = position.squares(other, capture.captured());
    if (targets.isEmpty()) {
      return new Reason.NoSuchPiece(other, capture.captured());
    }
    return step(
        new San.Step(capture.role(), null, null, true, to == null ? targets.get(0) : to, null));
  }

  private Reason anyCapture(San.AnyCapture capture) {
    Square to = capture.to();
    List<Move> captures =
        position.pseudoLegalMoves().stream()
            .filter(move -> move.isCapture() && move.to().equals(to))
            .toList();
    for (Move move : captures) {
      if (position.isLegal(move)) {
        return noPromotion(isLastRank(to) ? move.role() : Role.PAWN, to);
      }
    }
    if (!captures.isEmpty()) {
      return unsafe(captures.get(0));
    }
    if (position.at(to) == null) {
      return new Reason.NothingToCapture(to);
    }
    Reason own = ownPiece(to);
    return own != null ? own : new Reason.NoneCanCapture(turn, to);
  }
}
