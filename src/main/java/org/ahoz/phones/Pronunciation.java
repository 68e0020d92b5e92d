package org.ahoz.phones;

import java.util.List;

/**
 * A way of saying a word or a sound.
 *
 * @param phones the symbols of the phones, as the engine has them
 * @param cost natural logarithm of how much seldomer this is than the usual way; 0 or more
 */
public record Pronunciation(List<String> phones, float cost) {

  /** Keeps a copy of the phones. */
  public Pronunciation {
    phones = List.copyOf(phones);
  }

  /** The phones with spaces between, as dictionaries have them. */
  @Override
  public String toString() {
    return String.join(" ", phones);
  }
}
