package org.ahoz.chess;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The 960 start positions of Chess960, by their numbers (FIDE Laws, Guidelines II.2). */
final class Chess960 {

  /** The number of the start position of ordinary chess. */
  static final int STANDARD = 518;

  private static final int COUNT = 960;

  /** Where the two knights stand among five free files, by the last step of the numbering. */
  private static final int[][] KNIGHTS = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
  };

  private Chess960() {}

  /** The start position with this number, 0 to 959. */
  static Position start(int number) {
    if (number < 0 || number >= COUNT) {
      throw new IllegalArgumentException(
          "the Chess960 start position is number " + number + ", not one from 0 to 959");
    }
    List<Role> backRank = backRank(number);
    Board board =
        Board.EMPTY
            .with(0, Color.WHITE, Role.PAWN, Attacks.RANK_1 << 8)
            .with(0, Color.BLACK, Role.PAWN, Attacks.RANK_8 >>> 8);
    for (int file = 0; file < 8; file++) {
      board =
          board
              .with(0, Color.WHITE, backRank.get(file), Attacks.bit(file))
              .with(0, Color.BLACK, backRank.get(file), Attacks.bit(56 + file));
    }
    return new Position(board, Color.WHITE, board.rooks(), Position.NO_SQUARE, 0, 1);
  }

  /**
   * The pieces of the back rank from a to h. The numbering is that of Reinhard Scharnagl: a
   * remainder places the bishop on light squares, the next the one on dark squares, the next the
   * queen, and what is left the knights; rook, king and rook fill the rest.
   */
  private static List<Role> backRank(int number) {
    @Nullable Role[] rank = new Role[8];
    int rest = number;
    rank[rest % 4 * 2 + 1] = Role.BISHOP;
    rest /= 4;
    rank[rest % 4 * 2] = Role.BISHOP;
    rest /= 4;
    rank[freeFile(rank, rest % 6)] = Role.QUEEN;
    rest /= 6;
    int[] knights = KNIGHTS[rest];
    // The second knight first: the first stands further left and would shift the free files.
    rank[freeFile(rank, knights[1])] = Role.KNIGHT;
    rank[freeFile(rank, knights[0])] = Role.KNIGHT;
    rank[freeFile(rank, 0)] = Role.ROOK;
    rank[freeFile(rank, 0)] = Role.KING;
    rank[freeFile(rank, 0)] = Role.ROOK;
    return List.of(rank);
  }

  private static int freeFile(@Nullable Role[] rank, int skipped) {
    int toSkip = skipped;
    for (int file = 0; ; file++) {
      if (rank[file] == null && toSkip-- == 0) {
        return file;
      }
    }
  }
}
