package org.ahoz.audio.listening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Tones;
import org.ahoz.audio.listening.SoundQuality.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SoundQualityTest {

  private static final double LOUDNESS = 2_000;

  @ParameterizedTest
  @CsvSource({
    "white, 250",
    "white, 1000",
    "babble, 250",
    "babble, 1000",
  })
  void theRatioToTheRoomIsRightWithinTwoDecibels(String kind, int pad) {
    for (int ratio = 5; ratio <= 30; ratio += 5) {
      for (int seed = 0; seed < 8; seed++) {
        AudioClip clip = noisy(seed, kind, pad, ratio);
        assertThat(SoundQuality.of(clip).signalToNoise())
            .as("%s of %s decibels, seed %s", kind, ratio, seed)
            .isCloseTo(ratio, within(2.0));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8_000, 44_100, 48_000})
  void theRatioIsTheSameAtOtherRates(int sampleRate) {
    AudioClip clip = noisy(3, "babble", 500, 20);
    assertThat(SoundQuality.of(clip.resampled(sampleRate)).signalToNoise())
        .isCloseTo(SoundQuality.of(clip).signalToNoise(), within(1.5));
  }

  @Test
  void levelsAreThoseOfVoiceAndRoom() {
    SoundQuality quality = SoundQuality.of(noisy(1, "white", 500, 20));
    double level = 20 * Math.log10(LOUDNESS / 32_768);
    assertThat(quality.speechLevel()).isCloseTo(level, within(1.5));
    assertThat(quality.noiseLevel()).isCloseTo(level - 20, within(1.0));
  }

  @Test
  void digitalSilenceAroundAClipIsNotTakenForTheRoom() {
    double[] speech = new SyntheticSpeech(2).utterance(LOUDNESS);
    double[] room = noise(2, "white", speech.length + 2 * SyntheticSpeech.samples(300), 20);
    double[] recorded = SyntheticSpeech.sum(SyntheticSpeech.padded(speech, 300), room);
    AudioClip clip = SyntheticSpeech.clip(SyntheticSpeech.padded(recorded, 250));
    assertThat(SoundQuality.of(clip).signalToNoise()).isCloseTo(20, within(2.0));
  }

  @Test
  void weakSpeechBetweenDigitalSilenceIsNotTakenForTheRoom() {
    for (int seed = 0; seed < 8; seed++) {
      double[] speech = new SyntheticSpeech(seed).withoutPause(LOUDNESS);
      SoundQuality quality =
          SoundQuality.of(SyntheticSpeech.clip(SyntheticSpeech.padded(speech, 300)));
      assertThat(quality.signalToNoise()).as("seed %s", seed).isGreaterThan(18);
      assertThat(quality.verdict()).isEqualTo(Verdict.GOOD);
    }
  }

  @Test
  void noiseBetweenDigitalSilenceIsNoise() {
    for (int seed = 0; seed < 8; seed++) {
      double[] speech = new SyntheticSpeech(seed).withoutPause(LOUDNESS);
      double[] noisy = SyntheticSpeech.sum(speech, noise(seed, "white", speech.length, 10));
      SoundQuality quality =
          SoundQuality.of(SyntheticSpeech.clip(SyntheticSpeech.padded(noisy, 300)));
      assertThat(quality.verdict()).as("seed %s", seed).isEqualTo(Verdict.NOISY);
    }
  }

  @Test
  void anOffsetIsToldAndDisturbsNothing() {
    AudioClip clip = noisy(5, "white", 250, 20);
    short[] samples = clip.samples();
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) (samples[i] + 3_277);
    }
    SoundQuality quality = SoundQuality.of(AudioClip.of(16_000, samples));
    assertThat(quality.offset()).isCloseTo(SoundQuality.of(clip).offset() + 0.1, within(0.001));
    assertThat(quality.signalToNoise())
        .isCloseTo(SoundQuality.of(clip).signalToNoise(), within(0.3));
    assertThat(quality.verdict()).isEqualTo(Verdict.GOOD);
  }

  @Test
  void samplesThatAreCutOffAreCounted() {
    double[] speech = SyntheticSpeech.padded(new SyntheticSpeech(4).utterance(20_000), 250);
    AudioClip clip = SyntheticSpeech.clip(speech);
    int cut = 0;
    for (double sample : speech) {
      cut += Math.abs(sample) > 32_767 ? 1 : 0;
    }
    SoundQuality quality = SoundQuality.of(clip);
    assertThat(quality.clippedShare())
        .isCloseTo((double) cut / speech.length, within(0.1 * cut / speech.length));
    assertThat(quality.verdict()).isEqualTo(Verdict.TOO_LOUD);
    assertThat(quality.level()).isEqualTo(LevelWord.TOO_LOUD);
  }

  @Test
  void anAmplifierThatClipsBelowTheEndIsFound() {
    double[] speech = SyntheticSpeech.padded(new SyntheticSpeech(4).utterance(8_000), 250);
    for (int i = 0; i < speech.length; i++) {
      speech[i] = Math.max(-12_000, Math.min(12_000, speech[i]));
    }
    assertThat(SoundQuality.of(SyntheticSpeech.clip(speech)).verdict()).isEqualTo(Verdict.TOO_LOUD);
  }

  @ParameterizedTest
  @ValueSource(ints = {50, 60})
  void humIsToldFromNoiseAndFromVoices(int mains) {
    AudioClip clip = noisy(6, "white", 500, 30);
    assertThat(SoundQuality.of(clip).humLevel()).isEqualTo(SoundQuality.NOTHING);
    short[] samples = clip.samples();
    for (int i = 0; i < samples.length; i++) {
      double angle = 2 * Math.PI * mains * i / 16_000;
      double hum = 500 * Math.sin(angle) + 250 * Math.sin(3 * angle + 1);
      samples[i] = (short) (samples[i] + hum);
    }
    SoundQuality quality = SoundQuality.of(AudioClip.of(16_000, samples));
    double level = 10 * Math.log10((500 * 500 + 250 * 250) / 2.0 / (32_768.0 * 32_768.0));
    assertThat(quality.humLevel()).isCloseTo(level, within(1.0));
    assertThat(quality.verdict()).isEqualTo(Verdict.HUM);
  }

  @ParameterizedTest
  @CsvSource({"8000, 8000", "8000, 16000", "8000, 48000"})
  void aTelephoneIsNarrowWhateverTheSampleRate(int from, int to) {
    for (int seed = 0; seed < 5; seed++) {
      AudioClip narrow = noisy(seed, "babble", 250, 40).resampled(from).resampled(to);
      SoundQuality quality = SoundQuality.of(narrow);
      assertThat(quality.bandwidth()).as("seed %s", seed).isBetween(3_500.0, 4_500.0);
      assertThat(quality.verdict()).isEqualTo(Verdict.NARROW);
      assertThat(quality.isDoubtful()).isTrue();
      assertThat(quality.isCovered()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 16000", "0.1, 16000", "1, 11025", "1, 44100", "1, 48000"})
  void whatHasMoreThanATelephoneIsNotNarrow(double loudness, int sampleRate) {
    for (int seed = 0; seed < 5; seed++) {
      AudioClip clip = noisy(seed, "babble", 250, 40).scaled(loudness).resampled(sampleRate);
      SoundQuality quality = SoundQuality.of(clip);
      assertThat(quality.bandwidth())
          .as("seed %s", seed)
          .isGreaterThanOrEqualTo(Math.min(7_500, sampleRate / 2 / 500 * 500));
      assertThat(quality.isDoubtful()).isFalse();
    }
  }

  @Test
  void whatIsNearlyCoveredIsToldFromWhatIsDoubtful() {
    SoundQuality doubtful = SoundQuality.of(noisy(7, "white", 250, 14));
    assertThat(doubtful.isDoubtful()).isTrue();
    assertThat(doubtful.isCovered()).isFalse();
    assertThat(SoundQuality.of(noisy(7, "white", 250, 10)).isCovered()).isTrue();
    assertThat(SoundQuality.of(AudioClip.silence(16_000, Duration.ofSeconds(1))).isCovered())
        .isTrue();
    assertThat(SoundQuality.of(noisy(7, "white", 250, 25)).isDoubtful()).isFalse();
  }

  @Test
  void everyFaultHasItsVerdict() {
    assertThat(verdict(noisy(7, "white", 250, 30))).isEqualTo(Verdict.GOOD);
    assertThat(verdict(noisy(7, "white", 250, 10))).isEqualTo(Verdict.NOISY);
    assertThat(verdict(noisy(7, "babble", 250, 5))).isEqualTo(Verdict.NOISY);
    assertThat(verdict(noisy(7, "white", 250, 30).scaled(0.02))).isEqualTo(Verdict.TOO_QUIET);
    assertThat(verdict(AudioClip.silence(16_000, Duration.ofSeconds(1)))).isEqualTo(Verdict.SILENT);
    assertThat(verdict(SyntheticSpeech.clip(noise(8, "white", 32_000, 20))))
        .isEqualTo(Verdict.SILENT);
  }

  @Test
  void nothingIsTooShortToBeMeasured() {
    assertThat(verdict(AudioClip.of(16_000, new short[0]))).isEqualTo(Verdict.SILENT);
    assertThat(verdict(AudioClip.of(16_000, new short[] {5}))).isEqualTo(Verdict.SILENT);
    assertThat(SoundQuality.of(Tones.tone(16_000, 440, Duration.ofMillis(60), 5_000)).humLevel())
        .isEqualTo(SoundQuality.NOTHING);
  }

  @ParameterizedTest
  @CsvSource({"-112, SILENT", "-50, QUIET", "-30, GOOD", "-12, LOUD", "-5, TOO_LOUD"})
  void levelsHaveWords(double level, LevelWord word) {
    assertThat(LevelWord.ofSpeech(level)).isEqualTo(word);
  }

  private static Verdict verdict(AudioClip clip) {
    return SoundQuality.of(clip).verdict();
  }

  private static AudioClip noisy(int seed, String kind, int pad, int ratio) {
    double[] speech = SyntheticSpeech.padded(new SyntheticSpeech(seed).utterance(LOUDNESS), pad);
    return SyntheticSpeech.clip(
        SyntheticSpeech.sum(speech, noise(seed, kind, speech.length, ratio)));
  }

  private static double[] noise(int seed, String kind, int length, int ratio) {
    SyntheticSpeech source = new SyntheticSpeech(1_000 + seed);
    double[] noise = kind.equals("white") ? source.white(length) : source.babble(length);
    return SyntheticSpeech.scaled(noise, LOUDNESS * Math.pow(10, -ratio / 20.0));
  }
}
