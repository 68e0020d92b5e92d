package org.ahoz.live;

/**
 * How fast a voice speaks.
 *
 * @param wordsPerMinute from the slowest to the fastest
 * @param slowest words a minute
 * @param fastest words a minute
 */
public record Rate(int wordsPerMinute, int slowest, int fastest) {

  /** So much that the change is heard at once, and so little that the right speed is found. */
  private static final int STEP = 20;

  /** Brings the speed within its bounds. */
  public Rate {
    wordsPerMinute = Math.max(slowest, Math.min(fastest, wordsPerMinute));
  }

  Rate faster() {
    return new Rate(wordsPerMinute + STEP, slowest, fastest);
  }

  Rate slower() {
    return new Rate(wordsPerMinute - STEP, slowest, fastest);
  }
}
