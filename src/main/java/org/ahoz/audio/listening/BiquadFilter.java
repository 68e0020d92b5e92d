package org.ahoz.audio.listening;

/**
 * A filter of the second order, of Butterworth's shape (Robert Bristow-Johnson, Cookbook formulae
 * for audio EQ biquad filter coefficients).
 */
final class BiquadFilter {

  private final double[] forward;
  private final double[] backward;
  private double first;
  private double second;

  private BiquadFilter(double[] forward, double[] backward) {
    this.forward = forward;
    this.backward = backward;
  }

  /** Lets pass what is above a frequency, in hertz. */
  static BiquadFilter highPass(double hertz, int sampleRate) {
    double cosine = Math.cos(2 * Math.PI * hertz / sampleRate);
    double side = (1 + cosine) / 2;
    return of(hertz, sampleRate, side, -2 * side);
  }

  /** Lets pass what is below a frequency, in hertz. */
  static BiquadFilter lowPass(double hertz, int sampleRate) {
    double cosine = Math.cos(2 * Math.PI * hertz / sampleRate);
    double side = (1 - cosine) / 2;
    return of(hertz, sampleRate, side, 2 * side);
  }

  private static BiquadFilter of(double hertz, int sampleRate, double side, double middle) {
    double angle = 2 * Math.PI * hertz / sampleRate;
    double width = Math.sin(angle) / Math.sqrt(2);
    double scale = 1 + width;
    return new BiquadFilter(
        new double[] {side / scale, middle / scale, side / scale},
        new double[] {-2 * Math.cos(angle) / scale, (1 - width) / scale});
  }

  /** The next sample, filtered. */
  double next(double sample) {
    double result = forward[0] * sample + first;
    first = forward[1] * sample - backward[0] * result + second;
    second = forward[2] * sample - backward[1] * result;
    return result;
  }
}
