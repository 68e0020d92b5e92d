package org.ahoz.audio;

import java.util.List;

/**
 * The samples of a clip. Silence is no array, and clips that were joined are not copied, since most
 * of them go to a file and are never looked at.
 */
sealed interface Samples {

  /** Takes samples, part by part. */
  interface Taker {

    /** Takes samples, which it does not change. */
    void sound(short[] samples);

    /** Takes so many samples of zero. */
    default void silence(int length) {
      sound(new short[length]);
    }
  }

  /** How many there are. */
  int length();

  /** Hands over all of them, in their order. */
  void giveTo(Taker taker);

  /** Puts all of them into an array of zeros. */
  void putInto(short[] array, int at);

  /** All of them; an array that is not to be changed. */
  default short[] array() {
    short[] array = new short[length()];
    putInto(array, 0);
    return array;
  }

  /** Samples in an array. */
  final class Sound implements Samples {

    private final short[] array;

    /** Takes the array itself, which nobody may change any more. */
    Sound(short[] array) {
      this.array = array;
    }

    @Override
    public short[] array() {
      return array;
    }

    @Override
    public int length() {
      return array.length;
    }

    @Override
    public void giveTo(Taker taker) {
      taker.sound(array);
    }

    @Override
    public void putInto(short[] target, int at) {
      System.arraycopy(array, 0, target, at, array.length);
    }
  }

  /** Samples of zero. */
  record Silence(int length) implements Samples {

    @Override
    public void giveTo(Taker taker) {
      taker.silence(length);
    }

    @Override
    public void putInto(short[] array, int at) {}
  }

  /** Samples one after another. */
  record Chain(List<Samples> parts, int length) implements Samples {

    /** Copies the parts. */
    public Chain {
      parts = List.copyOf(parts);
    }

    @Override
    public void giveTo(Taker taker) {
      for (Samples part : parts) {
        part.giveTo(taker);
      }
    }

    @Override
    public void putInto(short[] array, int at) {
      int place = at;
      for (Samples part : parts) {
        part.putInto(array, place);
        place += part.length();
      }
    }
  }
}
