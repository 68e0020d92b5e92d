package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class AudioClipTest {

  private static final Duration SECOND = Duration.ofSeconds(1);

  @Test
  void silenceLastsAsLongAsAskedToTheNearestSample() {
    assertThat(AudioClip.silence(8000, Duration.ofNanos(187_500)).length()).isEqualTo(2);
    assertThat(AudioClip.silence(22_050, Duration.ofMinutes(10)).duration())
        .isEqualTo(Duration.ofMinutes(10));
    assertThat(AudioClip.silence(8000, SECOND).peak()).isZero();
  }

  @Test
  void nothingLastsLessThanNothing() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AudioClip.silence(8000, Duration.ofMillis(-1)))
        .withMessageContaining("cannot last");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AudioClip.of(0, new short[1]))
        .withMessageContaining("0 hertz");
  }

  @Test
  void joinedClipsFollowOneAnotherWithoutAGap() {
    AudioClip joined =
        AudioClip.join(
            List.of(
                AudioClip.of(8000, new short[] {1, 2}),
                AudioClip.of(8000, new short[0]),
                AudioClip.of(8000, new short[] {3})));
    assertThat(joined.samples()).containsExactly(1, 2, 3);
  }

  @Test
  void clipsOfDifferentRatesAreNotJoined() {
    List<AudioClip> clips =
        List.of(AudioClip.silence(8000, SECOND), AudioClip.silence(8001, SECOND));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AudioClip.join(clips))
        .withMessageContaining("8000 and 8001");
    assertThatIllegalArgumentException().isThrownBy(() -> AudioClip.join(List.of()));
  }

  @Test
  void samplesGivenAndTakenAreCopies() {
    short[] given = {7};
    AudioClip clip = AudioClip.of(8000, given);
    given[0] = 8;
    clip.samples()[0] = 9;
    assertThat(clip).isEqualTo(AudioClip.of(8000, new short[] {7}));
    assertThat(clip).hasSameHashCodeAs(AudioClip.of(8000, new short[] {7}));
    assertThat(clip).isNotEqualTo(AudioClip.of(8001, new short[] {7}));
    assertThat(clip).hasToString("1 samples at 8000 hertz");
  }

  @Test
  void trimmingTakesSilenceFromTheEndsAndNotFromTheMiddle() {
    AudioClip clip =
        AudioClip.of(1000, new short[] {0, 64, -64, 500, 0, 0, 0, -500, 1, 0, 0, 0, 0, 0});
    assertThat(clip.trimmed(Duration.ZERO).samples()).containsExactly(500, 0, 0, 0, -500);
    assertThat(clip.trimmed(Duration.ofMillis(2)).samples())
        .containsExactly(64, -64, 500, 0, 0, 0, -500, 1, 0);
    assertThat(clip.trimmed(SECOND)).isEqualTo(clip);
  }

  @Test
  void whatIsAllSilentIsTrimmedToNothing() {
    AudioClip silence = AudioClip.of(8000, new short[] {0, 64, -64});
    assertThat(silence.isSilent()).isTrue();
    assertThat(silence.trimmed(SECOND).length()).isZero();
    assertThat(AudioClip.of(8000, new short[] {65}).isSilent()).isFalse();
  }

  @Test
  void scalingStopsAtTheLoudestThatThereIs() {
    AudioClip clip = AudioClip.of(8000, new short[] {1000, -1000, 20_000, Short.MIN_VALUE});
    assertThat(clip.scaled(2).samples()).containsExactly(2000, -2000, 32_767, -32_768);
    assertThat(clip.scaled(0).peak()).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> clip.scaled(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> clip.scaled(Double.NaN));
  }

  @Test
  void thePeakOfTheLowestSampleIsNotNegative() {
    assertThat(AudioClip.of(8000, new short[] {Short.MIN_VALUE}).peak()).isEqualTo(32_768);
  }

  @Test
  void pausesDoNotMakeAClipCountAsSofter() {
    AudioClip tone = Tones.tone(16_000, 440, SECOND, 10_000);
    AudioClip interrupted = AudioClip.join(List.of(tone, AudioClip.silence(16_000, SECOND), tone));
    assertThat(tone.loudness()).isCloseTo(10_000 / Math.sqrt(2), within(10.0));
    assertThat(interrupted.loudness()).isCloseTo(tone.loudness(), within(10.0));
    assertThat(AudioClip.of(16_000, new short[0]).loudness()).isZero();
  }

  @Test
  void clipsOfAnyLoudnessAreLeveled() {
    for (int peak : new int[] {300, 3000, 30_000}) {
      AudioClip leveled = Tones.tone(16_000, 440, SECOND, peak).leveled(4000, 30_000);
      assertThat(leveled.loudness()).isCloseTo(4000, within(40.0));
    }
  }

  @Test
  void levelingNeverPassesTheHighestPeak() {
    short[] click = new short[16_000];
    click[8000] = 1000;
    assertThat(AudioClip.of(16_000, click).leveled(10_000, 20_000).peak()).isEqualTo(20_000);
    AudioClip silence = AudioClip.silence(16_000, SECOND);
    assertThat(silence.leveled(10_000, 20_000)).isEqualTo(silence);
  }

  @Test
  void aClickDoesNotMakeAClipSofterThanOthers() {
    AudioClip tone = Tones.tone(16_000, 440, SECOND, 3000);
    short[] clicked = tone.samples();
    clicked[8000] = Short.MAX_VALUE;
    AudioClip leveled = AudioClip.of(16_000, clicked).leveled(4000, 29_000);
    assertThat(leveled.peak()).isBetween(28_000, 29_000);
    assertThat(leveled.slice(0, 4000).loudness()).isCloseTo(4000, within(120.0));
  }

  @Test
  void soundThatFitsIsScaledAndNotBent() {
    AudioClip tone = Tones.tone(16_000, 440, SECOND, 3000);
    double factor = 4000 / tone.loudness();
    assertThat(tone.leveled(4000, 29_000)).isEqualTo(tone.scaled(factor));
  }

  @Test
  void aSliceHasTheSamplesBetween() {
    AudioClip clip = AudioClip.of(8000, new short[] {1, 2, 3, 4});
    assertThat(clip.slice(1, 3).samples()).containsExactly(2, 3);
    for (int[] none : new int[][] {{-1, 2}, {0, 5}, {3, 2}}) {
      assertThatThrownBy(() -> clip.slice(none[0], none[1]))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void resamplingKeepsToneLevelAndLength() {
    AudioClip tone = Tones.tone(22_050, 1000, SECOND, 10_000);
    for (int rate : new int[] {8000, 16_000, 22_050, 24_000, 48_000}) {
      AudioClip resampled = tone.resampled(rate);
      assertThat(resampled.sampleRate()).isEqualTo(rate);
      assertThat(resampled.duration()).isCloseTo(SECOND, Duration.ofMillis(1));
      assertThat(resampled.loudness()).isCloseTo(tone.loudness(), within(60.0));
      assertThat(largestDifference(resampled, Tones.tone(rate, 1000, SECOND, 10_000)))
          .isLessThan(100);
    }
  }

  @Test
  void whatALowerRateCannotCarryGoesSilent() {
    AudioClip high = Tones.tone(48_000, 7000, SECOND, 10_000);
    assertThat(high.resampled(8000).slice(1000, 7000).peak()).isLessThan(20);
  }

  @Test
  void timesAreExactFarIntoALongRecording() {
    assertThat(AudioClip.timeOf(22_050L * 86_400 * 30 + 11_025, 22_050))
        .isEqualTo(Duration.ofDays(30).plusMillis(500));
  }

  /** Leaves out the ends, where the filter sees the edge of the tone. */
  private static int largestDifference(AudioClip one, AudioClip other) {
    short[] a = one.samples();
    short[] b = other.samples();
    int largest = 0;
    for (int i = 100; i < Math.min(a.length, b.length) - 100; i++) {
      largest = Math.max(largest, Math.abs(a[i] - b[i]));
    }
    return largest;
  }
}
