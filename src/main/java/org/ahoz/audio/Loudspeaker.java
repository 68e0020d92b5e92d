package org.ahoz.audio;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.jspecify.annotations.Nullable;

/**
 * The loudspeaker of this computer.
 *
 * <p>One thread writes; any thread may {@link #stop}.
 */
public final class Loudspeaker implements LiveOutput {

  /** Opens the way to a device; the tests have one that needs no device. */
  interface Lines {
    SourceDataLine open(AudioFormat format) throws LineUnavailableException;
  }

  /** Parts of a second that are sent at a time; after {@link #stop} no more than this is heard. */
  private static final int PARTS_PER_SECOND = 20;

  private final Lines lines;
  private final AtomicInteger stops = new AtomicInteger();
  private volatile @Nullable SourceDataLine line;
  private Duration position = Duration.ZERO;

  Loudspeaker(Lines lines) {
    this.lines = lines;
  }

  /**
   * The system's own loudspeaker.
   *
   * @throws AudioDeviceException when there is none
   */
  public static Loudspeaker open() {
    Loudspeaker loudspeaker = new Loudspeaker(Loudspeaker::systemLine);
    loudspeaker.lineFor(22_050);
    return loudspeaker;
  }

  private static SourceDataLine systemLine(AudioFormat format) throws LineUnavailableException {
    SourceDataLine line = AudioSystem.getSourceDataLine(format);
    line.open(format);
    return line;
  }

  /**
   * Plays a clip; returns when its last part has been handed over, or at once after {@link #stop}.
   *
   * @throws AudioDeviceException when the device is gone or taken
   */
  @Override
  public void write(AudioClip clip) {
    int before = stops.get();
    SourceDataLine open = lineFor(clip.sampleRate());
    short[] samples = clip.shared();
    int part = Math.max(1, clip.sampleRate() / PARTS_PER_SECOND);
    for (int from = 0; from < clip.length() && stops.get() == before; from += part) {
      int to = Math.min(clip.length(), from + part);
      byte[] bytes = AudioClip.littleEndian(samples, from, to);
      open.write(bytes, 0, bytes.length);
      position = position.plus(AudioClip.timeOf(to - from, clip.sampleRate()));
    }
  }

  /** How much has been handed over; the last part of it, which the device holds, is yet to come. */
  @Override
  public Duration position() {
    return position;
  }

  @Override
  public void stop() {
    stops.incrementAndGet();
    SourceDataLine open = line;
    if (open != null) {
      open.flush();
    }
  }

  @Override
  public Duration unheard() {
    SourceDataLine open = line;
    if (open == null) {
      return Duration.ZERO;
    }
    int bytes = open.getBufferSize() - open.available();
    return AudioClip.timeOf(bytes / 2, (int) open.getFormat().getSampleRate());
  }

  @Override
  public void finish() {
    SourceDataLine open = line;
    if (open != null) {
      open.drain();
    }
  }

  @Override
  public void close() {
    SourceDataLine open = line;
    line = null;
    if (open != null) {
      open.close();
    }
  }

  private SourceDataLine lineFor(int sampleRate) {
    SourceDataLine open = line;
    if (open != null && open.getFormat().getSampleRate() == sampleRate) {
      return open;
    }
    finish();
    close();
    try {
      SourceDataLine opened = lines.open(new AudioFormat(sampleRate, 16, 1, true, false));
      opened.start();
      line = opened;
      return opened;
    } catch (LineUnavailableException e) {
      throw new AudioDeviceException("another program has taken it", e);
    } catch (IllegalArgumentException e) {
      // How AudioSystem says that no mixer has such a line.
      throw new AudioDeviceException("this computer has none that Java can use", e);
    }
  }
}
