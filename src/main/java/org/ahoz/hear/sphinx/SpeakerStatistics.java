package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.Gaussians;
import org.ahoz.hear.acoustic.NearestGaussians;

/**
 * How a speaker's sounds lie beside those of the model: what maximum likelihood linear regression
 * of the means needs to know of all utterances so far (Leggetter and Woodland, 1995). Immutable,
 * and of one size however much was said.
 *
 * <p>One transform for each stream serves all phones. Always the original means are compared, never
 * those that were adapted before: errors would add up.
 */
public final class SpeakerStatistics {

  private static final int DIMENSIONS = AcousticModel.DIMENSIONS;

  /** The means and a one, for what is added to them. */
  private static final int LENGTH = DIMENSIONS + 1;

  /** A matrix is the same on both sides of its diagonal, of which one is kept, row by row. */
  private static final int TRIANGLE = LENGTH * (LENGTH + 1) / 2;

  private static final int VECTORS = AcousticModel.STREAMS * DIMENSIONS;

  private static final int NUMBERS = 2 + VECTORS * LENGTH + VECTORS * TRIANGLE;

  /** Gaussians that have less of a frame do not count. */
  private static final double LEAST = 1e-3;

  /** For how many frames the belief counts that the speaker is like the model. */
  private static final double PRIOR = 300;

  /** Nothing said yet. */
  public static final SpeakerStatistics NONE =
      new SpeakerStatistics(new double[VECTORS * LENGTH], new double[VECTORS * TRIANGLE], 0, 0);

  private final double[] vectors;
  private final double[] matrices;
  private final long frames;
  private final int utterances;

  private SpeakerStatistics(double[] vectors, double[] matrices, long frames, int utterances) {
    this.vectors = vectors;
    this.matrices = matrices;
    this.frames = frames;
    this.utterances = utterances;
  }

  /** From how many utterances it was gathered. */
  public int utterances() {
    return utterances;
  }

  /** Of how many frames of 10 ms of speech. */
  public long frames() {
    return frames;
  }

  /**
   * These with one utterance more.
   *
   * @param adapted the Gaussians as they are now, which say how a frame is shared among them
   */
  SpeakerStatistics with(
      float[][] features, Alignment alignment, AcousticModel model, Gaussians adapted) {
    Gathering gathering = new Gathering(model, adapted);
    for (int codebook = 0; codebook < adapted.places() / AcousticModel.STREAMS; codebook++) {
      // Silence says nothing of a speaker.
      if (!model.isFillerCodebook(codebook)) {
        int sound = codebook;
        gathering.add(
            codebook,
            features,
            alignment.senones(),
            IntStream.range(0, features.length)
                .filter(frame -> model.weights().codebook(alignment.senones()[frame]) == sound)
                .toArray());
      }
    }
    return gathering.result();
  }

  /** One utterance being added. */
  private final class Gathering {

    private final AcousticModel model;
    private final Gaussians adapted;
    private final double[] sums = vectors.clone();
    private final double[] squares = matrices.clone();
    private final double[] mean = new double[LENGTH];
    private final double[] shares = new double[NearestGaussians.RANKS];
    private long count = frames;

    Gathering(AcousticModel model, Gaussians adapted) {
      this.model = model;
      this.adapted = adapted;
      mean[DIMENSIONS] = 1;
    }

    SpeakerStatistics result() {
      return new SpeakerStatistics(sums, squares, count, utterances + 1);
    }

    /** The frames that are sounds of one codebook. */
    void add(int codebook, float[][] features, int[] senones, int[] own) {
      count += own.length;
      float[][] sounds =
          Arrays.stream(own).mapToObj(frame -> features[frame]).toArray(float[][]::new);
      NearestGaussians nearest = new NearestGaussians(adapted, sounds);
      nearest.find(codebook);
      for (int i = 0; i < own.length; i++) {
        for (int stream = 0; stream < AcousticModel.STREAMS; stream++) {
          share(nearest, i, stream, model.weights().of(senones[own[i]], stream));
          for (int rank = 0; rank < shares.length; rank++) {
            if (shares[rank] >= LEAST) {
              int place = codebook * AcousticModel.STREAMS + stream;
              add(sounds[i], stream, place, nearest.index(i, stream, rank), shares[rank]);
            }
          }
        }
      }
    }

    /** How a frame is shared among the nearest Gaussians. */
    private void share(NearestGaussians nearest, int frame, int stream, float[] weights) {
      double sum = 0;
      for (int rank = 0; rank < shares.length; rank++) {
        shares[rank] =
            nearest.share(frame, stream, rank) * weights[nearest.index(frame, stream, rank)];
        sum += shares[rank];
      }
      for (int rank = 0; rank < shares.length; rank++) {
        shares[rank] = sum > 0 ? shares[rank] / sum : 0;
      }
    }

