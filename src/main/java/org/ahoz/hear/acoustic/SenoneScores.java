package org.ahoz.hear.acoustic;

import java.util.Arrays;

/**
 * How likely each frame of an utterance is within each senone that is asked for. Immutable.
 *
 * <p>Logarithms are whole numbers of which {@link #UNITS} are one natural logarithm: processors
 * compare those several times as fast as others, and no difference that counts is so small.
 *
 * @param columns by senone, its place in the table; -1 for those that were not asked for
 * @param table by place and frame
 * @param frames how many there are
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and read millions of times
public record SenoneScores(int[] columns, int[][] table, int frames) {

  /** Of the numbers in the table, so many are one natural logarithm. */
  public static final int UNITS = 256;

  /** Of one senone, the scores of all frames; not to be changed. */
  public int[] of(int senone) {
    return table[columns[senone]];
  }

  /**
   * Scores frames.
   *
   * @param gaussians of the speaker, or of nobody in particular
   * @param senones those that are asked for, by their numbers
   */
  public static SenoneScores of(
      float[][] features, Gaussians gaussians, MixtureWeights weights, boolean[] senones) {
    int codebooks = gaussians.places() / AcousticModel.STREAMS;
    int[] columns = new int[senones.length];
    Arrays.fill(columns, -1);
    int[] counts = new int[codebooks];
    int count = 0;
    for (int senone = 0; senone < senones.length; senone++) {
      if (senones[senone]) {
        columns[senone] = count++;
        counts[weights.codebook(senone)]++;
      }
    }
    int[][] table = new int[count][features.length];
    NearestGaussians nearest = new NearestGaussians(gaussians, features);
    for (int codebook = 0; codebook < codebooks; codebook++) {
      if (counts[codebook] > 0) {
        nearest.find(codebook);
        for (int senone = 0; senone < senones.length; senone++) {
          if (senones[senone] && weights.codebook(senone) == codebook) {
            nearest.score(senone, weights, table[columns[senone]]);
          }
        }
      }
    }
    return new SenoneScores(columns, table, features.length);
  }
}
