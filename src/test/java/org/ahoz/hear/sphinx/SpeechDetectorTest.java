package org.ahoz.hear.sphinx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.ahoz.audio.AudioClip;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.speech.Prosody;
import org.junit.jupiter.api.Test;

class SpeechDetectorTest {

  private static final int RATE = FrontEnd.SAMPLE_RATE;
  private static final SpeechDetector DETECTOR = new SpeechDetector(AcousticModel.bundled());

  private final Random random = new Random(3);

  @Test
  void whatIsSaidIsSpeechAlsoInNoise() {
    List<AudioClip> clips = SaidPhrases.said(SaidPhrases.prompts(5), Prosody.OWN);
    assertThat(clips).allMatch(DETECTOR);
    assertThat(clips.stream().map(clip -> with(clip, 0.1))).allMatch(DETECTOR);
  }

  @Test
  void theHumOfTheMainsIsNone() {
    assertThat(
            DETECTOR.test(
                sound(1.5, second -> 4000 * Math.signum(Math.sin(2 * Math.PI * 50 * second)))))
        .isFalse();
  }

  @Test
  void knocksAndKeysAreNone() {
    for (double between : new double[] {0.15, 0.25, 0.4}) {
      AudioClip knocks =
          sound(1, second -> 12_000 * random.nextGaussian() * Math.exp(-(second % between) * 120));
      assertThat(DETECTOR.test(knocks)).as("every %s seconds", between).isFalse();
    }
  }

  /** In a quiet room, a quarter of a second of which is before and behind it. */
  private AudioClip sound(double seconds, DoubleUnaryOperator wave) {
    int quiet = RATE / 4;
    short[] samples = new short[(int) (seconds * RATE) + 2 * quiet];
    for (int i = 0; i < samples.length; i++) {
      boolean isSound = i >= quiet && i < samples.length - quiet;
      double loud = isSound ? wave.applyAsDouble((double) (i - quiet) / RATE) : 0;
      samples[i] = sample(loud + 4 * random.nextGaussian());
    }
    return AudioClip.of(RATE, samples);
  }

  /** With noise, as a part of the loudest sample. */
  private AudioClip with(AudioClip clip, double part) {
    short[] samples = clip.samples();
    int loudest = 0;
    for (short sample : samples) {
      loudest = Math.max(loudest, Math.abs(sample));
    }
    for (int i = 0; i < samples.length; i++) {
      samples[i] = sample(samples[i] + part * loudest * random.nextGaussian());
    }
    return AudioClip.of(RATE, samples);
  }

  private static short sample(double value) {
    return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, value));
  }
}
