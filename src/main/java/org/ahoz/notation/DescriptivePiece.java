package org.ahoz.notation;

import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * A piece as descriptive notation names it.
 *
 * @param side the side on which it stood at the beginning, as in {@code QR}; null where it is not
 *     written. A pawn is named by its file instead, which is part of the place
 * @param place where it stands, as far as it is written
 */
public record DescriptivePiece(Role role, @Nullable CastlingSide side, DescriptivePlace place) {

  /** A piece of which nothing more is written. */
  static DescriptivePiece of(Role role) {
    return new DescriptivePiece(role, null, DescriptivePlace.ANYWHERE);
  }

  /** The same piece, said to stand there too; null when it cannot. */
  @Nullable DescriptivePiece at(DescriptivePlace other) {
    DescriptivePlace both = place.and(other);
    return both == null ? null : new DescriptivePiece(role, side, both);
  }

  /** Whether anything but its kind is written. */
  boolean isNarrowed() {
    return side != null || !place.equals(DescriptivePlace.ANYWHERE);
  }

  /**
   * Whether the piece of this role and colour on the square may be the one, its place seen from
   * another colour's side perhaps. A bishop keeps the colour of its squares, so that its side is
   * known for good; but where the position has none of that colour, or Chess960 set them up
   * otherwise, the side says nothing.
   */
  boolean mayBe(Position position, Color color, Square square, Color view) {
    if (!place.holds(square, view)) {
      return false;
    }
    if (role != Role.BISHOP || side == null || position.isChess960()) {
      return true;
    }
    boolean wanted = isDark(home(color, side));
    return isDark(square) == wanted
        || position.squares(color, role).stream().noneMatch(other -> isDark(other) == wanted);
  }

  private static Square home(Color color, CastlingSide side) {
    return Square.of(
        side == CastlingSide.KINGSIDE ? File.F : File.C, color == Color.WHITE ? Rank.R1 : Rank.R8);
  }

  private static boolean isDark(Square square) {
    return (square.file().ordinal() + square.rank().ordinal()) % 2 == 0;
  }

  /** Whether such a piece stands there. */
  boolean standsOn(Position position, Color color, Square square, Color view) {
    return new Piece(color, role).equals(position.at(square))
        && mayBe(position, color, square, view);
  }
}
