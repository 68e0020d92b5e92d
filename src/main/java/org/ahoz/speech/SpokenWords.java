package org.ahoz.speech;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.ahoz.audio.AudioClip;

/**
 * What one voice said already. When the sound grows beyond a bound, what has not been asked for
 * longest is forgotten.
 */
final class SpokenWords {

  /** Samples that are kept, 32 megabytes: twelve minutes, more than all phrases of a long game. */
  private static final int MOST = 16_000_000;

  private final Map<Words, AudioClip> clips = new LinkedHashMap<>(64, 0.75f, true);
  private final long most;
  private long samples;

  SpokenWords() {
    this(MOST);
  }

  SpokenWords(long most) {
    this.most = most;
  }

  AudioClip computeIfAbsent(Words words, Function<Words, AudioClip> say) {
    AudioClip known = clips.get(words);
    if (known != null) {
      return known;
    }
    AudioClip clip = say.apply(words);
    clips.put(words, clip);
    samples += clip.length();
    Iterator<AudioClip> oldest = clips.values().iterator();
    while (samples > most) {
      samples -= oldest.next().length();
      oldest.remove();
    }
    return clip;
  }
}
