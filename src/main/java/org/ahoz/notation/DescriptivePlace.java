package org.ahoz.notation;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * A place of the board as descriptive notation names it.
 *
 * @param files the files that the name may mean, two for {@code B} or {@code R}; all of them where
 *     none is named
 * @param rank counted from the side of the board that is told when it is asked for; null where none
 *     is named
 */
public record DescriptivePlace(Set<File> files, @Nullable Rank rank) {

  /** Anywhere. */
  public static final DescriptivePlace ANYWHERE =
      new DescriptivePlace(EnumSet.allOf(File.class), null);

  /**
   * Copies the set.
   *
   * @throws IllegalArgumentException when there is no file
   */
  public DescriptivePlace {
    if (files.isEmpty()) {
      throw new IllegalArgumentException("a place is on some file");
    }
    files = Set.copyOf(files);
  }

  /**
   * The files that carry the name of a piece: those where it stands at the beginning.
   *
   * @param side to which of the two; null for both
   */
  static Set<File> filesOf(Role role, @Nullable CastlingSide side) {
    return switch (role) {
      case KING -> Set.of(File.E);
      case QUEEN -> Set.of(File.D);
      case BISHOP -> files(side, File.F, File.C);
      case KNIGHT -> files(side, File.G, File.B);
      case ROOK -> files(side, File.H, File.A);
      case PAWN -> EnumSet.allOf(File.class);
    };
  }

  private static Set<File> files(@Nullable CastlingSide side, File kingside, File queenside) {
    if (side == null) {
      return Set.of(kingside, queenside);
    }
    return Set.of(side == CastlingSide.KINGSIDE ? kingside : queenside);
  }

  /** The piece whose file it is. */
  static Role owner(File file) {
    return switch (file) {
      case A, H -> Role.ROOK;
      case B, G -> Role.KNIGHT;
      case C, F -> Role.BISHOP;
      case D -> Role.QUEEN;
      case E -> Role.KING;
    };
  }

  /** Whether a square is meant, its rank counted from this colour's side. */
  boolean holds(Square square, Color view) {
    return files.contains(square.file()) && (rank == null || rank == seenFrom(view, square.rank()));
  }

  /** The squares that are meant, from the a file on; all on these files where no rank is named. */
  List<Square> squares(Color view) {
    return IntStream.range(0, 64)
        .mapToObj(Square::of)
        .filter(square -> holds(square, view))
        .toList();
  }

  /** Both at once; null when no file would be left, or the ranks differ. */
  @Nullable DescriptivePlace and(DescriptivePlace other) {
    EnumSet<File> common = EnumSet.copyOf(files);
    common.retainAll(other.files);
    boolean agrees = rank == null || other.rank == null || rank == other.rank;
    return common.isEmpty() || !agrees
        ? null
        : new DescriptivePlace(common, rank == null ? other.rank : rank);
  }

  /** The first file that is meant, from the a file on; null where none is named. */
  @Nullable File firstFile() {
    return files.size() == File.values().length
        ? null
        : files.stream().sorted().findFirst().orElseThrow();
  }

  /** A rank as this colour counts it. */
  static Rank seenFrom(Color view, Rank rank) {
    return view == Color.WHITE ? rank : Rank.of(7 - rank.ordinal());
  }
}
