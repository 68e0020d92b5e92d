package org.ahoz.hear.sphinx;

import java.util.ArrayDeque;
import java.util.Deque;

/** Sets to gather numbers in, each lent many times: making them takes longer than using them. */
final class NumberSets {

  private final Deque<NumberSet> free = new ArrayDeque<>();

  /** An empty set. */
  NumberSet taken() {
    NumberSet set = free.poll();
    if (set == null) {
      return new NumberSet();
    }
    set.clear();
    return set;
  }

  /** What was gathered in a set, which is not to be used any more: each once, the lowest first. */
  int[] givenBack(NumberSet set) {
    free.push(set);
    return set.sorted();
  }
}
