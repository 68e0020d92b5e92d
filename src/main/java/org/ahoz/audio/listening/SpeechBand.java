package org.ahoz.audio.listening;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How strong a recording is in bands of 500 hertz, and how far up it therefore reaches. A telephone
 * lets nothing pass above 3.4 to 4 kilohertz, whatever the sample rate says; in a sound that is not
 * cut off there is always something above, of s and f most, and a little of vowels.
 */
final class SpeechBand {

  /** Hertz. */
  private static final int WIDTH = 500;

  private static final int STEP = 100;
  private static final int HIGHEST = 8_000;

  /** So many blocks to the second are a block long, and so many begin. */
  private static final int LENGTH = 40;

  private static final int BLOCKS = 50;

  /** The loudest moments are looked at: a tenth of a second of them, as long as an f. */
  private static final int LOUDEST = 5;

  /** What passes everything is measured by, in hertz: the band that a telephone lets pass, too. */
  private static final int MIDDLE_FROM = 2_000;

  private static final int MIDDLE_TO = 3_500;

  /**
   * How much weaker a band may be than the middle: 45 decibels. Of 700 recorded and synthetic
   * moves, none was weaker by more than 42 above 5 kilohertz; through a telephone, all are by 49.
   */
  private static final double WEAKEST = 3.2e-5;

  /**
   * The noise of rounding to whole samples, with the dither that some add to it, and a good margin,
   * as a mean square over all frequencies.
   */
  private static final double ROUNDING = 1;

  private SpeechBand() {}

  /**
   * Up to which frequency something is heard.
   *
   * @return hertz, in steps of 500; 0 where nothing is
   */
  static double width(short[] samples, int sampleRate, double offset) {
    int length = sampleRate / LENGTH;
    List<SoundBlock> blocks = blocks(samples, sampleRate, length, offset);
    double middle = 0;
    for (int hertz = MIDDLE_FROM; hertz < MIDDLE_TO; hertz += WIDTH) {
      middle = Math.max(middle, loudest(blocks, hertz));
    }
    // What white noise of this mean square has at one frequency, under the window.
    double rounding = 3 * ROUNDING / Math.max(1, length);
    double least = Math.max(rounding, middle * WEAKEST);
    int top = Math.min(HIGHEST, sampleRate / 2) / WIDTH * WIDTH;
    while (top > 0 && loudest(blocks, top - WIDTH) <= least) {
      top -= WIDTH;
    }
    return top;
  }

  private static List<SoundBlock> blocks(
      short[] samples, int sampleRate, int length, double offset) {
    List<SoundBlock> blocks = new ArrayList<>();
    for (int from = 0; from + length <= samples.length; from += sampleRate / BLOCKS) {
      SoundBlock block = new SoundBlock(samples, from, length, offset, sampleRate);
      if (!block.isDead()) {
        blocks.add(block);
      }
    }
    return blocks;
  }

  /** The mean power of a band from this frequency on, in the moments in which it is loudest. */
  private static double loudest(List<SoundBlock> blocks, int from) {
    double[] powers = new double[blocks.size()];
    for (int i = 0; i < powers.length; i++) {
      double sum = 0;
      for (int hertz = from + STEP / 2; hertz < from + WIDTH; hertz += STEP) {
        sum += blocks.get(i).power(hertz);
      }
      powers[i] = sum * STEP / WIDTH;
    }
    Arrays.sort(powers);
    return Arrays.stream(powers, Math.max(0, powers.length - LOUDEST), powers.length)
        .average()
        .orElse(0);
  }
}
