package org.ahoz.live;

/**
 * Where a game stands among those that may be listened to.
 *
 * @param number counted from 1
 * @param hasNext whether there is one after it
 */
public record GamePlace(int number, boolean hasNext) {

  /** Whether there is one before it. */
  boolean hasPrevious() {
    return number > 1;
  }
}
