package org.ahoz.notation;

import org.jspecify.annotations.Nullable;

/**
 * Reads words of movetext, and remembers the last: games have few different ones. Of bounded size.
 * Safe to share between threads: words are immutable, and one that is lost is read again.
 */
final class WordCache {

  private static final int SIZE = 1 << 13;

  private final MoveReader reader;
  private final @Nullable Word[] words = new Word[SIZE];

  WordCache(MoveReader reader) {
    this.reader = reader;
  }

  MoveReader reader() {
    return reader;
  }

  Word word(char[] characters, int length) {
    int hash = 0;
    for (int index = 0; index < length; index++) {
      hash = hash * 31 + characters[index];
    }
    int slot = (hash ^ (hash >>> 13)) & (SIZE - 1);
    Word word = words[slot];
    if (word == null || !isSame(word.text(), characters, length)) {
      word = Word.of(new String(characters, 0, length), reader);
      words[slot] = word;
    }
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
}
