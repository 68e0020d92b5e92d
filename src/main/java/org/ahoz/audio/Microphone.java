package org.ahoz.audio;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.TargetDataLine;

/** The microphone of this computer. */
public final class Microphone implements AudioInput {

  private static final String PLACE = "microphone";
  private static final String CURE =
      "connect or free one, or let this program use it in the settings of the system";

  /** In hertz; not every device can do every rate. */
  private static final int[] RATES = {44_100, 48_000, 22_050, 16_000};

  private final TargetDataLine line;
  private final int sampleRate;

  private Microphone(TargetDataLine line, int sampleRate) {
    this.line = line;
    this.sampleRate = sampleRate;
  }

  /**
   * The system's own microphone.
   *
   * @throws AudioDeviceException when there is none, or another program has taken it
   */
  public static Microphone open() {
    boolean taken = false;
    Exception failure = new IllegalArgumentException("no rate was tried");
    for (int rate : RATES) {
      try {
        AudioFormat format = new AudioFormat(rate, 16, 1, true, false);
        TargetDataLine line = AudioSystem.getTargetDataLine(format);
        line.open(format);
        line.start();
        return new Microphone(line, rate);
      } catch (LineUnavailableException e) {
        taken = true;
        failure = e;
      } catch (IllegalArgumentException | SecurityException e) {
        // The first is how AudioSystem says that no mixer has such a line.
        failure = e;
      }
    }
    throw new AudioDeviceException(
        PLACE,
        taken ? "another program has taken it" : "this computer has none that Java can use",
        CURE,
        failure);
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
    byte[] bytes = new byte[samples.length * 2];
    int at = 0;
    while (at < bytes.length) {
      int count = line.read(bytes, at, bytes.length - at);
      if (count <= 0) {
        throw new AudioDeviceException(
            PLACE, "it was taken away", CURE, new IllegalStateException("no more samples"));
      }
      at += count;
    }
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(samples);
  }

  @Override
  public void close() {
    line.close();
  }
}
