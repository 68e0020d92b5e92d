package org.ahoz.cli;

import java.time.Duration;
import org.ahoz.audio.AudioClip;

/**
 * A cue in sound.
 *
 * @param sound the pause and the words
 * @param pause how long the pause is as it is heard
 */
record SpokenCue(AudioClip sound, Duration pause) {

  /** When the words are first heard. */
  Duration onset() {
    return sound.onset(pause);
  }
}
