package org.ahoz.chess;

/**
 * Finds the legal moves of a position.
 *
 * <p>Everything follows from one question: to which squares may the piece on this square go? Its
 * answer needs no trial moves. A piece other than the king must end on a square that answers a
 * check, and a pinned one must stay on its line to the king; a king must end where nothing attacks
 * it; and for taking en passant the position itself knows the pawns that may.
 */
final class MoveGenerator {

  private static final Role[] ROLES = Role.values();

  /** In the order in which moves are listed. */
  private static final Role[] PROMOTIONS = {Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT};

  /** More than most positions have, so that lists of moves seldom grow while they are made. */
  private static final int USUAL_MOVES = 64;

  private final Position position;
  private final Board board;
  private final Color turn;
  private final long own;

  /** Where no piece of the side to move may go: on its own, and on no king (FIDE Laws 1.4.1). */
  private final long barred;

  private final long enemies;
  private final long occupied;
  private final int king;

  /** Where a piece other than the king may end, as far as checks are concerned. */
  private final long targets;

  MoveGenerator(Position position) {
    this.position = position;
    board = position.board();
    turn = position.turn();
    own = board.of(turn);
    barred = own | board.kings();
    enemies = board.of(turn.other()) & ~barred;
    occupied = board.occupied();
    king = board.king(turn);
    targets = targets(position.checkerSquares());
  }

  private long targets(long checkers) {
    if (checkers == 0) {
      return ~barred;
    }
    if ((checkers & (checkers - 1)) != 0) {
      return 0; // in double check only the king may move
    }
    return checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
  }

  /** The squares to which the own piece on this square may go; castling is apart. */
  private long destinations(Role role, int from) {
    if (role == Role.KING) {
      return kingDestinations(Attacks.king(king) & ~barred);
    }
    long reach = reach(role, from) & targets;
    if ((position.pinned() & Attacks.bit(from)) != 0) {
      reach &= Attacks.line(king, from);
    }
    return role == Role.PAWN ? reach | enPassant(from) : reach;
  }

  /** The squares that the piece's way of moving gives, whatever becomes of the own king. */
  private long reach(Role role, int from) {
    return role == Role.PAWN ? pawnReach(from) : attacks(role, from) & ~barred;
  }

  /** The squares that a piece of the side to move attacks from here. */
  private long attacks(Role role, int square) {
    return switch (role) {
      case KNIGHT -> Attacks.knight(square);
      case BISHOP -> Attacks.bishop(square, occupied);
      case ROOK -> Attacks.rook(square, occupied);
      case QUEEN -> Attacks.queen(square, occupied);
      case KING -> Attacks.king(square);
      case PAWN -> Attacks.pawn(turn, square);
    };
  }

  private long pawnReach(int from) {
    long pawn = Attacks.bit(from);
    long free = ~occupied;
    long captures = Attacks.pawn(turn, from) & enemies;
    if (turn == Color.WHITE) {
      long single = (pawn << 8) & free;
      return captures | single | (((single & (Attacks.RANK_1 << 16)) << 8) & free);
    }
    long single = (pawn >>> 8) & free;
    return captures | single | (((single & (Attacks.RANK_8 >>> 16)) >>> 8) & free);
  }

  private long enPassant(int from) {
    return (position.enPassantTakers() & Attacks.bit(from)) == 0
        ? 0
        : Attacks.bit(position.passedSquare());
  }

  /** Those of these squares on which the king is not attacked. */
  private long kingDestinations(long reach) {
    long safe = reach;
    // The king must not hide behind itself from a piece that attacks along a line.
    long withoutKing = occupied ^ Attacks.bit(king);
    for (long rest = safe; rest != 0; rest &= rest - 1) {
      if (board.attackers(Long.numberOfTrailingZeros(rest), turn.other(), withoutKing) != 0) {
        safe ^= rest & -rest;
      }
    }
    return safe;
  }

  /** The own rooks with which the king may castle now. */
  private long castlings() {
    long legal = 0;
    if (position.checkerSquares() == 0) {
      for (long rest = clearCastlings(); rest != 0; rest &= rest - 1) {
        if (isSafe(Long.numberOfTrailingZeros(rest))) {
          legal |= rest & -rest;
        }
      }
    }
    return legal;
  }

