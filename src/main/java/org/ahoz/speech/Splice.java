package org.ahoz.speech;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;

/**
 * One utterance on its way from spans to sound. It is cut at its pauses and marks; pauses become
 * silence of exactly their length, and marks get their time to the sample.
 */
final class Splice {

  private final Utterance utterance;
  private final int sampleRate;
  private final Function<Words, AudioClip> say;
  private final List<Span.Word> waiting = new ArrayList<>();
  private final List<AudioClip> parts = new ArrayList<>();
  private final Map<String, Duration> marks = new LinkedHashMap<>();
  private long samples;

  private Splice(Utterance utterance, int sampleRate, Function<Words, AudioClip> say) {
    this.utterance = utterance;
    this.sampleRate = sampleRate;
    this.say = say;
  }

  /**
   * The sound of an utterance.
   *
   * @param sampleRate of that sound, in hertz
   * @param say gives the sound of words that are said in one breath, at that rate
   */
  static Speech of(Utterance utterance, int sampleRate, Function<Words, AudioClip> say) {
    Splice splice = new Splice(utterance, sampleRate, say);
    utterance.spans().forEach(splice::add);
    return splice.whole();
  }

  private void add(Span span) {
    if (span instanceof Span.Word word) {
      waiting.add(word);
    } else if (span instanceof Span.Pause pause) {
      sayWaiting();
      append(AudioClip.silence(sampleRate, pause.length()));
    } else if (span instanceof Span.Mark mark) {
      sayWaiting();
      marks.put(mark.name(), AudioClip.timeOf(samples, sampleRate));
    }
  }

  private Speech whole() {
    sayWaiting();
    append(AudioClip.silence(sampleRate, Duration.ZERO));
    return new Speech(AudioClip.join(parts), marks);
  }

  private void sayWaiting() {
    if (!waiting.isEmpty()) {
      append(say.apply(new Words(utterance.language(), utterance.separator(), waiting)));
      waiting.clear();
    }
  }

  private void append(AudioClip part) {
    parts.add(part);
    samples += part.length();
  }
}
