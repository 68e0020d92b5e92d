package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class EarconTest {

  @Test
  void oneToneRisesAndTheOtherFalls() {
    AudioClip rising = Earcon.rising(16_000);
    AudioClip falling = Earcon.falling(16_000);
    int half = rising.length() / 2;

    assertThat(crossings(rising, 0, half)).isLessThan(crossings(rising, half, 2 * half));
    assertThat(crossings(falling, 0, half)).isGreaterThan(crossings(falling, half, 2 * half));
  }

  @Test
  void theyAreShortAndBeginAndEndWithoutAClick() {
    AudioClip rising = Earcon.rising(22_050);

    assertThat(rising.duration()).isBetween(Duration.ofMillis(100), Duration.ofMillis(300));
    assertThat(rising.peak()).isBetween(5000, 9000);
    assertThat(rising.slice(0, 20).peak()).isLessThan(500);
    assertThat(rising.slice(rising.length() - 20, rising.length()).peak()).isLessThan(500);
  }

  private static int crossings(AudioClip clip, int from, int to) {
    short[] samples = clip.samples();
    int count = 0;
    for (int i = from + 1; i < to; i++) {
      count += samples[i - 1] < 0 && samples[i] >= 0 ? 1 : 0;
    }
    return count;
  }
}
