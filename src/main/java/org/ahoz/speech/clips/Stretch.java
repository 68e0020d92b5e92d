package org.ahoz.speech.clips;

import org.ahoz.audio.AudioClip;

/**
 * Makes recordings faster or slower without making them higher or lower, and the other way round.
 *
 * <p>Waveform similarity overlap-add: W. Verhelst and M. Roelands, "An overlap-add technique based
 * on waveform similarity (WSOLA) for high quality time-scale modification of speech", ICASSP 1993.
 */
final class Stretch {

  /** Windows to the second: each is some periods of a voice, and short beside a sound. */
  private static final int WINDOWS = 40;

  private Stretch() {}

  /**
   * A clip at another rate and height.
   *
   * @param length how long it is to be, as a multiple of what it is; more than 0
   * @param pitch how high, as a multiple of what it is; more than 0
   */
  static AudioClip of(AudioClip clip, double length, double pitch) {
    if (pitch == 1) {
      return stretched(clip, length);
    }
    AudioClip longer = stretched(clip, length * pitch);
    // As if it were played faster: fewer samples at what is said to be the same rate.
    int fewer = (int) Math.max(1, Math.round(clip.sampleRate() / pitch));
    return AudioClip.of(clip.sampleRate(), longer.resampled(fewer).samples());
  }

  private static AudioClip stretched(AudioClip clip, double length) {
    int half = Math.max(1, clip.sampleRate() / WINDOWS / 2);
    short[] in = clip.samples();
    if (length == 1 || in.length < 6 * half) {
      return clip;
    }
    int windows = (int) Math.max(1, Math.round(in.length * length / half)) - 1;
    double[] out = new double[(windows + 2) * half];
    int expected = 0;
    for (int window = 0; window < windows; window++) {
      int wanted = (int) Math.round(window * half / length);
      int at = window == 0 ? 0 : mostSimilar(in, wanted, expected, half);
      at = Math.max(0, Math.min(at, in.length - 2 * half));
      for (int i = 0; i < 2 * half; i++) {
        out[window * half + i] += in[at + i] * weight(i, half, window, windows);
      }
      expected = at + half;
    }
    short[] samples = new short[(windows + 1) * half];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(out[i])));
    }
    return AudioClip.of(clip.sampleRate(), samples);
  }

  /** A triangle; the ends of the whole are not faded. */
  private static double weight(int i, int half, int window, int windows) {
    boolean rises = i < half;
    if ((rises && window == 0) || (!rises && window == windows - 1)) {
      return 1;
    }
    return rises ? (double) i / half : 2 - (double) i / half;
  }

  /** The place near the wanted one where the sound goes on most as it would have gone on. */
  private static int mostSimilar(short[] in, int wanted, int expected, int half) {
    int best = wanted;
    double bestLikeness = Double.NEGATIVE_INFINITY;
    int from = Math.max(0, wanted - half / 2);
    int to = Math.min(in.length - 2 * half, wanted + half / 2);
    for (int at = from; at <= to; at++) {
      double likeness = likeness(in, at, expected, half);
      if (likeness > bestLikeness) {
        bestLikeness = likeness;
        best = at;
      }
    }
    return best;
  }

  /** How alike two stretches of sound are; every other sample will do to tell. */
  private static double likeness(short[] in, int first, int second, int length) {
    double product = 0;
    double energy = 1;
    int end = Math.min(length, in.length - Math.max(first, second));
    for (int i = 0; i < end; i += 2) {
      product += (double) in[first + i] * in[second + i];
      energy += (double) in[first + i] * in[first + i];
    }
    return product / Math.sqrt(energy);
  }
}