    private void add(float[] frame, int stream, int place, int gaussian, double share) {
      float[][] means = model.gaussians().means(place);
      float[][] precisions = model.gaussians().precisions(place);
      for (int d = 0; d < DIMENSIONS; d++) {
        mean[d] = means[d][gaussian];
      }
      for (int d = 0; d < DIMENSIONS; d++) {
        double weight = -2 * precisions[d][gaussian] * share;
        double value = weight * frame[stream * DIMENSIONS + d];
        int vector = stream * DIMENSIONS + d;
        for (int i = 0; i < LENGTH; i++) {
          sums[vector * LENGTH + i] += value * mean[i];
          double row = weight * mean[i];
          int at = vector * TRIANGLE + place(i, i) - i;
          for (int j = i; j < LENGTH; j++) {
            squares[at + j] += row * mean[j];
          }
        }
      }
    }
  }

  /** What these say of the speaker's means. */
  SpeakerTransform transform() {
    double[][][] rows = new double[AcousticModel.STREAMS][DIMENSIONS][];
    for (int stream = 0; stream < rows.length; stream++) {
      for (int d = 0; d < DIMENSIONS; d++) {
        rows[stream][d] = row(stream * DIMENSIONS + d, d);
      }
    }
    return new SpeakerTransform(rows);
  }

  /** The row that fits best, drawn towards that which changes nothing. */
  private double[] row(int vector, int own) {
    double[][] equations = new double[LENGTH][LENGTH + 1];
    for (int i = 0; i < LENGTH; i++) {
      for (int j = 0; j < LENGTH; j++) {
        equations[i][j] = matrices[vector * TRIANGLE + place(Math.min(i, j), Math.max(i, j))];
      }
      double prior = PRIOR * Math.max(1e-9, equations[i][i] / Math.max(1, frames));
      equations[i][i] += prior;
      equations[i][LENGTH] = vectors[vector * LENGTH + i] + (i == own ? prior : 0);
    }
    return solved(equations);
  }

  /** Where a number of a matrix is kept, of which the column is not before the row. */
  private static int place(int row, int column) {
    return row * LENGTH - row * (row - 1) / 2 + column - row;
  }

  /** Gauss's elimination with the largest pivot. */
  private static double[] solved(double[][] equations) {
    int size = equations.length;
    for (int column = 0; column < size; column++) {
      int pivot = column;
      for (int i = column + 1; i < size; i++) {
        if (Math.abs(equations[i][column]) > Math.abs(equations[pivot][column])) {
          pivot = i;
        }
      }
      double[] swapped = equations[column];
      equations[column] = equations[pivot];
      equations[pivot] = swapped;
      for (int i = column + 1; i < size; i++) {
        double factor = equations[i][column] / equations[column][column];
        for (int j = column; j <= size; j++) {
          equations[i][j] -= factor * equations[column][j];
        }
      }
    }
    double[] solution = new double[size];
    for (int i = size - 1; i >= 0; i--) {
      double value = equations[i][size];
      for (int j = i + 1; j < size; j++) {
        value -= equations[i][j] * solution[j];
      }
      solution[i] = value / equations[i][i];
    }
    return solution;
  }

  /** All numbers in a row, to be kept in a profile. */
  public List<Double> numbers() {
    List<Double> numbers = new ArrayList<>();
    numbers.add((double) utterances);
    numbers.add((double) frames);
    Arrays.stream(vectors).forEach(numbers::add);
    Arrays.stream(matrices).forEach(numbers::add);
    return numbers;
  }

  /**
   * The same back from a profile.
   *
   * @throws IllegalArgumentException when it is another count of numbers, or one cannot be
   */
  public static SpeakerStatistics of(List<Double> numbers) {
    if (numbers.size() != NUMBERS) {
      throw new IllegalArgumentException(
          "what is known of a speaker is " + NUMBERS + " numbers, not " + numbers.size());
    }
    double[] all = numbers.stream().mapToDouble(Double::doubleValue).toArray();
    SpeakerStatistics read =
        new SpeakerStatistics(
            Arrays.copyOfRange(all, 2, 2 + VECTORS * LENGTH),
            Arrays.copyOfRange(all, 2 + VECTORS * LENGTH, NUMBERS),
            (long) all[1],
            (int) all[0]);
    if (!read.canBe(all)) {
      throw new IllegalArgumentException("a number that is known of a speaker cannot be");
    }
    return read;
  }

  /** Counts are whole, and what is summed of squares is not negative. */
  private boolean canBe(double[] all) {
    boolean areNumbers = Arrays.stream(all).allMatch(Double::isFinite);
    boolean areCounts = utterances >= 0 && frames >= 0 && utterances == all[0] && frames == all[1];
    boolean areSquares = true;
    for (int vector = 0; vector < VECTORS; vector++) {
      for (int i = 0; i < LENGTH; i++) {
        areSquares &= matrices[vector * TRIANGLE + place(i, i)] >= 0;
      }
    }
    return areNumbers && areCounts && areSquares;
  }
}
