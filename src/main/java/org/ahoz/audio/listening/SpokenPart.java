package org.ahoz.audio.listening;

import java.time.Duration;
import org.ahoz.audio.AudioClip;

/**
 * A part of a stream of sound in which somebody speaks, with a little silence at its ends.
 *
 * @param start where it begins, counted from the beginning of the stream
 * @param sound what is heard in it
 * @param isCut whether it was cut because it lasted too long, so that what is said goes on behind
 *     it
 */
public record SpokenPart(Duration start, AudioClip sound, boolean isCut) {

  /** Where it ends, counted from the beginning of the stream. */
  public Duration end() {
    return start.plus(sound.duration());
  }

  /** The same, with another number of samples to the second. */
  SpokenPart resampled(int sampleRate) {
    return new SpokenPart(start, sound.resampled(sampleRate), isCut);
  }
}
