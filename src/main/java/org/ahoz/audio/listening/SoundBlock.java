package org.ahoz.audio.listening;

/** A short part of a recording, under a Hann window, of which single frequencies are measured. */
final class SoundBlock {

  private final double[] samples;
  private final int sampleRate;
  private final double energy;
  private final int longestEven;

  /**
   * Of the samples from this place on.
   *
   * @param window {@link #window} of as many samples as the block has
   * @param offset what is to be taken for zero, on the scale of samples
   */
  SoundBlock(short[] all, int from, double[] window, double offset, int sampleRate) {
    this.sampleRate = sampleRate;
    int length = window.length;
    double[] block = new double[length];
    int even = 0;
    int longest = 0;
    double sum = 0;
    for (int i = 0; i < length; i++) {
      block[i] = (all[from + i] - offset) * window[i];
      sum += block[i] * block[i];
      even = i > 0 && all[from + i] == all[from + i - 1] ? even + 1 : 1;
      longest = Math.max(longest, even);
    }
    samples = block;
    energy = sum;
    longestEven = longest;
  }

  /** Hann's window, of so many samples. */
  static double[] window(int length) {
    double[] window = new double[length];
    for (int i = 0; i < length; i++) {
      window[i] = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i + 0.5) / length);
    }
    return window;
  }

  /** Whether it is digital silence, in which no sample differs. */
  boolean isDead() {
    return longestEven == samples.length;
  }

  /** Of how many samples in a row none differs. */
  int longestEven() {
    return longestEven;
  }

  /** The sum of the squares of all samples under the window. */
  double energy() {
    return energy;
  }

  /** The mean square of a sine of this frequency, in hertz (Goertzel's algorithm). */
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
    double amplitude = 4 * Math.sqrt(Math.max(0, square)) / samples.length;
    return amplitude * amplitude / 2;
  }
}
