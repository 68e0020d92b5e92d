package org.ahoz.hear.sphinx;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * How scores of sound are to be taken; estimated from recordings, for all or for one speaker.
 *
 * @param scale how much of a difference of scores, in natural logarithms, counts as likelihood:
 *     frames that follow each other are alike, and the model takes each for new evidence
 * @param prior how often a move is played, times this, is added to its score
 * @param unlawfulGap by how much more any move must fit than all that are legal to be told as not
 *     legal, as a natural logarithm
 * @param leastFit how well an utterance must fit, beside phones in any order: the difference of the
 *     two for a frame, as a natural logarithm; what fits less is no move
 * @param learningMargin by how much the first must be likelier than all others to be learnt from
 */
public record Calibration(
    double scale, double prior, double unlawfulGap, double leastFit, double learningMargin) {

  private static final String FILE = "calibration.properties";

  /** What holds for voices that are not known. */
  public static Calibration bundled() {
    Properties properties = new Properties();
    try (InputStream in = Calibration.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE + " is missing");
      }
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> values = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> values.put(key, properties.getProperty(key)));
    return of(values);
  }

  /**
   * From its properties, each by its name.
   *
   * @throws IllegalArgumentException when one is missing or no number
   */
  public static Calibration of(Map<String, String> properties) {
    return new Calibration(
        number(properties, "scale"),
        number(properties, "prior"),
        number(properties, "unlawful-gap"),
        number(properties, "least-fit"),
        number(properties, "learning-margin"));
  }

  /** Its properties, each by its name. */
  public Map<String, String> properties() {
    return new TreeMap<>(
        Map.of(
            "scale", String.valueOf(scale),
            "prior", String.valueOf(prior),
            "unlawful-gap", String.valueOf(unlawfulGap),
            "least-fit", String.valueOf(leastFit),
            "learning-margin", String.valueOf(learningMargin)));
  }

  private static double number(Map<String, String> properties, String key) {
    String text = properties.get(key);
    if (text == null) {
      throw new IllegalArgumentException("the calibration has no " + key);
    }
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(key + " is no number: " + text, e);
    }
  }

  /** This with other thresholds. */
  Calibration with(double otherScale, double otherGap, double otherFit) {
    return new Calibration(otherScale, prior, otherGap, otherFit, learningMargin);
  }

  /** This without knowledge of how often moves are played. */
  public Calibration withoutPrior() {
    return new Calibration(scale, 0, unlawfulGap, leastFit, learningMargin);
  }
}
