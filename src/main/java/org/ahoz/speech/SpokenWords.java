package org.ahoz.speech;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.ahoz.audio.AudioClip;
import org.jspecify.annotations.Nullable;

/**
 * What one voice said already. When the sound grows beyond a bound, what has not been asked for
 * longest is forgotten. Safe for use by many threads.
 */
final class SpokenWords {

  /** Samples that are kept where memory is plenty: an hour, all phrases of a thousand games. */
  private static final long MOST = 60_000_000;

  /** The part of all memory that they may take. */
  private static final int SHARE = 8;

  private final Map<Words, AudioClip> clips = new LinkedHashMap<>(64, 0.75f, true);
  private final long most;
  private long samples;

  SpokenWords() {
    this(Math.min(MOST, Runtime.getRuntime().maxMemory() / SHARE / Short.BYTES));
  }

  SpokenWords(long most) {
    this.most = most;
  }

  /** What these words sound like; two threads that ask at the same time may both say them. */
  AudioClip computeIfAbsent(Words words, Function<Words, AudioClip> say) {
    AudioClip known = find(words);
    return known == null ? keep(words, say.apply(words)) : known;
  }

  /** What these words sound like; null where they were not said yet. */
  synchronized @Nullable AudioClip find(Words words) {
    return clips.get(words);
  }

  private synchronized AudioClip keep(Words words, AudioClip clip) {
    AudioClip other = clips.putIfAbsent(words, clip);
    if (other != null) {
      return other;
    }
    samples += clip.length();
    Iterator<AudioClip> oldest = clips.values().iterator();
    while (samples > most) {
      samples -= oldest.next().length();
      oldest.remove();
    }
    return clip;
  }
}
