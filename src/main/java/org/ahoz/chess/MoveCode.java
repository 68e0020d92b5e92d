package org.ahoz.chess;

/**
 * A move as one {@code int}, so that generating and playing moves allocates nothing: from square,
 * to square, the role that leaves, the role that arrives, and the kind. A castling move goes from
 * the king's square to the rook's. {@link Move} values are made from it at the edge of the package.
 */
final class MoveCode {

  static final int STEP = 0;
  static final int EN_PASSANT = 1;
  static final int CASTLE = 2;

  private static final Role[] ROLES = Role.values();

  private MoveCode() {}

  static int step(Role role, Role arriving, int from, int to) {
    return from | (to << 6) | (role.ordinal() << 12) | (arriving.ordinal() << 15);
  }

  static int enPassant(int from, int to) {
    return step(Role.PAWN, Role.PAWN, from, to) | (EN_PASSANT << 18);
  }

  static int castle(int king, int rook) {
    return step(Role.KING, Role.KING, king, rook) | (CASTLE << 18);
  }

  static int from(int code) {
    return code & 63;
  }

  static int to(int code) {
    return (code >> 6) & 63;
  }

  static Role role(int code) {
    return ROLES[(code >> 12) & 7];
  }

  static Role arriving(int code) {
    return ROLES[(code >> 15) & 7];
  }

  static int kind(int code) {
    return code >> 18;
  }

  /** The move as a value; the board is the one before the move. */
  static Move toMove(int code, Board board) {
    Square from = Square.of(from(code));
    Square to = Square.of(to(code));
    return switch (kind(code)) {
      case EN_PASSANT -> new Move.EnPassant(from, to);
      case CASTLE -> new Move.Castle(Castling.side(from(code), to(code)), from, to);
      default -> {
        Role role = role(code);
        Role arriving = arriving(code);
        yield new Move.Step(
            role, from, to, board.roleAt(to(code)), arriving == role ? null : arriving);
      }
    };
  }

  /** The code of a move, which says nothing of what is captured. */
  static int of(Move move) {
    if (move instanceof Move.EnPassant enPassant) {
      return enPassant(enPassant.from().index(), enPassant.to().index());
    }
    if (move instanceof Move.Castle castle) {
      return castle(castle.king().index(), castle.rook().index());
    }
    Role promotion = move.promotion();
    Role arriving = promotion == null ? move.role() : promotion;
    return step(move.role(), arriving, move.from().index(), move.to().index());
  }

  /**
   * Whether a code stands for exactly this move; the board is the one before it. The same as
   * comparing with {@link #toMove}, but without the start-up cost of a record's {@code equals}.
   */
  static boolean means(int code, Move move, Board board) {
    if (code != of(move)) {
      return false;
    }
    if (move instanceof Move.Castle castle) {
      return castle.side() == Castling.side(from(code), to(code));
    }
    boolean promotes = arriving(code) != role(code);
    return promotes == (move.promotion() != null)
        && (kind(code) == EN_PASSANT || move.captured() == board.roleAt(to(code)));
  }
}
