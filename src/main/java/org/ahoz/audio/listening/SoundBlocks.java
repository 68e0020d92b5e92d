package org.ahoz.audio.listening;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Short parts of a recording, all as long, each under a Hann window. A frequency is measured in all
 * of them at once, which processors do many times as fast as in one after the other.
 */
final class SoundBlocks {

  private final int sampleRate;
  private final int length;

  /** By place within the blocks, and block. */
  private final double[][] samples;

  private final double[] energies;
  private final int[] longestEven;

  private SoundBlocks(
      int sampleRate, int length, double[][] samples, double[] energies, int[] longestEven) {
    this.sampleRate = sampleRate;
    this.length = length;
    this.samples = samples;
    this.energies = energies;
    this.longestEven = longestEven;
  }

  /**
   * The whole blocks of a recording, but those that are digital silence, in which no sample
   * differs.
   *
   * @param sampleRate in hertz
   * @param offset what is to be taken for zero, on the scale of samples
   * @param length of a block, in samples
   * @param step from the beginning of one to that of the next, in samples
   */
  static SoundBlocks of(short[] all, int sampleRate, double offset, int length, int step) {
    int count = all.length < length ? 0 : (all.length - length) / step + 1;
    double[] window = window(length);
    double[][] samples = new double[length][count];
    double[] energies = new double[count];
    int[] longestEven = new int[count];
    for (int block = 0; block < count; block++) {
      int even = 0;
      for (int i = 0; i < length; i++) {
        int at = block * step + i;
        double sample = (all[at] - offset) * window[i];
        samples[i][block] = sample;
        energies[block] += sample * sample;
        even = i > 0 && all[at] == all[at - 1] ? even + 1 : 1;
        longestEven[block] = Math.max(longestEven[block], even);
      }
    }
    return new SoundBlocks(sampleRate, length, samples, energies, longestEven)
        .only(block -> longestEven[block] < length);
  }

  /** Hann's window, of so many samples. */
  private static double[] window(int length) {
    double[] window = new double[length];
    for (int i = 0; i < length; i++) {
      window[i] = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i + 0.5) / length);
    }
    return window;
  }

  private SoundBlocks only(IntPredicate condition) {
    int[] kept = IntStream.range(0, count()).filter(condition).toArray();
    return kept.length == count() ? this : only(kept);
  }

  private SoundBlocks only(int[] kept) {
    double[][] own =
        Arrays.stream(samples)
            .map(row -> Arrays.stream(kept).mapToDouble(block -> row[block]).toArray())
            .toArray(double[][]::new);
    return new SoundBlocks(
        sampleRate,
        length,
        own,
        Arrays.stream(kept).mapToDouble(block -> energies[block]).toArray(),
        Arrays.stream(kept).map(block -> longestEven[block]).toArray());
  }

  /** Those in which never so many samples in a row are the same. */
  SoundBlocks withoutEven(int samplesInRow) {
    return only(block -> longestEven[block] < samplesInRow);
  }

  /** So many that have the least energy. */
  SoundBlocks quietest(int kept) {
    return only(
        IntStream.range(0, count())
            .boxed()
            .sorted(Comparator.comparingDouble(block -> energies[block]))
            .limit(kept)
            .mapToInt(Integer::intValue)
            .toArray());
  }

  /** How many blocks there are. */
  int count() {
    return energies.length;
  }

  /** By block, the mean square of a sine of this frequency, in hertz (Goertzel's algorithm). */
  double[] powers(double hertz) {
    double factor = 2 * Math.cos(2 * Math.PI * hertz / sampleRate);
    double[] last = new double[count()];
    double[] previous = new double[count()];
    for (double[] row : samples) {
      resonate(row, factor, last, previous);
      double[] swapped = last;
      last = previous;
      previous = swapped;
    }
    double[] powers = new double[count()];
    for (int block = 0; block < powers.length; block++) {
      double one = last[block];
      double two = previous[block];
      double square = one * one + two * two - factor * one * two;
      // The window halves the amplitude, and a sine of amplitude 1 has the mean square of a half.
      double amplitude = 4 * Math.sqrt(Math.max(0, square)) / length;
      powers[block] = amplitude * amplitude / 2;
    }
    return powers;
  }

  /** In a method of its own, which the compiler turns into vector instructions. */
  private static void resonate(double[] row, double factor, double[] last, double[] previous) {
    for (int block = 0; block < row.length; block++) {
      previous[block] = row[block] + factor * last[block] - previous[block];
    }
  }
}
