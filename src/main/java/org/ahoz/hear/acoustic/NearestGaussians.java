package org.ahoz.hear.acoustic;

import java.util.Arrays;

/**
 * The Gaussians of one codebook that are nearest to each frame of an utterance, the only ones that
 * count. Made for one thread; found for one codebook after the other, so that all that is needed
 * stays in the nearest memory.
 *
 * <p>One Gaussian is compared with all frames before the next, and ranked by comparisons alone:
 * with no branch that a processor could guess wrong, all of it becomes vector instructions.
 */
public final class NearestGaussians {

  /** Of the Gaussians of a codebook, so many of the nearest count; more change nothing. */
  public static final int RANKS = 4;

  /** What is added so that the logarithm of nothing is finite. */
  private static final float TINY = 1e-30f;

  private static final int EACH = AcousticModel.STREAMS * RANKS;

  private final Gaussians gaussians;

  /** By dimension of all streams, and frame. */
  private final float[][] columns;

  /** Of one codebook in one stream, by Gaussian and frame. */
  private final float[][] densities;

  private final Ranking ranking;

  /** By frame, stream and rank: which it is, and its density as a share of the densest. */
  private final int[] indexes;

  private final float[] shares;

  /** By frame, the density of the densest of all streams, in {@link SenoneScores#UNITS}. */
  private final int[] best;

  /**
   * Those of an utterance.
   *
   * @param features by frame of 10 ms, {@link AcousticModel#STREAMS} times {@link
   *     AcousticModel#DIMENSIONS}
   */
  public NearestGaussians(Gaussians gaussians, float[][] features) {
    this.gaussians = gaussians;
    int frames = features.length;
    columns = columns(features);
    densities = new float[gaussians.size()][frames];
    ranking = new Ranking(gaussians.size(), frames);
    indexes = new int[frames * EACH];
    shares = new float[frames * EACH];
    best = new int[frames];
  }

  private static float[][] columns(float[][] features) {
    float[][] columns =
        new float[AcousticModel.STREAMS * AcousticModel.DIMENSIONS][features.length];
    for (int frame = 0; frame < features.length; frame++) {
      for (int d = 0; d < columns.length; d++) {
        columns[d][frame] = features[frame][d];
      }
    }
    return columns;
  }

  /** Finds those of a codebook for all frames. */
  public void find(int codebook) {
    float[] sums = new float[best.length];
    for (int stream = 0; stream < AcousticModel.STREAMS; stream++) {
      int place = codebook * AcousticModel.STREAMS + stream;
      int offset = stream * AcousticModel.DIMENSIONS;
      ranking.clear();
      for (int gaussian = 0; gaussian < densities.length; gaussian++) {
        gaussians.densities(place, gaussian, columns, offset, densities[gaussian]);
        ranking.add(gaussian, densities[gaussian]);
      }
      for (int frame = 0; frame < sums.length; frame++) {
        sums[frame] += keep(frame, frame * EACH + stream * RANKS);
      }
    }
    for (int frame = 0; frame < sums.length; frame++) {
      best[frame] = Math.round(sums[frame] * SenoneScores.UNITS);
    }
  }

  /**
   * Keeps the nearest of a frame.
   *
   * @return the natural logarithm of the density of the densest
   */
  private float keep(int frame, int at) {
    float densest = densities[ranking.gaussian(0, frame)][frame];
    for (int rank = 0; rank < RANKS; rank++) {
      int gaussian = ranking.gaussian(rank, frame);
      indexes[at + rank] = gaussian;
      shares[at + rank] = Logarithm.power(densities[gaussian][frame] - densest);
    }
    return densest;
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
  public int index(int frame, int stream, int rank) {
    return indexes[frame * EACH + stream * RANKS + rank];
  }

  /** How dense it is, as a share of the densest. */
  public float share(int frame, int stream, int rank) {
    return shares[frame * EACH + stream * RANKS + rank];
  }

  /**
   * By frame, the nearest Gaussians in order. Each is one whole number in a float, which is exact
   * to 24 binary digits: the density, rounded to a 64th where there are 128 Gaussians, and in the
   * last digits which Gaussian it is, so that what is compared brings its name along.
   */
  private static final class Ranking {

    private static final float DIGITS = 1 << 24;

    /** The natural logarithm of a density so low that what is below it need not be told apart. */
    private static final float LOWEST = -2048;

    /** Added and taken away again, it leaves a float without digits behind the point. */
    private static final float ROUNDING = 3 << 22;

    private final int names;
    private final float scale;
    private final float[][] ranks;

    Ranking(int gaussians, int frames) {
      names = Integer.highestOneBit(2 * gaussians - 1);
      scale = DIGITS / names / -LOWEST;
      ranks = new float[RANKS][frames];
    }

    void clear() {
      for (float[] each : ranks) {
        Arrays.fill(each, -DIGITS);
      }
    }

    void add(int gaussian, float[] densities) {
      float lowest = -DIGITS + gaussian;
      add(densities, scale, names, gaussian, lowest, ranks[0], ranks[1], ranks[2], ranks[3]);
    }

    private static void add(
        float[] densities,
        float scale,
        float names,
        float name,
        float lowest,
        float[] first,
        float[] second,
        float[] third,
        float[] fourth) {
      for (int frame = 0; frame < densities.length; frame++) {
        float rounded = densities[frame] * scale + ROUNDING - ROUNDING;
        float added = Math.max(rounded * names + name, lowest);
        float lower = Math.min(first[frame], added);
        first[frame] = Math.max(first[frame], added);
        float low = Math.min(second[frame], lower);
        second[frame] = Math.max(second[frame], lower);
        float least = Math.min(third[frame], low);
        third[frame] = Math.max(third[frame], low);
        fourth[frame] = Math.max(fourth[frame], least);
      }
    }

    int gaussian(int rank, int frame) {
      return (int) ranks[rank][frame] & names - 1;
    }
  }
}
