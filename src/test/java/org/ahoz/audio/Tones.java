package org.ahoz.audio;

import java.time.Duration;

/** Sounds whose samples are known, for tests. */
public final class Tones {

  private Tones() {}

  /** A sine tone. */
  public static AudioClip tone(int sampleRate, double hertz, Duration length, int peak) {
    short[] samples = new short[AudioClip.samplesIn(length, sampleRate)];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) Math.round(peak * Math.sin(2 * Math.PI * hertz * i / sampleRate));
    }
    return AudioClip.of(sampleRate, samples);
  }
}
