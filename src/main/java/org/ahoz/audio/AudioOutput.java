package org.ahoz.audio;

/**
 * Where clips go, one after another: a file, or the loudspeaker.
 *
 * <pre>{@code
 * try (AudioOutput output = WavWriter.create(file, Existing.KEEP)) {
 *   for (Move move : moves) {
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
   * Says that all is written: a file takes its name now, a loudspeaker is heard to its end.
   *
   * @throws AudioException when the rest cannot be written or played
   */
  void finish();

  /** Lets go of everything. What was not finished is given up: no half file is left. */
  @Override
  void close();
}
