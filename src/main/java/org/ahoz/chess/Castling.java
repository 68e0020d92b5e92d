package org.ahoz.chess;

/**
 * Where castling leads, and what it passes (FIDE Laws 3.8.2 and, for Chess960, Guidelines II.3).
 * Kings and rooks may start anywhere on the back rank with the king between its rooks; they end on
 * the squares of ordinary chess.
 */
final class Castling {

  private Castling() {}

  static CastlingSide side(int king, int rook) {
    return rook > king ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE;
  }

  static int kingTarget(int king, int rook) {
    return (king & 56) | (rook > king ? 6 : 2);
  }

  static int rookTarget(int king, int rook) {
    return (king & 56) | (rook > king ? 5 : 3);
  }

  /** The squares that the king crosses or reaches, without the one it leaves unless it stays. */
  static long kingPath(int king, int rook) {
    int target = kingTarget(king, rook);
    return Attacks.between(king, target) | Attacks.bit(target);
  }

  /** The squares that must be empty, apart from the king and the rook themselves. */
  static long clearance(int king, int rook) {
    int target = rookTarget(king, rook);
    long rookPath = Attacks.between(rook, target) | Attacks.bit(target);
    return (kingPath(king, rook) | rookPath) & ~(Attacks.bit(king) | Attacks.bit(rook));
  }

  /**
   * Of a colour's rooks that may still castle, the one on this side of the king; 0 when there is
   * none.
   */
  static long rook(long castlingRooks, int king, CastlingSide side) {
    long rank = castlingRooks & (Attacks.RANK_1 << (king & 56));
    long queenside = rank & (Attacks.bit(king) - 1);
    return side == CastlingSide.QUEENSIDE ? queenside : rank ^ queenside;
  }
}
