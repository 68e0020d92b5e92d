package org.ahoz.hear.sphinx;

import java.util.Arrays;

/** Numbers as they are gathered, of which each counts once. Made for one thread. */
final class NumberSet {

  private int[] numbers = new int[16];
  private int size;

  void clear() {
    size = 0;
  }

  void add(int number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    numbers[size++] = number;
  }

  void addAll(int[] others) {
    if (size + others.length > numbers.length) {
      numbers = Arrays.copyOf(numbers, Math.max(size + others.length, 2 * size));
    }
    System.arraycopy(others, 0, numbers, size, others.length);
    size += others.length;
  }

  /** All of them, each once, the lowest first. */
  int[] sorted() {
    if (!isInOrder()) {
      Arrays.sort(numbers, 0, size);
      size = withoutRepeated();
    }
    return Arrays.copyOf(numbers, size);
  }

  private boolean isInOrder() {
    for (int i = 1; i < size; i++) {
      if (numbers[i - 1] >= numbers[i]) {
        return false;
      }
    }
    return true;
  }

  private int withoutRepeated() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (kept == 0 || numbers[i] != numbers[kept - 1]) {
        numbers[kept++] = numbers[i];
      }
    }
    return kept;
  }
}
