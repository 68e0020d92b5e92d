package org.ahoz.notation;

import java.util.List;
import org.ahoz.chess.Color;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * Finds why a move in descriptive notation is not legal, for moves that are known not to be. A name
 * may mean several squares; the reason of one of them is given that says more than that no piece
 * gets there.
 */
final class DescriptiveExplanation {

  private final DescriptiveMove move;
  private final Position position;
  private final Color turn;
  private final Role role;

  private DescriptiveExplanation(DescriptiveMove move, Position position) {
    this.move = move;
    this.position = position;
    turn = position.turn();
    role = move.piece().role();
  }

  static Reason of(DescriptiveMove move, Position position) {
    return new DescriptiveExplanation(move, position).reason();
  }

  private Reason reason() {
    if (position.squares(turn, role).isEmpty()) {
      return new Reason.NoSuchPiece(turn, role);
    }
    DescriptivePiece captured = move.captured();
    List<Square> targets = captured == null ? move.to().squares(turn) : taken(captured);
    if (captured != null && targets.isEmpty()) {
      return none(captured, turn.other());
    }
    if (move.promotion() != null && !mayPromote()) {
      return new Reason.PromotionNotPossible(targets.get(0));
    }
    List<Square> departures =
        position.squares(turn, role).stream()
            .filter(square -> move.piece().standsOn(position, turn, square, turn))
            .toList();
    if (departures.isEmpty()) {
      return none(move.piece(), turn);
    }
    Reason best = null;
    for (Square to : targets) {
      for (Square from : departures) {
        Reason reason = reason(from, to);
        if (reason != null && !(reason instanceof Reason.CannotReachFrom)) {
          return reason;
        }
        best = best == null ? reason : best;
      }
    }
    Square to = targets.get(0);
    if (best != null && move.piece().isNarrowed()) {
      return best;
    }
    return role == Role.PAWN && !isCapture()
        ? new Reason.CannotReachFrom(turn, role, to.file(), null, to)
        : new Reason.CannotReach(turn, role, to);
  }

  private boolean mayPromote() {
    return role == Role.PAWN && (move.captured() != null || move.isToLastRank());
  }

  private List<Square> taken(DescriptivePiece captured) {
    List<Square> all = position.squares(turn.other(), captured.role());
    List<Square> seenByMover = standing(captured, all, turn);
    return seenByMover.isEmpty() ? standing(captured, all, turn.other()) : seenByMover;
  }

  private List<Square> standing(DescriptivePiece captured, List<Square> all, Color view) {
    return all.stream()
        .filter(square -> captured.standsOn(position, turn.other(), square, view))
        .toList();
  }

  /** That there is no such piece, or none in its place. */
  private Reason none(DescriptivePiece named, Color color) {
    DescriptivePlace place = named.place();
    if (position.squares(color, named.role()).isEmpty() || !named.isNarrowed()) {
      return new Reason.NoSuchPiece(color, named.role());
    }
    // Of two files that a name may mean, what is true of both is true of the first.
    return new Reason.NoSuchPieceFrom(
        color,
        named.role(),
        place.firstFile(),
        place.rank() == null ? null : DescriptivePlace.seenFrom(turn, place.rank()));
  }

  private boolean isCapture() {
    return move.capture() || move.captured() != null;
  }

  /** Why a piece that stands there does not get there; null when it is no matter of the piece. */
  private @Nullable Reason reason(Square from, Square to) {
    boolean isPawnCapture = role == Role.PAWN && isCapture();
    if (role == Role.PAWN && isPawnCapture == (from.file() == to.file())) {
      return null;
    }
    San.Step step =
        new San.Step(role, from.file(), from.rank(), isPawnCapture, to, move.promotion());
    return step.in(position) instanceof San.Meaning.Illegal illegal ? illegal.reason() : null;
  }
}
