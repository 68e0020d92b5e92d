package org.ahoz.audio;

import io.github.jaredmdobson.concentus.OpusApplication;
import io.github.jaredmdobson.concentus.OpusEncoder;
import io.github.jaredmdobson.concentus.OpusException;
import io.github.jaredmdobson.concentus.OpusSignal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Packets of twenty milliseconds in Opus (RFC 6716), for speech in one channel. */
final class OpusPackets implements PacketEncoder {

  static final int PACKETS_PER_SECOND = 50;

  /**
   * Bits to the second: what RFC 7587 calls the sweet spot for speech at full width is 28 to 40.
   */
  static final int BIT_RATE = 24_000;

  /** Of 0 to 10; above it, time grows faster than what is gained for speech. */
  private static final int COMPLEXITY = 3;

  /** Packets after which an encoder that hears silence is as it would be after an hour of it. */
  private static final int SETTLING = 5;

  private static final int LARGEST = 1275;

  private final int sampleRate;
  private final int frameLength;
  private final OpusEncoder encoder;
  private byte @Nullable [] silence;

  /**
   * An encoder.
   *
   * @param sampleRate of the sound, in hertz; one of {@link #isRate}
   */
  OpusPackets(int sampleRate) {
    this.sampleRate = sampleRate;
    this.frameLength = sampleRate / PACKETS_PER_SECOND;
    try {
      encoder = new OpusEncoder(encodedRate(sampleRate), 1, OpusApplication.OPUS_APPLICATION_VOIP);
    } catch (OpusException e) {
      throw new IllegalArgumentException("Opus has no sound of " + sampleRate + " hertz", e);
    }
    encoder.setBitrate(BIT_RATE);
    encoder.setComplexity(COMPLEXITY);
    encoder.setSignalType(OpusSignal.OPUS_SIGNAL_VOICE);
  }

  /** Whether sound of this rate has whole samples in a packet. */
  static boolean isRate(int sampleRate) {
    return sampleRate % PACKETS_PER_SECOND == 0 && sampleRate <= 48_000;
  }

  /** The lowest of the rates that Opus knows which carries the sound. */
  private static int encodedRate(int sampleRate) {
    for (int rate : new int[] {8000, 12_000, 16_000, 24_000}) {
      if (sampleRate <= rate) {
        return rate;
      }
    }
    return 48_000;
  }

  /** How much later a sound comes out of the decoder, in samples at 48 kilohertz. */
  int delay() {
    return encoder.getLookahead() * (48_000 / encoder.getSampleRate());
  }

  @Override
  public int frameLength() {
    return frameLength;
  }

  @Override
  public int tail() {
    return 2;
  }

  @Override
  public List<byte[]> encode(short[] frames, short[] before) {
    encoder.resetState();
    int settling = before.length == 0 ? SETTLING : before.length / frameLength;
    short[] all = new short[settling * frameLength + frames.length];
    System.arraycopy(before, 0, all, settling * frameLength - before.length, before.length);
    System.arraycopy(frames, 0, all, settling * frameLength, frames.length);
    List<byte[]> packets = packets(AudioClip.of(sampleRate, all));
    return packets.subList(settling, packets.size());
  }

  @Override
  public byte[] silence() {
    byte[] known = silence;
    if (known == null) {
      known = encode(new short[frameLength], new short[0]).get(0);
      silence = known;
    }
    return known;
  }

  private List<byte[]> packets(AudioClip clip) {
    short[] samples = clip.resampled(encoder.getSampleRate()).samples();
    int step = encoder.getSampleRate() / PACKETS_PER_SECOND;
    byte[] packet = new byte[LARGEST];
    List<byte[]> packets = new ArrayList<>();
    try {
      for (int at = 0; at + step <= samples.length; at += step) {
        int length = encoder.encode(samples, at, step, packet, 0, packet.length);
        packets.add(Arrays.copyOf(packet, length));
      }
    } catch (OpusException e) {
      throw new IllegalStateException("Opus does not take " + clip, e);
    }
    return packets;
  }

  @Override
  public String settings() {
    return "opus " + sampleRate;
  }
}
