package org.ahoz.notation;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.util.Arrays;

/**
 * A file of games of which the beginning may be looked at before the whole is read. Memory is
 * bounded by that of the beginning, and nothing is read before it is asked for. Used by one thread.
 */
public final class GameText implements Closeable {

  /** The moves of some games, with their tags and comments, in bytes. */
  private static final int FIRST = 1 << 14;

  private static final int LONGEST = 1 << 20;

  private final InputStream rest;
  private byte[] beginning = new byte[0];
  private int length;
  private boolean isAtEnd;

  private GameText(InputStream rest) {
    this.rest = rest;
  }

  /** The text of a file. */
  public static GameText of(InputStream file) {
    return new GameText(file);
  }

  /**
   * Whether the beginning is all there is.
   *
   * @throws IOException when the file cannot be read
   */
  public boolean isWhole() throws IOException {
    look();
    return isAtEnd;
  }

  /**
   * Makes the beginning four times as long, if the text has so much and the beginning is not yet as
   * long as it may get.
   *
   * @return whether it is longer now
   * @throws IOException when the file cannot be read
   */
  public boolean extend() throws IOException {
    look();
    if (isAtEnd || length >= LONGEST) {
      return false;
    }
    int before = length;
    fill(4 * length);
    return length > before;
  }

  /**
   * The beginning, decoded as {@link PgnReader#of(InputStream, MoveReader)} does, up to the end of
   * a game, a line or a word if it is not the whole text.
   *
   * @throws IOException when the file cannot be read
   */
  public String beginning() throws IOException {
    look();
    String text = decode(new ByteArrayInputStream(beginning, 0, length));
    if (isAtEnd) {
      return text;
    }
    for (String end : new String[] {"\n\n", "\n\r\n", "\n", " "}) {
      int last = text.lastIndexOf(end);
      if (last > text.length() / 2) {
        return text.substring(0, last);
      }
    }
    return text;
  }

  /** The whole text from its beginning; to be asked for once, when nothing more is looked at. */
  public InputStream bytes() {
    return new SequenceInputStream(new ByteArrayInputStream(beginning, 0, length), rest);
  }

  @Override
  public void close() throws IOException {
    rest.close();
  }

  private void look() throws IOException {
    if (beginning.length == 0) {
      fill(FIRST);
    }
  }

  /** Reads on to a length, which one byte more may exceed: by it the end is known. */
  private void fill(int wanted) throws IOException {
    beginning = Arrays.copyOf(beginning, wanted + 1);
    length += rest.readNBytes(beginning, length, beginning.length - length);
    isAtEnd = length < beginning.length;
  }

  private static String decode(InputStream bytes) throws IOException {
    StringBuilder text = new StringBuilder();
    char[] part = new char[1 << 13];
    try (Reader characters = PgnCharacters.of(bytes)) {
      for (int count = characters.read(part); count >= 0; count = characters.read(part)) {
        text.append(part, 0, count);
      }
    }
    return text.toString();
  }
}
