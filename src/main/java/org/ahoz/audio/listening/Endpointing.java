package org.ahoz.audio.listening;

import java.time.Duration;

/**
 * How the ends of utterances are found.
 *
 * @param minimumSpeech shorter sounds are clicks, not speech
 * @param hangover so long must it be quiet before an utterance is over; longer than the pauses
 *     between the words of a move; it is never shorter than the post-roll, for which is waited too
 * @param preRoll how much of what came before the first loud sound belongs to the utterance: its
 *     soft beginning, and silence that recognizers want
 * @param postRoll how much of what comes after the last loud sound does
 * @param longest an utterance that lasts longer is cut there
 */
public record Endpointing(
    Duration minimumSpeech,
    Duration hangover,
    Duration preRoll,
    Duration postRoll,
    Duration longest) {

  private static final Endpointing STANDARD =
      new Endpointing(
          Duration.ofMillis(150),
          Duration.ofMillis(600),
          Duration.ofMillis(250),
          Duration.ofMillis(250),
          Duration.ofSeconds(15));

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException when one is negative, or the longest utterance has no room for
   *     the others
   */
  public Endpointing {
    if (minimumSpeech.isNegative()
        || hangover.isNegative()
        || preRoll.isNegative()
        || postRoll.isNegative()) {
      throw new IllegalArgumentException("no length may be negative");
    }
    if (longest.compareTo(minimumSpeech.plus(hangover).plus(preRoll).plus(postRoll)) < 0) {
      throw new IllegalArgumentException(
          "an utterance of " + longest.toMillis() + " milliseconds has no room for its ends");
    }
  }

  /** What suits moves that are said into a microphone. */
  public static Endpointing standard() {
    return STANDARD;
  }

  /** The same, with another hangover. */
  public Endpointing withHangover(Duration length) {
    return new Endpointing(minimumSpeech, length, preRoll, postRoll, longest);
  }
}
