package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;

/** The part of {@link Explanation} that concerns pawns, whose captures differ from their moves. */
final class PawnExplanation {

  private final Explanation explanation;
  private final Position position;
  private final Color turn;
  private final int forward;

  PawnExplanation(Explanation explanation, Position position) {
    this.explanation = explanation;
    this.position = position;
    turn = position.turn();
    forward = turn == Color.WHITE ? 1 : -1;
  }

  /** The side has a pawn at least. */
  Reason step(San.Step step) {
    List<Square> departures = explanation.departures(Role.PAWN, step.fromFile(), step.fromRank());
    if (departures.isEmpty()) {
      return new Reason.NoSuchPieceFrom(turn, Role.PAWN, step.fromFile(), step.fromRank());
    }
    boolean isCapture =
        step.capture() || (step.fromFile() != null && step.fromFile() != step.to().file());
    List<Square> able =
        departures.stream()
            .filter(from -> isCapture == (from.file() != step.to().file()))
            .filter(from -> isCapture ? takes(from, step.to()) : advances(from, step.to()))
            .toList();
    Reason unsafe = explanation.unsafe(Role.PAWN, able, step.to());
    if (unsafe != null) {
      return unsafe;
    }
    if (!able.isEmpty()) {
      return isCapture ? untakeable(step.to()) : blocked(able.get(0), step.to());
    }
    if (step.capture() && step.fromFile() == null && position.at(step.to()) == null) {
      return new Reason.NothingToCapture(step.to());
    }
    // A pawn that could only get there by capturing is no pawn of the square's own file.
    return isCapture || !isWithinReachOfCapture(step.to())
        ? explanation.cannotReach(step)
        : new Reason.CannotReachFrom(turn, Role.PAWN, step.to().file(), step.fromRank(), step.to());
  }

  Reason capture(San.PawnCapture capture) {
    List<Square> pawns = explanation.departures(Role.PAWN, capture.from(), null);
    if (pawns.isEmpty()) {
      return position.squares(turn, Role.PAWN).isEmpty()
          ? new Reason.NoSuchPiece(turn, Role.PAWN)
          : new Reason.NoSuchPieceFrom(turn, Role.PAWN, capture.from(), null);
    }
    List<Square> targets = new ArrayList<>();
    for (Square pawn : pawns) {
      Square target = Square.of(capture.to(), Rank.of(pawn.rank().ordinal() + forward));
      targets.add(target);
      if (isLegalWithoutPromotion(pawn, target)) {
        return new Reason.PromotionNotPossible(target);
      }
      Reason unsafe = explanation.unsafe(Role.PAWN, List.of(pawn), target);
      if (unsafe != null) {
        return unsafe;
      }
    }
    return untakeable(targets.get(0));
  }

  private boolean isLegalWithoutPromotion(Square from, Square to) {
    return position.legalMovesTo(Role.PAWN, to).stream().anyMatch(move -> move.from().equals(from));
  }

  private boolean isWithinReachOfCapture(Square to) {
    for (Move move : position.legalMovesTo(Role.PAWN, to)) {
      if (move.isCapture()) {
        return true;
      }
    }
    return false;
  }

  private boolean takes(Square from, Square to) {
    return Math.abs(from.file().ordinal() - to.file().ordinal()) == 1
        && to.rank().ordinal() - from.rank().ordinal() == forward;
  }

  private boolean advances(Square from, Square to) {
    int ranks = (to.rank().ordinal() - from.rank().ordinal()) * forward;
    Rank start = turn == Color.WHITE ? Rank.R2 : Rank.R7;
    return ranks == 1 || (ranks == 2 && from.rank() == start);
  }

  private Reason untakeable(Square to) {
    Reason own = explanation.ownPiece(to);
    return own != null ? own : new Reason.NothingToCapture(to);
  }

  /** A pawn that would advance there finds a piece before it. */
  private Reason blocked(Square from, Square to) {
    Square next = Square.of(from.file(), Rank.of(from.rank().ordinal() + forward));
    Square at = position.at(next) != null ? next : to;
    Reason own = at.equals(to) ? explanation.ownPiece(to) : null;
    return own != null
        ? own
        : new Reason.Blocked(turn, Role.PAWN, from, explanation.roleAt(at), at);
  }
}