  /** The own rooks that have the right to castle and nothing in the way. */
  private long clearCastlings() {
    long clear = 0;
    long rooks = position.castlingRooks() & Attacks.backRank(turn);
    for (; rooks != 0; rooks &= rooks - 1) {
      if ((Castling.clearance(king, Long.numberOfTrailingZeros(rooks)) & occupied) == 0) {
        clear |= rooks & -rooks;
      }
    }
    return clear;
  }

  /**
   * Whether no square of the king's way is attacked. The rook is lifted too: in Chess960 it may
   * shield the king's target from an attack along the rank until it leaves.
   */
  private boolean isSafe(int rook) {
    long lifted = occupied & ~(Attacks.bit(king) | Attacks.bit(rook));
    for (long path = Castling.kingPath(king, rook); path != 0; path &= path - 1) {
      if (board.attackers(Long.numberOfTrailingZeros(path), turn.other(), lifted) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The legal ways to castle as codes. */
  int[] castlingCodes() {
    MoveCodes codes = new MoveCodes(2);
    addCastlings(castlings(), codes);
    return codes.toArray();
  }

  /** How many legal moves there are. */
  int count() {
    int count = Long.bitCount(castlings());
    for (Role role : ROLES) {
      for (long rest = board.of(turn, role); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        int moves = Long.bitCount(destinations(role, from));
        count += isPromoting(role, from) ? moves * PROMOTIONS.length : moves;
      }
    }
    return count;
  }

  /** The legal moves as codes: pawns first, kings last, each role from a1 to h8, then castling. */
  int[] codes() {
    MoveCodes codes = new MoveCodes(USUAL_MOVES);
    for (Role role : ROLES) {
      for (long rest = board.of(turn, role); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        add(role, from, destinations(role, from), codes);
      }
    }
    addCastlings(castlings(), codes);
    return codes.toArray();
  }

  /** The legal moves of one role to one square as codes, without castling. */
  int[] codesTo(Role role, int to) {
    MoveCodes codes = new MoveCodes(1);
    if (role == Role.KING) {
      add(role, king, kingDestinations(Attacks.king(king) & ~barred & Attacks.bit(to)), codes);
      return codes.toArray();
    }
    long departures = departures(role, to) & board.of(turn, role);
    for (long rest = departures; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      add(role, from, destinations(role, from) & Attacks.bit(to), codes);
    }
    return codes.toArray();
  }

  /** Where a piece other than the king may come from, as far as its way of moving is concerned. */
  private long departures(Role role, int to) {
    if (role != Role.PAWN) {
      // All pieces but pawns go back as they came.
      return attacks(role, to);
    }
    long target = Attacks.bit(to);
    long straight =
        turn == Color.WHITE ? (target >>> 8) | (target >>> 16) : (target << 8) | (target << 16);
    return straight | Attacks.pawn(turn.other(), to);
  }

  /**
   * The moves that obey each piece's way of moving, as codes in the order of {@link #codes()};
   * castling among them where the right exists and nothing stands in the way.
   */
  int[] pseudoLegalCodes() {
    MoveCodes codes = new MoveCodes(USUAL_MOVES);
    for (Role role : ROLES) {
      for (long rest = board.of(turn, role); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        long reach = reach(role, from);
        if (role == Role.PAWN && position.passedSquare() != Position.NO_SQUARE) {
          reach |= Attacks.pawn(turn, from) & Attacks.bit(position.passedSquare());
        }
        add(role, from, reach, codes);
      }
    }
    addCastlings(clearCastlings(), codes);
    return codes.toArray();
  }

  private void add(Role role, int from, long destinations, MoveCodes codes) {
    for (long rest = destinations; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      if (isPromoting(role, from)) {
        for (Role promotion : PROMOTIONS) {
          codes.add(MoveCode.step(role, promotion, from, to));
        }
      } else if (role == Role.PAWN && to == position.passedSquare() && ((from - to) & 7) != 0) {
        codes.add(MoveCode.enPassant(from, to));
      } else {
        codes.add(MoveCode.step(role, role, from, to));
      }
    }
  }

  private void addCastlings(long rooks, MoveCodes codes) {
    for (long rest = rooks; rest != 0; rest &= rest - 1) {
      codes.add(MoveCode.castle(king, Long.numberOfTrailingZeros(rest)));
    }
  }

  private boolean isPromoting(Role role, int from) {
    return role == Role.PAWN && from >> 3 == (turn == Color.WHITE ? 6 : 1);
  }
}
