package org.ahoz.chess;

import java.util.Arrays;

/** A growing row of {@link MoveCode}s, used while a move list is made. */
final class MoveCodes {

  private int[] codes;
  private int size;

  MoveCodes(int capacity) {
    codes = new int[capacity];
  }

  void add(int code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, size * 2);
    }
    codes[size++] = code;
  }

  /** The codes added so far; nothing may be added afterwards. */
  int[] toArray() {
    return size == codes.length ? codes : Arrays.copyOf(codes, size);
  }
}
