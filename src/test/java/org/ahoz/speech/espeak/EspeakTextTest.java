package org.ahoz.speech.espeak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.announce.Span;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Words;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EspeakTextTest {

  @Test
  void wordsAreReadAsTheyAreOrAsTheyAreRespelt() {
    assertThat(text(word("k", "x & y", null), word("k", "z", "zed")))
        .isEqualTo(new EspeakText("x & y zed", false));
  }

  @Test
  void aLetterThatNamesAFileIsSpelt() {
    assertThat(text(word("k", "x & y", null), word("file-a", "a", null), word("k", "<", null)))
        .isEqualTo(
            new EspeakText("x &amp; y <say-as interpret-as=\"characters\">a</say-as> &lt;", true));
  }

  @Test
  void textHasNoCommandsForEspeak() {
    assertThat(text(word("k", "x\u000150Sy\0z", null)))
        .isEqualTo(new EspeakText("x 50Sy z", false));
  }

  @Test
  void aFileThatIsAWordIsRead() {
    assertThat(text(word("file-b", "be", null), word("file-h", "h", "hatch")))
        .isEqualTo(new EspeakText("be hatch", false));
    assertThat(text(word("file-a", "-", null))).isEqualTo(new EspeakText("-", false));
  }

  @ParameterizedTest
  @CsvSource({"1, 50", "0.8, 26", "1.3, 78", "0.5, 0", "2, 100"})
  void pitchIsBroughtToEspeaksScaleAndStaysOnIt(double factor, int pitch) {
    Voice voice = EngineSpeech.withOptions(EngineSpeech.voiceOf("espeak"), Map.of("voice", "x"));
    assertThat(EspeakText.manner(voice, Prosody.OWN.withPitch(factor)))
        .isEqualTo(new EspeakText.Manner("x", voice.wordsPerMinute(), pitch));
  }

  private static EspeakText text(Span.Word... words) {
    return EspeakText.of(new Words(Locale.ROOT, " ", List.of(words)));
  }

  private static Span.Word word(String key, String text, @Nullable String respelling) {
    return new Span.Word(key, text, null, respelling);
  }
}
