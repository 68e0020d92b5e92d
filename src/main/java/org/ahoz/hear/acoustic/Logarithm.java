package org.ahoz.hear.acoustic;

/**
 * Natural logarithms of floats in {@link SenoneScores#UNITS}, from a table of their leading digits:
 * ten times as fast as exact ones, and at most a unit beside them.
 */
final class Logarithm {

  /** Of the 23 binary digits behind the point, so many are looked up. */
  private static final int DIGITS = 11;

  private static final int REST = 23 - DIGITS;
  private static final int BIAS = 127;
  private static final int[] MANTISSAS = new int[1 << DIGITS];
  private static final int[] EXPONENTS = new int[256];

  /** Less than this power of e is nothing beside a whole. */
  private static final int LEAST = -16;

  private static final float[] POWERS = new float[-LEAST * SenoneScores.UNITS];

  static {
    for (int i = 0; i < MANTISSAS.length; i++) {
      MANTISSAS[i] = units(Math.log1p((i + 0.5) / MANTISSAS.length));
    }
    for (int i = 0; i < EXPONENTS.length; i++) {
      EXPONENTS[i] = units((i - BIAS) * Math.log(2));
    }
    for (int i = 0; i < POWERS.length; i++) {
      POWERS[i] = (float) Math.exp(-(double) i / SenoneScores.UNITS);
    }
  }

  private Logarithm() {}

  private static int units(double logarithm) {
    return (int) Math.round(logarithm * SenoneScores.UNITS);
  }

  /** The logarithm of a number above zero. */
  static int of(float number) {
    int bits = Float.floatToRawIntBits(number);
    return EXPONENTS[bits >>> 23] + MANTISSAS[bits >>> REST & MANTISSAS.length - 1];
  }

  /** The power of e of a number that is at most zero or very little more, to a unit. */
  static float power(float logarithm) {
    int units = Math.max(0, (int) (0.5f - logarithm * SenoneScores.UNITS));
    return units < POWERS.length ? POWERS[units] : 0;
  }
}
