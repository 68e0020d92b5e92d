package org.ahoz.cli;

import java.time.Duration;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioDeviceException;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.SpokenFile;

/**
 * A microphone that is none: a clip is said at it after a while. Where nothing is said, time passes
 * nearly as it does; speech is hurried.
 */
abstract class HurriedMicrophone implements AudioInput {

  static final int RATE = SpokenFile.SAMPLE_RATE;

  /** For how long whoever speaks thinks before, in samples. */
  static final int THINKS = RATE * 7 / 10;

  /** What is said. */
  AudioClip clip = AudioClip.silence(RATE, Duration.ZERO);

  /** How many samples were read since it was listened. */
  int at;

  /** What is heard around, at a sample. */
  abstract double noise(int sample);

  /**
   * A block was read.
   *
   * @param from the first of its samples
   * @return whether nothing is being said
   */
  abstract boolean isQuiet(int from);

  /** What is thrown where there is no loudspeaker. */
  static AudioDeviceException noLoudspeaker() {
    return new AudioDeviceException(
        "loudspeaker", "there is none", "connect one", new IllegalStateException());
  }

  @Override
  public int sampleRate() {
    return RATE;
  }

  @Override
  public synchronized void begin() {
    at = 0;
  }

  @Override
  public void read(short[] samples) {
    if (fill(samples)) {
      rest();
    }
  }

  private synchronized boolean fill(short[] samples) {
    short[] sound = clip.samples();
    int from = at;
    for (int i = 0; i < samples.length; i++) {
      int place = at - THINKS;
      int said = place >= 0 && place < sound.length ? sound[place] : 0;
      samples[i] = (short) (said + Math.round(noise(at)));
      at++;
    }
    return isQuiet(from);
  }

  static void rest() {
    try {
      Thread.sleep(2);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {}
}
