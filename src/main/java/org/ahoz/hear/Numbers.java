package org.ahoz.hear;

import java.util.Arrays;

/** Numbers in a row, to be looked up by. Not to be changed. */
@SuppressWarnings("ArrayRecordComponent") // compared by its content, by the methods below
record Numbers(int[] all) {

  @Override
  public boolean equals(Object other) {
    return other instanceof Numbers numbers && Arrays.equals(all, numbers.all);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(all);
  }
}
