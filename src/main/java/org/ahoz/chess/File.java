package org.ahoz.chess;

/** A file of the board, from a on White's left to h (FIDE Laws C.5). */
public enum File {
  A,
  B,
  C,
  D,
  E,
  F,
  G,
  H;

  private static final File[] ALL = values();

  /**
   * The file with this index.
   *
   * @param index 0 for a, to 7 for h
   * @throws IndexOutOfBoundsException outside that range
   */
  public static File of(int index) {
    return ALL[index];
  }

  /** The letter that names this file, {@code a} to {@code h}. */
  public char letter() {
    return (char) ('a' + ordinal());
  }
}
