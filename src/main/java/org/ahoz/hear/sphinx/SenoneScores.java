package org.ahoz.hear.sphinx;

import java.util.Arrays;

/**
 * How likely each frame of an utterance is within each senone that is asked for, as natural
 * logarithms. Immutable.
 *
 * @param columns by senone, its place in the table; -1 for those that were not asked for
 * @param table by place and frame
 * @param frames how many there are
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and read millions of times
record SenoneScores(int[] columns, float[][] table, int frames) {

  /** Of the Gaussians of a codebook, so many of the nearest count; more change nothing. */
  private static final int NEAREST = 4;

  private static final float NEVER = -1e30f;

  /** What is added so that the logarithm of nothing is finite. */
  private static final float TINY = 1e-30f;

  /** Of one senone, the scores of all frames; not to be changed. */
  float[] of(int senone) {
    return table[columns[senone]];
  }

  /**
   * Scores frames.
   *
   * @param gaussians of the speaker, or of nobody in particular
   * @param senones those that are asked for, by their numbers
   */
  static SenoneScores of(
      float[][] features, Gaussians gaussians, MixtureWeights weights, boolean[] senones) {
    int[] columns = new int[senones.length];
    Arrays.fill(columns, -1);
    int count = 0;
    boolean[] codebooks = new boolean[gaussians.places() / AcousticModel.STREAMS];
    for (int senone = 0; senone < senones.length; senone++) {
      if (senones[senone]) {
        columns[senone] = count++;
        codebooks[weights.codebook(senone)] = true;
      }
    }
    int[] asked = new int[count];
    for (int senone = 0; senone < senones.length; senone++) {
      if (columns[senone] >= 0) {
        asked[columns[senone]] = senone;
      }
    }
    Nearest nearest = new Nearest(gaussians, codebooks);
    float[][] table = new float[count][features.length];
    for (int frame = 0; frame < features.length; frame++) {
      nearest.find(features[frame]);
      for (int i = 0; i < count; i++) {
        table[i][frame] = nearest.score(asked[i], weights);
      }
    }
    return new SenoneScores(columns, table, features.length);
  }

  /** The nearest Gaussians of each codebook to one frame. */
  static final class Nearest {

    private final Gaussians gaussians;
    private final boolean[] codebooks;
    private final float[] densities;
    private final int[] indexes;
    private final float[] values;
    private final float[] best;

    Nearest(Gaussians gaussians, boolean[] codebooks) {
      this.gaussians = gaussians;
      this.codebooks = codebooks;
      densities = new float[gaussians.size()];
      indexes = new int[gaussians.places() * NEAREST];
      values = new float[gaussians.places() * NEAREST];
      best = new float[gaussians.places()];
    }

    void find(float[] frame) {
      for (int codebook = 0; codebook < codebooks.length; codebook++) {
        if (codebooks[codebook]) {
          for (int stream = 0; stream < AcousticModel.STREAMS; stream++) {
            find(codebook * AcousticModel.STREAMS + stream, frame, stream);
          }
        }
      }
    }

    void find(int place, float[] frame, int stream) {
      gaussians.densities(place, frame, stream * AcousticModel.DIMENSIONS, densities);
      float first = NEVER;
      float second = NEVER;
      float third = NEVER;
      float fourth = NEVER;
      int one = 0;
      int two = 0;
      int three = 0;
      int four = 0;
      for (int i = 0; i < densities.length; i++) {
        float density = densities[i];
        if (density > fourth) {
          if (density > second) {
            fourth = third;
            four = three;
            third = second;
            three = two;
            if (density > first) {
              second = first;
              two = one;
              first = density;
              one = i;
            } else {
              second = density;
              two = i;
            }
          } else if (density > third) {
            fourth = third;
            four = three;
            third = density;
            three = i;
          } else {
            fourth = density;
            four = i;
          }
        }
      }
      int at = place * NEAREST;
      indexes[at] = one;
      indexes[at + 1] = two;
      indexes[at + 2] = three;
      indexes[at + 3] = four;
      best[place] = first;
      values[at] = 1;
      values[at + 1] = (float) Math.exp(second - first);
      values[at + 2] = (float) Math.exp(third - first);
      values[at + 3] = (float) Math.exp(fourth - first);
    }

    /** The natural logarithm of the density of a senone, of which the codebook was searched. */
    float score(int senone, MixtureWeights weights) {
      int place = weights.codebook(senone) * AcousticModel.STREAMS;
      float score = 0;
      float product = 1;
      for (int stream = 0; stream < AcousticModel.STREAMS; stream++) {
        float[] own = weights.of(senone, stream);
        int at = (place + stream) * NEAREST;
        float sum =
            values[at] * own[indexes[at]]
                + values[at + 1] * own[indexes[at + 1]]
                + values[at + 2] * own[indexes[at + 2]]
                + values[at + 3] * own[indexes[at + 3]];
        score += best[place + stream];
        product *= sum + TINY;
      }
      // Weights are at least 1e-7, so that three of them multiplied are no zero in a float.
      return score + (float) Math.log(product);
    }

    /** The Gaussians of a place that were found. */
    int index(int place, int rank) {
      return indexes[place * NEAREST + rank];
    }

    /** How dense one of them is, as a share of the densest. */
    float value(int place, int rank) {
      return values[place * NEAREST + rank];
    }

    static int ranks() {
      return NEAREST;
    }
  }
}
