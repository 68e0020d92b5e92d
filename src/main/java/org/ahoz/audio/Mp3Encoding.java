package org.ahoz.audio;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.ahoz.audio.Chapters.Chapter;
import org.jspecify.annotations.Nullable;

/**
 * MP3: an ID3 tag, a frame that tells how many follow and what of them is sound (the Info tag of
 * LAME, as Gabriel Bouvigne's MP3 Tag Specification 1 describes it), and the frames.
 */
final class Mp3Encoding implements Encoding {

  /** Samples by which the encoder is late, and the decoder. */
  private static final int ENCODER_DELAY = 576;

  private static final int DECODER_DELAY = 529;

  /** What stands between the head of a frame and its sound, for one channel. */
  private static final int SIDE_INFORMATION_MPEG_1 = 17;

  private static final int SIDE_INFORMATION_MPEG_2 = 9;

  /**
   * The number of a bit rate whose frames have room for all of the tag: 64 kilobits to the second
   * where 576 samples are in a frame, 112 where there are 1152.
   */
  private static final int INFO_BIT_RATE = 8;

  private static final int FRAMES_BYTES_AND_CONTENTS = 7;

  private final OutputFile file;
  private final PacketMemory memory;
  private final FrameBuffer frames;
  private @Nullable Mp3Packets encoder;
  private @Nullable Splicer splicer;

  Mp3Encoding(OutputFile file, PacketMemory memory) {
    this.file = file;
    this.memory = memory;
    this.frames = new FrameBuffer(file);
  }

  @Override
  public int rateFor(int sampleRate) {
    return Mp3Frame.rateFor(sampleRate);
  }

  @Override
  public void add(AudioClip clip) {
    clip.giveTo(splicer(clip.sampleRate()));
  }

  private Splicer splicer(int sampleRate) {
    Splicer known = splicer;
    if (known == null) {
      encoder = new Mp3Packets(sampleRate);
      known = new Splicer(encoder, memory, frames::add);
      splicer = known;
    }
    return known;
  }

  @Override
  public void finish(int sampleRate, Tags tags, List<Chapter> chapters) {
    Splicer rest = splicer(sampleRate);
    rest.finish(ENCODER_DELAY + DECODER_DELAY);
    frames.flush();
    byte[] silence = encoder == null ? new byte[0] : encoder.silence();
    byte[] info = info(silence, sampleRate, rest);
    byte[] id3 = Id3.bytes(tags, chapters);
    file.insert(0, ByteBuffer.allocate(id3.length + info.length).put(id3).put(info).flip());
  }

  /** A frame of silence to those who do not know better. */
  private byte[] info(byte[] silence, int sampleRate, Splicer sound) {
    boolean mpeg1 = sampleRate >= 32_000;
    byte[] head = Arrays.copyOf(silence, 4);
    head[2] = (byte) ((INFO_BIT_RATE << 4) | (head[2] & 0x0C));
    byte[] frame = new byte[Mp3Frame.length(head, 0)];
    ByteBuffer info = ByteBuffer.wrap(frame).put(head);
    info.position(4 + (mpeg1 ? SIDE_INFORMATION_MPEG_1 : SIDE_INFORMATION_MPEG_2));
    info.put("Info".getBytes(StandardCharsets.US_ASCII)).putInt(FRAMES_BYTES_AND_CONTENTS);
    // Four gigabytes are 198 hours; what is longer plays as well, though its length may be told
    // wrongly.
    int bytes = (int) Math.min(0xFFFF_FFFFL, file.length() + frame.length);
    info.putInt((int) sound.packets()).putInt(bytes);
    for (int i = 0; i < 100; i++) {
      info.put((byte) (i * 256 / 100));
    }
    info.put("LAME3.98r".getBytes(StandardCharsets.US_ASCII));
    // Constant bit rate, no low pass told, no gain told.
    info.put((byte) 1).put((byte) 0).putLong(0).put((byte) 0);
    info.put((byte) 0);
    long samples = sound.packets() * Mp3Frame.samples(sampleRate);
    int padding = (int) (samples - sound.samples() - ENCODER_DELAY);
    int both = (ENCODER_DELAY << 12) | padding;
    info.put((byte) (both >> 16)).putShort((short) both);
    info.put((byte) 0).put((byte) 0).putShort((short) 0).putInt(bytes).putShort((short) 0);
    info.putShort((short) checksum(frame, info.position()));
    return frame;
  }

  /** The sixteen bits that are counted over the frame as far as to them. */
  private static int checksum(byte[] frame, int end) {
    int sum = 0;
    for (int i = 0; i < end; i++) {
      sum ^= Byte.toUnsignedInt(frame[i]);
      for (int bit = 0; bit < 8; bit++) {
        sum = (sum >>> 1) ^ ((sum & 1) == 1 ? 0xA001 : 0);
      }
    }
    return sum;
  }

  /** Frames are small; they go to the file many at a time. */
  private static final class FrameBuffer {

    private final OutputFile file;
    private final ByteBuffer waiting = ByteBuffer.allocate(1 << 14);

    FrameBuffer(OutputFile file) {
      this.file = file;
    }

    void add(byte[] frame) {
      if (waiting.remaining() < frame.length) {
        flush();
      }
      waiting.put(frame);
    }

    void flush() {
      file.append(waiting.flip());
      waiting.clear();
    }
  }
}
