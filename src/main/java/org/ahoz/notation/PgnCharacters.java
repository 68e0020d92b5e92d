package org.ahoz.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Decodes the bytes of a file of games.
 *
 * <p>PGN asks for ISO 8859-1 (PGN 4), programs of today write UTF-8, and collections mix both. Each
 * sequence of bytes that is UTF-8 is read as such, each other byte as Windows-1252, which agrees
 * with ISO 8859-1 in all letters. A byte order mark is left out; one of UTF-16 is obeyed.
 */
final class PgnCharacters extends Reader {

  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
  private static final char[] WINDOWS = windows();

  private final InputStream bytes;
  private final byte[] buffer = new byte[1 << 14];
  private int index;
  private int limit;

  /** Whether a byte was met that is no UTF-8, and whether one that ISO 8859-1 has no letter for. */
  private boolean hasSingleBytes;

  private boolean hasWindowsBytes;

  /** The second half of a character for which the caller had only one place; 0 for none. */
  private char pending;

  private PgnCharacters(InputStream bytes) {
    this.bytes = bytes;
  }

  /** The characters of a file. */
  static Reader of(InputStream bytes) throws IOException {
    PushbackInputStream start = new PushbackInputStream(bytes, 3);
    byte[] mark = start.readNBytes(3);
    int length = mark.length;
    if (length >= 2 && isPair(mark, 0xFE, 0xFF)) {
      start.unread(mark, 2, length - 2);
      return new InputStreamReader(start, StandardCharsets.UTF_16BE);
    }
    if (length >= 2 && isPair(mark, 0xFF, 0xFE)) {
      start.unread(mark, 2, length - 2);
      return new InputStreamReader(start, StandardCharsets.UTF_16LE);
    }
    boolean isMarked = length == 3 && isPair(mark, 0xEF, 0xBB) && (mark[2] & 0xFF) == 0xBF;
    if (!isMarked) {
      start.unread(mark, 0, length);
    }
    return new PgnCharacters(start);
  }

  /**
   * The encoding of what was read so far: UTF-8 unless a byte stood against it, then ISO 8859-1, or
   * Windows-1252 where a byte has a meaning in that alone.
   */
  Charset encoding() {
    if (!hasSingleBytes) {
      return StandardCharsets.UTF_8;
    }
    return hasWindowsBytes ? WINDOWS_1252 : StandardCharsets.ISO_8859_1;
  }

  private static boolean isPair(byte[] bytes, int first, int second) {
    return (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  private static char[] windows() {
    byte[] upperHalf = new byte[128];
    for (int index = 0; index < 128; index++) {
      upperHalf[index] = (byte) (index + 128);
    }
    return new String(upperHalf, WINDOWS_1252).toCharArray();
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    int written = 0;
    if (pending != 0 && length > 0) {
      target[offset + written++] = pending;
      pending = 0;
    }
    while (written < length) {
      if (index == limit && (written > 0 || !fill())) {
        break;
      }
      byte next = buffer[index];
      if (next >= 0) {
        target[offset + written++] = (char) next;
        index++;
        continue;
      }
      int character = decode();
      if (Character.isBmpCodePoint(character)) {
        target[offset + written++] = (char) character;
      } else {
        target[offset + written++] = Character.highSurrogate(character);
        pending = Character.lowSurrogate(character);
        if (written < length) {
          target[offset + written++] = pending;
          pending = 0;
        }
      }
    }
    return written == 0 && length > 0 ? -1 : written;
  }

  /** Reads more bytes behind those that are left. */
  private boolean fill() throws IOException {
    System.arraycopy(buffer, index, buffer, 0, limit - index);
    limit -= index;
    index = 0;
    int count = bytes.read(buffer, limit, buffer.length - limit);
    limit += Math.max(count, 0);
    return count > 0;
  }

  /** The character that begins with this byte, of more than one in UTF-8. */
  private int decode() throws IOException {
    int first = buffer[index] & 0xFF;
    int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    boolean isComplete = first >= 0xC2 && first <= 0xF4;
    while (isComplete && limit - index < length) {
      isComplete = fill();
    }
    if (isComplete) {
      int character = first & (0x7F >> length);
      for (int position = 1; position < length; position++) {
        int next = buffer[index + position];
        isComplete &= (next & 0xC0) == 0x80;
        character = (character << 6) | (next & 0x3F);
      }
      if (isComplete && isShortest(character, length)) {
        index += length;
        return character;
      }
    }
    index++;
    hasSingleBytes = true;
    hasWindowsBytes |= first < 0xA0;
    return WINDOWS[first - 128];
  }

  private static boolean isShortest(int character, int length) {
    return switch (length) {
      case 2 -> true;
      case 3 -> character >= 0x800 && !(character >= 0xD800 && character <= 0xDFFF);
      default -> character >= 0x10000 && character <= 0x10FFFF;
    };
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }
}
