package org.ahoz.chess;

/**
 * The side to which a king castles; the king ends on the g file or on the c file (FIDE Laws 3.8.2).
 */
public enum CastlingSide {
  KINGSIDE,
  QUEENSIDE
}
