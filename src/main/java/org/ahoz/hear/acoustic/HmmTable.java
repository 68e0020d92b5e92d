package org.ahoz.hear.acoustic;

import java.util.Arrays;
import java.util.List;

/**
 * The states of phones among their neighbours. Immutable.
 *
 * <p>Phones whose three senones and transitions are the same share a number, which tells those that
 * sound alike to the model.
 */
public final class HmmTable {

  /** Where in its word a phone stands; the model has been trained with the difference. */
  public enum Place {
    BEGIN,
    END,
    SINGLE,
    INTERNAL
  }

  /** How many states a phone has. */
  public static final int STATES = 3;

  /** So many senones can be told from each other here. */
  static final int MOST_SENONES = 1 << 16;

  private static final int NONE = -1;
  private static final Place[] PLACES = Place.values();

  private final int phones;
  private final int silence;
  private final boolean[] fillers;

  /** By place, phone, left and right neighbour. */
  private final int[] among;

  private final int[] alone;
  private final int[] senones;
  private final int[] matrices;
  private final int[] stays;
  private final int[] steps;

  private HmmTable(Builder builder) {
    phones = builder.phones;
    silence = builder.silence;
    fillers = builder.fillers;
    among = builder.among.clone();
    alone = builder.alone.clone();
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

  private static int units(float probability) {
    return Math.round((float) (Math.log(probability) * SenoneScores.UNITS));
  }

  /** The number of a phone for itself, whatever stands beside it. */
  public int alone(int phone) {
    return alone[phone];
  }

  /**
   * The number of a phone between two others; where the model has not heard these three, of the
   * nearest that it has heard: at another place in a word, beside silence, alone.
   */
  public int of(int phone, int left, int right, Place place) {
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
    return among[index(phone, left, right, place, phones)];
  }

  private static int index(int phone, int left, int right, Place place, int phones) {
    return ((place.ordinal() * phones + phone) * phones + left) * phones + right;
  }

  /** The number of silence. */
  public int silence() {
    return alone[silence];
  }

  /** The senone of a state of a phone by its number. */
  public int senone(int hmm, int state) {
    return senones[hmm * STATES + state];
  }

  /** How likely one stays in a state, in {@link SenoneScores#UNITS}. */
  public int stay(int hmm, int state) {
    return stays[STATES * matrices[hmm] + state];
  }

  /** How likely one goes from a state to the next, or from the last to the next phone. */
  public int step(int hmm, int state) {
    return steps[STATES * matrices[hmm] + state];
  }

  /** Gathers phones. */
  static final class Builder {

    private final int phones;
    private final int silence;
    private final boolean[] fillers;
    private final int[] among;
    private final int[] alone;
    private final float[][][] transitions;
    private int[] senones = new int[STATES << 12];
    private int[] matrices = new int[1 << 12];
    private int count;

    /** What is known by its senones and phone: these, and by the same place its number. */
    private long[] keys = new long[1 << 13];

    private int[] numbers = new int[1 << 13];

    /**
     * A table without phones.
     *
     * @param fillers whether each phone is silence or noise
     * @param silence the number of the phone that is silence
     * @param transitions by phone, the probabilities of going from one of its states to another,
     *     the last being the next phone
     */
    Builder(List<Boolean> fillers, int silence, float[][][] transitions) {
      this.silence = silence;
      this.transitions = transitions;
      phones = fillers.size();
      this.fillers = new boolean[phones];
      for (int phone = 0; phone < phones; phone++) {
        this.fillers[phone] = fillers.get(phone);
      }
      alone = new int[phones];
      among = new int[PLACES.length * phones * phones * phones];
      Arrays.fill(among, NONE);
    }

    void addAlone(int phone, int[] states) {
      alone[phone] = number(phone, states);
    }

    void add(int phone, int left, int right, Place place, int[] states) {
      among[index(phone, left, right, place, phones)] = number(phone, states);
    }

    /** Phones whose senones and transitions are the same have one number. */
    private int number(int phone, int[] states) {
      long key = 1 + ((long) states[0] << 32 | (long) states[1] << 16 | states[2]) * phones + phone;
      int slot = slot(keys, key);
      if (keys[slot] == key) {
        return numbers[slot];
      }
      if (count == matrices.length) {
        grow();
        slot = slot(keys, key);
      }
      System.arraycopy(states, 0, senones, STATES * count, STATES);
      matrices[count] = phone;
      keys[slot] = key;
      numbers[slot] = count;
      return count++;
    }

    /** Where a key is, or else would be; places without one are 0, and at least half of all. */
    private static int slot(long[] keys, long key) {
      int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & (keys.length - 1);
      while (keys[slot] != 0 && keys[slot] != key) {
        slot = (slot + 1) & (keys.length - 1);
      }
      return slot;
    }

    private void grow() {
      matrices = Arrays.copyOf(matrices, 2 * count);
      senones = Arrays.copyOf(senones, 2 * STATES * count);
      long[] moved = new long[2 * keys.length];
      int[] movedNumbers = new int[moved.length];
      for (int i = 0; i < keys.length; i++) {
        if (keys[i] != 0) {
          int slot = slot(moved, keys[i]);
          moved[slot] = keys[i];
          movedNumbers[slot] = numbers[i];
        }
      }
      keys = moved;
      numbers = movedNumbers;
    }

    HmmTable build() {
      return new HmmTable(this);
    }
  }
}
