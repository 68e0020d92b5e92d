package org.ahoz.chess;

/**
 * The squares that pieces attack, as bitboards: bit 0 is a1, bit 7 is h1, bit 63 is h8.
 *
 * <p>Lines along files and diagonals are found by the <i>o^(o-2r)</i> subtraction ("hyperbola
 * quintessence", chessprogramming.org), ranks by a table of 512 bytes. Both need no magic numbers
 * and next to no time when the class is loaded, which matters to a program that often runs for one
 * move only.
 */
final class Attacks {

  static final long RANK_1 = 0xFFL;
  static final long RANK_8 = RANK_1 << 56;
  static final long EDGE_FILES = 0x8181_8181_8181_8181L;
  static final long LIGHT_SQUARES = 0x55AA_55AA_55AA_55AAL;

  /** Directions as steps of file and rank; each is the opposite of the one four further on. */
  private static final int[][] DIRECTIONS = {
    {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}
  };

  private static final int[][] KNIGHT_JUMPS = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  private static final long[] KNIGHT = new long[64];
  private static final long[] KING = new long[64];
  private static final long[] WHITE_PAWN = new long[64];
  private static final long[] BLACK_PAWN = new long[64];

  /** The lines through a square, without the square itself. */
  private static final long[] FILE_LINE = new long[64];

  private static final long[] DIAGONAL = new long[64];
  private static final long[] ANTIDIAGONAL = new long[64];

  /** The diagonals, and the rank and file, through a square, without the square itself. */
  private static final long[] DIAGONALS = new long[64];

  private static final long[] STRAIGHTS = new long[64];

  /** Attacks along a rank, by file and by the occupancy of the files b to g. */
  private static final byte[] RANK_ATTACKS = new byte[8 * 64];

  private static final long[] BETWEEN = new long[64 * 64];
  private static final long[] LINE = new long[64 * 64];

  static {
    for (int square = 0; square < 64; square++) {
      for (int[] step : DIRECTIONS) {
        KING[square] |= stepped(square, step[0], step[1]);
      }
      for (int[] jump : KNIGHT_JUMPS) {
        KNIGHT[square] |= stepped(square, jump[0], jump[1]);
      }
      WHITE_PAWN[square] = stepped(square, -1, 1) | stepped(square, 1, 1);
      BLACK_PAWN[square] = stepped(square, -1, -1) | stepped(square, 1, -1);
      for (int direction = 0; direction < 4; direction++) {
        fillLine(square, direction);
      }
      DIAGONALS[square] = DIAGONAL[square] | ANTIDIAGONAL[square];
      STRAIGHTS[square] = FILE_LINE[square] | ray(square, 0) | ray(square, 4);
    }
    for (int file = 0; file < 8; file++) {
      for (int inner = 0; inner < 64; inner++) {
        RANK_ATTACKS[(file << 6) | inner] = rankAttacks(file, inner << 1);
      }
    }
  }

  private Attacks() {}

  static long bit(int square) {
    return 1L << square;
  }

  static long knight(int square) {
    return KNIGHT[square];
  }

  static long king(int square) {
    return KING[square];
  }

  /** The squares on which a pawn of this colour, standing on this square, attacks. */
  static long pawn(Color color, int square) {
    return color == Color.WHITE ? WHITE_PAWN[square] : BLACK_PAWN[square];
  }

  static long bishop(int square, long occupied) {
    return alongLine(square, DIAGONAL[square], occupied)
        | alongLine(square, ANTIDIAGONAL[square], occupied);
  }

  static long rook(int square, long occupied) {
    int rankStart = square & 56;
    int inner = (int) (occupied >>> (rankStart + 1)) & 63;
    long rank = (RANK_ATTACKS[((square & 7) << 6) | inner] & 0xFFL) << rankStart;
    return rank | alongLine(square, FILE_LINE[square], occupied);
  }

  static long queen(int square, long occupied) {
    return bishop(square, occupied) | rook(square, occupied);
  }

  /** What a bishop attacks on an empty board. */
  static long diagonals(int square) {
    return DIAGONALS[square];
  }

  /** What a rook attacks on an empty board. */
  static long straights(int square) {
    return STRAIGHTS[square];
  }

  /** The squares strictly between two squares of one line; none when they share no line. */
  static long between(int from, int to) {
    return BETWEEN[(from << 6) | to];
  }

  /** The whole line through two squares, from edge to edge; none when they share no line. */
  static long line(int from, int to) {
    return LINE[(from << 6) | to];
  }

  /** The first rank as this colour sees it, where its pieces start. */
  static long backRank(Color color) {
    return color == Color.WHITE ? RANK_1 : RANK_8;
  }

  private static long alongLine(int square, long line, long occupied) {
    long forward = occupied & line;
    long backward = Long.reverseBytes(forward);
    forward -= 1L << square;
    backward -= 1L << (square ^ 56);
    return (forward ^ Long.reverseBytes(backward)) & line;
  }

  private static long stepped(int square, int files, int ranks) {
    int file = (square & 7) + files;
    int rank = (square >> 3) + ranks;
    return (file & 7) == file && (rank & 7) == rank ? 1L << ((rank << 3) | file) : 0;
  }

  /** Fills what belongs to the line through a square in a direction and its opposite. */
  private static void fillLine(int square, int direction) {
    long line = ray(square, direction) | ray(square, direction + 4);
    switch (direction) {
      case 1 -> DIAGONAL[square] = line;
      case 2 -> FILE_LINE[square] = line;
      case 3 -> ANTIDIAGONAL[square] = line;
      default -> {} // ranks have their own table
    }
    for (int way = direction; way < 8; way += 4) {
      int[] step = DIRECTIONS[way];
      long passed = 0;
      for (int length = 1; length < 8; length++) {
        long next = stepped(square, step[0] * length, step[1] * length);
        if (next == 0) {
          break;
        }
        int pair = (square << 6) | Long.numberOfTrailingZeros(next);
        BETWEEN[pair] = passed;
        LINE[pair] = line | (1L << square);
        passed |= next;
      }
    }
  }

  private static long ray(int square, int direction) {
    int[] step = DIRECTIONS[direction];
    long ray = 0;
    for (int length = 1; length < 8; length++) {
      ray |= stepped(square, step[0] * length, step[1] * length);
    }
    return ray;
  }

  private static byte rankAttacks(int file, int occupied) {
    int attacks = 0;
    for (int to = file + 1; to < 8; to++) {
      attacks |= 1 << to;
      if ((occupied & (1 << to)) != 0) {
        break;
      }
    }
    for (int to = file - 1; to >= 0; to--) {
      attacks |= 1 << to;
      if ((occupied & (1 << to)) != 0) {
        break;
      }
    }
    return (byte) attacks;
  }
}
