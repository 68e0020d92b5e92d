package org.ahoz.audio;

import java.math.BigInteger;

/**
 * Changes the sample rate by windowed sinc interpolation: each new sample is a weighted sum of the
 * old ones around it.
 *
 * <p>Where the new rate is the lower one, the sinc is stretched, so that frequencies above half the
 * new rate go silent instead of sounding as wrong ones (Julius O. Smith, Digital Audio Resampling).
 */
final class Resampler {

  /** Zero crossings of the sinc on each side; 16 keep what is folded back below 70 decibels. */
  private static final int CROSSINGS = 16;

  private final int from;
  private final int to;
  private final double cutoff;
  private final int reach;

  /** Weights by how far a new sample lies behind an old one, made when first needed. */
  private final double[][] weights;

  private Resampler(int from, int to) {
    int common = BigInteger.valueOf(from).gcd(BigInteger.valueOf(to)).intValue();
    this.from = from / common;
    this.to = to / common;
    this.cutoff = Math.min(1.0, (double) to / from);
    this.reach = (int) Math.ceil(CROSSINGS / cutoff);
    this.weights = new double[this.to][];
  }

  static short[] resample(short[] samples, int from, int to) {
    return new Resampler(from, to).resample(samples);
  }

  private short[] resample(short[] samples) {
    short[] result = new short[Math.toIntExact(((long) samples.length * to + from - 1) / from)];
    for (int i = 0; i < result.length; i++) {
      long place = (long) i * from;
      int left = (int) (place / to);
      double[] kernel = weights((int) (place % to));
      int first = Math.max(0, left - reach + 1);
      int last = Math.min(samples.length - 1, left + reach);
      double sum = 0;
      double weight = 0;
      for (int j = first; j <= last; j++) {
        double share = kernel[j - left + reach - 1];
        sum += samples[j] * share;
        weight += share;
      }
      // At the ends of a clip part of the window is missing; dividing keeps a level tone level.
      result[i] = AudioClip.saturated(weight == 0 ? 0 : sum / weight);
    }
    return result;
  }

  private double[] weights(int phase) {
    if (weights[phase] == null) {
      double[] kernel = new double[2 * reach];
      for (int k = 0; k < kernel.length; k++) {
        double distance = k - reach + 1 - (double) phase / to;
        kernel[k] = sinc(distance * cutoff) * window(distance / reach);
      }
      weights[phase] = kernel;
    }
    return weights[phase];
  }

  private static double sinc(double x) {
    return x == 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
  }

  /** The Hann window over -1 to 1. */
  private static double window(double x) {
    return 0.5 + 0.5 * Math.cos(Math.PI * x);
  }
}
