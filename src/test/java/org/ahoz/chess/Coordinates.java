package org.ahoz.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Moves and squares as the tests write them: {@code e2e4}, {@code a7a8q}, castling {@code e1g1}.
 */
final class Coordinates {

  private Coordinates() {}

  static Square square(String name) {
    return Square.parse(name).orElseThrow();
  }

  /** The squares named in a text such as {@code "a1 b2"}. */
  static List<Square> squares(String names) {
    return Arrays.stream(names.split(" ", -1)).map(Coordinates::square).toList();
  }

  static String of(Move move) {
    Role promotion = move.promotion();
    String suffix =
        promotion == null ? "" : String.valueOf(promotion.letter()).toLowerCase(Locale.ROOT);
    return move.from() + move.to().toString() + suffix;
  }

  static List<String> of(List<Move> moves) {
    return moves.stream().map(Coordinates::of).toList();
  }

  /** The only legal move with these coordinates. */
  static Move move(Position position, String coordinates) {
    List<Move> moves =
        position.legalMoves().stream().filter(move -> of(move).equals(coordinates)).toList();
    if (moves.size() != 1) {
      throw new AssertionError(coordinates + " names " + moves + " in " + position);
    }
    return moves.get(0);
  }

  static Position play(Position position, String moves) {
    return line(position, moves).position();
  }

  /** The line of moves such as {@code "e2e4 e7e5"}. */
  static Line line(Position start, String moves) {
    Line line = Line.from(start);
    for (String coordinates : moves.split(" ", -1)) {
      line = line.with(move(line.position(), coordinates));
    }
    return line;
  }
}
