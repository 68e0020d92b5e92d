package org.ahoz.audio.listening;

import java.util.Arrays;

/**
 * How loud the room is in one band while nobody speaks, learnt as one listens, and from which level
 * on a sound is therefore speech. All levels are decibels under full scale.
 *
 * <p>It follows the frames that it takes for noise, quickly down and slowly up. When it becomes
 * noisy at once, as a fan does, nothing would be taken for noise any more; so it also keeps the
 * levels of the last seconds, and where they were even, which speech never is, they were noise
 * (after Rainer Martin's minimum statistics, 2001).
 */
final class NoiseFloor {

  /** A louder beginning is taken for speech, until it has proved to be even. */
  private static final double LOUDEST_BEGINNING = -45;

  /** Below this a microphone hears nothing; between digital silence and it there is no speech. */
  private static final double QUIETEST = -78;

  private static final double LEAST_RISE = 3;
  private static final double MOST_RISE = 12;
  private static final double SPREADS = 4.5;

  /** Parts that each new frame has in the mean: half a second up, a tenth of one down. */
  private static final double UP = 0.02;

  private static final double DOWN = 0.1;

  /** Between words it may be the echo of the room that is heard, which is not to be learnt. */
  private static final double UP_IN_SPEECH = 0.004;

  private static final int REMEMBERED_FRAMES = 400;

  /** Decibels between the quietest and the middle of the remembered frames; speech has over 15. */
  private static final double EVEN = 9;

  private final double[] remembered = new double[REMEMBERED_FRAMES];
  private int count;
  private double mean = Double.NaN;

  /** Mean distance from the mean; a room that is not known yet may be a restless one. */
  private double spread = 2;

  /**
   * Learns from a frame.
   *
   * @param level of the frame, smoothed over its neighbours
   * @param isInSpeech whether somebody is speaking, as far as is known
   * @return whether it is now known that what was taken for speech was noise
   */
  boolean learn(double level, boolean isInSpeech) {
    remembered[count++ % REMEMBERED_FRAMES] = level;
    if (Double.isNaN(mean)) {
      mean = Math.max(QUIETEST, Math.min(level, LOUDEST_BEGINNING));
    }
    if (level <= threshold()) {
      double up = isInSpeech ? UP_IN_SPEECH : UP;
      double clamped = Math.max(QUIETEST, level);
      double distance = clamped - mean;
      mean += distance * (distance < 0 ? DOWN : up);
      spread += (Math.abs(distance) - spread) * up;
      return false;
    }
    return count % 10 == 0 && count >= REMEMBERED_FRAMES && isEvenNoise();
  }

  /** Looks back, and takes the remembered frames for noise where they are even. */
  private boolean isEvenNoise() {
    double[] sorted = remembered.clone();
    Arrays.sort(sorted);
    double quiet = sorted[REMEMBERED_FRAMES / 20];
    double middle = sorted[REMEMBERED_FRAMES * 2 / 5];
    if (quiet <= threshold() || middle - quiet > EVEN) {
      return false;
    }
    mean = middle;
    spread = Math.max(spread, (middle - quiet) / 2);
    return true;
  }

  /** Forgets what was remembered, but not how loud the room is. */
  void interrupt() {
    count = 0;
  }

  /** From this level on it is speech. */
  double threshold() {
    return mean + Math.max(LEAST_RISE, Math.min(MOST_RISE, SPREADS * spread));
  }

  /** The level of the room; not a number before the first frame. */
  double mean() {
    return mean;
  }
}
