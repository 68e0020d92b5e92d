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

  private static final Role[] ROLES = Role.values();

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
    if ((occupied() & bit) != 0) {
      for (Role role : ROLES) {
        if ((of(role) & bit) != 0) {
          return role;
        }
      }
    }
    return null;
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
