package org.ahoz.hear.acoustic;

import java.nio.charset.StandardCharsets;

/**
 * The text of a model definition, read word by word, from the front to the end, by one thread.
 *
 * <p>No strings are made, since that of a usual model has more than a hundred thousand lines of ten
 * words. Words are known by their letters, of which a long has room for eight. What stands between
 * a number sign and the end of its line is passed over.
 */
final class ModelText {

  private static final int MOST_LETTERS = Long.BYTES;

  private final String name;
  private final byte[] content;
  private int at;

  /**
   * A text.
   *
   * @param name of the file, for messages
   */
  ModelText(String name, byte[] content) {
    this.name = name;
    this.content = content;
  }

  /** The letters of a word, as {@link #word} gives them. */
  static long letters(String word) {
    long letters = 0;
    for (int i = 0; i < word.length(); i++) {
      letters = (letters << Byte.SIZE) | word.charAt(i);
    }
    return letters;
  }

  /** The word of these letters. */
  static String text(long letters) {
    StringBuilder text = new StringBuilder();
    for (long rest = letters; rest != 0; rest >>>= Byte.SIZE) {
      text.insert(0, (char) (rest & 0xFF));
    }
    return text.toString();
  }

  /** The letters of the next word; 0 at the end. */
  long word() {
    skipSpace();
    int end = at;
    long word = 0;
    while (end < content.length && !isSpace(content[end])) {
      word = (word << Byte.SIZE) | (content[end++] & 0xFF);
    }
    int letters = end - at;
    at = end;
    if (letters > MOST_LETTERS) {
      throw damaged("words have at most eight letters");
    }
    return word;
  }

  /**
   * Reads a word that must be this one.
   *
   * @param reason what stands there in a good file, as part of a sentence
   */
  void expect(long word, String reason) {
    if (word() != word) {
      throw damaged(reason);
    }
  }

  /** The next word as a number, from 0 to the most. */
  int number(int most) {
    skipSpace();
    int begin = at;
    long number = 0;
    while (at < content.length && content[at] >= '0' && content[at] <= '9' && number <= most) {
      number = 10 * number + content[at++] - '0';
    }
    if (at == begin || number > most) {
      throw damaged("a number from 0 to " + most + " stands");
    }
    return (int) number;
  }

  /** A number and what it counts, which must be this. */
  int count(String what, long least, int most) {
    int count = number(most);
    if (count < least) {
      throw damaged(what + " is no less than " + least);
    }
    skipSpace();
    int end = Math.min(content.length, at + what.length());
    if (!what.equals(new String(content, at, end - at, StandardCharsets.ISO_8859_1))) {
      throw damaged(what + " stands");
    }
    at = end;
    return count;
  }

  /** Makes sure that no word is left. */
  void expectEnd() {
    skipSpace();
    if (at < content.length) {
      throw damaged("nothing more stands");
    }
  }

  private void skipSpace() {
    while (at < content.length && (isSpace(content[at]) || content[at] == '#')) {
      if (content[at] == '#') {
        skipLine();
      } else {
        at++;
      }
    }
  }

  private void skipLine() {
    while (at < content.length && content[at] != '\n') {
      at++;
    }
  }

  private static boolean isSpace(byte letter) {
    return letter <= ' ' && (letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t');
  }

  /**
   * What is wrong at the word that was read last.
   *
   * @param reason what is so in a good file, as part of a sentence
   */
  AcousticModelException damaged(String reason) {
    int line = 1;
    for (int i = 0; i < at; i++) {
      line += content[i] == '\n' ? 1 : 0;
    }
    return new AcousticModelException(
        at >= content.length
            ? "its file %s is cut short at line %d".formatted(name, line)
            : "its file %s is damaged at line %d, where %s".formatted(name, line, reason));
  }
}
