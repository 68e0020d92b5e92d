package org.ahoz.audio;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.ahoz.audio.Chapters.Chapter;
import org.jspecify.annotations.Nullable;

/** Opus in an Ogg file (RFC 7845). */
final class OpusEncoding implements Encoding {

  /** Times are counted at this rate, whatever that of the sound. */
  private static final int CLOCK = 48_000;

  private static final int TICKS = CLOCK / OpusPackets.PACKETS_PER_SECOND;

  /**
   * The number of the stream, of which a file has but one; always the same, as the file is then.
   */
  private static final int SERIAL = 0x41686F7A;

  private final OggFile ogg;
  private final PacketMemory memory;
  private @Nullable OpusPackets encoder;
  private @Nullable Splicer splicer;
  private long packets;

  OpusEncoding(OutputFile file, PacketMemory memory) {
    this.ogg = new OggFile(file, SERIAL, OpusPackets.PACKETS_PER_SECOND);
    this.memory = memory;
  }

  @Override
  public int rateFor(int sampleRate) {
    if (OpusPackets.isRate(sampleRate)) {
      return sampleRate;
    }
    return sampleRate < 24_000 ? 24_000 : CLOCK;
  }

  @Override
  public void add(AudioClip clip) {
    clip.giveTo(splicer(clip.sampleRate()));
  }

  private Splicer splicer(int sampleRate) {
    Splicer known = splicer;
    if (known == null) {
      encoder = new OpusPackets(sampleRate);
      known = new Splicer(encoder, memory, packet -> ogg.add(packet, TICKS * ++packets));
      splicer = known;
    }
    return known;
  }

  @Override
  public void finish(int sampleRate, Tags tags, List<Chapter> chapters) {
    Splicer rest = splicer(sampleRate);
    int delay = encoder == null ? 0 : encoder.delay();
    rest.finish((delay * sampleRate + CLOCK - 1) / CLOCK);
    long end = delay + rest.samples() * CLOCK / sampleRate;
    ogg.finish(head(delay, sampleRate), comments(tags, chapters), Math.min(end, TICKS * packets));
  }

  private static byte[] head(int delay, int sampleRate) {
    ByteBuffer head = ByteBuffer.allocate(19).order(ByteOrder.LITTLE_ENDIAN);
    head.put("OpusHead".getBytes(StandardCharsets.US_ASCII)).put((byte) 1).put((byte) 1);
    head.putShort((short) delay).putInt(sampleRate).putShort((short) 0).put((byte) 0);
    return head.array();
  }

  private static byte[] comments(Tags tags, List<Chapter> chapters) {
    ByteArrayOutputStream comments = new ByteArrayOutputStream();
    comments.writeBytes("OpusTags".getBytes(StandardCharsets.US_ASCII));
    comments.writeBytes(VorbisComments.bytes("Concentus", tags, chapters));
    return comments.toByteArray();
  }
}
