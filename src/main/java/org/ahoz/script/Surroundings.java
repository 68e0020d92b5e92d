package org.ahoz.script;

import java.util.List;
import org.ahoz.chess.Color;
import org.ahoz.chess.Position;
import org.ahoz.notation.Ply;
import org.jspecify.annotations.Nullable;

/**
 * The positions that a comment may speak of.
 *
 * @param after the position at the comment
 * @param before the position before the move that it follows; null where it follows none
 * @param line the moves of the line in which it stands
 */
record Surroundings(Position after, @Nullable Position before, List<Ply> line) {

  /** The position of the line in which a move of this number is to be made; null when none is. */
  @Nullable Position at(int number, Color turn) {
    if (line.isEmpty()) {
      return null;
    }
    Position first = line.get(0).before();
    int index =
        2 * (number - first.fullmoveNumber())
            + (turn == Color.BLACK ? 1 : 0)
            - (first.turn() == Color.BLACK ? 1 : 0);
    if (index < 0 || index > line.size()) {
      return null;
    }
    Position found = index == line.size() ? line.get(index - 1).after() : line.get(index).before();
    // A line in which turns were passed need not count as others do.
    return found.fullmoveNumber() == number && found.turn() == turn ? found : null;
  }
}
