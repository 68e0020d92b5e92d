package org.ahoz.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the attack tables with pieces that walk over the board square by square. */
class AttacksTest {

  private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] OBLIQUE = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

  private final Random random = new Random(20260101);

  private static long walk(int square, long occupied, int[][] directions) {
    long reached = 0;
    for (int[] step : directions) {
      int file = (square & 7) + step[0];
      int rank = (square >> 3) + step[1];
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        long bit = 1L << (rank * 8 + file);
        reached |= bit;
        if ((occupied & bit) != 0) {
          break;
        }
        file += step[0];
        rank += step[1];
      }
    }
    return reached;
  }

  /** A board with few pieces, or many. */
  private long occupancy(int round) {
    long bits = random.nextLong();
    return round % 2 == 0 ? bits : bits & random.nextLong();
  }

  @Test
  void linePiecesAttackUpToTheFirstPieceOfEachLine() {
    for (int round = 0; round < 200; round++) {
      long occupied = occupancy(round);
      for (int square = 0; square < 64; square++) {
        assertThat(Attacks.rook(square, occupied)).isEqualTo(walk(square, occupied, STRAIGHT));
        assertThat(Attacks.bishop(square, occupied)).isEqualTo(walk(square, occupied, OBLIQUE));
        assertThat(Attacks.queen(square, occupied))
            .isEqualTo(walk(square, occupied, STRAIGHT) | walk(square, occupied, OBLIQUE));
      }
    }
  }

  @Test
  void betweenIsWhatLiesBetweenTwoSquaresOfOneLine() {
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        List<Square> between = Square.of(from).between(Square.of(to));
        long bits = between.stream().mapToLong(square -> Attacks.bit(square.index())).sum();
        assertThat(Attacks.between(from, to)).isEqualTo(bits);
      }
    }
  }

  @Test
  void aLineGoesThroughBothSquaresToTheEdges() {
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        long line = 0;
        int files = (to & 7) - (from & 7);
        int ranks = (to >> 3) - (from >> 3);
        boolean aligned = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        for (int other = 0; aligned && from != to && other < 64; other++) {
          int otherFiles = (other & 7) - (from & 7);
          int otherRanks = (other >> 3) - (from >> 3);
          line |= files * otherRanks == ranks * otherFiles ? Attacks.bit(other) : 0;
        }
        assertThat(Attacks.line(from, to)).isEqualTo(line);
      }
    }
  }
}
