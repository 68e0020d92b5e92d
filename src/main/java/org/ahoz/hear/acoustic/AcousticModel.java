package org.ahoz.hear.acoustic;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the sounds of a language look to the ear: for each short stretch of sound, how likely it is
 * within each part of each phone.
 *
 * <p>A phone between two others is a chain of three states; what a state sounds like is called a
 * senone. All senones of a phone mix the same Gaussians, of which there is a codebook for each of
 * three streams: the spectrum, how it changes, and how that changes. Immutable, and shared by all
 * threads and recognizers: one is in memory, however many listen.
 */
public final class AcousticModel {

  /** Spectrum, its first and its second derivative. */
  public static final int STREAMS = 3;

  /** How many numbers describe a frame in one stream. */
  public static final int DIMENSIONS = 13;

  /** What lies between words, and before and behind them. */
  public static final String SILENCE = "SIL";

  private final List<String> phones;
  private final List<Boolean> fillers;
  private final BitSet fillerCodebooks;
  private final HmmTable hmms;
  private final Gaussians gaussians;
  private final MixtureWeights weights;

  AcousticModel(
      List<String> phones,
      List<Boolean> fillers,
      HmmTable hmms,
      Gaussians gaussians,
      MixtureWeights weights) {
    this.phones = List.copyOf(phones);
    this.fillers = List.copyOf(fillers);
    this.hmms = hmms;
    fillerCodebooks = new BitSet();
    for (int phone = 0; phone < phones.size(); phone++) {
      fillerCodebooks.set(weights.codebook(hmms.senone(hmms.alone(phone), 0)), fillers.get(phone));
    }
    this.gaussians = gaussians;
    this.weights = weights;
  }

  /**
   * The English model that comes with Sphinx4, read once and then shared.
   *
   * @throws AcousticModelException when it cannot be read
   */
  public static AcousticModel bundled() {
    return Bundled.model();
  }

  /** Loaded when it is first asked for; not as a class is, since that hides why it failed. */
  private static final class Bundled {

    private static @Nullable AcousticModel model;

    static synchronized AcousticModel model() {
      AcousticModel known = model;
      if (known == null) {
        known = SphinxModelReader.read();
        model = known;
      }
      return known;
    }
  }

  /** The phones by their numbers. */
  public List<String> phones() {
    return phones;
  }

  /**
   * The number of a phone.
   *
   * @throws IllegalArgumentException when the model has no such phone
   */
  public int phone(String name) {
    int number = phones.indexOf(name);
    if (number < 0) {
      throw new IllegalArgumentException("the acoustic model has no phone " + name);
    }
    return number;
  }

  /** Whether a phone is silence or noise. */
  public boolean isFiller(int phone) {
    return fillers.get(phone);
  }

  /** Whether a codebook is of silence or noise. */
  public boolean isFillerCodebook(int codebook) {
    return fillerCodebooks.get(codebook);
  }

  /** The states of its phones. */
  public HmmTable hmms() {
    return hmms;
  }

  /** The Gaussians as they were trained, of no speaker in particular. */
  public Gaussians gaussians() {
    return gaussians;
  }

  /** How its senones mix them. */
  public MixtureWeights weights() {
    return weights;
  }
}
