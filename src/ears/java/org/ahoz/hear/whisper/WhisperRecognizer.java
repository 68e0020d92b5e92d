package org.ahoz.hear.whisper;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
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
import org.ahoz.lexicon.Lexicon;

/** Hears with Whisper, by a grammar of what may be said in the position. */
final class WhisperRecognizer implements Recognizer {

  static final int SAMPLE_RATE = 16_000;

  /** Below a second whisper.cpp hears nothing. */
  private static final Duration SHORTEST = Duration.ofMillis(1200);

  /** Full scale of 16 bits. */
  private static final float SCALE = 32_768;

  /** What Whisper writes of music, noise and quiet, in brackets of several kinds. */
  private static final Pattern NO_SPEECH = Pattern.compile("\\s*[\\[(*♪].*[\\])*♪]\\s*");

  private final WhisperDecoder decoder;
  private final WhisperLanguages languages = WhisperLanguages.bundled();
  private final String place;
  private final WrittenBook grammar = new WrittenBook(GrammarFormat.GBNF);

  /**
   * Makes one.
   *
   * @param place where the model is, for messages
   */
  WhisperRecognizer(WhisperDecoder decoder, String place) {
    this.decoder = decoder;
    this.place = place;
  }

  @Override
  public Recognition recognize(AudioClip utterance, PhraseBook now, Talk talk) {
    long start = System.nanoTime();
    String language = language(now.lexicon());
    String text = decoder.decode(grammar.of(now), language, samples(utterance)).strip();
    boolean isSpeech = !text.isEmpty() && !NO_SPEECH.matcher(text).matches();
    List<Hypothesis> hypotheses = isSpeech ? List.of(Hypothesis.of(text)) : List.of();
    return new Recognition(
        hypotheses,
        !isSpeech,
        null,
        Double.POSITIVE_INFINITY,
        utterance.duration(),
        Duration.ofNanos(System.nanoTime() - start));
  }

  /**
   * Whisper's code of a language.
   *
   * @throws EarsException when the model does not know it
   */
  private String language(Lexicon lexicon) {
    Optional<String> code = languages.code(lexicon.locale());
    if (code.isEmpty()) {
      throw new EarsException(
          Kind.OTHER_LANGUAGE,
          place,
          "Whisper does not know " + lexicon.englishName(),
          "use other ears, such as --ears sphinx");
    }
    if (!languages.isFirst(code.get()) && !decoder.knowsManyLanguages()) {
      throw new EarsException(
          Kind.OTHER_LANGUAGE,
          place,
          "this model does not know " + lexicon.englishName(),
          "take one of many languages, in whose name there is no \".en\"");
    }
    return code.get();
  }

  private static float[] samples(AudioClip utterance) {
    AudioClip heard = utterance.resampled(SAMPLE_RATE);
    List<AudioClip> parts = new ArrayList<>(List.of(heard));
    Duration lacking = SHORTEST.minus(heard.duration());
    if (!lacking.isNegative() && !lacking.isZero()) {
      parts.add(AudioClip.silence(SAMPLE_RATE, lacking));
    }
    short[] whole = AudioClip.join(parts).samples();
    float[] samples = new float[whole.length];
    for (int i = 0; i < whole.length; i++) {
      samples[i] = whole[i] / SCALE;
    }
    return samples;
  }

  @Override
  public void close() {
    decoder.close();
  }
}
