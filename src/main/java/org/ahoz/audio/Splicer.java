package org.ahoz.audio;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Cuts sound at its silences, so that each stretch between two is encoded by itself, and only once
 * however often it comes; between them goes one packet of silence as often as it takes.
 *
 * <p>A stretch begins at the frame nearest to its time, so that no error adds up. A silence is a
 * run of samples that are next to zero, long enough for an encoder to come to rest in it; a stretch
 * without one that grows too long is cut all the same, and both parts are encoded as parts of one.
 */
final class Splicer implements Samples.Taker {

  /** The largest sample that nobody hears, at 80 decibels under the loudest that there is. */
  private static final int INAUDIBLE = 3;

  /** What is encoded at once when no silence comes: about fifteen seconds. */
  private static final int MOST_FRAMES = 700;

  private final PacketEncoder encoder;
  private final PacketMemory memory;
  private final Consumer<byte[]> packets;
  private final int frame;

  /** Samples of the stretch that has begun, and how many of them there are. */
  private short[] stretch = new short[1 << 14];

  private int length;

  /** How many samples at the end of the stretch are inaudible. */
  private int quiet;

  /** The whole frames before the stretch, when it goes on from one that was cut. */
  private short[] before = new short[0];

  /** When the stretch begins. */
  private long start;

  private long samples;
  private long packetsOut;

  Splicer(PacketEncoder encoder, PacketMemory memory, Consumer<byte[]> packets) {
    this.encoder = encoder;
    this.memory = memory;
    this.packets = packets;
    this.frame = encoder.frameLength();
  }

  /** Takes the samples that come next. */
  @Override
  public void sound(short[] more) {
    int at = 0;
    while (at < more.length) {
      if (length == 0) {
        int sound = at;
        while (sound < more.length && !isAudible(more[sound])) {
          sound++;
        }
        samples += sound - at;
        start = samples;
        at = sound;
      }
      at += put(more, at);
    }
  }

  /** Takes so many samples of zero. */
  @Override
  public void silence(int count) {
    for (int rest = count; rest > 0; ) {
      if (length == 0) {
        samples += rest;
        return;
      }
      rest -= put(new short[Math.min(rest, silenceThatEnds())], 0);
    }
  }

  /** After how many inaudible samples a stretch ends. */
  private int silenceThatEnds() {
    return (encoder.tail() + 2) * frame;
  }

  /** Puts samples to the stretch, as far as to where it ends or is cut; says how many. */
  private int put(short[] more, int from) {
    int enough = silenceThatEnds();
    int most = MOST_FRAMES * frame;
    int end = Math.min(more.length, from + most - length);
    int silent = quiet;
    int at = from;
    while (at < end && silent < enough) {
      silent = isAudible(more[at++]) ? 0 : silent + 1;
    }
    int count = at - from;
    if (length + count > stretch.length) {
      stretch = Arrays.copyOf(stretch, Math.max(length + count, 2 * length));
    }
    System.arraycopy(more, from, stretch, length, count);
    length += count;
    quiet = silent;
    samples += count;
    if (quiet == enough) {
      length -= quiet;
      endStretch(Long.MAX_VALUE, Long.MAX_VALUE);
    } else if (length == most) {
      cutStretch();
    }
    return count;
  }

  private static boolean isAudible(short sample) {
    return sample > INAUDIBLE || sample < -INAUDIBLE;
  }

  /** How many samples were taken. */
  long samples() {
    return samples;
  }

  /** How many packets were given out. */
  long packets() {
    return packetsOut;
  }

  /**
   * Gives out the rest.
   *
   * @param delay how many samples later a sound comes out of a decoder than it went in
   */
  void finish(int delay) {
    long last = (samples + delay + frame - 1) / frame;
    length -= quiet;
    if (length > 0) {
      endStretch(last, samples);
    }
    silenceUntil(last);
  }

  /**
   * Encodes the stretch to its end.
   *
   * @param last how many packets the file may have at most
   * @param end after how many samples a player stops
   */
  private void endStretch(long last, long end) {
    long begin = begin();
    int frames = (length + frame - 1) / frame + encoder.tail();
    if (begin * frame + length > end) {
      // A sound to the very end is rather early than cut.
      begin = Math.max(packetsOut, start / frame);
    }
    silenceUntil(begin);
    List<byte[]> encoded = encoded(Arrays.copyOf(audible(), frames * frame));
    encoded.subList(0, (int) Math.min(encoded.size(), last - packetsOut)).forEach(this::putOut);
    length = 0;
    quiet = 0;
    before = new short[0];
  }

  private short[] audible() {
    return Arrays.copyOf(stretch, length);
  }

  private List<byte[]> encoded(short[] sound) {
    short[] context = before;
    return context.length > 0
        ? encoder.encode(sound, context)
        : memory.packets(encoder.settings(), sound, () -> encoder.encode(sound, context));
  }

  /**
   * Encodes all but the end of the stretch, which the encoder needs to see, and goes on with it.
   */
  private void cutStretch() {
    silenceUntil(begin());
    int kept = (encoder.tail() + 1) * frame;
    int body = length - kept;
    List<byte[]> encoded = encoder.encode(audible(), before);
    encoded.subList(0, body / frame).forEach(this::putOut);
    before = Arrays.copyOfRange(stretch, body - kept, body);
    System.arraycopy(stretch, body, stretch, 0, kept);
    start += body;
    length = kept;
    quiet = Math.min(quiet, kept);
  }

  private long begin() {
    // What goes on from a cut follows it at once.
    return before.length > 0 ? packetsOut : Math.max(packetsOut, (start + frame / 2) / frame);
  }

  private void silenceUntil(long packet) {
    while (packetsOut < packet) {
      putOut(encoder.silence());
    }
  }

  private void putOut(byte[] packet) {
    packets.accept(packet);
    packetsOut++;
  }
}
