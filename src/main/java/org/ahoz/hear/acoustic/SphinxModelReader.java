package org.ahoz.hear.acoustic;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Reads an acoustic model from the files that the trainer of CMU Sphinx writes, as the loader of
 * Sphinx4 does, but in a tenth of its time and memory: phones and weights are read at once, and no
 * objects are made of what the search needs as numbers.
 */
final class SphinxModelReader {

  static final String PLACE = "/edu/cmu/sphinx/models/en-us/en-us";

  /** Rarer Gaussians come of too little training, and would make everything else impossible. */
  private static final float LEAST_WEIGHT = 1e-7f;

  private final ModelFolder folder;

  private SphinxModelReader(ModelFolder folder) {
    this.folder = folder;
  }

  static AcousticModel read() {
    return read(ModelFolder.onClassPath(PLACE));
  }

  /**
   * Reads what lies in a folder.
   *
   * @throws AcousticModelException when a file is missing or damaged, or the model is of a kind
   *     that cannot be searched
   */
  static AcousticModel read(ModelFolder folder) {
    return new SphinxModelReader(folder).model();
  }

  private AcousticModel model() {
    float[][][] transitions = transitions();
    CompletableFuture<ModelDefinition> started =
        CompletableFuture.supplyAsync(
            () -> ModelDefinition.parse(folder.read(ModelDefinition.FILE), transitions));
    float[][] weights = weights();
    float[][][] means = places("means");
    float[][][] variances = places("variances");
    ModelDefinition definition = joined(started);
    expectSame("senones", weights.length, definition.codebooks().length * AcousticModel.STREAMS);
    expectSame("codebooks", means.length, transitions.length * AcousticModel.STREAMS);
    expectSame("codebooks", means.length, variances.length);
    expectSame("Gaussians", means[0].length, variances[0].length);
    expectSame("Gaussians", means[0].length, weights[0].length);
    return new AcousticModel(
        definition.phones(),
        definition.fillers(),
        definition.hmms(),
        Gaussians.of(means, variances),
        new MixtureWeights(definition.codebooks(), weights));
  }

  private static ModelDefinition joined(CompletableFuture<ModelDefinition> started) {
    try {
      return started.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof AcousticModelException cause) {
        throw cause;
      }
      throw e;
    }
  }

  /** By matrix, the probabilities of going from a state to another, or to the next phone. */
  private float[][][] transitions() {
    NumberFile file = file("transition_matrices");
    int count = file.size("matrices");
    int rows = file.size("rows", HmmTable.STATES);
    int columns = file.size("columns", HmmTable.STATES + 1);
    file.expectValues(count, rows, columns);
    float[][][] transitions = new float[count][rows][];
    for (float[][] matrix : transitions) {
      for (int from = 0; from < rows; from++) {
        matrix[from] = file.values(columns);
        normalize(matrix[from]);
        for (int to = from + 2; to < columns; to++) {
          if (matrix[from][to] > 0) {
            throw new AcousticModelException(
                "an acoustic model that leaves out states of phones cannot be searched");
          }
        }
      }
    }
    return transitions;
  }

  /** By senone and stream, the probability of each Gaussian. */
  private float[][] weights() {
    NumberFile file = file("mixture_weights");
    int senones = file.size("senones");
    int streams = file.size("streams", AcousticModel.STREAMS);
    int size = file.size("Gaussians");
    file.expectValues(senones, streams, size);
    float[][] weights = new float[senones * streams][];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = file.values(size);
      normalize(weights[i]);
      raise(weights[i]);
    }
    return weights;
  }

  private static void normalize(float[] counts) {
    float sum = 0;
    for (float count : counts) {
      sum += count;
    }
    if (sum != 0) {
      for (int i = 0; i < counts.length; i++) {
        counts[i] /= sum;
      }
    }
  }

  private static void raise(float[] weights) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Math.max(LEAST_WEIGHT, weights[i]);
    }
  }

  /** By codebook and stream, Gaussian and dimension. */
  private float[][][] places(String name) {
    NumberFile file = file(name);
    int codebooks = file.size("codebooks");
    int streams = file.size("streams", AcousticModel.STREAMS);
    int size = file.size("Gaussians");
    for (int stream = 0; stream < streams; stream++) {
      file.size("dimensions", AcousticModel.DIMENSIONS);
    }
    file.expectValues(codebooks, streams, size, AcousticModel.DIMENSIONS);
    float[][][] values = new float[codebooks * streams][size][];
    for (float[][] place : values) {
      for (int i = 0; i < size; i++) {
        place[i] = file.values(AcousticModel.DIMENSIONS);
      }
    }
    return values;
  }

  private NumberFile file(String name) {
    return NumberFile.of(name, folder.read(name));
  }

  private static void expectSame(String what, int one, int other) {
    if (one != other) {
      throw new AcousticModelException(
          "its files do not belong together: they differ in the number of " + what);
    }
  }
}
