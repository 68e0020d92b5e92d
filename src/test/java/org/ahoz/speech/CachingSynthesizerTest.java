package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.speech.Candidate.Manner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CachingSynthesizerTest {

  private static final Locale LANGUAGE = Locale.forLanguageTag("qaa");
  private static final Voice VOICE = VoiceTexts.voice("qaa-x-low", "one", "qaa", "qaa", "");

  private final Recorder engine = Recorder.ready("one");

  @TempDir private Path folder;

  @Test
  void anotherRunDoesNotAskForWhatWasSaidBefore() {
    Speech first = speak(Prosody.OWN, word("a"), pause(100), mark("m"), word("b"));
    Speech second = speak(Prosody.OWN, word("a"), pause(100), mark("m"), word("b"));
    assertThat(engine.said).containsExactly("a", "b");
    assertThat(second).isEqualTo(first);
    Speech plain =
        engine
            .open(VOICE, Prosody.OWN)
            .speak(utterance(word("a"), pause(100), mark("m"), word("b")));
    assertThat(first).isEqualTo(plain);
  }

  @Test
  void theSameWordsWithOtherPausesAreTheSameSound() {
    speak(Prosody.OWN, word("a"), pause(100), word("b"));
    speak(Prosody.OWN.withPauses(2), word("a"), pause(700), word("b"));
    assertThat(engine.said).containsExactly("a", "b");
  }

  @Test
  void anotherProsodySoundOrVoiceIsAnotherSound() {
    speak(Prosody.OWN, word("a"));
    speak(Prosody.OWN.withRate(300), word("a"));
    speak(Prosody.OWN.withPitch(1.5), word("a"));
    speak(Prosody.OWN, new Span.Word("k", "a", "ɑ", null));
    speak(Prosody.OWN, new Span.Word("k", "a", null, "a"));
    assertThat(engine.said).hasSize(5);
    Voice other = VoiceTexts.voice("qaa-y-low", "one", "qaa", "qaa", "");
    CachingSynthesizer.of(
            new Candidate(LANGUAGE, other, engine, Manner.NATIVE), Prosody.OWN, cache())
        .speak(utterance(word("a")));
    assertThat(engine.said).hasSize(6);
  }

  @Test
  void theEngineIsClosedWithIt() {
    CachingSynthesizer synthesizer = synthesizer(Prosody.OWN);
    synthesizer.speak(utterance(word("a")));
    synthesizer.close();
    assertThat(engine.closed).isOne();
    assertThatIllegalStateException().isThrownBy(() -> synthesizer.speak(utterance(word("a"))));
  }

  @Test
  void pausesAreMultiplied() {
    Candidate choice = new Candidate(LANGUAGE, VOICE, engine, Manner.NATIVE);
    try (Synthesizer synthesizer = choice.open(Prosody.OWN.withPauses(2.5))) {
      Speech speech = synthesizer.speak(utterance(pause(100), mark("m"), word("a"), pause(0)));
      assertThat(speech.marks()).containsEntry("m", Duration.ofMillis(250));
    }
  }

  private Speech speak(Prosody prosody, Span... spans) {
    try (Synthesizer synthesizer = synthesizer(prosody)) {
      return synthesizer.speak(utterance(spans));
    }
  }

  private CachingSynthesizer synthesizer(Prosody prosody) {
    return CachingSynthesizer.of(
        new Candidate(LANGUAGE, VOICE, engine, Manner.NATIVE), prosody, cache());
  }

  private ClipCache cache() {
    return new ClipCache(folder, 1_000_000);
  }

  private static Utterance utterance(Span... spans) {
    return new Utterance(LANGUAGE, " ", List.of(spans));
  }

  private static Span word(String text) {
    return new Span.Word("k", text, null, null);
  }

  private static Span pause(int millis) {
    return new Span.Pause(Duration.ofMillis(millis));
  }

  private static Span mark(String name) {
    return new Span.Mark(name);
  }
}
