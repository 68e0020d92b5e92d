package org.ahoz.speech.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Tones;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StretchTest {

  private static final int RATE = 22_050;

  @ParameterizedTest
  @CsvSource({
    "0.5, 1", "0.33, 1", "0.8, 1", "1.5, 1", "2, 1", "1, 1", "1, 1.5", "1, 0.6", "0.5, 2"
  })
  void lengthAndHeightAreChangedApartFromOneAnother(double length, double pitch) {
    AudioClip clip = Tones.tone(RATE, 200, Duration.ofSeconds(1), 8000);
    AudioClip changed = Stretch.of(clip, length, pitch);
    assertThat((double) changed.length()).isCloseTo(RATE * length, within(RATE * 0.03));
    assertThat(changed.sampleRate()).isEqualTo(RATE);
    assertThat(height(changed)).isCloseTo(200 * pitch, within(200 * pitch * 0.05));
    assertThat(changed.loudness()).isCloseTo(clip.loudness(), within(500.0));
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "100", "1000"})
  void clipsThatAreTooShortStayAsTheyAre(int samples) {
    AudioClip clip = AudioClip.of(RATE, new short[samples]);
    assertThat(Stretch.of(clip, 0.5, 1)).isEqualTo(clip);
  }

  private static double height(AudioClip clip) {
    short[] samples = clip.samples();
    int rises = 0;
    for (int i = 1; i < samples.length; i++) {
      rises += samples[i - 1] < 0 && samples[i] >= 0 ? 1 : 0;
    }
    return (double) rises * clip.sampleRate() / samples.length;
  }
}
