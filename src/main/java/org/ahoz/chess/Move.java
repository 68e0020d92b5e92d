package org.ahoz.chess;

import org.jspecify.annotations.Nullable;

/** A move that is legal in the position that made it. */
public sealed interface Move {

  /** The piece that moves; the king when castling. */
  Role role();

  /** Where the moving piece stands before the move. */
  Square from();

  /** Where the moving piece stands after it; when castling, the square where the king ends. */
  Square to();

  /** The kind of piece that is taken, or null. */
  @Nullable Role captured();

  /** The piece that a pawn becomes, or null. */
  @Nullable Role promotion();

  /** Whether a piece is taken, en passant included. */
  default boolean isCapture() {
    return captured() != null;
  }

  /** Any move but castling and en passant. */
  record Step(Role role, Square from, Square to, @Nullable Role captured, @Nullable Role promotion)
      implements Move {}

  /**
   * A pawn takes a pawn that has just passed it (FIDE Laws 3.7.3.1); {@code to} is the square
   * behind that pawn.
   */
  record EnPassant(Square from, Square to) implements Move {

    @Override
    public Role role() {
      return Role.PAWN;
    }

    @Override
    public Role captured() {
      return Role.PAWN;
    }

    @Override
    public @Nullable Role promotion() {
      return null;
    }
  }

  /**
   * King and rook move together (FIDE Laws 3.8.2).
   *
   * @param king where the king stands before castling
   * @param rook where the rook stands before castling
   */
  record Castle(CastlingSide side, Square king, Square rook) implements Move {

    @Override
    public Role role() {
      return Role.KING;
    }

    @Override
    public Square from() {
      return king;
    }

    @Override
    public Square to() {
      return Square.of(side == CastlingSide.KINGSIDE ? File.G : File.C, king.rank());
    }

    /** Where the rook ends. */
    public Square rookTo() {
      return Square.of(side == CastlingSide.KINGSIDE ? File.F : File.D, king.rank());
    }

    @Override
    public @Nullable Role captured() {
      return null;
    }

    @Override
    public @Nullable Role promotion() {
      return null;
    }
  }
}
