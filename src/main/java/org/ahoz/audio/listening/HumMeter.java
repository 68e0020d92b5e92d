package org.ahoz.audio.listening;

import java.util.Arrays;

/**
 * Finds the hum of the mains: 50 or 60 hertz and its harmonics, against the frequencies between
 * them. It looks where a recording is quietest, since voices have harmonics too; hum is everywhere.
 */
final class HumMeter {

  private static final int[] MAINS = {50, 60};
  private static final int HARMONICS = 5;

  /** So many to the second: long enough to tell 50 from 60 hertz, and short enough for a pause. */
  private static final int BLOCKS_PER_SECOND = 4;

  private static final double QUIET_PART = 0.25;

  /** How much stronger it must be than what is between, to be heard as hum: ten decibels. */
  private static final double PROMINENT = 10;

  private final int sampleRate;
  private final int length;

  HumMeter(int sampleRate) {
    this.sampleRate = sampleRate;
    this.length = sampleRate / BLOCKS_PER_SECOND;
  }

  /** The mean square of the hum on the scale of samples; 0 where it does not stand out. */
  double power(short[] samples, double offset) {
    SoundBlocks blocks = SoundBlocks.of(samples, sampleRate, offset, length, length / 2);
    SoundBlocks quiet = blocks.quietest((int) Math.ceil(blocks.count() * QUIET_PART));
    double most = 0;
    for (int mains : MAINS) {
      most = Math.max(most, power(quiet, mains));
    }
    return most;
  }

  private static double power(SoundBlocks blocks, int mains) {
    double hum = 0;
    double between = 0;
    for (int harmonic = 1; harmonic <= HARMONICS; harmonic++) {
      double hertz = (double) mains * harmonic;
      hum += sum(blocks, hertz);
      between += (sum(blocks, hertz - mains / 2.0) + sum(blocks, hertz + mains / 2.0)) / 2;
    }
    return hum > between * PROMINENT ? hum / blocks.count() : 0;
  }

  private static double sum(SoundBlocks blocks, double hertz) {
    return Arrays.stream(blocks.powers(hertz)).sum();
  }
}
