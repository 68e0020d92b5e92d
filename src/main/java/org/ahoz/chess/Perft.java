package org.ahoz.chess;

/**
 * Counts the ways in which a game can go on: the standard test of a move generator
 * (chessprogramming.org, "Perft").
 */
public final class Perft {

  private Perft() {}

  /**
   * The number of different sequences of this many legal moves. The last ply is counted without
   * playing its moves.
   *
   * @param depth the number of plies, 0 or more; the time it takes grows about thirtyfold with each
   * @throws IllegalArgumentException when the depth is negative
   */
  public static long count(Position position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("the depth is " + depth + ", and cannot be negative");
    }
    return depth == 0 ? 1 : countFrom(position, depth);
  }

  private static long countFrom(Position position, int depth) {
    MoveGenerator generator = new MoveGenerator(position);
    if (depth == 1) {
      return generator.count();
    }
    long count = 0;
    for (int code : generator.codes()) {
      count += countFrom(position.after(code), depth - 1);
    }
    return count;
  }
}
