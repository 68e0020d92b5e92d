package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.SpeechException.Kind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class WordsTest {

  private static final Voice VOICE = VoiceTexts.voice("qaa-x-low", "one", "qaa", "qaa", "");
  private static final AudioClip SILENCE = AudioClip.of(8000, new short[10]);

  @Test
  void wordsAreJoinedAsTheirLanguageWritesThem() {
    List<Span.Word> words = List.of(word("a", null), word("b", "bee"));
    assertThat(new Words(Locale.ROOT, " ", words).text(Span.Word::text)).isEqualTo("a b");
    assertThat(new Words(Locale.ROOT, "", words).text(Words::reading)).isEqualTo("abee");
  }

  @Test
  void silenceInPlaceOfAWordIsAFailure() {
    Words words = new Words(Locale.ROOT, " ", List.of(word("½", null)));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> SpeechException.requireSound(VOICE, words, SILENCE))
        .withMessageStartingWith("qaa-x-low: this voice makes no sound of \"½\"")
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.UNSPEAKABLE);
  }

  @Test
  void signsAloneMayBeSilent() {
    Words words = new Words(Locale.ROOT, " ", List.of(word("…", null)));
    assertThat(SpeechException.requireSound(VOICE, words, SILENCE)).isEqualTo(SILENCE);
  }

  private static Span.Word word(String text, @Nullable String respelling) {
    return new Span.Word("k", text, null, respelling);
  }
}
