package org.ahoz.hear.sphinx;

import edu.cmu.sphinx.frontend.BaseDataProcessor;
import edu.cmu.sphinx.frontend.Data;
import edu.cmu.sphinx.frontend.DataBlocker;
import edu.cmu.sphinx.frontend.DataEndSignal;
import edu.cmu.sphinx.frontend.DataProcessor;
import edu.cmu.sphinx.frontend.DataStartSignal;
import edu.cmu.sphinx.frontend.DoubleData;
import edu.cmu.sphinx.frontend.FloatData;
import edu.cmu.sphinx.frontend.denoise.Denoise;
import edu.cmu.sphinx.frontend.feature.DeltasFeatureExtractor;
import edu.cmu.sphinx.frontend.filter.Preemphasizer;
import edu.cmu.sphinx.frontend.frequencywarp.MelFrequencyFilterBank;
import edu.cmu.sphinx.frontend.transform.DiscreteCosineTransform2;
import edu.cmu.sphinx.frontend.transform.DiscreteFourierTransform;
import edu.cmu.sphinx.frontend.transform.Lifter;
import edu.cmu.sphinx.frontend.window.RaisedCosineWindower;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.hear.acoustic.AcousticModel;
import org.jspecify.annotations.Nullable;

/**
 * From sound to what the acoustic model compares: for every 10 ms the spectrum on the scale of Mel
 * as 13 cepstral coefficients, cleaned of steady noise and of the colour of the microphone, and how
 * they change. The parameters are those with which the English model was trained (its {@code
 * feat.params}).
 */
final class FrontEnd {

  /** In hertz. */
  static final int SAMPLE_RATE = 16_000;

  /** In milliseconds. */
  static final int FRAME = 10;

  private static final double PREEMPHASIS = 0.97;
  private static final double HAMMING = 0.46;
  private static final float WINDOW = 25.625f;
  private static final double LOWEST = 130;
  private static final double HIGHEST = 6800;
  private static final int FILTERS = 25;
  private static final int LIFTER = 22;

  /** Digital silence has no logarithm; so quiet a noise nobody hears. Deviation in samples. */
  private static final double DITHER = 4;

  /** Ten seconds of it, since making it takes as long as the spectrum does. */
  private static final double[] NOISE = noise(10 * SAMPLE_RATE);

  /** Where less than that is heard, in hertz, nothing is to be made of it. */
  private static final double LEAST_BANDWIDTH = 2_500;

  /** So far below its end a narrow sound begins to fall, in hertz. */
  private static final double SLOPE = 100;

  private FrontEnd() {}

  private static double[] noise(int length) {
    Random random = new Random(1);
    double[] noise = new double[length];
    for (int i = 0; i < length; i++) {
      noise[i] = DITHER * random.nextGaussian();
    }
    return noise;
  }

  /**
   * The features of a clip, one row for each frame.
   *
   * @throws IllegalArgumentException when its rate is not {@link #SAMPLE_RATE}
   */
  static float[][] features(AudioClip clip) {
    if (clip.sampleRate() != SAMPLE_RATE) {
      throw new IllegalArgumentException("the front end hears 16 kHz, not " + clip.sampleRate());
    }
    DataProcessor last = new Source(clip);
    for (BaseDataProcessor each :
        List.of(
            new DataBlocker(FRAME),
            new Preemphasizer(PREEMPHASIS),
            new RaisedCosineWindower(HAMMING, WINDOW, FRAME),
            new DiscreteFourierTransform(-1, false),
            new MelFrequencyFilterBank(LOWEST, HIGHEST, FILTERS),
            new UpperFilters(highestFilter(SoundQuality.bandwidthOf(clip))),
            new Denoise(0.7, 0.995, 0.5, 0.85, 0.2, 20, 4),
            new DiscreteCosineTransform2(FILTERS, AcousticModel.DIMENSIONS),
            new Lifter(LIFTER),
            new DeltasFeatureExtractor(3))) {
      each.setPredecessor(last);
      each.initialize();
      last = each;
    }
    List<float[]> frames = new ArrayList<>();
    for (Data data = last.getData(); data != null; data = last.getData()) {
      if (data instanceof FloatData frame) {
        frames.add(frame.getValues());
      }
      if (data instanceof DataEndSignal) {
        break;
      }
    }
    float[][] features = frames.toArray(float[][]::new);
    subtractMean(features);
    return features;
  }

  /**
   * Takes the colour of the microphone and the room out of the spectrum: its mean over the
   * utterance. Of how it changes, the mean is no part. (Sphinx's own step does the same, and tells
   * of each utterance on the terminal.)
   */
  private static void subtractMean(float[][] features) {
    for (int d = 0; d < AcousticModel.DIMENSIONS; d++) {
      double sum = 0;
      for (float[] frame : features) {
        sum += frame[d];
      }
      float mean = (float) (sum / Math.max(1, features.length));
      for (float[] frame : features) {
        frame[d] -= mean;
      }
    }
  }

  /** The highest filter through which something of a narrow sound comes; of any other, the last. */
  private static int highestFilter(double bandwidth) {
    if (bandwidth < LEAST_BANDWIDTH || bandwidth >= SoundQuality.NARROWEST) {
      return FILTERS - 1;
    }
    double width = (mel(HIGHEST) - mel(LOWEST)) / (FILTERS + 1);
    return (int) ((mel(bandwidth - SLOPE) - mel(LOWEST)) / width) - 1;
  }

  private static double mel(double hertz) {
    return 2595 * Math.log10(1 + hertz / 700);
  }

  /**
   * Puts what comes through the highest filter that lets something pass in place of what the
   * filters above would have. Where a telephone cuts a sound off there would be nothing, and of
   * nothing all sounds have the same; s and f are loud above as they are at its end, and vowels
   * weak.
   */
  private static final class UpperFilters extends BaseDataProcessor {

    private final int highest;

    UpperFilters(int highest) {
      this.highest = highest;
    }

    @Override
    public @Nullable Data getData() {
      Data data = getPredecessor().getData();
      if (data instanceof DoubleData frame) {
        double[] filters = frame.getValues();
        Arrays.fill(filters, highest, filters.length, filters[highest]);
      }
      return data;
    }
  }

  /** Gives a clip to Sphinx. */
  private static final class Source extends BaseDataProcessor {

    private final AudioClip clip;
    private int step;

    Source(AudioClip clip) {
      this.clip = clip;
    }

    @Override
    public @Nullable Data getData() {
      step++;
      return switch (step) {
        case 1 -> new DataStartSignal(SAMPLE_RATE);
        case 2 -> new DoubleData(samples(), SAMPLE_RATE, 0);
        case 3 -> new DataEndSignal(0);
        default -> null;
      };
    }

    /** The noise is the same each time, so that the same clip is heard the same. */
    private double[] samples() {
      short[] sound = clip.samples();
      double[] samples = new double[clip.length()];
      for (int i = 0; i < samples.length; i++) {
        samples[i] = Math.rint(sound[i] + NOISE[i % NOISE.length]);
      }
      return samples;
    }
  }
}
