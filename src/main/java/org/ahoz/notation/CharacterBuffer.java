package org.ahoz.notation;

import java.io.IOException;
import java.io.Reader;

/**
 * A text of any length, seen through a window, with the place of the next character.
 *
 * <p>It ends where the text ends, or where it turns out to be none: at a character NUL, or at once
 * when the beginning is full of control characters.
 */
final class CharacterBuffer {

  static final int END = -1;

  /** How far {@link #peek(int)} may look. */
  static final int LOOKAHEAD = 512;

  private static final int LONGEST_GAP = 32;
  private static final int SIZE = 1 << 15;

  /** How much is kept of what has left the window; more than any game but for its comments. */
  private static final int MOST_KEPT = 1 << 20;

  private final Reader reader;
  private final char[] buffer = new char[SIZE];
  private int index;
  private int limit;
  private boolean isAtEnd;
  private boolean isText = true;
  private boolean isFirst;

  /** 1 where the last character is known and yet to be judged, since what follows counts. */
  private int held;

  private int line = 1;

  /** What has left the window, as far as it is kept. */
  private final StringBuilder kept = new StringBuilder();

  /** From where on the characters are kept, and where the window starts, counted from 0. */
  private long keptFrom;

  private long windowFrom;
  private boolean isTooMuch;

  /** The column of the character at the start of the window, less its place in it. */
  private int columnBase = 1;

  /**
   * @param isBeginning whether a text begins with what is read
   */
  CharacterBuffer(Reader reader, boolean isBeginning) {
    this.reader = reader;
    isFirst = isBeginning;
  }

  /** The next character, which stays; {@link #END} after the last. */
  int peek() throws IOException {
    return index < limit ? buffer[index] : peek(0);
  }

  /** The character so far ahead; {@link #END} after the last. */
  int peek(int ahead) throws IOException {
    while (index + ahead >= limit) {
      if (isAtEnd) {
        return END;
      }
      fill();
    }
    return buffer[index + ahead];
  }

  /** The place so far ahead, or behind the spaces there; it gives up after some of them. */
  int afterSpaces(int ahead) throws IOException {
    int end = ahead;
    while (end - ahead < LONGEST_GAP && PgnCharacter.isSpace(peek(end))) {
      end++;
    }
    return end;
  }

  /**
   * Takes the characters that come next and are of a kind which no line end belongs to, as far as
   * they are at hand.
   *
   * @return how many they are
   */
  int takeInto(char[] target, int start, boolean[] kind) {
    int most = Math.min(limit - index, target.length - start);
    int count = 0;
    while (count < most && isOf(kind, buffer[index + count])) {
      target[start + count] = buffer[index + count];
      count++;
    }
    index += count;
    return count;
  }

  /** As {@link #takeInto(char[], int, boolean[])}. */
  int takeInto(StringBuilder target, boolean[] kind) {
    int end = index;
    while (end < limit && isOf(kind, buffer[end])) {
      end++;
    }
    int count = end - index;
    target.append(buffer, index, count);
    index = end;
    return count;
  }

  /**
   * Goes over the characters that come next and are of a kind, as far as they are at hand.
   *
   * @return how many line ends are among them
   */
  int skip(boolean[] kind) {
    int newlines = 0;
    int end = index;
    while (end < limit && isOf(kind, buffer[end])) {
      if (buffer[end++] == '\n') {
        newlines++;
        columnBase = 1 - end;
      }
    }
    index = end;
    line += newlines;
    return newlines;
  }

  private static boolean isOf(boolean[] kind, char character) {
    return character < kind.length && kind[character];
  }

  /** Takes the next character, which must be there. */
  void advance() {
    if (buffer[index++] == '\n') {
      line++;
      columnBase = 1 - index;
    }
  }

  void advance(int count) {
    for (int done = 0; done < count; done++) {
      advance();
    }
  }

  /** The line of the next character, from 1. */
  int line() {
    return line;
  }

  /** The column of the next character, from 1. */
  int column() {
    return index + columnBase;
  }

  /** Whether all that was seen so far can be text. */
  boolean isText() {
    return isText;
  }

  /** How many characters stand before the next one. */
  long offset() {
    return windowFrom + index;
  }

  /** Lets go of the characters before this place, which was the next one's once. */
  void forgetBefore(long offset) {
    if (offset >= windowFrom) {
      kept.setLength(0);
      isTooMuch = false;
    } else if (!isTooMuch) {
      kept.delete(0, (int) (offset - keptFrom));
    }
    keptFrom = offset;
  }

  /** What is kept up to a place; empty where it was too much. */
  String textUntil(long offset) {
    if (isTooMuch) {
      return "";
    }
    if (offset <= windowFrom) {
      return kept.substring(0, (int) (offset - keptFrom));
    }
    int from = (int) Math.max(0, keptFrom - windowFrom);
    return kept + new String(buffer, from, (int) (offset - windowFrom) - from);
  }

  /** Keeps what leaves the window. */
  private void keep() {
    int from = (int) Math.max(0, keptFrom - windowFrom);
    if (kept.length() + index - from > MOST_KEPT) {
      isTooMuch = true;
      kept.setLength(0);
    }
    if (!isTooMuch) {
      kept.append(buffer, from, index - from);
    }
    windowFrom += index;
  }

  private void fill() throws IOException {
    if (index > 0) {
      keep();
      System.arraycopy(buffer, index, buffer, 0, limit + held - index);
      limit -= index;
      columnBase += index;
      index = 0;
    }
    int count = reader.read(buffer, limit + held, SIZE - limit - held);
    if (count < 0) {
      limit += held;
      isAtEnd = true;
      return;
    }
    int end = limit + held + count;
    for (int position = limit; position < end; position++) {
      if (buffer[position] == 0) {
        cut(position);
        return;
      }
      if (buffer[position] == '\r' && position + 1 < end && buffer[position + 1] != '\n') {
        buffer[position] = '\n'; // the line end of old Macintosh files
      }
    }
    held = buffer[end - 1] == '\r' ? 1 : 0;
    limit = end - held;
    if (isFirst) {
      isFirst = false;
      if (isFullOfControls()) {
        cut(0);
      }
    }
  }

  private void cut(int end) {
    limit = end;
    isAtEnd = true;
    isText = false;
  }

  private boolean isFullOfControls() {
    int controls = 0;
    for (int position = 0; position < limit; position++) {
      char character = buffer[position];
      boolean isUsual = character >= ' ' || (character >= '\t' && character <= '\r');
      controls += isUsual ? 0 : 1;
    }
    return controls > 1 && controls * 10 > limit;
  }
}
