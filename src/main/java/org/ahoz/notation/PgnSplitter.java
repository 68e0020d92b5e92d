package org.ahoz.notation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a file of games into parts without reading the games.
 *
 * <p>A part ends with a blank line before an {@code Event} tag. Whatever stands before such a line,
 * be it a comment that is never closed, ends there for {@link PgnLexer} too, so that a part may be
 * read by itself. Whether a game ends there as well, only the reading tells: {@link
 * PgnReader#endsBetweenGames()}.
 */
final class PgnSplitter {

  private static final byte[] NEXT_GAME = "\n[Event \"".getBytes(StandardCharsets.US_ASCII);

  private final InputStream file;
  private final int partSize;
  private byte[] bytes;
  private int length;
  private boolean isBeginning = true;
  private boolean isDone;

  /**
   * Some bytes of a file.
   *
   * @param isBeginning whether the file begins with it
   * @param isFollowed whether another part follows, or a rest that cannot be parted
   */
  record Part(byte[] bytes, int length, boolean isBeginning, boolean isFollowed) {

    InputStream open() {
      return new ByteArrayInputStream(bytes, 0, length);
    }
  }

  /**
   * @param partSize the most bytes of a part
   */
  PgnSplitter(InputStream file, int partSize) {
    this.file = file;
    this.partSize = partSize;
    bytes = new byte[partSize];
  }

  /** The next part; null at the end, and where {@link #rest()} cannot be parted. */
  @Nullable Part next() throws IOException {
    if (isDone) {
      return null;
    }
    length += file.readNBytes(bytes, length, partSize - length);
    boolean isLast = length < partSize;
    int end = isLast ? length : lastBoundary();
    if (end == 0) {
      isDone = true;
      return null;
    }
    Part part = new Part(bytes, end, isBeginning, !isLast);
    isBeginning = false;
    isDone = isLast;
    bytes = new byte[isLast ? 0 : partSize];
    length -= end;
    System.arraycopy(part.bytes(), end, bytes, 0, length);
    return part;
  }

  /** Whether the file begins with {@link #rest()}. */
  boolean isAtBeginning() {
    return isBeginning;
  }

  /** What is in no part; nothing more can be parted off afterwards. */
  InputStream rest() {
    isDone = true;
    return new SequenceInputStream(new ByteArrayInputStream(bytes, 0, length), file);
  }

  /** Where the last game of the buffer begins; 0 where none is seen. */
  private int lastBoundary() {
    if (isBeginning && isMarkedUtf16()) {
      return 0;
    }
    for (int start = length - NEXT_GAME.length; start > 0; start--) {
      if (bytes[start] == '\n' && isNextGame(start) && isAfterMovetext(start)) {
        return start;
      }
    }
    return 0;
  }

  private boolean isMarkedUtf16() {
    return length > 1 && ((bytes[0] & 0xFF) ^ (bytes[1] & 0xFF)) == 1 && (bytes[0] & 0xFE) == 0xFE;
  }

  private boolean isNextGame(int start) {
    for (int index = 0; index < NEXT_GAME.length; index++) {
      if (bytes[start + index] != NEXT_GAME[index]) {
        return false;
      }
    }
    return true;
  }

  /** Whether a blank line stands before, and before that no comment, which may be the game's. */
  private boolean isAfterMovetext(int start) {
    int lines = 0;
    int index = start - 1;
    while (index >= 0 && (bytes[index] == '\n' || bytes[index] == '\r')) {
      lines += bytes[index] == '\n' ? 1 : 0;
      index--;
    }
    return lines > 0 && index >= 0 && bytes[index] != '}';
  }
}
