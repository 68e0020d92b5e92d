package org.ahoz.hear;

import java.util.Arrays;

/**
 * What one class of words costs over each stretch of what was heard.
 *
 * @param all by the first token times the width plus how many tokens
 * @param loss what it costs over no token at all
 * @param places of the stretches that may decide anything: the first token in the upper half, that
 *     behind the last in the lower one
 * @param costs of these stretches
 * @param least the least of all, the loss included
 * @param gain the same, each less what its words cost where they stand between: 0 or below where
 *     one is worth saying
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and read millions of times
record StretchCosts(float[] all, float loss, int[] places, float[] costs, float least, float gain) {

  private static final int HALF = Short.SIZE;

  /**
   * Finds out which stretches matter: a word over a stretch that costs no less than when it is lost
   * and the stretch stands between words decides nothing, nor does what is dearer than the limit.
   */
  static StretchCosts of(float[] all, int width, float[] between, float limit) {
    int[] places = new int[all.length];
    float[] costs = new float[all.length];
    float loss = all[0];
    float least = loss;
    float gain = loss;
    int count = 0;
    for (int start = 0; start < between.length; start++) {
      float instead = loss;
      int longest = Math.min(width - 1, between.length - start);
      for (int l = 1; l <= longest; l++) {
        instead += between[start + l - 1];
        float cost = all[start * width + l];
        if (cost < instead && cost <= limit) {
          places[count] = start << HALF | (start + l);
          costs[count] = cost;
          least = Math.min(least, cost);
          gain = Math.min(gain, cost - (instead - loss));
          count++;
        }
      }
    }
    return new StretchCosts(
        all, loss, Arrays.copyOf(places, count), Arrays.copyOf(costs, count), least, gain);
  }

  /** Lowers what has cost so far behind the words by what it cost before them. */
  void say(float[] rows, int from, int to, int length) {
    for (int i = 0; i <= length; i++) {
      float lost = rows[from + i] + loss;
      if (lost < rows[to + i]) {
        rows[to + i] = lost;
      }
    }
    for (int i = 0; i < places.length; i++) {
      int place = places[i];
      float cost = rows[from + (place >> HALF)] + costs[i];
      int behind = to + (place & 0xffff);
      if (cost < rows[behind]) {
        rows[behind] = cost;
      }
    }
  }
}
