package org.ahoz.notation;

import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * Why a written move is not legal. A reason is the truth about the position, in values; its words
 * are a language's own, found by {@link #code()}.
 */
public sealed interface Reason {

  /** The stable name of this kind of reason, in lower case with hyphens. */
  String code();

  /** The side has no such piece: there is no white queen. */
  record NoSuchPiece(Color color, Role role) implements Reason {

    @Override
    public String code() {
      return "no-such-piece";
    }
  }

  /**
   * The side has such pieces, but none where the move is said to start: there is no white pawn on
   * the e file. One of file and rank is given at least.
   */
  record NoSuchPieceFrom(Color color, Role role, @Nullable File file, @Nullable Rank rank)
      implements Reason {

    @Override
    public String code() {
      return "no-such-piece-from";
    }
  }

  /** No piece of the side to move stands where the move starts: there is no white piece on e3. */
  record NoOwnPiece(Color color, Square at) implements Reason {

    @Override
    public String code() {
      return "no-own-piece";
    }
  }

  /**
   * No piece of that kind, of which there may be several, can go there: no white knight can reach
   * e5.
   */
  record CannotReach(Color color, Role role, Square to) implements Reason {

    @Override
    public String code() {
      return "cannot-reach";
    }
  }

  /** No piece of that kind can go anywhere: the white queen cannot move. */
  record CannotMove(Color color, Role role) implements Reason {

    @Override
    public String code() {
      return "cannot-move";
    }
  }

  /** The king is too far away: the white king cannot reach e4. */
  record KingCannotReach(Color color, Square to) implements Reason {

    @Override
    public String code() {
      return "king-cannot-reach";
    }
  }

  /**
   * None from where the move is said to start can go to the square, though others may: no white
   * knight on the b file can reach e5. One of file and rank is given at least.
   */
  record CannotReachFrom(
      Color color, Role role, @Nullable File file, @Nullable Rank rank, Square to)
      implements Reason {

    @Override
    public String code() {
      return "cannot-reach-from";
    }
  }

  /** The piece shields its king (FIDE Laws 3.9.2): the white bishop on c4 is pinned. */
  record Pinned(Color color, Role role, Square from) implements Reason {

    @Override
    public String code() {
      return "pinned";
    }
  }

  /**
   * Another piece stands in the way: the queen on d1 is blocked by the pawn on e2. A pawn is
   * blocked by whatever stands before it.
   */
  record Blocked(Color color, Role role, Square from, Role blocker, Square at) implements Reason {

    @Override
    public String code() {
      return "blocked";
    }
  }

  /** The square is taken by a piece of the same side (FIDE Laws 3.1): a white pawn stands on e4. */
  record OwnPiece(Color color, Role role, Square at) implements Reason {

    @Override
    public String code() {
      return "own-piece";
    }
  }

  /** The side is in check, and the move does not end it (FIDE Laws 3.9.2). */
  record StaysInCheck(Color color) implements Reason {

    @Override
    public String code() {
      return "stays-in-check";
    }
  }

  /**
   * The king would be attacked (FIDE Laws 3.9.2): the white king would be attacked on e2. The
   * square is the king's, also where taking en passant would lay it bare.
   */
  record IntoCheck(Color color, Square to) implements Reason {

    @Override
    public String code() {
      return "into-check";
    }
  }

  /** A pawn's capture, or a capture without a piece, of an empty square: there is nothing on d5. */
  record NothingToCapture(Square at) implements Reason {

    @Override
    public String code() {
      return "nothing-to-capture";
    }
  }

  /** A capture without a piece that no piece can make: no white piece can capture on d5. */
  record NoneCanCapture(Color color, Square at) implements Reason {

    @Override
    public String code() {
      return "none-can-capture";
    }
  }

  /** King or rook have moved, or are not in their places (FIDE Laws 3.8.2.1). */
  record CastlingRightLost(Color color, CastlingSide side) implements Reason {

    @Override
    public String code() {
      return "castling-right-lost";
    }
  }

  /** A piece stands between king and rook, or where one of them goes (FIDE Laws 3.8.2.2). */
  record CastlingBlocked(Color color, CastlingSide side, Square at) implements Reason {

    @Override
    public String code() {
      return "castling-blocked";
    }
  }

  /** The king is in check and may not castle (FIDE Laws 3.8.2.2). */
  record CastlingOutOfCheck(Color color) implements Reason {

    @Override
    public String code() {
      return "castling-out-of-check";
    }
  }

  /** A square that the king crosses or reaches is attacked (FIDE Laws 3.8.2.2). */
  record CastlingThroughCheck(Color color, CastlingSide side, Square at) implements Reason {

    @Override
    public String code() {
      return "castling-through-check";
    }
  }

  /** A promotion is written for another piece than a pawn (FIDE Laws 3.7.3.3). */
  record OnlyPawnsPromote() implements Reason {

    @Override
    public String code() {
      return "only-pawns-promote";
    }
  }

  /** A pawn's promotion is written where none can be: not on its last rank. */
  record PromotionNotPossible(Square to) implements Reason {

    @Override
    public String code() {
      return "promotion-not-possible";
    }
  }

  /** The turn may not be passed; analysts do so, though never in check. */
  record NullMoveNotAllowed() implements Reason {

    @Override
    public String code() {
      return "null-move";
    }
  }
}
