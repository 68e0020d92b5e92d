package org.ahoz.live;

/** The short tone that answers where a language has no words. */
public enum Tone {
  /** Something begins, or more of it comes. */
  RISING,
  /** Something ends, or there is nothing. */
  FALLING
}
