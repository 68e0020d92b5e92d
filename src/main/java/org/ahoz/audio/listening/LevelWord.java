package org.ahoz.audio.listening;

/** How loud somebody speaks, for those who cannot see a meter. */
public enum LevelWord {
  /** Nobody speaks, or the microphone is off. */
  SILENT,
  /** Heard, but so softly that moving nearer helps. */
  QUIET,
  /** As it should be. */
  GOOD,
  /** Still heard well; louder would be too loud. */
  LOUD,
  /** Peaks are cut off. */
  TOO_LOUD;

  private static final double AUDIBLE = -60;
  private static final double GOOD_FROM = -42;
  private static final double LOUD_FROM = -16;

  /**
   * The word for a voice.
   *
   * @param speechLevel in decibels under full scale, as {@link SoundQuality#speechLevel} has it
   */
  public static LevelWord ofSpeech(double speechLevel) {
    if (speechLevel < AUDIBLE) {
      return SILENT;
    }
    if (speechLevel < GOOD_FROM) {
      return QUIET;
    }
    if (speechLevel < LOUD_FROM) {
      return GOOD;
    }
    return speechLevel < SoundQuality.LOUDEST_SPEECH ? LOUD : TOO_LOUD;
  }
}
