package org.ahoz.hear.sphinx;

import java.util.Arrays;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.Gaussians;

/**
 * What turns the means of the model into those of a speaker: for each stream a matrix and what is
 * added. Immutable.
 *
 * <p>Sphinx4's own update applies the transforms of all three streams in turn to every mean, which
 * ruins a model of several streams; here each stream has its own alone, and variances stay as they
 * were trained.
 */
final class SpeakerTransform {

  private final double[][][] rows;

  /**
   * A transform.
   *
   * @param rows by stream and dimension, the factors of the means and what is added, last
   */
  SpeakerTransform(double[][][] rows) {
    this.rows = rows;
  }

  /** The factors of the means for one dimension of a stream, and what is added, last. */
  double[] row(int stream, int dimension) {
    return rows[stream][dimension].clone();
  }

  /** The model's Gaussians as this speaker has them; those of silence and noise stay. */
  Gaussians applied(AcousticModel model) {
    Gaussians original = model.gaussians();
    float[][][] means = new float[original.places()][][];
    for (int place = 0; place < means.length; place++) {
      means[place] =
          model.isFillerCodebook(place / AcousticModel.STREAMS)
              ? original.means(place)
              : turned(original.means(place), rows[place % AcousticModel.STREAMS]);
    }
    return original.withMeans(means);
  }

  private static float[][] turned(float[][] means, double[][] transform) {
    int count = means[0].length;
    float[][] turned = new float[means.length][count];
    double[] sum = new double[count];
    for (int d = 0; d < means.length; d++) {
      double[] row = transform[d];
      Arrays.fill(sum, row[means.length]);
      for (int other = 0; other < means.length; other++) {
        for (int i = 0; i < count; i++) {
          sum[i] += row[other] * means[other][i];
        }
      }
      for (int i = 0; i < count; i++) {
        turned[d][i] = (float) sum[i];
      }
    }
    return turned;
  }
}
