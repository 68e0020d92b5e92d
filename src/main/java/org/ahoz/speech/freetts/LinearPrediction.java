package org.ahoz.speech.freetts;

import com.sun.speech.freetts.relp.LPCResult;
import com.sun.speech.freetts.util.WaveUtils;

/**
 * Makes samples of what FreeTTS put together from recordings: the residual of each frame goes
 * through a filter, in which every sample is predicted from those before it (John Makhoul, Linear
 * Prediction: A Tutorial Review, 1975).
 *
 * <p>FreeTTS can do this itself, with the same sums in the same order, but walks linked lists for
 * it, which takes half of the time of all its work.
 */
final class LinearPrediction {

  /** What a byte of the residual stands for, plus 128 (the μ-law of ITU-T G.711). */
  private static final float[] EXPANDED = expanded();

  /** Coefficients are kept as sixteen bits without a sign. */
  private static final double HIGHEST = 65_535.0;

  private static final double MIDDLE = 32_768.0;

  private LinearPrediction() {}

  private static float[] expanded() {
    float[] expanded = new float[256];
    for (short code = 0; code < expanded.length; code++) {
      expanded[code] = WaveUtils.ulawToShort(code);
    }
    // FreeTTS takes the smallest step for none.
    expanded[128] = WaveUtils.ulawToShort((short) 255);
    return expanded;
  }

  /** All samples. */
  static short[] samples(LPCResult frames) {
    int order = frames.getNumberOfChannels();
    byte[] residuals = frames.getResiduals();
    int[] sizes = frames.getResidualSizes();
    short[] samples = new short[frames.getNumberOfSamples()];
    float[] filtered = new float[order + samples.length];
    float[] coefficients = new float[order];
    int at = 0;
    for (int i = 0; i < frames.getNumberOfFrames(); i++) {
      read(frames, i, coefficients);
      for (int end = at + sizes[i]; at < end; at++) {
        float value = EXPANDED[residuals[at] + 128];
        int newest = at + order - 1;
        for (int k = 0; k < order; k++) {
          value += coefficients[k] * filtered[newest - k];
        }
        filtered[at + order] = value;
        samples[at] = (short) (int) value;
      }
    }
    return samples;
  }

  private static void read(LPCResult frames, int number, float[] coefficients) {
    short[] frame = frames.getFrame(number);
    double step = frames.getLPCRange() / HIGHEST;
    for (int k = 0; k < coefficients.length; k++) {
      coefficients[k] = (float) ((frame[k] + MIDDLE) * step) + frames.getLPCMin();
    }
  }
}
