package org.ahoz.audio.listening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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
    List<SoundBlock> blocks = new ArrayList<>();
    double[] window = SoundBlock.window(length);
    for (int from = 0; from + length <= samples.length; from += length / 2) {
      SoundBlock block = new SoundBlock(samples, from, window, offset, sampleRate);
      if (!block.isDead()) {
        blocks.add(block);
      }
    }
    blocks.sort(Comparator.comparingDouble(SoundBlock::energy));
    int quiet = Math.min(blocks.size(), (int) Math.ceil(blocks.size() * QUIET_PART));
    double most = 0;
    for (int mains : MAINS) {
      most = Math.max(most, power(blocks.subList(0, quiet), mains));
    }
    return most;
  }

  private double power(List<SoundBlock> blocks, int mains) {
    double hum = 0;
    double between = 0;
    for (SoundBlock block : blocks) {
      for (int harmonic = 1; harmonic <= HARMONICS; harmonic++) {
        double hertz = (double) mains * harmonic;
        hum += block.power(hertz);
        between += (block.power(hertz - mains / 2.0) + block.power(hertz + mains / 2.0)) / 2;
      }
    }
    return hum > between * PROMINENT ? hum / blocks.size() : 0;
  }
}
