package org.ahoz.audio.listening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Tones;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointerTest {

  private static final Endpointing STANDARD = Endpointing.standard();

  @ParameterizedTest
  @CsvSource({
    "none, 90, 2000",
    "none, 90, 100",
    "none, 90, 12000",
    "white, 30, 2000",
    "white, 20, 2000",
    "white, 20, 200",
    "white, 10, 2000",
    "babble, 30, 2000",
    "babble, 20, 2000",
    "babble, 20, 200",
  })
  void everyUtteranceIsFoundWhole(String kind, int ratio, double loudness) {
    for (int seed = 0; seed < 5; seed++) {
      Conversation conversation = Conversation.of(seed, loudness, kind, ratio);
      conversation.assertFoundIn(Endpointer.utterances(conversation.clip(0), STANDARD));
    }
  }

  @Test
  void anOffsetIsNotSpeech() {
    Conversation conversation = Conversation.of(7, 2_000, "white", 20);
    conversation.assertFoundIn(Endpointer.utterances(conversation.clip(5_000), STANDARD));
    conversation.assertFoundIn(Endpointer.utterances(conversation.clip(-5_000), STANDARD));
  }

  @ParameterizedTest
  @ValueSource(ints = {8_000, 11_025, 22_050, 44_100, 48_000})
  void everySampleRateWillDo(int sampleRate) {
    Conversation conversation = Conversation.of(8, 2_000, "white", 25);
    AudioClip clip = conversation.clip(0).resampled(sampleRate);
    conversation.assertFoundIn(Endpointer.utterances(clip, STANDARD));
  }

  @Test
  void someTimeBeforeAndAfterBelongsToIt() {
    AudioClip tone = Tones.tone(16_000, 500, Duration.ofSeconds(1), 5_000);
    List<SpokenPart> parts = Endpointer.utterances(amidSilence(tone), STANDARD);
    assertThat(parts).hasSize(1);
    assertThat(parts.get(0).start().toMillis()).isCloseTo(750, within(20L));
    assertThat(parts.get(0).end().toMillis()).isCloseTo(2_250, within(80L));
    assertThat(parts.get(0).isCut()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"40, 0", "100, 0", "200, 1"})
  void whatIsTooShortIsAClick(int milliseconds, int count) {
    AudioClip tone = Tones.tone(16_000, 500, Duration.ofMillis(milliseconds), 5_000);
    assertThat(Endpointer.utterances(amidSilence(tone), STANDARD)).hasSize(count);
  }

  @ParameterizedTest
  @CsvSource({"400, 1", "1000, 2"})
  void aPauseEndsItWhenItIsLongerThanTheHangover(int pause, int count) {
    AudioClip tone = Tones.tone(16_000, 500, Duration.ofMillis(500), 5_000);
    AudioClip silence = AudioClip.silence(16_000, Duration.ofMillis(pause));
    AudioClip both = AudioClip.join(List.of(tone, silence, tone));
    assertThat(Endpointer.utterances(amidSilence(both), STANDARD)).hasSize(count);
    Endpointing patient = STANDARD.withHangover(Duration.ofMillis(1_200));
    assertThat(Endpointer.utterances(amidSilence(both), patient)).hasSize(1);
    Endpointing hasty = STANDARD.withHangover(Duration.ofMillis(200));
    assertThat(Endpointer.utterances(amidSilence(both), hasty)).hasSize(2);
  }

  @Test
  void whatLastsTooLongIsCutAndGoesOn() {
    double[] speech = new double[0];
    SyntheticSpeech source = new SyntheticSpeech(9);
    while (speech.length < 20 * SyntheticSpeech.SAMPLE_RATE) {
      speech = SyntheticSpeech.joined(speech, source.utterance(3_000));
    }
    double[] padded = SyntheticSpeech.padded(speech, 1_000);
    List<SpokenPart> parts = Endpointer.utterances(SyntheticSpeech.clip(padded), STANDARD);
    assertThat(parts).extracting(SpokenPart::isCut).containsExactly(true, false);
    assertThat(parts.get(0).sound().duration().toMillis()).isCloseTo(15_000, within(20L));
    assertThat(parts.get(1).start()).isEqualTo(parts.get(0).end());
  }

  @ParameterizedTest
  @ValueSource(doubles = {3, 30, 300, 3_000})
  void noiseAloneIsNoUtterance(double loudness) {
    double[] noise = new SyntheticSpeech(10).white(30 * SyntheticSpeech.SAMPLE_RATE);
    AudioClip clip = SyntheticSpeech.clip(SyntheticSpeech.scaled(noise, loudness));
    assertThat(Endpointer.utterances(clip, STANDARD)).isEmpty();
  }

  @Test
  void aFanThatIsSwitchedOnIsLearntAndSpeechInItFound() {
    SyntheticSpeech source = new SyntheticSpeech(11);
    double[] quiet = SyntheticSpeech.scaled(source.white(5 * 16_000), 3);
    double[] fan = SyntheticSpeech.scaled(source.white(15 * 16_000), 300);
    double[] speech = source.utterance(3_000);
    for (int i = 0; i < speech.length; i++) {
      fan[10 * 16_000 + i] += speech[i];
    }
    AudioClip clip = SyntheticSpeech.clip(SyntheticSpeech.joined(quiet, fan));
    List<SpokenPart> parts = Endpointer.utterances(clip, STANDARD);
    assertThat(parts).hasSize(1);
    assertThat(parts.get(0).start().toMillis()).isBetween(14_500L, 15_000L);
  }

  @Test
  void loudHumIsNoUtterance() {
    AudioClip hum = Tones.tone(16_000, 50, Duration.ofSeconds(20), 8_000);
    assertThat(Endpointer.utterances(hum, STANDARD)).isEmpty();
  }

  @Test
  void whatDoesNotSoundLikeSpeechIsDropped() {
    Conversation conversation = Conversation.of(12, 2_000, "none", 90);
    List<AudioClip> asked = new ArrayList<>();
    Endpointer endpointer =
        new Endpointer(
            16_000,
            STANDARD,
            clip -> {
              asked.add(clip);
              return asked.size() == 2;
            });
    List<SpokenPart> parts = endpointer.hear(conversation.clip(0).samples());
    assertThat(asked).hasSizeGreaterThan(2);
    assertThat(parts).extracting(SpokenPart::sound).containsExactly(asked.get(1));
  }

  @Test
  void theEndOfTheSoundEndsTheUtterance() {
    AudioClip clip = amidSilence(Tones.tone(16_000, 500, Duration.ofSeconds(1), 5_000));
    Endpointer endpointer = new Endpointer(16_000, STANDARD, sound -> true);
    assertThat(endpointer.hear(clip.slice(0, 24_000).samples())).isEmpty();
    assertThat(endpointer.isHearingSpeech()).isTrue();
    assertThat(endpointer.finish()).hasSize(1);
    assertThat(endpointer.isHearingSpeech()).isFalse();
    assertThat(endpointer.finish()).isEmpty();
  }

  @Test
  void anInterruptionDropsWhatWasBegun() {
    AudioClip clip = amidSilence(Tones.tone(16_000, 500, Duration.ofSeconds(1), 5_000));
    Endpointer endpointer = new Endpointer(16_000, STANDARD, sound -> true);
    endpointer.hear(clip.slice(0, 24_000).samples());
    endpointer.interrupt();
    assertThat(endpointer.hear(new short[32_000])).isEmpty();
    assertThat(endpointer.finish()).isEmpty();
    List<SpokenPart> later = endpointer.hear(clip.samples());
    assertThat(later).hasSize(1);
    assertThat(later.get(0).start().toMillis()).isCloseTo(3_500 + 750, within(20L));
  }

  @Test
  void lengthsThatCannotBeAreRefused() {
    Duration second = Duration.ofSeconds(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Endpointing(second, second, second, second, second));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withHangover(Duration.ofMillis(-1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Endpointer(100, STANDARD, sound -> true));
  }

  private static AudioClip amidSilence(AudioClip clip) {
    AudioClip silence = AudioClip.silence(16_000, Duration.ofSeconds(1));
    return AudioClip.join(List.of(silence, clip, silence));
  }
}
