package org.ahoz.speech.clips;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Tones;
import org.ahoz.speech.clips.Take.Verdict;
import org.junit.jupiter.api.Test;

class TakeTest {

  private static final int RATE = 16_000;

  @Test
  void aWordIsHeardUntilSilenceFollows() {
    Take take = new Take(RATE);
    Duration heard = hear(take, room(40, 900), voice(400, 6000), room(40, 3000));
    assertThat(take.verdict()).isEqualTo(Verdict.GOOD);
    assertThat(heard).isBetween(Duration.ofMillis(2000), Duration.ofMillis(2200));
    assertThat(take.clip().duration()).isBetween(Duration.ofMillis(550), Duration.ofMillis(650));
  }

  @Test
  void aPauseInsideAPhraseDoesNotEndIt() {
    Take take = new Take(RATE);
    hear(take, room(40, 300), voice(300, 6000), room(40, 350), voice(300, 6000), room(40, 2000));
    assertThat(take.verdict()).isEqualTo(Verdict.GOOD);
    assertThat(take.clip().duration()).isGreaterThan(Duration.ofMillis(950));
  }

  @Test
  void aRoomThatHumsIsNoVoice() {
    Take take = new Take(RATE);
    hear(take, room(150, 20_000));
    assertThat(take.verdict()).isEqualTo(Verdict.NOTHING_HEARD);
  }

  @Test
  void aClickIsNoWord() {
    Take take = new Take(RATE);
    hear(take, room(40, 500), voice(30, 15_000), room(40, 1500), voice(400, 6000), room(40, 2000));
    assertThat(take.verdict()).isEqualTo(Verdict.GOOD);
    assertThat(take.clip().loudness()).isGreaterThan(3000);
  }

  @Test
  void levelsThatCannotBeUsedAreNamed() {
    assertThat(verdict(room(20, 500), voice(400, 700), room(20, 2000))).isEqualTo(Verdict.TOO_SOFT);
    assertThat(verdict(room(20, 500), voice(400, 32_767), room(20, 2000)))
        .isEqualTo(Verdict.TOO_LOUD);
    assertThat(verdict(room(20, 500), voice(20_000, 6000))).isEqualTo(Verdict.TOO_LONG);
  }

  @Test
  void theSpokenPartOfARecordingIsFoundInNoise() {
    AudioClip clip = AudioClip.join(List.of(room(100, 2000), voice(500, 5000), room(100, 2000)));
    assertThat(Take.spokenPart(clip).duration())
        .isBetween(Duration.ofMillis(600), Duration.ofMillis(750));
    AudioClip whole = voice(500, 5000);
    assertThat(Take.spokenPart(whole)).isEqualTo(whole);
    AudioClip none = AudioClip.of(RATE, new short[0]);
    assertThat(Take.spokenPart(none)).isEqualTo(none);
  }

  private static Verdict verdict(AudioClip... parts) {
    Take take = new Take(RATE);
    hear(take, parts);
    return take.verdict();
  }

  /** Lets it hear the parts one after another, and says after how long it had enough. */
  private static Duration hear(Take take, AudioClip... parts) {
    AudioClip all = AudioClip.join(Arrays.asList(parts));
    int at = 0;
    while (at + take.frame() <= all.length()) {
      boolean goesOn = take.hear(all.slice(at, at + take.frame()).samples());
      at += take.frame();
      if (!goesOn) {
        break;
      }
    }
    return AudioClip.timeOf(at, RATE);
  }

  private static AudioClip voice(int millis, int peak) {
    return Tones.tone(RATE, 220, Duration.ofMillis(millis), peak);
  }

  private static AudioClip room(int loudness, int millis) {
    Random random = new Random(7);
    short[] samples = new short[RATE * millis / 1000];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) (random.nextGaussian() * loudness);
    }
    return AudioClip.of(RATE, samples);
  }
}
