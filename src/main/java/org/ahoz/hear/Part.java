package org.ahoz.hear;

import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;

/** A part of a move or an order that one word names. */
enum Part {
  PIECE(Role.values().length),
  CAPTURED(Role.values().length),
  PROMOTED(Role.values().length),
  SIDE(Color.values().length),
  OTHER_SIDE(Color.values().length),
  WING(CastlingSide.values().length),
  FROM_FILE(File.values().length),
  FROM_RANK(Rank.values().length),
  TO_FILE(File.values().length),
  TO_RANK(Rank.values().length),
  AT_FILE(File.values().length),
  AT_RANK(Rank.values().length),
  /** Whether there is check: 1, or mate: 2, or stalemate: 3. */
  CHECK(4);

  private final int size;

  Part(int size) {
    this.size = size;
  }

  /** Whether it is the file of a square. */
  boolean isFile() {
    return this == FROM_FILE || this == TO_FILE || this == AT_FILE;
  }

  /** How many values it has. */
  int size() {
    return size;
  }
}
