package org.ahoz.notation;

import org.ahoz.chess.Color;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.jspecify.annotations.Nullable;

/** Passing the turn, which the rules of chess do not know and analysts do. */
final class NullMove {

  private NullMove() {}

  /** The position with the other side to move; null in check, where nothing could come of it. */
  static @Nullable Position pass(Position position) {
    if (position.isCheck()) {
      return null;
    }
    String[] fields = position.fen().split(" ", -1);
    boolean isBlack = position.turn() == Color.BLACK;
    return Fen.parse(
        String.join(
            " ",
            fields[0],
            isBlack ? "w" : "b",
            fields[2],
            "-",
            String.valueOf(position.halfmoveClock() + 1),
            String.valueOf(position.fullmoveNumber() + (isBlack ? 1 : 0))));
  }
}
