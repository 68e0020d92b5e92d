package org.ahoz.hear;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A word as a recognizer wrote it.
 *
 * @param text one word, or digits
 * @param confidence how sure the recognizer is of it, above 0 and at most 1; 1 where it does not
 *     say
 * @param start when it begins, from the start of the recording; null where that is not known
 * @param end when it ends; null where that is not known
 */
public record HeardWord(
    String text, double confidence, @Nullable Duration start, @Nullable Duration end) {

  /** Refuses a confidence that is none. */
  public HeardWord {
    if (!(confidence > 0 && confidence <= 1)) {
      throw new IllegalArgumentException("not a confidence: " + confidence);
    }
  }

  /** A word of which nothing else is known. */
  public static HeardWord of(String text) {
    return new HeardWord(text, 1, null, null);
  }
}
