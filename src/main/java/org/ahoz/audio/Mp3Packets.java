package org.ahoz.audio;

import de.sciss.jump3r.mp3.BitStream;
import de.sciss.jump3r.mp3.GainAnalysis;
import de.sciss.jump3r.mp3.ID3Tag;
import de.sciss.jump3r.mp3.Lame;
import de.sciss.jump3r.mp3.LameGlobalFlags;
import de.sciss.jump3r.mp3.MPEGMode;
import de.sciss.jump3r.mp3.Presets;
import de.sciss.jump3r.mp3.Quantize;
import de.sciss.jump3r.mp3.QuantizePVT;
import de.sciss.jump3r.mp3.Reservoir;
import de.sciss.jump3r.mp3.Takehiro;
import de.sciss.jump3r.mp3.VBRTag;
import de.sciss.jump3r.mp3.Version;
import de.sciss.jump3r.mpg.Common;
import de.sciss.jump3r.mpg.Interface;
import de.sciss.jump3r.mpg.MPGLib;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Frames of MP3 (MPEG audio, layer III), for speech in one channel.
 *
 * <p>No frame borrows bits from those before it, which costs a little quality and lets frames stand
 * anywhere.
 */
final class Mp3Packets implements PacketEncoder {

  /** Bits to the second up to 24 kilohertz, and above. */
  private static final int LOW_BIT_RATE = 48;

  private static final int HIGH_BIT_RATE = 80;

  /** From 0, the best and slowest, to 9; speech does not sound better for less. */
  private static final int QUALITY = 7;

  /** Frames after which an encoder that hears silence is as it would be after an hour of it. */
  private static final int SETTLING = 4;

  /** What a call may need beside the frames, as LAME's own documentation says. */
  private static final int ROOM = 7200;

  private final int sampleRate;
  private byte @Nullable [] silence;

  /**
   * An encoder.
   *
   * @param sampleRate of the sound, in hertz; one of those of {@link Mp3Frame}
   */
  Mp3Packets(int sampleRate) {
    this.sampleRate = sampleRate;
  }

  @Override
  public int frameLength() {
    return Mp3Frame.samples(sampleRate);
  }

  @Override
  public int tail() {
    return 3;
  }

  @Override
  public List<byte[]> encode(short[] frames, short[] before) {
    int settling = before.length == 0 ? SETTLING : before.length / frameLength();
    int start = settling * frameLength();
    int[] all = new int[start + frames.length];
    put(before, all, start - before.length);
    put(frames, all, start);
    List<byte[]> packets = packets(all);
    return packets.subList(settling, settling + frames.length / frameLength());
  }

  /** The encoder wants the sixteen bits at the upper end of thirty-two. */
  private static void put(short[] samples, int[] all, int at) {
    for (int i = 0; i < samples.length; i++) {
      all[at + i] = samples[i] << 16;
    }
  }

  @Override
  public byte[] silence() {
    byte[] known = silence;
    if (known == null) {
      known = encode(new short[frameLength()], new short[0]).get(0);
      silence = known;
    }
    return known;
  }

  private List<byte[]> packets(int[] samples) {
    Lame lame = new Lame();
    LameGlobalFlags flags = begin(lame);
    byte[] bytes = new byte[samples.length + ROOM];
    int length = lame.lame_encode_buffer_int(flags, samples, samples, samples.length, bytes, 0, 0);
    length += lame.lame_encode_flush(flags, bytes, length, bytes.length - length);
    lame.lame_close(flags);
    List<byte[]> packets = new ArrayList<>();
    for (int at = 0; at < length; ) {
      int end = at + Mp3Frame.length(bytes, at);
      packets.add(Arrays.copyOfRange(bytes, at, end));
      at = end;
    }
    return packets;
  }

  private LameGlobalFlags begin(Lame lame) {
    connect(lame);
    LameGlobalFlags flags = lame.lame_init();
    flags.num_channels = 1;
    flags.in_samplerate = sampleRate;
    flags.out_samplerate = sampleRate;
    flags.mode = MPEGMode.MONO;
    flags.brate = sampleRate <= 24_000 ? LOW_BIT_RATE : HIGH_BIT_RATE;
    flags.quality = QUALITY;
    flags.disable_reservoir = true;
    flags.bWriteVbrTag = false;
    flags.write_id3tag_automatic = false;
    flags.findReplayGain = false;
    if (lame.lame_init_params(flags) < 0) {
      throw new IllegalArgumentException("MP3 has no sound of " + sampleRate + " hertz");
    }
    return flags;
  }

  /** The parts of the encoder have to be told of each other by who uses it. */
  private static void connect(Lame lame) {
    GainAnalysis gain = new GainAnalysis();
    BitStream bits = new BitStream();
    Presets presets = new Presets();
    QuantizePVT tables = new QuantizePVT();
    Quantize quantize = new Quantize();
    VBRTag vbrTag = new VBRTag();
    Version version = new Version();
    ID3Tag id3 = new ID3Tag();
    Reservoir reservoir = new Reservoir();
    Takehiro huffman = new Takehiro();
    MPGLib decoder = new MPGLib();
    Interface decoding = new Interface();
    Common common = new Common();
    lame.setModules(gain, bits, presets, tables, quantize, vbrTag, version, id3, decoder);
    bits.setModules(gain, decoder, version, vbrTag);
    id3.setModules(bits, version);
    presets.setModules(lame);
    quantize.setModules(bits, reservoir, tables, huffman);
    tables.setModules(huffman, reservoir, lame.enc.psy);
    reservoir.setModules(bits);
    huffman.setModules(tables);
    vbrTag.setModules(lame, bits, version);
    decoder.setModules(decoding, common);
    decoding.setModules(vbrTag, common);
  }

  @Override
  public String settings() {
    return "mp3 " + sampleRate;
  }
}
