package org.ahoz.hear.whisper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Position;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.GrammarFormat;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Talk;
import org.ahoz.lexicon.Lexicons;
import org.junit.jupiter.api.Test;

class WhisperRecognizerTest {

  private static final PhraseBook BOOK = book("en");
  private static final AudioClip CLIP = AudioClip.silence(8_000, Duration.ofSeconds(2));

  private final Told told = new Told();
  private final WhisperRecognizer recognizer = new WhisperRecognizer(told, "ggml-test.bin");

  /** Stands for Whisper itself: hears what it is told, and remembers by what. */
  private static final class Told implements WhisperDecoder {

    private final List<String> grammars = new ArrayList<>();
    private final List<String> languages = new ArrayList<>();
    private boolean isOfMany = true;
    private String text = "";
    private float[] sound = {};

    @Override
    public boolean knowsManyLanguages() {
      return isOfMany;
    }

    @Override
    public String decode(String grammar, String language, float[] samples) {
      grammars.add(grammar);
      languages.add(language);
      sound = samples;
      return text;
    }

    @Override
    public void close() {}
  }

  @Test
  void hearsByTheGrammarThatThePhraseBookWrites() {
    recognizer.recognize(CLIP, BOOK, Talk.NEW);
    assertThat(told.grammars).containsExactly(BOOK.write(GrammarFormat.GBNF));
    assertThat(told.sound).hasSize(2 * WhisperRecognizer.SAMPLE_RATE);
  }

  @Test
  void theLanguageIsThatOfThePhraseBook() {
    recognizer.recognize(CLIP, book("nb"), Talk.NEW);
    recognizer.recognize(CLIP, book("de-x-fide"), Talk.NEW);
    assertThat(told.languages).containsExactly("no", "de");
  }

  @Test
  void aLanguageThatWhisperDoesNotKnowIsNamed() {
    assertThatExceptionOfType(EarsException.class)
        .isThrownBy(() -> recognizer.recognize(CLIP, book("eo"), Talk.NEW))
        .withMessage(
            "ggml-test.bin: Whisper does not know Esperanto;"
                + " use other ears, such as --ears sphinx");
  }

  @Test
  void aModelOfOneLanguageKnowsNoOther() {
    told.isOfMany = false;
    assertThat(recognizer.recognize(CLIP, BOOK, Talk.NEW)).isNotNull();
    assertThatExceptionOfType(EarsException.class)
        .isThrownBy(() -> recognizer.recognize(CLIP, book("de"), Talk.NEW))
        .withMessageContaining("this model does not know German; take one of many languages");
  }

  @Test
  void aShortSoundIsMadeLongEnoughToBeHeard() {
    AudioClip loud = AudioClip.of(16_000, new short[] {Short.MIN_VALUE, 16_384});
    Recognition recognition = recognizer.recognize(loud, BOOK, Talk.NEW);
    assertThat(told.sound).hasSizeGreaterThan(WhisperRecognizer.SAMPLE_RATE);
    assertThat(told.sound).startsWith(-1f, 0.5f);
    assertThat(recognition.sound()).isEqualTo(loud.duration());
  }

  @Test
  void textIsOneHypothesis() {
    told.text = " One, two. ";
    Recognition recognition = recognizer.recognize(CLIP, BOOK, Talk.NEW);
    assertThat(recognition.strange()).isFalse();
    assertThat(recognition.hypotheses()).containsExactly(Hypothesis.of("One, two."));
  }

  @Test
  void whatIsNoSpeechIsStrange() {
    for (String text : List.of("", " [BLANK_AUDIO] ", "(music)", "*noise*", "♪♪")) {
      told.text = text;
      Recognition recognition = recognizer.recognize(CLIP, BOOK, Talk.NEW);
      assertThat(recognition.strange()).as(text).isTrue();
      assertThat(recognition.hypotheses()).as(text).isEmpty();
    }
  }

  private static PhraseBook book(String tag) {
    return Listener.of(Lexicons.bundled().get(tag)).phraseBook(Position.start());
  }
}
