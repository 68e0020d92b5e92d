package org.ahoz.chess;

import org.jspecify.annotations.Nullable;

/**
 * Where the pieces stand, as bitboards (see {@link Attacks}): one for each colour and each role.
 */
record Board(
    long white,
    long black,
    long pawns,
    long knights,
    long bishops,
    long rooks,
    long queens,
    long kings) {

  static final Board EMPTY = new Board(0, 0, 0, 0, 0, 0, 0, 0);

  long occupied() {
    return white | black;
  }

  long of(Color color) {
    return color == Color.WHITE ? white : black;
  }

  long of(Role role) {
    return switch (role) {
      case PAWN -> pawns;
      case KNIGHT -> knights;
      case BISHOP -> bishops;
      case ROOK -> rooks;
      case QUEEN -> queens;
      case KING -> kings;
    };
  }

  long of(Color color, Role role) {
    return of(color) & of(role);
  }

  /** The square of the king; 64 on a board without one, which only a half-read FEN has. */
  int king(Color color) {
    return Long.numberOfTrailingZeros(kings & of(color));
  }

  @Nullable Role roleAt(int square) {
    long bit = Attacks.bit(square);
    if ((occupied() & bit) == 0) {
      return null;
    }
    if ((pawns & bit) != 0) {
      return Role.PAWN;
    }
    if (((knights | bishops) & bit) != 0) {
      return (knights & bit) != 0 ? Role.KNIGHT : Role.BISHOP;
    }
    if (((rooks | queens) & bit) != 0) {
      return (rooks & bit) != 0 ? Role.ROOK : Role.QUEEN;
    }
    return Role.KING;
  }

  @Nullable Piece at(int square) {
    Role role = roleAt(square);
    if (role == null) {
      return null;
    }
    return new Piece((white & Attacks.bit(square)) != 0 ? Color.WHITE : Color.BLACK, role);
  }

  /**
   * The pieces of one colour that attack a square.
   *
   * @param occupied the squares taken to be occupied, which lets a caller lift pieces off the board
   */
  long attackers(int square, Color by, long occupied) {
    return of(by)
        & ((Attacks.pawn(by.other(), square) & pawns)
            | (Attacks.knight(square) & knights)
            | (Attacks.king(square) & kings)
            | (Attacks.bishop(square, occupied) & (bishops | queens))
            | (Attacks.rook(square, occupied) & (rooks | queens)));
  }

  /** The line pieces of a colour that would attack a square if nothing stood between. */
  long linePieces(int square, Color by) {
    return of(by)
        & ((Attacks.straights(square) & (rooks | queens))
            | (Attacks.diagonals(square) & (bishops | queens)));
  }

  /**
   * The pawns of a colour that may legally take on a square that the other's pawn has just passed.
   * Two pawns leave their rank at once, so that pins and checks do not tell whether the king is
   * safe; the capture is tried out instead.
   */
  long enPassantTakers(Color color, int passedSquare) {
    Color other = color.other();
    long passer = Attacks.bit(passedSquare + (color == Color.WHITE ? -8 : 8));
    long takers = Attacks.pawn(other, passedSquare) & of(color, Role.PAWN);
    for (long rest = takers; rest != 0; rest &= rest - 1) {
      long taker = rest & -rest;
      long afterwards = (occupied() ^ taker ^ passer) | Attacks.bit(passedSquare);
      if ((attackers(king(color), other, afterwards) & ~passer) != 0) {
        takers ^= taker;
      }
    }
    return takers;
  }

  /** This board with some squares cleared, and then with one piece placed. */
  Board with(long cleared, Color color, Role role, long placed) {
    long kept = ~cleared;
    return new Board(
        (white & kept) | (color == Color.WHITE ? placed : 0),
        (black & kept) | (color == Color.BLACK ? placed : 0),
        (pawns & kept) | (role == Role.PAWN ? placed : 0),
        (knights & kept) | (role == Role.KNIGHT ? placed : 0),
        (bishops & kept) | (role == Role.BISHOP ? placed : 0),
        (rooks & kept) | (role == Role.ROOK ? placed : 0),
        (queens & kept) | (role == Role.QUEEN ? placed : 0),
        (kings & kept) | (role == Role.KING ? placed : 0));
  }
}
