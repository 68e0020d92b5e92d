package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.TargetDataLine;
import org.junit.jupiter.api.Test;

class MicrophoneTest {

  private static final Duration WAIT = Duration.ofMillis(30);
  private static final List<String> NAMES =
      List.of("Built-in Microphone", "USB Headset [plughw:1,0]", "USB Camera [plughw:2,0]", "USB");

  private final List<String> opened = new ArrayList<>();
  private final ByteBuffer sound = ByteBuffer.allocate(1_000).order(ByteOrder.LITTLE_ENDIAN);
  private Set<String> formats = Set.of("16000x1", "44100x1", "48000x1", "48000x2");
  private boolean isOpen = true;
  private int rest;

  @Test
  void aDeviceIsNamedByAPartOfItsName() {
    microphone("headset", 16_000).close();
    microphone("BUILT", 16_000).close();
    microphone("", 16_000).close();
    assertThat(opened)
        .containsExactly(
            "USB Headset [plughw:1,0] 16000x1", "Built-in Microphone 16000x1", " 16000x1");
  }

  @Test
  void theWholeNameWinsOverAPartOfOthers() {
    microphone("usb", 16_000).close();
    assertThat(opened).containsExactly("USB 16000x1");
  }

  @Test
  void aPartThatSeveralHaveIsAnsweredWithThem() {
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(() -> microphone("plughw", 16_000))
        .withMessage(
            "microphone \"plughw\": several have this in their names; name a part of one of: "
                + "USB Headset [plughw:1,0]; USB Camera [plughw:2,0]");
  }

  @Test
  void aNameThatNoneHasIsAnsweredWithAll() {
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(() -> microphone("radio", 16_000))
        .withMessageStartingWith("microphone \"radio\": there is none of this name; name a part of")
        .withMessageContaining(String.join("; ", NAMES));
  }

  @Test
  void aNameIsNoUseWhereThereIsNothing() {
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(() -> InputLines.named("radio", List.of()))
        .withMessageContaining("there is none of this name; connect one");
  }

  @Test
  void anotherRateIsTakenWhereThePreferredOneIsNotThere() {
    formats = Set.of("48000x1");
    try (Microphone microphone = microphone("", 16_000)) {
      assertThat(microphone.sampleRate()).isEqualTo(48_000);
    }
  }

  @Test
  void twoChannelsAreMixedWhereThereIsNoSingleOne() {
    formats = Set.of("48000x2");
    sound.putShort((short) 100).putShort((short) 300).putShort((short) -5).putShort((short) -7);
    sound.flip();
    try (Microphone microphone = microphone("", 16_000)) {
      short[] samples = new short[2];
      microphone.read(samples);
      assertThat(samples).containsExactly(200, -6);
    }
  }

  @Test
  void samplesThatComeInPiecesArePutTogether() {
    sound.putShort((short) 1).putShort((short) 2).putShort((short) 3).flip();
    rest = 4;
    try (Microphone microphone = microphone("", 16_000)) {
      short[] samples = new short[3];
      microphone.read(samples);
      assertThat(samples).containsExactly(1, 2, 3);
    }
  }

  @Test
  void aDeviceThatGivesNothingAnyMoreIsGone() {
    sound.putShort((short) 1).flip();
    try (Microphone microphone = microphone("", 16_000)) {
      microphone.read(new short[1]);
      assertThatExceptionOfType(AudioDeviceException.class)
          .isThrownBy(() -> microphone.read(new short[3]))
          .withMessageStartingWith("microphone: no sound comes from it any more; connect");
    }
  }

  @Test
  void aDeviceThatCannotCountIsReadAllTheSame() {
    sound.putShort((short) 1).putShort((short) 2).flip();
    rest = 4;
    try (Microphone microphone = microphone("", 16_000)) {
      short[] samples = new short[2];
      microphone.read(samples);
      assertThat(samples).containsExactly(1, 2);
    }
  }

  @Test
  void aDeviceThatIsClosedWhileOneWaitsIsGone() {
    sound.putShort((short) 1).flip();
    try (Microphone microphone = microphone("", 16_000)) {
      microphone.read(new short[1]);
      isOpen = false;
      assertThatExceptionOfType(AudioDeviceException.class)
          .isThrownBy(() -> microphone.read(new short[3]))
          .withMessageContaining("it was closed");
    }
  }

  @Test
  void waitingForADeviceCanBeInterrupted() {
    sound.putShort((short) 1).flip();
    try (Microphone microphone = microphone("", 16_000)) {
      microphone.read(new short[1]);
      Thread.currentThread().interrupt();
      assertThatExceptionOfType(AudioDeviceException.class)
          .isThrownBy(() -> microphone.read(new short[3]))
          .withMessageContaining("given up");
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void aDeviceThatIsTakenIsToldFromOneThatIsNotThere() {
    formats = Set.of();
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(() -> microphone("", 16_000))
        .withMessageStartingWith("microphone: this computer has none that Java can use");
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(() -> microphone("headset", 16_000))
        .withMessageStartingWith("microphone \"USB Headset [plughw:1,0]\": it cannot be used");
    formats = Set.of("taken");
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(() -> microphone("", 16_000))
        .withMessageStartingWith("microphone: another program has taken it");
  }

  @Test
  void theSystemsMicrophoneOpensOrSaysWhyNot() {
    String outcome;
    try (Microphone microphone = Microphone.open("", 16_000)) {
      outcome = "microphone: opened at " + microphone.sampleRate();
    } catch (AudioDeviceException e) {
      outcome = e.getMessage();
    }
    assertThat(outcome).startsWith("microphone: ");
    assertThat(Microphone.devices()).doesNotContainNull();
  }

  private Microphone microphone(String device, int rate) {
    InputLines lines =
        new InputLines() {
          @Override
          public List<String> names() {
            return NAMES;
          }

          @Override
          public TargetDataLine line(String name, AudioFormat format)
              throws LineUnavailableException {
            if (formats.contains("taken")) {
              throw new LineUnavailableException("busy");
            }
            String asked = (int) format.getSampleRate() + "x" + format.getChannels();
            if (!formats.contains(asked)) {
              throw new IllegalArgumentException("no such line");
            }
            opened.add(name + " " + asked);
            return fakeLine();
          }
        };
    return Microphone.open(lines, device, rate, WAIT);
  }

  /** Gives what there is, but for the rest, which comes when the first part was read. */
  private TargetDataLine fakeLine() {
    return (TargetDataLine)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {TargetDataLine.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "available" -> sound.remaining() - rest;
                  case "isOpen" -> isOpen;
                  case "read" -> {
                    int length = (int) arguments[2];
                    sound.get((byte[]) arguments[0], (int) arguments[1], length);
                    rest = 0;
                    yield length;
                  }
                  default -> null;
                });
  }
}
