package org.ahoz.chess;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A square of the board, named by its file and its rank (FIDE Laws C.7). */
public record Square(File file, Rank rank) {

  private static final Square[] ALL = new Square[64];

  static {
    for (int index = 0; index < 64; index++) {
      ALL[index] = new Square(File.of(index & 7), Rank.of(index >> 3));
    }
  }

  /**
   * The square with this index.
   *
   * @param index 0 for a1, 1 for b1, 8 for a2, to 63 for h8
   * @throws IndexOutOfBoundsException outside that range
   */
  public static Square of(int index) {
    return ALL[index];
  }

  /** The square where this file and this rank meet. */
  public static Square of(File file, Rank rank) {
    return ALL[(rank.ordinal() << 3) | file.ordinal()];
  }

  /**
   * The square named by two characters such as {@code e4}; empty when the text is anything else.
   */
  public static Optional<Square> parse(String text) {
    if (text.length() != 2) {
      return Optional.empty();
    }
    int file = text.charAt(0) - 'a';
    int rank = text.charAt(1) - '1';
    return file >= 0 && file < 8 && rank >= 0 && rank < 8
        ? Optional.of(of((rank << 3) | file))
        : Optional.empty();
  }

  /** 0 for a1, 1 for b1, 8 for a2, to 63 for h8. */
  public int index() {
    return (rank.ordinal() << 3) | file.ordinal();
  }

  /**
   * The squares strictly between this one and another of the same rank, file or diagonal, the
   * nearest first; none when the two share no such line.
   */
  public List<Square> between(Square other) {
    int files = other.file.ordinal() - file.ordinal();
    int ranks = other.rank.ordinal() - rank.ordinal();
    if (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks)) {
      return List.of();
    }
    int step = Integer.signum(files) + 8 * Integer.signum(ranks);
    int distance = Math.max(Math.abs(files), Math.abs(ranks));
    return IntStream.range(1, distance).mapToObj(steps -> of(index() + steps * step)).toList();
  }

  /** The name of the square, such as {@code e4}. */
  @Override
  public String toString() {
    return String.valueOf(new char[] {file.letter(), (char) ('0' + rank.number())});
  }
}
