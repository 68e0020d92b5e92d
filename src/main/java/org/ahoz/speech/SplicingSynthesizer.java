package org.ahoz.speech;

import java.time.Duration;
import java.util.List;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;

/**
 * A synthesizer that asks its engine for words only.
 *
 * <p>The utterance is cut at its pauses and marks. The engine says the words between them, its own
 * silence at both ends is taken off, and pauses are put in as silence of exactly their length. So a
 * mark has its time to the sample, whatever the engine.
 *
 * <p>What was said is remembered, up to a bound, because announcements repeat themselves. Many
 * threads may share one synthesizer, and with it this memory; only the engine says one thing at a
 * time.
 */
public final class SplicingSynthesizer implements Synthesizer {

  /** The silence that is left around words; soft sounds such as f fade in and out in it. */
  private static final Duration MARGIN = Duration.ofMillis(10);

  /** How loud speech is made, 19 decibels under the loudest: what all engines reach unclipped. */
  private static final double LOUDNESS = 3500;

  /** No sample goes beyond this, 1 decibel under the loudest that there is. */
  private static final int PEAK = 29_200;

  private final WordSpeaker speaker;
  private final int sampleRate;
  private final double volume;
  private final SpokenWords spoken;
  private volatile boolean closed;

  /**
   * Wraps an engine's speaker.
   *
   * @param sampleRate of everything that is spoken, in hertz; what the engine gives is brought to
   *     it
   * @param volume 0 to 1
   */
  public SplicingSynthesizer(WordSpeaker speaker, int sampleRate, double volume) {
    this.speaker = speaker;
    this.sampleRate = sampleRate;
    this.volume = volume;
    this.spoken = new SpokenWords();
  }

  @Override
  public Speech speak(Utterance utterance) {
    if (closed) {
      throw new IllegalStateException("this synthesizer is closed");
    }
    return Splice.of(utterance, sampleRate, this::say);
  }

  @Override
  public List<String> remarks() {
    synchronized (speaker) {
      return speaker.remarks();
    }
  }

  @Override
  public void close() {
    synchronized (speaker) {
      if (!closed) {
        closed = true;
        speaker.close();
      }
    }
  }

  private AudioClip say(Words words) {
    return spoken.computeIfAbsent(words, this::synthesize);
  }

  private AudioClip synthesize(Words words) {
    return evened(ask(words).resampled(sampleRate)).scaled(volume);
  }

  /** Engines have one state, and bear one thread at a time. */
  private AudioClip ask(Words words) {
    synchronized (speaker) {
      if (closed) {
        throw new IllegalStateException("this synthesizer is closed");
      }
      return speaker.say(words);
    }
  }

  /**
   * The sound without the silence at its ends, as loud as all speech is made. What is silent
   * throughout is what the silent engine makes of words, and stays as it is.
   */
  public static AudioClip evened(AudioClip said) {
    return said.isSilent() ? said : said.trimmed(MARGIN).leveled(LOUDNESS, PEAK);
  }
}
