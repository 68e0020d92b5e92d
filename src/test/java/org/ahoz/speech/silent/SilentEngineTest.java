package org.ahoz.speech.silent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Voices;
import org.junit.jupiter.api.Test;

class SilentEngineTest {

  private static final Voice VOICE = Voices.bundled().find("und-silent-low").orElseThrow();

  private static final Utterance FIVE_WORDS =
      new Utterance(
          Locale.ROOT,
          " ",
          List.of(
              new Span.Word("k", "one two", null, null),
              new Span.Word("k", "three", null, null),
              new Span.Pause(Duration.ofMillis(300)),
              new Span.Mark("m"),
              new Span.Word("k", "four five", null, null)));

  @Test
  void wordsTakeTheTimeThatTheRateGivesThem() {
    try (Synthesizer synthesizer = new SilentEngine().open(VOICE, Prosody.OWN.withRate(120))) {
      AudioClip audio = synthesizer.speak(FIVE_WORDS).audio();
      assertThat(audio.duration()).isEqualTo(Duration.ofMillis(5 * 500 + 300));
      assertThat(audio.peak()).isZero();
      assertThat(synthesizer.speak(FIVE_WORDS).marks())
          .containsEntry("m", Duration.ofMillis(3 * 500 + 300));
    }
  }

  @Test
  void itIsAlwaysReady() {
    assertThat(new SilentEngine().probe()).isInstanceOf(EngineStatus.Ready.class);
  }
}
