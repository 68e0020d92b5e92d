package org.ahoz.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * A move in descriptive notation, such as {@code Kt-KB3}, {@code PxP} or {@code P4R}.
 *
 * <p>The notation leaves out whatever the position tells, so that a name may mean two squares and
 * two pieces; all legal moves that fit count, and more than one make it ambiguous. What is written
 * of check and of en passant is part of the move: {@code R-B5 ch} is the one of two moves that
 * gives check. A mark that no fitting move bears out narrows nothing. That nothing is written tells
 * nothing.
 *
 * <p>A rook or knight of a side, as in {@code QR}, is the one that stood there at the beginning.
 * Where the game before the position is not known, it is the one of two that stands nearer to that
 * side.
 *
 * @param piece what moves; its rank is counted from the side of the player who moves
 * @param captured what is taken; null where none is named. Its rank may be counted from either side
 * @param capture whether a sign of capture is written
 * @param to where the piece goes, counted from the side of the player who moves; anywhere where a
 *     taken piece is named instead
 * @param promotion what a pawn becomes; null where it is not written
 * @param check what is written of check
 * @param enPassant whether en passant is written
 */
public record DescriptiveMove(
    DescriptivePiece piece,
    @Nullable DescriptivePiece captured,
    boolean capture,
    DescriptivePlace to,
    @Nullable Role promotion,
    CheckMark check,
    boolean enPassant)
    implements San {

  /** Tells on which side a piece that now stands on a square stood at the beginning. */
  @FunctionalInterface
  interface Origins {

    /** Known of no piece. */
    Origins UNKNOWN = square -> null;

    /** The side; null when it is not known. */
    @Nullable CastlingSide side(Square square);
  }

  @Override
  public Meaning in(Position position) {
    return in(position, Origins.UNKNOWN);
  }

  /** The same where it may be known what became of the pieces. */
  Meaning in(Position position, Origins origins) {
    Color turn = position.turn();
    List<Move> fitting = fitting(position, turn, capture);
    if (fitting.isEmpty() && !capture && piece.role() != Role.PAWN) {
      fitting = fitting(position, turn, true);
    } else if (fitting.isEmpty() && captured != null && captured.place().rank() != null) {
      fitting = fitting(position, turn.other(), true);
    }
    fitting = narrowBySide(fitting, piece.side(), Move::from, origins);
    if (captured != null) {
      fitting = narrowBySide(fitting, captured.side(), DescriptiveMove::taken, origins);
    }
    return Meaning.of(
        narrowByMarks(position, fitting), () -> DescriptiveExplanation.of(this, position));
  }

  /**
   * @param view from whose side the rank of a taken piece is counted
   */
  private List<Move> fitting(Position position, Color view, boolean isCapture) {
    List<Move> fitting = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (move.role() == piece.role()
          && !(move instanceof Move.Castle)
          && move.isCapture() == isCapture
          && (promotion == null || promotion == move.promotion())
          && to.holds(move.to(), position.turn())
          && piece.mayBe(position, position.turn(), move.from(), position.turn())
          && fitsTaken(position, move, view)) {
        fitting.add(move);
      }
    }
    return fitting;
  }

  private boolean fitsTaken(Position position, Move move, Color view) {
    if (captured == null) {
      return true;
    }
    Color other = position.turn().other();
    return captured.role() == move.captured()
        && (captured.mayBe(position, other, taken(move), view)
            || (move instanceof Move.EnPassant
                && captured.mayBe(position, other, move.to(), view)));
  }

  /** Where the piece stands that a capture takes. */
  private static Square taken(Move move) {
    return move instanceof Move.EnPassant
        ? Square.of(move.to().file(), move.from().rank())
        : move.to();
  }

  private static List<Move> narrowBySide(
      List<Move> moves,
      @Nullable CastlingSide side,
      Function<Move, Square> place,
      Origins origins) {
    if (side == null || moves.stream().map(place).distinct().count() < 2) {
      return moves;
    }
    boolean isKnown = moves.stream().allMatch(move -> origins.side(place.apply(move)) != null);
    if (isKnown) {
      return narrow(moves, move -> origins.side(place.apply(move)) == side);
    }
    int sign = side == CastlingSide.KINGSIDE ? 1 : -1;
    int nearest =
        moves.stream()
            .mapToInt(move -> sign * place.apply(move).file().ordinal())
            .max()
            .orElseThrow();
    return narrow(moves, move -> sign * place.apply(move).file().ordinal() == nearest);
  }

  /** Those of which this is true, or all of them where it is true of none. */
  private static List<Move> narrow(List<Move> moves, Predicate<Move> test) {
    List<Move> narrowed = moves.stream().filter(test).toList();
    return narrowed.isEmpty() ? moves : narrowed;
  }

  /** What a pawn becomes is never told by marks: moves between the same squares stay together. */
  private List<Move> narrowByMarks(Position position, List<Move> moves) {
    if (moves.size() < 2 || (check == CheckMark.NONE && !enPassant)) {
      return moves;
    }
    Set<List<Square>> borneOut = new HashSet<>();
    for (Move move : moves) {
      if ((!enPassant || move instanceof Move.EnPassant) && isBorneOut(position.play(move))) {
        borneOut.add(List.of(move.from(), move.to()));
      }
    }
    return narrow(moves, move -> borneOut.contains(List.of(move.from(), move.to())));
  }

  private boolean isBorneOut(Position after) {
    return switch (check) {
      case NONE -> true;
      case CHECK -> after.isCheck();
      case DOUBLE_CHECK_OR_MATE -> after.checkers().size() > 1 || after.isCheckmate();
      case MATE -> after.isCheckmate();
    };
  }

  /** Whether the last rank is written, where pawns are promoted. */
  boolean isToLastRank() {
    return to.rank() == Rank.R8;
  }
}
