package org.ahoz.hear.sphinx;

/**
 * What is known of how somebody speaks: a few thousand sums, from which nothing that was said can
 * be heard again.
 *
 * @param name of the file that it is kept in, as {@link Profiles#requireName} wants it
 * @param language the tag of the language in which it was made
 * @param calibration how scores of this speaker's sound are taken
 * @param speaker how this speaker's sounds lie beside those of the model
 */
public record Profile(
    String name, String language, Calibration calibration, SpeakerStatistics speaker) {

  /** The same with other knowledge of the speaker. */
  public Profile with(SpeakerStatistics other) {
    return new Profile(name, language, calibration, other);
  }

  /** The same with scores that are taken in another way. */
  public Profile with(Calibration other) {
    return new Profile(name, language, other, speaker);
  }
}
