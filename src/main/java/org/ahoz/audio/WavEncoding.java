package org.ahoz.audio;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.ahoz.audio.AudioFileException.Kind;
import org.ahoz.audio.Chapters.Chapter;

/**
 * Samples as they are, in a WAV file; tags and chapters come after them.
 *
 * <p>More than a quarter of spoken games is silence. It is passed over, and costs neither time nor,
 * in most file systems, room; it is read as zeros nevertheless.
 */
final class WavEncoding implements Encoding, Samples.Taker {

  /** What is left free for tags and chapters, which come after the sound. */
  private static final long ROOM_AFTER = 1L << 26;

  /** Sizes in the head of a WAV file have 32 bits. */
  private static final long LONGEST = 0xFFFF_FFFFL - Wav.HEADER_LENGTH - ROOM_AFTER;

  /** So many bytes of silence hold a block of a file system, wherever they begin. */
  private static final int SHORTEST_GAP = 1 << 13;

  /** Bytes that go to the file at a time. */
  private static final int PART = 1 << 17;

  private final OutputFile file;
  private final long longest;

  /** Outside of the heap, from where a file takes bytes without another copy of them. */
  private final ByteBuffer waiting = ByteBuffer.allocateDirect(PART).order(ByteOrder.LITTLE_ENDIAN);

  private long bytes;

  WavEncoding(OutputFile file) {
    this(file, LONGEST);
  }

  /**
   * An encoding.
   *
   * @param longest how many bytes of sound a file may hold
   */
  WavEncoding(OutputFile file, long longest) {
    this.file = file;
    this.longest = longest;
    file.append(Wav.header(1, 0, 0));
  }

  @Override
  public int rateFor(int sampleRate) {
    return sampleRate;
  }

  @Override
  public void add(AudioClip clip) {
    bytes += clip.length() * 2L;
    if (bytes > longest) {
      throw new AudioFileException(
          Kind.TOO_LONG,
          file.name(),
          "a WAV file cannot hold more than "
              + AudioClip.timeOf(longest / 2, clip.sampleRate()).toHours()
              + " hours of this sound",
          "write several with --split, or choose another format, such as --format opus");
    }
    clip.giveTo(this);
  }

  @Override
  public void sound(short[] samples) {
    for (int from = 0; from < samples.length; ) {
      int length = Math.min(samples.length - from, waiting.remaining() / 2);
      waiting.asShortBuffer().put(samples, from, length);
      waiting.position(waiting.position() + length * 2);
      from += length;
      if (!waiting.hasRemaining()) {
        flush();
      }
    }
  }

  @Override
  public void silence(int length) {
    if (length * 2L < SHORTEST_GAP) {
      sound(new short[length]);
    } else {
      flush();
      file.skip(length * 2L);
    }
  }

  private void flush() {
    file.append(waiting.flip());
    waiting.clear();
  }

  @Override
  public void finish(int sampleRate, Tags tags, List<Chapter> chapters) {
    flush();
    ByteBuffer after = WavChunks.bytes(sampleRate, tags, chapters);
    int afterLength = after.remaining();
    file.append(after);
    file.replace(0, Wav.header(sampleRate, bytes, afterLength));
  }
}
