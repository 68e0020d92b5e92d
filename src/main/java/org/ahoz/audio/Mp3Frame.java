package org.ahoz.audio;

import java.util.Arrays;

/**
 * The heads of MP3 frames (ISO/IEC 11172-3, 2.4.1.3; ISO/IEC 13818-3 for the lower sample rates).
 */
final class Mp3Frame {

  /** The sample rates that there are, in hertz. */
  private static final int[] RATES = {16_000, 22_050, 24_000, 32_000, 44_100, 48_000};

  /** From here on a frame has 1152 samples, and its head is that of MPEG-1. */
  private static final int FIRST_OF_MPEG_1 = 32_000;

  /** Kilobits to the second, by the number in the head. */
  private static final int[] MPEG_1_BIT_RATES = {
    0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320
  };

  private static final int[] MPEG_2_BIT_RATES = {
    0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160
  };

  /** Sample rates by the number in the head. */
  private static final int[] MPEG_1_RATES = {44_100, 48_000, 32_000};

  private static final int[] MPEG_2_RATES = {22_050, 24_000, 16_000};

  private Mp3Frame() {}

  /** The lowest sample rate that carries sound of this one, or the highest that there is. */
  static int rateFor(int sampleRate) {
    return Arrays.stream(RATES).filter(rate -> rate >= sampleRate).findFirst().orElse(48_000);
  }

  /** How many samples are in a frame. */
  static int samples(int sampleRate) {
    return sampleRate < FIRST_OF_MPEG_1 ? 576 : 1152;
  }

  /**
   * How many bytes the frame has that begins there.
   *
   * @throws IllegalStateException when none begins there
   */
  static int length(byte[] bytes, int at) {
    int version = bytes[at + 1] >> 3 & 3;
    int bitRate = bytes[at + 2] >> 4 & 15;
    int rate = bytes[at + 2] >> 2 & 3;
    int padding = bytes[at + 2] >> 1 & 1;
    if (bytes[at] != -1 || version < 2 || bitRate == 0 || bitRate == 15 || rate == 3) {
      throw new IllegalStateException("no MP3 frame begins at byte " + at);
    }
    boolean mpeg1 = version == 3;
    int kilobits = (mpeg1 ? MPEG_1_BIT_RATES : MPEG_2_BIT_RATES)[bitRate];
    int sampleRate = (mpeg1 ? MPEG_1_RATES : MPEG_2_RATES)[rate];
    return samples(sampleRate) / 8 * kilobits * 1000 / sampleRate + padding;
  }
}
