package org.ahoz.chess;

/** One of the two sides. */
public enum Color {
  WHITE,
  BLACK;

  /** The opponent's colour. */
  public Color other() {
    return this == WHITE ? BLACK : WHITE;
  }
}
