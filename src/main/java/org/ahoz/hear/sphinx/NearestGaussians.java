package org.ahoz.hear.sphinx;

import java.util.Arrays;

/**
 * The Gaussians of one codebook that are nearest to each frame of an utterance, the only ones that
 * count. Made for one thread; found for one codebook after the other, so that all that is needed
 * stays in the nearest memory.
 */
final class NearestGaussians {

  /** Of the Gaussians of a codebook, so many of the nearest count; more change nothing. */
  static final int RANKS = 4;

  /** So many Gaussians are looked at before it is asked again what is still to be reached. */
  private static final int BLOCK = 32;

  private static final float NEVER = -1e30f;

  /** What is added so that the logarithm of nothing is finite. */
  private static final float TINY = 1e-30f;

  private static final int EACH = AcousticModel.STREAMS * RANKS;

  private final Gaussians gaussians;
  private final float[][] features;
  private final float[] densities;

  /** Of those that are found next, the likeliest to count: by stream and rank, all different. */
  private final int[] guesses = new int[EACH];

  private final int[] candidates;

  /** By frame, stream and rank: which it is, and its density as a share of the densest. */
  private final int[] indexes;

  private final float[] shares;

  /** By frame, the density of the densest of all streams, in {@link SenoneScores#UNITS}. */
  private final int[] best;

  NearestGaussians(Gaussians gaussians, float[][] features) {
    this.gaussians = gaussians;
    this.features = features;
    densities = new float[gaussians.size()];
    candidates = new int[densities.length];
    Arrays.setAll(guesses, at -> at % RANKS);
    indexes = new int[features.length * EACH];
    shares = new float[features.length * EACH];
    best = new int[features.length];
  }

  /** Finds those of a codebook for all frames. */
  void find(int codebook) {
    for (int frame = 0; frame < best.length; frame++) {
      float sum = 0;
      for (int stream = 0; stream < AcousticModel.STREAMS; stream++) {
        sum += find(codebook, frame, stream);
      }
      best[frame] = Math.round(sum * SenoneScores.UNITS);
    }
  }

  /**
   * Finds those of a codebook for one frame in one stream.
   *
   * @return the natural logarithm of the density of the densest
   */
  float find(int codebook, int frame, int stream) {
    int place = codebook * AcousticModel.STREAMS + stream;
    gaussians.densities(place, features[frame], stream * AcousticModel.DIMENSIONS, densities);
    float floor = floor(stream);
    float first = NEVER;
    float second = NEVER;
    float third = NEVER;
    float fourth = NEVER;
    int one = 0;
    int two = 0;
    int three = 0;
    int four = 0;
    for (int from = 0; from < densities.length; from += BLOCK) {
      floor = Math.max(floor, fourth);
      int count = select(from, floor);
      for (int candidate = 0; candidate < count; candidate++) {
        int i = candidates[candidate];
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
    }
    int at = at(frame, stream);
    indexes[at] = one;
    indexes[at + 1] = two;
    indexes[at + 2] = three;
    indexes[at + 3] = four;
    System.arraycopy(indexes, at, guesses, stream * RANKS, RANKS);
    shares[at] = 1;
    shares[at + 1] = (float) Math.exp(second - first);
    shares[at + 2] = (float) Math.exp(third - first);
    shares[at + 3] = (float) Math.exp(fourth - first);
    return first;
  }

  /**
   * What all that count reach: four of them at least do, and those that counted before are seldom
   * far from them, so that nearly all others are told by one comparison.
   */
  private float floor(int stream) {
    float floor = Float.POSITIVE_INFINITY;
    for (int rank = 0; rank < RANKS; rank++) {
      floor = Math.min(floor, densities[guesses[stream * RANKS + rank]]);
    }
    return floor;
  }

  /** Without a branch, since processors guess these wrong. */
  private int select(int from, float floor) {
    int count = 0;
    int to = Math.min(from + BLOCK, densities.length);
    for (int i = from; i < to; i++) {
      candidates[count] = i;
      count += densities[i] >= floor ? 1 : 0;
    }
    return count;
  }

  private static int at(int frame, int stream) {
    return frame * EACH + stream * RANKS;
  }

  /** How likely all frames are within a senone of the codebook that was found. */
  void score(int senone, MixtureWeights weights, int[] scores) {
    float[] one = weights.of(senone, 0);
    float[] two = weights.of(senone, 1);
    float[] three = weights.of(senone, 2);
    int at = 0;
    for (int frame = 0; frame < scores.length; frame++) {
      // Weights are at least 1e-7, so that three of them multiplied are no zero in a float.
      float product = (mixed(at, one) + TINY) * (mixed(at + RANKS, two) + TINY);
      product *= mixed(at + 2 * RANKS, three) + TINY;
      scores[frame] = best[frame] + Logarithm.of(product);
      at += EACH;
    }
  }

  private float mixed(int at, float[] weights) {
    return shares[at] * weights[indexes[at]]
        + shares[at + 1] * weights[indexes[at + 1]]
        + shares[at + 2] * weights[indexes[at + 2]]
        + shares[at + 3] * weights[indexes[at + 3]];
  }

  /** Which Gaussian was found. */
  int index(int frame, int stream, int rank) {
    return indexes[at(frame, stream) + rank];
  }

  /** How dense it is, as a share of the densest. */
  float share(int frame, int stream, int rank) {
    return shares[at(frame, stream) + rank];
  }
}
