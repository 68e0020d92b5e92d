package org.ahoz.audio.captions;

import java.time.Duration;

/**
 * A text that is shown for a time.
 *
 * @param start counted from the beginning of the sound; zero or more
 * @param end at or after the start
 * @param text one line or several
 */
public record Caption(Duration start, Duration end, String text) {

  public Caption {
    if (start.isNegative() || end.compareTo(start) < 0) {
      throw new IllegalArgumentException(
          "a caption cannot be shown from " + start + " until " + end);
    }
  }
}
