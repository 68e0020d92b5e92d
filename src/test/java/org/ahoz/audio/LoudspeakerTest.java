package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.junit.jupiter.api.Test;

class LoudspeakerTest {

  private static final AudioClip CLIP = Tones.tone(8000, 440, Duration.ofMillis(500), 9000);

  private final ByteArrayOutputStream heard = new ByteArrayOutputStream();
  private final List<String> calls = new ArrayList<>();
  private Runnable onWrite = () -> {};

  @Test
  void everySampleIsHandedOver() {
    try (Loudspeaker loudspeaker = new Loudspeaker(this::line)) {
      loudspeaker.write(CLIP);
      loudspeaker.finish();
    }
    assertThat(heard.toByteArray())
        .isEqualTo(AudioClip.littleEndian(CLIP.samples(), 0, CLIP.length()));
    assertThat(calls).startsWith("open 8000", "start").endsWith("drain", "close");
  }

  @Test
  void oneLineServesUntilTheRateChanges() {
    try (Loudspeaker loudspeaker = new Loudspeaker(this::line)) {
      loudspeaker.write(CLIP);
      loudspeaker.write(CLIP);
      loudspeaker.write(CLIP.resampled(16_000));
    }
    assertThat(calls)
        .containsSubsequence("open 8000", "drain", "close", "open 16000", "start", "close")
        .containsOnlyOnce("open 8000");
  }

  @Test
  void stoppingGivesUpTheClipAndNotTheNext() {
    try (Loudspeaker loudspeaker = new Loudspeaker(this::line)) {
      onWrite = loudspeaker::stop;
      loudspeaker.write(CLIP);
      assertThat(heard.size()).isEqualTo(8000 / 20 * 2);
      assertThat(calls).contains("flush");

      onWrite = () -> {};
      heard.reset();
      loudspeaker.write(CLIP);
      assertThat(heard.size()).isEqualTo(CLIP.length() * 2);
    }
  }

  @Test
  void stoppingAndFinishingWithoutASoundDoesNothing() {
    try (Loudspeaker loudspeaker = new Loudspeaker(this::line)) {
      loudspeaker.stop();
      loudspeaker.finish();
    }
    assertThat(calls).isEmpty();
  }

  @Test
  void aComputerWithoutALoudspeakerIsToldToWriteAFile() {
    Loudspeaker none =
        new Loudspeaker(
            format -> {
              throw new IllegalArgumentException("No line matching " + format);
            });
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(() -> none.write(CLIP))
        .withMessageStartingWith("loudspeaker: this computer has none")
        .withMessageContaining("-o game.wav");
  }

  @Test
  void aLoudspeakerThatIsTakenSaysSo() {
    Loudspeaker taken =
        new Loudspeaker(
            format -> {
              throw new LineUnavailableException("busy");
            });
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(() -> taken.write(CLIP))
        .withMessageContaining("another program has taken it");
  }

  @Test
  void theSystemsLoudspeakerOpensOrSaysWhyNot() {
    String outcome;
    try (Loudspeaker loudspeaker = Loudspeaker.open()) {
      loudspeaker.finish();
      outcome = "loudspeaker: opened";
    } catch (AudioDeviceException e) {
      outcome = e.getMessage();
    }
    assertThat(outcome).startsWith("loudspeaker: ");
  }

  private SourceDataLine line(AudioFormat format) {
    calls.add("open " + (int) format.getSampleRate());
    return (SourceDataLine)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {SourceDataLine.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("getFormat")) {
                return format;
              }
              if (method.getName().equals("write")) {
                onWrite.run();
                heard.write((byte[]) arguments[0], (int) arguments[1], (int) arguments[2]);
                return arguments[2];
              }
              calls.add(method.getName());
              return null;
            });
  }
}
