package org.ahoz.hear.sphinx;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The nodes of a phone, by what tells them apart, which are few. Made for one thread. */
final class NodesByNumber {

  private int[] numbers = new int[4];
  private int[] @Nullable [] nodes = new int[4][];
  private int count;

  /** Those of this number; null where there are none yet. */
  int @Nullable [] of(int number) {
    for (int i = 0; i < count; i++) {
      if (numbers[i] == number) {
        return nodes[i];
      }
    }
    return null;
  }

  void put(int number, int[] made) {
    if (count == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * count);
      nodes = Arrays.copyOf(nodes, 2 * count);
    }
    numbers[count] = number;
    nodes[count++] = made;
  }
}
