package org.ahoz.chess;

/** A rank of the board, 1 on White's side to 8 (FIDE Laws C.6). */
public enum Rank {
  R1,
  R2,
  R3,
  R4,
  R5,
  R6,
  R7,
  R8;

  private static final Rank[] ALL = values();

  /**
   * The rank with this index.
   *
   * @param index 0 for rank 1, to 7 for rank 8
   * @throws IndexOutOfBoundsException outside that range
   */
  public static Rank of(int index) {
    return ALL[index];
  }

  /** The number that names this rank, 1 to 8. */
  public int number() {
    return ordinal() + 1;
  }
}
