package org.ahoz.hear;

import java.util.Arrays;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/** What the parts of a move are, each by the ordinal of its value. */
final class Values {

  /** A part that this move does not have. */
  static final int NONE = -1;

  /** A part that may be anything. */
  static final int ANY = -2;

  private final int[] values = new int[Part.values().length];

  private Values(int all) {
    Arrays.fill(values, all);
  }

  /** No part known. */
  static Values none() {
    return new Values(NONE);
  }

  /** All parts open. */
  static Values any() {
    return new Values(ANY);
  }

  /**
   * The parts of a legal move.
   *
   * @param checking 0, or 1 for check, 2 for mate, 3 for stalemate
   */
  static Values of(Position before, Move move, int checking) {
    Values values = new Values(NONE);
    values.put(Part.PIECE, move.role().ordinal());
    values.put(Part.CAPTURED, ordinal(move.captured()));
    values.put(Part.PROMOTED, ordinal(move.promotion()));
    values.put(Part.SIDE, before.turn().ordinal());
    values.put(Part.OTHER_SIDE, before.turn().other().ordinal());
    if (move instanceof Move.Castle castle) {
      values.put(Part.WING, castle.side().ordinal());
    }
    values.put(Part.FROM_FILE, move.from().file().ordinal());
    values.put(Part.FROM_RANK, move.from().rank().ordinal());
    values.put(Part.TO_FILE, move.to().file().ordinal());
    values.put(Part.TO_RANK, move.to().rank().ordinal());
    values.put(Part.CHECK, checking);
    return values;
  }

  private static int ordinal(@Nullable Role role) {
    return role == null ? NONE : role.ordinal();
  }

  int of(Part part) {
    return values[part.ordinal()];
  }

  void put(Part part, int value) {
    values[part.ordinal()] = value;
  }

  /** How many parts are known. */
  int count() {
    int count = 0;
    for (int value : values) {
      count += value >= 0 ? 1 : 0;
    }
    return count;
  }

  /** Whether a part is known. */
  boolean has(Part part) {
    return of(part) >= 0;
  }

  /** The role of a part; null when it is not known. */
  @Nullable Role role(Part part) {
    return has(part) ? Role.values()[of(part)] : null;
  }

  /** The square of two parts; null when one is not known. */
  @Nullable Square square(Part file, Part rank) {
    return has(file) && has(rank)
        ? Square.of(File.values()[of(file)], Rank.values()[of(rank)])
        : null;
  }
}
