package org.ahoz.chess;

/** What a piece is, apart from its colour. Pawns count as pieces here, unlike in FIDE Laws C.1. */
public enum Role {
  PAWN('P'),
  KNIGHT('N'),
  BISHOP('B'),
  ROOK('R'),
  QUEEN('Q'),
  KING('K');

  private final char letter;

  Role(char letter) {
    this.letter = letter;
  }

  /** The letter of FEN and of PGN's SAN (PGN 8.2.3.2), upper case. */
  public char letter() {
    return letter;
  }
}
