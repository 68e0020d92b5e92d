package org.ahoz.hear;

import java.util.Locale;
import java.util.Optional;

/** How sure the listener must be of a move to take it without a question. */
public enum Trust {
  /** Asks often: for who cannot take a move back. */
  LOW(0.99),
  /** Of the moves that it takes, one in two hundred may be wrong at most. */
  NORMAL(0.95),
  /** Asks seldom: for who sees each move and can take it back. */
  HIGH(0.85);

  private final String key = name().toLowerCase(Locale.ROOT);
  private final double confidence;

  Trust(double confidence) {
    this.confidence = confidence;
  }

  /** The name on the command line. */
  public String key() {
    return key;
  }

  /** The least confidence with which a move is taken, 0 to 1. */
  double confidence() {
    return confidence;
  }

  /** The trust of this name; empty when there is none. */
  public static Optional<Trust> of(String key) {
    for (Trust trust : values()) {
      if (trust.key.equals(key)) {
        return Optional.of(trust);
      }
    }
    return Optional.empty();
  }
}
