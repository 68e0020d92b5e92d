package org.ahoz.audio;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.TargetDataLine;

/**
 * A microphone of this computer.
 *
 * <pre>{@code
 * try (Microphone microphone = Microphone.open("headset", 16_000)) {
 *   short[] samples = new short[microphone.sampleRate() / 50];
 *   microphone.read(samples);
 * }
 * }</pre>
 */
public final class Microphone implements AudioInput {

  private static final String PLACE = "microphone";
  private static final String CURE =
      "connect or free one, or let this program use it in the settings of the system";

  /** In hertz, the best first; not every device can do every rate. */
  private static final int[] RATES = {44_100, 48_000, 22_050, 32_000, 16_000, 8_000};

  private static final int MOST_CHANNELS = 2;

  /** Some drivers give nothing for ever when a plug is pulled, and say nothing of it. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

  /** Half of what the shortest buffers in use hold. */
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(5);

  private final TargetDataLine line;
  private final int sampleRate;
  private final int channels;
  private final Duration longestWait;

  /** Whether the line was ever seen to say how much is there; not every driver can. */
  private boolean isCounted;

  private Microphone(TargetDataLine line, AudioFormat format, Duration longestWait) {
    this.line = line;
    this.sampleRate = rateOf(format);
    this.channels = format.getChannels();
    this.longestWait = longestWait;
  }

  /** What the microphones of this computer are called; none when it has none. */
  public static List<String> devices() {
    return List.copyOf(InputLines.ofSystem().names());
  }

  /**
   * The system's own microphone, at the best rate that it has.
   *
   * @throws AudioDeviceException when there is none, or another program has taken it
   */
  public static Microphone open() {
    return open("", RATES[0]);
  }

  /**
   * A microphone by its name.
   *
   * @param device a part of its name that no other has, in any case; nothing means the system's own
   * @param preferredRate in hertz; where the device cannot do it, it is opened at another, which
   *     {@link #sampleRate} says
   * @throws AudioDeviceException when there is none of this name or several, or another program has
   *     taken it
   */
  public static Microphone open(String device, int preferredRate) {
    return open(InputLines.ofSystem(), device, preferredRate, LONGEST_WAIT);
  }

  /** As the public one does, and waits no longer than this for sound. */
  static Microphone open(InputLines lines, String device, int preferredRate, Duration longestWait) {
    String name = device.isEmpty() ? device : InputLines.named(device, lines.names());
    boolean taken = false;
    Exception failure = new IllegalArgumentException("no rate was tried");
    for (AudioFormat format : formats(preferredRate)) {
      try {
        TargetDataLine line = lines.line(name, format);
        line.open(format, rateOf(format) * format.getFrameSize());
        line.start();
        return new Microphone(line, format, longestWait);
      } catch (LineUnavailableException e) {
        taken = true;
        failure = e;
      } catch (IllegalArgumentException | SecurityException e) {
        // The first is how AudioSystem says that no mixer has such a line.
        failure = e;
      }
    }
    String none = name.isEmpty() ? "this computer has none that Java can use" : "it cannot be used";
    throw new AudioDeviceException(
        name.isEmpty() ? PLACE : PLACE + " \"" + name + "\"",
        taken ? "another program has taken it" : none,
        CURE,
        failure);
  }

  /** The preferred rate first, then the others; at each rate one channel is better than two. */
  private static List<AudioFormat> formats(int preferredRate) {
    return IntStream.concat(IntStream.of(preferredRate), IntStream.of(RATES))
        .distinct()
        .boxed()
        .flatMap(
            rate ->
                IntStream.rangeClosed(1, MOST_CHANNELS)
                    .mapToObj(channels -> new AudioFormat(rate, 16, channels, true, false)))
        .toList();
  }

  /** In hertz, and so the samples of one second, which the device is to keep for us. */
  private static int rateOf(AudioFormat format) {
    return (int) format.getSampleRate();
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public void begin() {
    line.flush();
  }

  @Override
  public void read(short[] samples) {
    byte[] bytes = new byte[samples.length * channels * 2];
    int at = 0;
    while (at < bytes.length) {
      int count = line.read(bytes, at, awaited(bytes.length - at));
      if (count <= 0) {
        throw gone("it was taken away");
      }
      at += count;
    }
    ByteBuffer sound = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < samples.length; i++) {
      int sum = 0;
      for (int channel = 0; channel < channels; channel++) {
        sum += sound.getShort();
      }
      samples[i] = (short) (sum / channels);
    }
  }

  /** Waits until something is there, since a line itself may wait for ever. */
  private int awaited(int most) {
    long begin = System.nanoTime();
    int frame = channels * 2;
    while (true) {
      int available = Math.min(most, line.available()) / frame * frame;
      if (available > 0) {
        isCounted = true;
        return available;
      }
      if (!isCounted) {
        return most;
      }
      if (!line.isOpen()) {
        throw gone("it was closed");
      }
      if (System.nanoTime() - begin > longestWait.toNanos()) {
        throw gone("no sound comes from it any more");
      }
      try {
        Thread.sleep(BETWEEN_LOOKS.toMillis());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw gone("waiting for it was given up");
      }
    }
  }

  private static AudioDeviceException gone(String reason) {
    return new AudioDeviceException(
        PLACE, reason, CURE, new IllegalStateException("no more samples"));
  }

  @Override
  public void close() {
    line.close();
  }
}
