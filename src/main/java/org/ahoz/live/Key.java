package org.ahoz.live;

/** What a listener pressed. */
public sealed interface Key {

  /**
   * A key that writes something.
   *
   * @param codePoint what it writes, in Unicode
   */
  record Sign(int codePoint) implements Key {}

  /** A key that writes nothing. */
  enum Named implements Key {
    LEFT,
    RIGHT,
    ENTER,
    BACKSPACE,
    ESCAPE,
    /** Control and C. */
    INTERRUPT,
    /** No key will come any more: the terminal is gone. */
    CLOSED,
    /** Any other, such as a function key. */
    OTHER
  }

  /** The key that writes this. */
  static Key of(char sign) {
    return new Sign(sign);
  }
}
