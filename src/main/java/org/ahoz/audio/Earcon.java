package org.ahoz.audio;

import java.time.Duration;

/** Short tones that tell something without words: two notes, one after the other. */
public final class Earcon {

  private static final Duration NOTE = Duration.ofMillis(90);
  private static final double LOW = 523.25; // the C above middle C
  private static final double HIGH = 783.99; // the G above that, a fifth apart

  /** About as loud as speech. */
  private static final double PEAK = 7000;

  /** The part of a note in which it swells, and in which it fades; without them it would click. */
  private static final double EDGE = 0.15;

  private Earcon() {}

  /**
   * A low note and a high one.
   *
   * @param sampleRate in hertz, 1 or more
   */
  public static AudioClip rising(int sampleRate) {
    return notes(sampleRate, LOW, HIGH);
  }

  /**
   * A high note and a low one.
   *
   * @param sampleRate in hertz, 1 or more
   */
  public static AudioClip falling(int sampleRate) {
    return notes(sampleRate, HIGH, LOW);
  }

  private static AudioClip notes(int sampleRate, double first, double second) {
    int length = AudioClip.samplesIn(NOTE, sampleRate);
    short[] samples = new short[2 * length];
    for (int i = 0; i < samples.length; i++) {
      double frequency = i < length ? first : second;
      double part = (double) (i % length) / length;
      double swell = Math.min(1, Math.min(part, 1 - part) / EDGE);
      double wave = Math.sin(2 * Math.PI * frequency * (i % length) / sampleRate);
      samples[i] = AudioClip.saturated(PEAK * swell * wave);
    }
    return AudioClip.of(sampleRate, samples);
  }
}
