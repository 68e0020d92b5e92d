package org.ahoz.hear.acoustic;

import java.util.Arrays;

/**
 * The Gaussians of all codebooks, each by its means and variances in one stream. Immutable.
 *
 * <p>A place is a codebook times the number of streams plus a stream.
 */
public final class Gaussians {

  private final float[][][] means;
  private final float[][][] precisions;
  private final float[][] constants;

  private Gaussians(float[][][] means, float[][][] precisions, float[][] constants) {
    this.means = means;
    this.precisions = precisions;
    this.constants = constants;
  }

  /** Smaller variances come of too little training, and would make everything else impossible. */
  private static final float LEAST_VARIANCE = 1e-4f;

  /**
   * Gaussians.
   *
   * @param means by place, Gaussian and dimension
   * @param variances likewise
   */
  static Gaussians of(float[][][] means, float[][][] variances) {
    int places = means.length;
    float[][][] turned = new float[places][][];
    float[][][] precisions = new float[places][][];
    float[][] constants = new float[places][];
    for (int place = 0; place < places; place++) {
      int count = means[place].length;
      int dimensions = means[place][0].length;
      turned[place] = new float[dimensions][count];
      precisions[place] = new float[dimensions][count];
      constants[place] = new float[count];
      for (int i = 0; i < count; i++) {
        double constant = 0;
        for (int d = 0; d < dimensions; d++) {
          float variance = Math.max(LEAST_VARIANCE, variances[place][i][d]);
          turned[place][d][i] = means[place][i][d];
          precisions[place][d][i] = -0.5f / variance;
          constant -= 0.5 * Math.log(2 * Math.PI * variance);
        }
        constants[place][i] = (float) constant;
      }
    }
    return new Gaussians(turned, precisions, constants);
  }

  /** How many places there are. */
  public int places() {
    return means.length;
  }

  /** How many Gaussians a codebook has in a stream. */
  public int size() {
    return constants[0].length;
  }

  /** By dimension and Gaussian, the means at a place; not to be changed. */
  public float[][] means(int place) {
    return means[place];
  }

  /** By dimension and Gaussian, minus half of one over the variance; not to be changed. */
  public float[][] precisions(int place) {
    return precisions[place];
  }

  /**
   * The natural logarithms of the density of a Gaussian at all frames.
   *
   * @param columns by dimension of all streams, and frame
   * @param offset the first dimension of the stream
   */
  void densities(int place, int gaussian, float[][] columns, int offset, float[] densities) {
    float[][] mean = means[place];
    float[][] precision = precisions[place];
    Arrays.fill(densities, constants[place][gaussian]);
    for (int d = 0; d < mean.length; d++) {
      add(densities, columns[offset + d], mean[d][gaussian], precision[d][gaussian]);
    }
  }

  /** In a method of its own, which the compiler turns into vector instructions. */
  private static void add(float[] densities, float[] column, float mean, float precision) {
    for (int frame = 0; frame < densities.length; frame++) {
      float difference = column[frame] - mean;
      densities[frame] += difference * difference * precision;
    }
  }

  /** These with other means. */
  public Gaussians withMeans(float[][][] others) {
    return new Gaussians(others, precisions, constants);
  }
}
