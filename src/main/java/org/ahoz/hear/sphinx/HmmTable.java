package org.ahoz.hear.sphinx;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The states of phones among their neighbours. Immutable once all are in.
 *
 * <p>Phones whose three senones and transitions are the same share a number, which tells those that
 * sound alike to the model.
 */
final class HmmTable {

  /** Where in its word a phone stands; the model has been trained with the difference. */
  enum Place {
    BEGIN,
    END,
    SINGLE,
    INTERNAL
  }

  /** How many states a phone has. */
  static final int STATES = 3;

  private static final long EMPTY = -1;
  private static final Place[] PLACES = Place.values();

  private final int phones;
  private final int silence;
  private final boolean[] fillers;
  private final long[] keys;
  private final int[] values;
  private final int[] alone;
  private final int[] senones;
  private final int[] matrices;
  private final int[] stays;
  private final int[] steps;

  private HmmTable(Builder builder) {
    phones = builder.phones;
    silence = builder.silence;
    fillers = builder.fillers;
    keys = builder.keys;
    values = builder.values;
    alone = builder.alone;
    senones = Arrays.copyOf(builder.senones, builder.count * STATES);
    matrices = Arrays.copyOf(builder.matrices, builder.count);
    stays = new int[STATES * phones];
    steps = new int[STATES * phones];
    for (int phone = 0; phone < phones; phone++) {
      for (int state = 0; state < STATES; state++) {
        stays[STATES * phone + state] = units(builder.transitions[phone][state][state]);
        steps[STATES * phone + state] = units(builder.transitions[phone][state][state + 1]);
      }
    }
  }

  private static int units(float logarithm) {
    return Math.round(logarithm * SenoneScores.UNITS);
  }

  /** The number of a phone for itself, whatever stands beside it. */
  int alone(int phone) {
    return alone[phone];
  }

  /**
   * The number of a phone between two others; where the model has not heard these three, of the
   * nearest that it has heard: at another place in a word, beside silence, alone.
   */
  int of(int phone, int left, int right, Place place) {
    if (fillers[phone]) {
      return alone[phone];
    }
    int found = find(phone, left, right, place);
    if (found < 0) {
      found = findAnywhere(phone, left, right);
    }
    if (found < 0) {
      found = find(phone, fillers[left] ? silence : left, fillers[right] ? silence : right, place);
    }
    return found < 0 ? alone[phone] : found;
  }

  private int findAnywhere(int phone, int left, int right) {
    for (Place place : PLACES) {
      int found = find(phone, left, right, place);
      if (found >= 0) {
        return found;
      }
    }
    return -1;
  }

  private int find(int phone, int left, int right, Place place) {
    long key = key(phone, left, right, place, phones);
    int slot = slot(keys, key);
    return keys[slot] == key ? values[slot] : -1;
  }

  private static long key(int phone, int left, int right, Place place, int phones) {
    return (((long) place.ordinal() * phones + phone) * phones + left) * phones + right;
  }

  private static int slot(long[] keys, long key) {
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 45) & (keys.length - 1);
    while (keys[slot] != EMPTY && keys[slot] != key) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }

  /** The senone of a state of a phone by its number. */
  int senone(int hmm, int state) {
    return senones[hmm * STATES + state];
  }

  /** How likely one stays in a state, in {@link SenoneScores#UNITS}. */
  int stay(int hmm, int state) {
    return stays[STATES * matrices[hmm] + state];
  }

  /** How likely one goes from a state to the next, or from the last to the next phone. */
  int step(int hmm, int state) {
    return steps[STATES * matrices[hmm] + state];
  }

  /** Gathers phones. */
  static final class Builder {

    private final int phones;
    private final int silence;
    private final boolean[] fillers;
    private final long[] keys = new long[1 << 19];
    private final int[] values = new int[1 << 19];
    private final int[] alone;
    private final float[][][] transitions;
    private final Map<Long, Integer> numbers = new HashMap<>();
    private int[] senones = new int[1 << 16];
    private int[] matrices = new int[1 << 15];
    private int count;

    /**
     * A table without phones.
     *
     * @param transitions by phone, the natural logarithms of how likely one goes from one of its
     *     states to another, the last being the next phone
     */
    Builder(boolean[] fillers, int silence, float[][][] transitions) {
      this.fillers = fillers.clone();
      this.silence = silence;
      this.transitions = transitions;
      phones = fillers.length;
      alone = new int[phones];
      Arrays.fill(keys, EMPTY);
    }

    void addAlone(int phone, int[] states) {
      alone[phone] = number(phone, states);
    }

    void add(int phone, int left, int right, Place place, int[] states) {
      long key = key(phone, left, right, place, phones);
      int slot = slot(keys, key);
      keys[slot] = key;
      values[slot] = number(phone, states);
    }

    /** Senones are fewer than 65,536, and of one phone each; its transitions follow. */
    private int number(int phone, int[] states) {
      long key = ((long) states[0] << 32 | (long) states[1] << 16 | states[2]) * phones + phone;
      Integer known = numbers.get(key);
      if (known != null) {
        return known;
      }
      if (count == matrices.length) {
        matrices = Arrays.copyOf(matrices, 2 * count);
        senones = Arrays.copyOf(senones, 2 * STATES * count);
      }
      if (STATES * (count + 1) > senones.length) {
        senones = Arrays.copyOf(senones, 2 * senones.length);
      }
      System.arraycopy(states, 0, senones, STATES * count, STATES);
      matrices[count] = phone;
      numbers.put(key, count);
      return count++;
    }

    HmmTable build() {
      return new HmmTable(this);
    }
  }
}
