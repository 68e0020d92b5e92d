package org.ahoz.announce;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A part of an utterance. */
public sealed interface Span {

  /**
   * A word of a lexicon, or several that belong together.
   *
   * @param key the lexicon's key, under which a recorded clip is stored too, such as {@code knight}
   *     or {@code file-e}
   * @param text what is shown
   * @param ipa how it sounds, in the International Phonetic Alphabet; null when engines may read
   *     the text
   * @param respelling how to write it for an engine that has no phones; null when the text will do
   */
  record Word(String key, String text, @Nullable String ipa, @Nullable String respelling)
      implements Span {}

  /**
   * Silence.
   *
   * @param length how long, zero or more
   */
  record Pause(Duration length) implements Span {

    /** Refuses a negative length. */
    public Pause {
      if (length.isNegative()) {
        throw new IllegalArgumentException("a pause cannot last " + length);
      }
    }
  }

  /**
   * A named point that captions, chapters and screen readers can follow.
   *
   * @param name unique within its utterance, such as {@code ply-17}
   */
  record Mark(String name) implements Span {}
}
