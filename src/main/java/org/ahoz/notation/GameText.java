package org.ahoz.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Arrays;

/**
 * The characters of a file of games, of which the beginning may be looked at before the whole is
 * read. Memory is bounded by that of the beginning. Used by one thread.
 */
public final class GameText implements Closeable {

  /** The moves of some games, with their tags and comments. */
  private static final int FIRST = 1 << 14;

  private static final int LONGEST = 1 << 20;

  private final Reader rest;
  private char[] beginning = new char[FIRST];
  private int length;
  private boolean isAtEnd;

  private GameText(Reader rest) {
    this.rest = rest;
  }

  /**
   * The text of a file, decoded as {@link PgnReader#of(InputStream, MoveReader)} does.
   *
   * @throws IOException when its beginning cannot be read
   */
  public static GameText of(InputStream file) throws IOException {
    GameText text = new GameText(PgnCharacters.of(file));
    text.fill();
    return text;
  }

  private void fill() throws IOException {
    while (length < beginning.length && !isAtEnd) {
      int count = rest.read(beginning, length, beginning.length - length);
      isAtEnd = count < 0;
      length += Math.max(count, 0);
    }
    if (length == beginning.length && !isAtEnd) {
      int next = rest.read();
      isAtEnd = next < 0;
      if (!isAtEnd) {
        beginning = Arrays.copyOf(beginning, length + 1);
        beginning[length++] = (char) next;
      }
    }
  }

  /** Whether the beginning is all there is. */
  public boolean isWhole() {
    return isAtEnd;
  }

  /**
   * Makes the beginning four times as long, if the text has so much and the beginning is not yet as
   * long as it may get.
   *
   * @return whether it is longer now
   * @throws IOException when the text cannot be read
   */
  public boolean extend() throws IOException {
    if (isAtEnd || length >= LONGEST) {
      return false;
    }
    int before = length;
    beginning = Arrays.copyOf(beginning, 4 * length);
    fill();
    return length > before;
  }

  /** The beginning, up to the end of a game, a line or a word if it is not the whole text. */
  public String beginning() {
    String text = new String(beginning, 0, length);
    if (isAtEnd) {
      return text;
    }
    for (String end : new String[] {"\n\n", "\n\r\n", "\n", " "}) {
      int last = text.lastIndexOf(end);
      if (last > length / 2) {
        return text.substring(0, last);
      }
    }
    return text;
  }

  /** The whole text from its beginning; to be asked for once. */
  public Reader characters() {
    return new Whole();
  }

  @Override
  public void close() throws IOException {
    rest.close();
  }

  /** The beginning, and then what follows it. */
  private final class Whole extends Reader {

    private int index;

    @Override
    public int read(char[] target, int offset, int count) throws IOException {
      if (index < length) {
        int taken = Math.min(count, length - index);
        System.arraycopy(beginning, index, target, offset, taken);
        index += taken;
        return taken;
      }
      return rest.read(target, offset, count);
    }

    @Override
    public void close() throws IOException {
      rest.close();
    }
  }
}
