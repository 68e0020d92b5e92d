package org.ahoz.audio;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import net.sourceforge.javaflacencoder.EncodingConfiguration;
import net.sourceforge.javaflacencoder.FLACEncoder;
import net.sourceforge.javaflacencoder.FLACOutputStream;
import net.sourceforge.javaflacencoder.StreamConfiguration;
import org.ahoz.audio.Chapters.Chapter;
import org.jspecify.annotations.Nullable;

/** FLAC (RFC 9639), which gives back every sample. */
final class FlacEncoding implements Encoding {

  private static final int BLOCK = 4096;

  /** Of samples; the library fails at less, as at the last of a file. */
  private static final int SMALLEST_BLOCK = 16;

  /** The four letters at the beginning, and the first block with its head. */
  private static final int STREAM_INFORMATION_END = 42;

  private static final byte COMMENTS = 4;

  private static final int LAST = 0x80;

  /** The sample rates that the library takes. */
  private static final int HIGHEST_RATE = 655_350;

  private final OutputFile file;
  private @Nullable FLACEncoder encoder;

  /** What was not given to the library yet, which cannot end a file without a sample left. */
  private final int[] block = new int[BLOCK];

  private int waiting;

  FlacEncoding(OutputFile file) {
    this.file = file;
  }

  @Override
  public int rateFor(int sampleRate) {
    return Math.min(sampleRate, HIGHEST_RATE);
  }

  @Override
  public void add(AudioClip clip) {
    FLACEncoder begun = encoder(clip.sampleRate());
    for (short sample : clip.shared()) {
      if (waiting == BLOCK) {
        encode(begun, false);
      }
      block[waiting++] = sample;
    }
  }

  private void encode(FLACEncoder begun, boolean last) {
    begun.addSamples(block, waiting);
    try {
      begun.encodeSamples(waiting, last);
    } catch (IOException e) {
      throw new IllegalStateException("the file does not throw what it throws", e);
    }
    waiting = 0;
  }

  private FLACEncoder encoder(int sampleRate) {
    FLACEncoder known = encoder;
    if (known == null) {
      known = new FLACEncoder();
      known.setStreamConfiguration(new StreamConfiguration(1, BLOCK, BLOCK, sampleRate, 16));
      EncodingConfiguration fast = new EncodingConfiguration();
      fast.setSubframeType(EncodingConfiguration.SubframeType.FIXED);
      known.setEncodingConfiguration(fast);
      known.setOutputStream(new Writing(file));
      try {
        known.openFLACStream();
      } catch (IOException e) {
        throw new IllegalStateException("the file does not throw what it throws", e);
      }
      encoder = known;
    }
    return known;
  }

  @Override
  public void finish(int sampleRate, Tags tags, List<Chapter> chapters) {
    FLACEncoder begun = encoder(sampleRate);
    if (waiting < SMALLEST_BLOCK) {
      Arrays.fill(block, waiting, SMALLEST_BLOCK, 0);
      waiting = SMALLEST_BLOCK;
    }
    encode(begun, true);
    putComments(VorbisComments.bytes("java-flac-encoder 0.3.7", tags, chapters));
  }

  /** Puts comments behind the first block, in front of whatever else the library has written. */
  private void putComments(byte[] comments) {
    byte first = file.read(4, 1).get();
    file.replace(4, ByteBuffer.wrap(new byte[] {(byte) (first & ~LAST)}));
    ByteBuffer block = ByteBuffer.allocate(4 + comments.length);
    int head = (first & LAST) | COMMENTS;
    block.putInt((head << 24) | comments.length).put(comments);
    file.insert(STREAM_INFORMATION_END, block.flip());
  }

  /** The file, as the library wants to see it. */
  private static final class Writing implements FLACOutputStream {

    private final OutputFile file;
    private long position;

    Writing(OutputFile file) {
      this.file = file;
    }

    @Override
    public long seek(long place) {
      position = place;
      return place;
    }

    @Override
    public int write(byte[] bytes, int from, int length) {
      file.replace(position, ByteBuffer.wrap(bytes, from, length));
      position += length;
      return length;
    }

    @Override
    public long size() {
      return file.length();
    }

    @Override
    public void write(byte value) {
      write(new byte[] {value}, 0, 1);
    }

    @Override
    public boolean canSeek() {
      return true;
    }

    @Override
    public long getPos() {
      return position;
    }
  }
}
