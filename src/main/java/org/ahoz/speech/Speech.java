package org.ahoz.speech;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.ahoz.audio.AudioClip;

/**
 * An utterance made audible.
 *
 * @param audio the sound
 * @param marks when each mark of the utterance falls in the sound, in the order of the utterance
 */
public record Speech(AudioClip audio, Map<String, Duration> marks) {

  /** Copies the marks, keeping their order. */
  public Speech {
    marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
  }
}
