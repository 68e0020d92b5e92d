package org.ahoz.chess;

/** The position after a move: what moves, which rights to castle are lost, how the clocks go on. */
final class Successor {

  private final Position before;
  private final Board board;
  private final Color turn;

  private Successor(Position before) {
    this.before = before;
    board = before.board();
    turn = before.turn();
  }

  /** The position after a move that is known to be legal. */
  static Position of(Position before, int code) {
    Successor successor = new Successor(before);
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    return switch (MoveCode.kind(code)) {
      case MoveCode.CASTLE -> successor.castling(from, to);
      case MoveCode.EN_PASSANT -> successor.enPassant(from, to);
      default -> successor.step(MoveCode.role(code), MoveCode.arriving(code), from, to);
    };
  }

  private Position step(Role role, Role arriving, int from, int to) {
    long moved = Attacks.bit(from) | Attacks.bit(to);
    boolean irreversible = role == Role.PAWN || (board.occupied() & Attacks.bit(to)) != 0;
    long rights = before.castlingRooks() & ~moved;
    if (role == Role.KING) {
      rights &= ~Attacks.backRank(turn);
    }
    boolean doubleStep = role == Role.PAWN && Math.abs(from - to) == 16;
    return next(
        board.with(moved, turn, arriving, Attacks.bit(to)),
        rights,
        doubleStep ? (from + to) / 2 : Position.NO_SQUARE,
        irreversible ? 0 : before.halfmoveClock() + 1);
  }

  private Position enPassant(int from, int to) {
    long taken = Attacks.bit((from & 56) | (to & 7));
    Board after = board.with(Attacks.bit(from) | taken, turn, Role.PAWN, Attacks.bit(to));
    return next(after, before.castlingRooks(), Position.NO_SQUARE, 0);
  }

  private Position castling(int king, int rook) {
    Board after =
        board
            .with(
                Attacks.bit(king) | Attacks.bit(rook),
                turn,
                Role.KING,
                Attacks.bit(Castling.kingTarget(king, rook)))
            .with(0, turn, Role.ROOK, Attacks.bit(Castling.rookTarget(king, rook)));
    return next(
        after,
        before.castlingRooks() & ~Attacks.backRank(turn),
        Position.NO_SQUARE,
        before.halfmoveClock() + 1);
  }

  private Position next(Board after, long rights, int passed, int clock) {
    int number = turn == Color.BLACK ? before.fullmoveNumber() + 1 : before.fullmoveNumber();
    return new Position(after, turn.other(), rights, passed, clock, number);
  }
}
