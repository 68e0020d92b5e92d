package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.junit.jupiter.api.Test;

class SplicingSynthesizerTest {

  /** What a tone and the silence left around it last. */
  private static final Duration WORD = Recorder.WORD.plusMillis(20);

  private static final Voice VOICE = VoiceTexts.voice("qaa-x-low", "one", "qaa", "qaa", "");

  private final Recorder engine = Recorder.ready("one");
  private final Synthesizer synthesizer = engine.open(VOICE, Prosody.OWN);

  @Test
  void wordsBetweenPausesAreSaidInOneBreath() {
    synthesizer.speak(utterance(word("a"), word("b"), pause(100), word("c")));
    assertThat(engine.said).containsExactly("a b", "c");
  }

  @Test
  void pausesAreSilenceOfExactlyTheirLength() {
    Speech speech = synthesizer.speak(utterance(pause(70), word("a"), pause(330), pause(70)));
    assertThat(speech.audio().duration()).isCloseTo(WORD.plusMillis(470), Duration.ofMillis(1));
    assertThat(part(speech, 0, 70).peak()).isZero();
    assertThat(part(speech, 90, 270).loudness()).isGreaterThan(1000);
    assertThat(part(speech, 292, 689).peak()).isZero();
  }

  @Test
  void marksFallExactlyWhereTheirWordsBegin() {
    Speech speech =
        synthesizer.speak(
            utterance(mark("one"), word("a"), pause(100), mark("two"), word("b"), mark("end")));
    assertThat(speech.marks()).containsOnlyKeys("one", "two", "end");
    assertThat(speech.marks()).containsEntry("one", Duration.ZERO);
    Duration second = WORD.plusMillis(100);
    assertThat(time(speech, "two")).isCloseTo(second, Duration.ofMillis(1));
    assertThat(time(speech, "end")).isEqualTo(speech.audio().duration());
  }

  @Test
  void aMarkBetweenWordsCutsThemToo() {
    Speech speech = synthesizer.speak(utterance(word("a"), mark("here"), word("b")));
    assertThat(engine.said).containsExactly("a", "b");
    assertThat(time(speech, "here")).isCloseTo(WORD, Duration.ofMillis(1));
  }

  @Test
  void whatWasSaidBeforeIsNotAskedForAgain() {
    Speech first = synthesizer.speak(utterance(word("a"), pause(10), word("b")));
    Speech second = synthesizer.speak(utterance(word("a"), pause(10), word("b")));
    assertThat(engine.said).containsExactly("a", "b");
    assertThat(second).isEqualTo(first);
  }

  @Test
  void theSameLettersWithAnotherSoundAreAnotherWord() {
    synthesizer.speak(utterance(word("a"), pause(10), new Span.Word("k", "a", "ɑ", null)));
    assertThat(engine.said).containsExactly("a", "a");
  }

  @Test
  void allVoicesAreEquallyLoudAndTheVolumeIsPartOfThat() {
    double loud = synthesizer.speak(utterance(word("a"))).audio().loudness();
    double soft =
        engine
            .open(VOICE, Prosody.OWN.withVolume(0.5))
            .speak(utterance(word("a")))
            .audio()
            .loudness();
    double none =
        engine
            .open(VOICE, Prosody.OWN.withVolume(0))
            .speak(utterance(word("a")))
            .audio()
            .loudness();
    assertThat(loud).isCloseTo(3500, within(40.0));
    assertThat(soft).isCloseTo(1750, within(20.0));
    assertThat(none).isZero();
  }

  @Test
  void theSoundHasTheRateOfTheVoice() {
    Voice other = VoiceTexts.voice("qaa-x-low", "one", "qaa", "qaa", "");
    assertThat(synthesizer.speak(utterance(word("a"))).audio().sampleRate())
        .isEqualTo(other.sampleRate());
  }

  @Test
  void nothingToSayIsNoSound() {
    Speech speech = synthesizer.speak(utterance());
    assertThat(speech.audio()).isEqualTo(AudioClip.of(Recorder.RATE, new short[0]));
    assertThat(speech.marks()).isEmpty();
  }

  @Test
  void whatIsClosedSpeaksNoMoreAndIsClosedOnce() {
    synthesizer.close();
    synthesizer.close();
    assertThat(engine.closed).isOne();
    assertThatIllegalStateException().isThrownBy(() -> synthesizer.speak(utterance(word("a"))));
  }

  private static AudioClip part(Speech speech, int fromMillis, int toMillis) {
    return speech.audio().slice(fromMillis * Recorder.RATE / 1000, toMillis * Recorder.RATE / 1000);
  }

  private static Duration time(Speech speech, String mark) {
    return speech.marks().getOrDefault(mark, Duration.ofDays(1));
  }

  private static Utterance utterance(Span... spans) {
    return new Utterance(Locale.forLanguageTag("qaa"), " ", List.of(spans));
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
