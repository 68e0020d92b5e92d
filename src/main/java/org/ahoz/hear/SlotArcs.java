package org.ahoz.hear;

import org.jspecify.annotations.Nullable;

/**
 * A place in a pattern whose words depend on the move.
 *
 * @param part what decides about the words
 * @param beside what else does, where words agree; null where none does
 * @param classes by the value of the part, and within it of the other part; null where there are no
 *     words
 * @param any the union of all of them
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and read millions of times
record SlotArcs(Part part, @Nullable Part beside, @Nullable WordClass[] classes, WordClass any) {

  /** The words for the values of a move; null when the move has no such part. */
  @Nullable WordClass of(Values values) {
    int value = values.of(part);
    int other = beside == null ? 0 : values.of(beside);
    if (value == Values.NONE || other == Values.NONE) {
      return null;
    }
    if (value == Values.ANY || other == Values.ANY) {
      return any;
    }
    return classes[beside == null ? value : value * beside.size() + other];
  }

  /** The value of the part that a class stands for. */
  int value(WordClass chosen) {
    for (int i = 0; i < classes.length; i++) {
      if (chosen.equals(classes[i])) {
        return beside == null ? i : i / beside.size();
      }
    }
    throw new IllegalArgumentException("no class of this slot");
  }
}
