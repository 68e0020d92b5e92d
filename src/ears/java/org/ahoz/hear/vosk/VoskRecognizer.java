package org.ahoz.hear.vosk;

import java.time.Duration;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;
import org.ahoz.hear.GrammarFormat;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.Talk;
import org.ahoz.hear.foreign.WrittenBook;

/** Hears with Vosk, by the phrases that may be said in the position. */
final class VoskRecognizer implements Recognizer {

  static final int SAMPLE_RATE = 16_000;

  private final VoskDecoder decoder;
  private final WrittenBook phrases = new WrittenBook(GrammarFormat.LIST);

  VoskRecognizer(VoskDecoder decoder) {
    this.decoder = decoder;
  }

  @Override
  public void prepare(PhraseBook now, Talk talk) {
    decoder.prepare(phrases.of(now));
  }

  @Override
  public Recognition recognize(AudioClip utterance, PhraseBook now, Talk talk) {
    long start = System.nanoTime();
    String answer = decoder.decode(phrases.of(now), utterance.resampled(SAMPLE_RATE).samples());
    List<Hypothesis> all;
    try {
      all = VoskAnswer.read(answer);
    } catch (IllegalArgumentException e) {
      throw new EarsException(
          Kind.FAILED,
          VoskEars.NAME,
          "its answer cannot be read: " + answer,
          "please report it, with the version of Vosk",
          e);
    }
    List<Hypothesis> hypotheses = all.stream().filter(each -> !isUnknown(each)).toList();
    boolean isStrange = all.isEmpty() || isUnknown(all.get(0));
    Duration decoding = Duration.ofNanos(System.nanoTime() - start);
    return new Recognition(
        hypotheses, isStrange, null, margin(hypotheses), utterance.duration(), decoding);
  }

  /** How much likelier the first is than the next; what they mean is not known here. */
  private static double margin(List<Hypothesis> hypotheses) {
    if (hypotheses.size() < 2) {
      return Double.POSITIVE_INFINITY;
    }
    Double first = hypotheses.get(0).logLikelihood();
    Double second = hypotheses.get(1).logLikelihood();
    return first == null || second == null ? 0 : first - second;
  }

  /** Whether it is none of the phrases from beginning to end. */
  private static boolean isUnknown(Hypothesis hypothesis) {
    return hypothesis.words().stream().allMatch(word -> word.text().equals(VoskAnswer.UNKNOWN));
  }

  @Override
  public void close() {
    decoder.close();
  }
}
