package org.ahoz.audio;

import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import org.ahoz.audio.AudioFileException.Kind;

/**
 * Writes a WAV file clip by clip, so that a long game is never held in memory as a whole.
 *
 * <p>The file appears under its name when it is {@linkplain #finish finished}, whole, or not at
 * all. Its sample rate is that of the first clip; later clips are resampled to it.
 */
public final class WavWriter implements AudioOutput {

  /** Sizes in the head of a WAV file have 32 bits. */
  private static final long LONGEST = 0xFFFF_FFFFL - Wav.HEADER_LENGTH;

  /** The rate of a file without a single clip; any would do. */
  private static final int ANY_RATE = 22_050;

  /** Samples that are turned to bytes at a time. */
  private static final int PART = 1 << 16;

  private final String name;
  private final OutputFile file;
  private final long longest;
  private int sampleRate;
  private long samples;

  WavWriter(String name, OutputFile file, long longest) {
    this.name = name;
    this.file = file;
    this.longest = longest;
  }

  /**
   * Begins a file.
   *
   * @throws AudioFileException when it can be seen already that it cannot be written: its folder is
   *     missing, a folder stands in its place, it exists and is to be kept, or permission is
   *     wanting
   */
  public static WavWriter create(Path file, Existing existing) {
    return begin(file.toString(), OutputFile.create(file, existing));
  }

  /**
   * Begins to write to a stream, which receives everything at the end and is not closed.
   *
   * @param name what messages call the stream, such as {@code standard output}
   * @throws AudioFileException when what is to be sent cannot be gathered in a temporary file
   */
  public static WavWriter to(OutputStream out, String name) {
    return begin(name, OutputFile.to(out, name));
  }

  private static WavWriter begin(String name, OutputFile file) {
    WavWriter writer = new WavWriter(name, file, LONGEST);
    file.append(Wav.header(ANY_RATE, 0));
    return writer;
  }

  @Override
  public void write(AudioClip clip) {
    if (sampleRate == 0) {
      sampleRate = clip.sampleRate();
    }
    AudioClip fitting = clip.resampled(sampleRate);
    if ((samples + fitting.length()) * 2 > longest) {
      throw new AudioFileException(
          Kind.TOO_LONG,
          name,
          "a WAV file cannot hold more than "
              + AudioClip.timeOf(longest / 2, sampleRate).toHours()
              + " hours of this sound",
          "write fewer games to one file");
    }
    for (int from = 0; from < fitting.length(); from += PART) {
      file.append(fitting.littleEndian(from, Math.min(fitting.length(), from + PART)));
    }
    samples += fitting.length();
  }

  /** How much has been written: the time at which the next clip will begin. */
  public Duration written() {
    return sampleRate == 0 ? Duration.ZERO : AudioClip.timeOf(samples, sampleRate);
  }

  @Override
  public void finish() {
    file.replaceBeginning(Wav.header(sampleRate == 0 ? ANY_RATE : sampleRate, samples * 2));
    file.publish();
  }

  @Override
  public void close() {
    file.close();
  }
}
