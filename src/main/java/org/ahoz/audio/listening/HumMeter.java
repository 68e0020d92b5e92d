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
    List<Block> blocks = new ArrayList<>();
    for (int from = 0; from + length <= samples.length; from += length / 2) {
      Block block = new Block(windowed(samples, from, offset));
      if (block.energy > 0) {
        blocks.add(block);
      }
    }
    blocks.sort(Comparator.comparingDouble(block -> block.energy));
    int quiet = Math.min(blocks.size(), (int) Math.ceil(blocks.size() * QUIET_PART));
    double most = 0;
    for (int mains : MAINS) {
      most = Math.max(most, power(blocks.subList(0, quiet), mains));
    }
    return most;
  }

  private double power(List<Block> blocks, int mains) {
    double hum = 0;
    double between = 0;
    for (Block block : blocks) {
      for (int harmonic = 1; harmonic <= HARMONICS; harmonic++) {
        double hertz = (double) mains * harmonic;
        hum += block.power(hertz);
        between += (block.power(hertz - mains / 2.0) + block.power(hertz + mains / 2.0)) / 2;
      }
    }
    return hum > between * PROMINENT ? hum / blocks.size() : 0;
  }

  /** Under a Hann window; in digital silence all is zero. */
  private double[] windowed(short[] samples, int from, double offset) {
    double[] block = new double[length];
    boolean isDead = true;
    for (int i = 0; i < length; i++) {
      double window = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i + 0.5) / length);
      block[i] = (samples[from + i] - offset) * window;
      isDead &= samples[from + i] == samples[from];
    }
    return isDead ? new double[length] : block;
  }

  /** A part of the recording. */
  private final class Block {
    private final double[] samples;
    private final double energy;

    Block(double[] samples) {
      this.samples = samples;
      double sum = 0;
      for (double sample : samples) {
        sum += sample * sample;
      }
      energy = sum;
    }

    /** The mean square of a sine of this frequency (Goertzel's algorithm). */
    double power(double hertz) {
      double factor = 2 * Math.cos(2 * Math.PI * hertz / sampleRate);
      double last = 0;
      double previous = 0;
      for (double sample : samples) {
        double next = sample + factor * last - previous;
        previous = last;
        last = next;
      }
      double square = last * last + previous * previous - factor * last * previous;
      // The window halves the amplitude, and a sine of amplitude 1 has the mean square of a half.
      double amplitude = 4 * Math.sqrt(Math.max(0, square)) / length;
      return amplitude * amplitude / 2;
    }
  }
}
