package org.ahoz.speech;

import java.util.List;
import java.util.function.Supplier;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.jspecify.annotations.Nullable;

/**
 * Remembers what another synthesizer said, in this run and in those before.
 *
 * <p>What is remembered is the sound between two pauses or marks, by engine, voice, prosody and
 * words. In memory it is bounded, and what was not asked for longest is forgotten; on disk it is
 * for a {@link ClipCache} to say. The other synthesizer is only opened when something is asked for
 * that is not known yet.
 */
public final class CachingSynthesizer implements Synthesizer {

  private final Supplier<Synthesizer> opening;
  private final int sampleRate;
  private final String prefix;
  private final ClipCache cache;
  private final SpokenWords spoken = new SpokenWords();
  private @Nullable Synthesizer inner;
  private volatile boolean closed;

  private CachingSynthesizer(
      Supplier<Synthesizer> opening, int sampleRate, String prefix, ClipCache cache) {
    this.opening = opening;
    this.sampleRate = sampleRate;
    this.prefix = prefix;
    this.cache = cache;
  }

  /**
   * A synthesizer for a choice of voice.
   *
   * @param choice its engine is opened when it is needed
   * @param cache where sounds are kept
   */
  public static CachingSynthesizer of(Candidate choice, Prosody prosody, ClipCache cache) {
    // Pauses are no part of what is kept.
    Prosody manner = prosody.withPauses(1);
    return new CachingSynthesizer(
        () -> choice.open(manner), choice.voice().sampleRate(), choice.words(manner), cache);
  }

  @Override
  public Speech speak(Utterance utterance) {
    if (closed) {
      throw new IllegalStateException("this synthesizer is closed");
    }
    return Splice.of(utterance, sampleRate, this::say);
  }

  private AudioClip say(Words words) {
    return spoken.computeIfAbsent(words, this::find);
  }

  private AudioClip find(Words words) {
    String name = prefix + "\n" + name(words);
    return cache
        .find(name)
        .filter(clip -> clip.sampleRate() == sampleRate)
        .orElseGet(() -> make(words, name));
  }

  private AudioClip make(Words words, String name) {
    AudioClip made =
        inner()
            .speak(new Utterance(words.language(), words.separator(), List.copyOf(words.words())))
            .audio();
    cache.keep(name, made);
    return made;
  }

  /** All that an engine may go by, with signs between that no lexicon has. */
  private static String name(Words words) {
    StringBuilder name = new StringBuilder(words.language().toLanguageTag());
    name.append('\u0001').append(words.separator());
    for (Span.Word word : words.words()) {
      name.append('\u0002').append(word.text());
      name.append('\u0001').append(word.ipa());
      name.append('\u0001').append(word.respelling());
    }
    return name.toString();
  }

  private synchronized Synthesizer inner() {
    Synthesizer open = inner;
    if (open == null) {
      open = opening.get();
      inner = open;
    }
    return open;
  }

  @Override
  public synchronized List<String> remarks() {
    return inner == null ? List.of() : inner.remarks();
  }

  @Override
  public synchronized void close() {
    closed = true;
    if (inner != null) {
      inner.close();
    }
  }
}
