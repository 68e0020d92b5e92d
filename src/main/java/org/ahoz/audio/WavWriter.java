package org.ahoz.audio;

import java.io.OutputStream;
import java.nio.ByteBuffer;
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

  /** What is left free for tags and chapters, which come after the sound. */
  private static final long ROOM_AFTER = 1L << 26;

  /** Sizes in the head of a WAV file have 32 bits. */
  private static final long LONGEST = 0xFFFF_FFFFL - Wav.HEADER_LENGTH - ROOM_AFTER;

  /** The rate of a file without a single clip; any would do. */
  private static final int ANY_RATE = 22_050;

  /** Samples that are turned to bytes at a time. */
  private static final int PART = 1 << 16;

  private final OutputFile file;
  private final Tags tags;
  private final long longest;
  private final Chapters chapters = new Chapters();
  private int sampleRate;
  private long samples;

  WavWriter(OutputFile file, Tags tags, long longest) {
    this.file = file;
    this.tags = tags;
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
    return begin(OutputFile.create(file, existing), Tags.NONE);
  }

  /**
   * Begins to write to a stream, which receives everything at the end and is not closed.
   *
   * @param name what messages call the stream, such as {@code standard output}
   * @throws AudioFileException when what is to be sent cannot be gathered in a temporary file
   */
  public static WavWriter to(OutputStream out, String name) {
    return begin(OutputFile.to(out, name), Tags.NONE);
  }

  static WavWriter begin(OutputFile file, Tags tags) {
    WavWriter writer = new WavWriter(file, tags, LONGEST);
    file.append(Wav.header(ANY_RATE, 0, 0));
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
          file.name(),
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

  @Override
  public void chapter(String title) {
    chapters.begin(position(), title);
  }

  @Override
  public Duration position() {
    return sampleRate == 0 ? Duration.ZERO : AudioClip.timeOf(samples, sampleRate);
  }

  @Override
  public void finish() {
    int rate = sampleRate == 0 ? ANY_RATE : sampleRate;
    ByteBuffer after = WavChunks.bytes(rate, tags, chapters.until(position()));
    int afterLength = after.remaining();
    file.append(after);
    file.replace(0, Wav.header(rate, samples * 2, afterLength));
    file.publish();
  }

  @Override
  public void close() {
    file.close();
  }
}
