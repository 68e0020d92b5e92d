package org.ahoz.audio.listening;

/**
 * How strong a sound is in the two bands of speech, frame by frame: the low one of vowels, and the
 * high one of s and f. What lies under the low one, hum, rumble and a constant offset, counts in
 * neither.
 *
 * <p>Keeps the state of its filters from one frame to the next.
 */
final class SpeechBands {

  /** Where the weakest sound is put, in decibels under full scale, so that levels are finite. */
  static final double FAINTEST = -96;

  /** Above hum and its first harmonic; voices lose no more than their fundamental. */
  private static final double LOWEST = 130;

  /** Where the energy of vowels ends and that of s begins. */
  private static final double MIDDLE = 3_800;

  private final BiquadFilter[] low;
  private final BiquadFilter[] high;

  /** The first sample: without it an offset would begin with a loud step. */
  private double offset;

  private boolean hasBegun;

  /**
   * Filters for sound of this rate. Under eleven thousand hertz the high band is left out.
   *
   * @param sampleRate in hertz
   */
  SpeechBands(int sampleRate) {
    boolean isWide = sampleRate > 2.8 * MIDDLE;
    BiquadFilter bottom = BiquadFilter.highPass(LOWEST, sampleRate);
    low =
        isWide
            ? new BiquadFilter[] {bottom, BiquadFilter.lowPass(MIDDLE, sampleRate)}
            : new BiquadFilter[] {bottom};
    high =
        isWide
            ? new BiquadFilter[] {BiquadFilter.highPass(MIDDLE, sampleRate)}
            : new BiquadFilter[0];
  }

  /**
   * Measures the next frame.
   *
   * @return mean squares on the scale of samples, of the low and the high band
   */
  Energies next(short[] samples) {
    if (!hasBegun && samples.length > 0) {
      hasBegun = true;
      offset = samples[0];
    }
    return new Energies(energy(low, samples), energy(high, samples));
  }

  private double energy(BiquadFilter[] filters, short[] samples) {
    if (filters.length == 0 || samples.length == 0) {
      return 0;
    }
    double sum = 0;
    for (short sample : samples) {
      double value = sample - offset;
      for (BiquadFilter filter : filters) {
        value = filter.next(value);
      }
      sum += value * value;
    }
    return sum / samples.length;
  }

  /** Decibels under full scale of a mean square, {@link #FAINTEST} at least. */
  static double decibels(double meanSquare) {
    return meanSquare <= 0
        ? FAINTEST
        : Math.max(FAINTEST, 10 * Math.log10(meanSquare / (32768.0 * 32768.0)));
  }

  /**
   * The strength of a frame.
   *
   * @param low mean square in the band of vowels
   * @param high mean square in the band of s, 0 where the sample rate has none
   */
  record Energies(double low, double high) {}
}
