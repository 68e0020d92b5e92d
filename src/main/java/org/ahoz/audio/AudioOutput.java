package org.ahoz.audio;

import java.time.Duration;

/**
 * Where clips go, one after another: a file, or the loudspeaker.
 *
 * <pre>{@code
 * try (AudioOutput output = AudioFormat.MP3.create(file, Existing.KEEP, tags)) {
 *   for (Move move : moves) {
 *     output.chapter(move.toString());
 *     output.write(synthesizer.speak(announcer.announce(move)).audio());
 *   }
 *   output.finish();
 * }
 * }</pre>
 */
public interface AudioOutput extends AutoCloseable {

  /**
   * Takes a clip, whatever its sample rate.
   *
   * @throws AudioException when it cannot be written or played
   */
  void write(AudioClip clip);

  /**
   * Begins a chapter, to which a player can go, with the next clip. Where another begins at the
   * same time already, the two become one with both titles. What has no chapters, such as a
   * loudspeaker, passes over it.
   *
   * @param title of any length; line breaks become spaces
   */
  default void chapter(String title) {}

  /**
   * How much has been written: the time at which the next clip will begin. Files keep it to the
   * sample or, where they are made of frames (MP3, Opus), to half a frame, 18 milliseconds at most,
   * without a sum of errors.
   */
  Duration position();

  /**
   * Says that all is written: a file takes its name now, a loudspeaker is heard to its end.
   *
   * @throws AudioException when the rest cannot be written or played
   */
  void finish();

  /** Lets go of everything. What was not finished is given up: no half file is left. */
  @Override
  void close();
}
