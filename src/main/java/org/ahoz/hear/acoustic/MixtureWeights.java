package org.ahoz.hear.acoustic;

/** How each senone mixes the Gaussians of its codebook. Immutable. */
public final class MixtureWeights {

  private final int[] codebooks;
  private final float[][] weights;

  /**
   * Weights.
   *
   * @param codebooks by senone
   * @param weights by senone times the number of streams plus stream, the probability of each
   *     Gaussian
   */
  MixtureWeights(int[] codebooks, float[][] weights) {
    this.codebooks = codebooks;
    this.weights = weights;
  }

  /** How many senones there are. */
  public int senones() {
    return codebooks.length;
  }

  /** The codebook of a senone, by its number. */
  public int codebook(int senone) {
    return codebooks[senone];
  }

  /** The probability of each Gaussian; not to be changed. */
  public float[] of(int senone, int stream) {
    return weights[senone * AcousticModel.STREAMS + stream];
  }
}
