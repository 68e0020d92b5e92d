package org.ahoz.chess;

import org.jspecify.annotations.Nullable;

/**
 * Finds the one legal move that a written move names, looking back from the square where it ends.
 *
 * <p>It gives what {@link MoveGenerator} gives, without making lists: reading games is little more
 * than this.
 */
final class MoveFinder {

  /** Stands for no move where a move is a code. */
  static final int NONE = -1;

  private MoveFinder() {}

  /**
   * The only legal move of a role to a square, castling apart, as a {@link MoveCode}; {@link #NONE}
   * where there is none, or more than one.
   *
   * @param from the squares from which it may come
   * @param promotion what a pawn becomes; null where a move is written without it
   */
  static int find(Position position, Role role, long from, int to, @Nullable Role promotion) {
    Board board = position.board();
    Color turn = position.turn();
    long own = board.of(turn);
    if (((own | board.kings()) & Attacks.bit(to)) != 0) {
      return NONE;
    }
    if (role == Role.PAWN) {
      return pawn(position, from & own & board.pawns(), to, promotion);
    }
    if (promotion != null) {
      return NONE;
    }
    if (role == Role.KING) {
      return king(position, from & own & board.kings() & Attacks.king(to), to);
    }
    long pieces = from & own & board.of(role) & lines(role, to);
    return only(position, role, pieces, to);
  }

  /** Where a piece may come from on an empty board. */
  private static long lines(Role role, int to) {
    return switch (role) {
      case KNIGHT -> Attacks.knight(to);
      case BISHOP -> Attacks.diagonals(to);
      case ROOK -> Attacks.straights(to);
      default -> Attacks.diagonals(to) | Attacks.straights(to);
    };
  }

  private static int only(Position position, Role role, long pieces, int to) {
    long occupied = position.board().occupied();
    int found = NONE;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      // Squares of no common line, such as a knight's, have none between them.
      if ((Attacks.between(from, to) & occupied) == 0 && isSafe(position, from, to)) {
        if (found != NONE) {
          return NONE;
        }
        found = from;
      }
    }
    return found == NONE ? NONE : MoveCode.step(role, role, found, to);
  }

  /** Whether a piece other than the king may go there as far as the own king is concerned. */
  private static boolean isSafe(Position position, int from, int to) {
    long checkers = position.checkerSquares();
    if (checkers == 0 && (position.pinned() & Attacks.bit(from)) == 0) {
      return true;
    }
    int king = position.board().king(position.turn());
    if (checkers != 0) {
      long answers = checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
      if ((checkers & (checkers - 1)) != 0 || (answers & Attacks.bit(to)) == 0) {
        return false;
      }
    }
    return (position.pinned() & Attacks.bit(from)) == 0
        || (Attacks.line(king, from) & Attacks.bit(to)) != 0;
  }

  private static int king(Position position, long king, int to) {
    Board board = position.board();
    if (king == 0 || board.attackers(to, position.turn().other(), board.occupied() ^ king) != 0) {
      return NONE;
    }
    return MoveCode.step(Role.KING, Role.KING, Long.numberOfTrailingZeros(king), to);
  }

  private static int pawn(Position position, long pawns, int to, @Nullable Role promotion) {
    Board board = position.board();
    Color turn = position.turn();
    boolean isLastRank = (Attacks.bit(to) & Attacks.backRank(turn.other())) != 0;
    if (isLastRank ? !isPromotion(promotion) : promotion != null) {
      return NONE;
    }
    Role arriving = promotion == null ? Role.PAWN : promotion;
    long takers = pawns & Attacks.pawn(turn.other(), to);
    if ((board.of(turn.other()) & Attacks.bit(to)) != 0) {
      return onlyPawn(position, takers, to, arriving);
    }
    long passing = to == position.passedSquare() ? takers & position.enPassantTakers() : 0;
    int straight = straight(position, pawns, to);
    if (passing == 0) {
      return straight == NONE || !isSafe(position, straight, to)
          ? NONE
          : MoveCode.step(Role.PAWN, arriving, straight, to);
    }
    // Behind the pawn that has just passed, no other can go straight ahead.
    return straight != NONE || (passing & (passing - 1)) != 0
        ? NONE
        : MoveCode.enPassant(Long.numberOfTrailingZeros(passing), to);
  }

  private static int onlyPawn(Position position, long takers, int to, Role arriving) {
    int found = NONE;
    for (long rest = takers; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if (isSafe(position, from, to)) {
        if (found != NONE) {
          return NONE;
        }
        found = from;
      }
    }
    return found == NONE ? NONE : MoveCode.step(Role.PAWN, arriving, found, to);
  }

  /** The square of the pawn that can go straight ahead to an empty square. */
  private static int straight(Position position, long pawns, int to) {
    int back = position.turn() == Color.WHITE ? -8 : 8;
    int single = to + back;
    if ((single & ~63) != 0) {
      return NONE;
    }
    if ((pawns & Attacks.bit(single)) != 0) {
      return single;
    }
    boolean isDoubleStep = to >> 3 == (position.turn() == Color.WHITE ? 3 : 4);
    return isDoubleStep
            && (position.board().occupied() & Attacks.bit(single)) == 0
            && (pawns & Attacks.bit(single + back)) != 0
        ? single + back
        : NONE;
  }

  private static boolean isPromotion(@Nullable Role role) {
    return role != null && role != Role.PAWN && role != Role.KING;
  }
}
