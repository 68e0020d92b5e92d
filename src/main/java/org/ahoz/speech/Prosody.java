package org.ahoz.speech;

import org.jspecify.annotations.Nullable;

/**
 * How a voice is to speak.
 *
 * @param wordsPerMinute {@value #SLOWEST} to {@value #FASTEST}; null for the voice's own rate
 * @param pitch the height of the voice as a multiple of its own, 0.5 (an octave below) to 2 (an
 *     octave above); an engine that reaches less goes as far as it can
 * @param volume 0 (silent) to 1 (as loud as is made)
 * @param pauses how long pauses are as a multiple of what the utterance asks for, 0 to 10
 */
public record Prosody(
    @Nullable Integer wordsPerMinute, double pitch, double volume, double pauses) {

  /** The slowest rate that every engine can speak at. */
  public static final int SLOWEST = 80;

  /** The fastest rate that every engine can speak at. */
  public static final int FASTEST = 450;

  /** The voice as it is. */
  public static final Prosody OWN = new Prosody(null, 1, 1, 1);

  /** Refuses what is out of range. */
  public Prosody {
    if (wordsPerMinute != null && (wordsPerMinute < SLOWEST || wordsPerMinute > FASTEST)) {
      throw new IllegalArgumentException(
          "a rate of "
              + wordsPerMinute
              + " words per minute is not between "
              + SLOWEST
              + " and "
              + FASTEST);
    }
    if (!(pitch >= 0.5 && pitch <= 2)) {
      throw new IllegalArgumentException("a pitch of " + pitch + " is not between 0.5 and 2");
    }
    if (!(volume >= 0 && volume <= 1)) {
      throw new IllegalArgumentException("a volume of " + volume + " is not between 0 and 1");
    }
    if (!(pauses >= 0 && pauses <= 10)) {
      throw new IllegalArgumentException("pauses times " + pauses + " are not between 0 and 10");
    }
  }

  /** The same at another rate. */
  public Prosody withRate(int newWordsPerMinute) {
    return new Prosody(newWordsPerMinute, pitch, volume, pauses);
  }

  /** The same at another pitch. */
  public Prosody withPitch(double newPitch) {
    return new Prosody(wordsPerMinute, newPitch, volume, pauses);
  }

  /** The same at another volume. */
  public Prosody withVolume(double newVolume) {
    return new Prosody(wordsPerMinute, pitch, newVolume, pauses);
  }

  /** The same with longer or shorter pauses. */
  public Prosody withPauses(double newPauses) {
    return new Prosody(wordsPerMinute, pitch, volume, newPauses);
  }

  /** The rate for a voice: the one asked for, or else the voice's own. */
  public int rateFor(Voice voice) {
    return wordsPerMinute == null ? voice.wordsPerMinute() : wordsPerMinute;
  }
}
