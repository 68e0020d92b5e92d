package org.ahoz.audio;

import java.time.Duration;

/**
 * Keeps nothing of the sound but when each clip would be heard: to the sample as in a WAV file that
 * takes the same clips.
 */
public final class MeasuringOutput implements AudioOutput {

  private int sampleRate;
  private long samples;

  @Override
  public void write(AudioClip clip) {
    if (sampleRate == 0) {
      sampleRate = clip.sampleRate();
    }
    samples += clip.resampled(sampleRate).length();
  }

  @Override
  public Duration position() {
    return sampleRate == 0 ? Duration.ZERO : AudioClip.timeOf(samples, sampleRate);
  }

  @Override
  public void finish() {}

  @Override
  public void close() {}
}
