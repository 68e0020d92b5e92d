package org.ahoz.announce;

import java.math.BigDecimal;
import java.util.List;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;

/** What a slot of a phrase holds: a thing of chess, to be put into the words of a language. */
public sealed interface Filling {

  /** A piece. */
  record Piece(Role role) implements Filling {}

  /** A square, named by file and rank. */
  record OnSquare(Square square) implements Filling {}

  /** A file, where it alone tells one piece from another. */
  record OnFile(File file) implements Filling {}

  /** A rank, where it alone tells one piece from another. */
  record OnRank(Rank rank) implements Filling {}

  /** A side of the game. */
  record Side(Color color) implements Filling {}

  /** A side of the board, to which a king castles. */
  record Wing(CastlingSide side) implements Filling {}

  /**
   * A number: of a round, a rating, a day or a year.
   *
   * @param value zero or more
   */
  record Numeral(long value) implements Filling {

    /** Refuses a negative number. */
    public Numeral {
      if (value < 0) {
        throw new IllegalArgumentException("no number below zero is said, such as " + value);
      }
    }
  }

  /**
   * A number that may have decimals or be below zero, such as what an engine thinks of a position.
   */
  record Decimal(BigDecimal value) implements Filling {}

  /**
   * A month.
   *
   * @param number 1 to 12
   */
  record Month(int number) implements Filling {

    /** Refuses a number that is no month. */
    public Month {
      if (number < 1 || number > 12) {
        throw new IllegalArgumentException("there is no month " + number);
      }
    }
  }

  /** What a person, place or event is called, as somebody wrote it. */
  record Name(String text) implements Filling {}

  /** What is already in words. */
  record Said(List<Span> spans) implements Filling {

    /** Copies the spans. */
    public Said {
      spans = List.copyOf(spans);
    }
  }
}
