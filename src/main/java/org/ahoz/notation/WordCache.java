package org.ahoz.notation;

import org.jspecify.annotations.Nullable;

/**
 * Reads words of movetext, and remembers the last: games have few different ones. Of bounded size.
 * Safe to share between threads: what is remembered is immutable, and a word that is lost is read
 * again.
 */
final class WordCache {

  /** Enough for one text. */
  static final int SMALL = 13;

  /** Enough for the words of any number of games, of which there are some tens of thousands. */
  static final int LARGE = 16;

  /** As many characters as fit into a number. Hardly any move is longer. */
  private static final int LONGEST = 8;

  /** In how many places a word may stand, so that two frequent ones do not drive each other out. */
  private static final int NEIGHBOURS = 4;

  /** Spreads keys over the cache: 2 to the 64th, divided by the golden ratio. */
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  /**
   * A word under its characters.
   *
   * @param key the characters, a byte each; their hash where they do not fit
   */
  private record Entry(long key, Word word) {}

  private final MoveReader reader;
  private final @Nullable Entry[] entries;
  private final int shift;

  /**
   * @param sizeBits the size as a power of two
   */
  WordCache(MoveReader reader, int sizeBits) {
    this.reader = reader;
    entries = new Entry[(1 << sizeBits) + NEIGHBOURS];
    shift = Long.SIZE - sizeBits;
  }

  MoveReader reader() {
    return reader;
  }

  Word word(char[] characters, int length) {
    long packed = packed(characters, length);
    // A hash ends with a zero byte, which no packed word does.
    long key = packed == 0 ? hash(characters, length) << 8 : packed;
    int slot = (int) ((key * SPREAD) >>> shift);
    for (int neighbour = slot; neighbour < slot + NEIGHBOURS; neighbour++) {
      Entry entry = entries[neighbour];
      if (entry == null) {
        return remember(neighbour, key, characters, length);
      }
      if (entry.key() == key && (packed != 0 || isSame(entry.word().text(), characters, length))) {
        return entry.word();
      }
    }
    return remember(slot, key, characters, length);
  }

  private Word remember(int slot, long key, char[] characters, int length) {
    Word word = Word.of(new String(characters, 0, length), reader);
    entries[slot] = new Entry(key, word);
    return word;
  }

  private static boolean isSame(String text, char[] characters, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int index = 0; index < length; index++) {
      if (text.charAt(index) != characters[index]) {
        return false;
      }
    }
    return true;
  }

  private static long hash(char[] characters, int length) {
    long hash = 0;
    for (int index = 0; index < length; index++) {
      hash = hash * 31 + characters[index];
    }
    return hash;
  }

  /** The characters as one number; 0 when they do not fit. */
  private static long packed(char[] characters, int length) {
    if (length > LONGEST) {
      return 0;
    }
    long key = 0;
    for (int index = 0; index < length; index++) {
      char character = characters[index];
      if (character == 0 || character > 0xFF) {
        return 0;
      }
      key = (key << 8) | character;
    }
    return key;
  }
}
