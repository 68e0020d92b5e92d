package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * What is written after a move and is no part of it.
 *
 * @param check what is said of check
 * @param enPassant whether it is said that the move takes en passant
 * @param drawOffer whether a draw is offered with the move
 * @param nags the judgements, as Numeric Annotation Glyphs in the order written (PGN 10), such as 1
 *     for {@code !}
 */
public record Marks(CheckMark check, boolean enPassant, boolean drawOffer, List<Integer> nags) {

  /** No marks at all. */
  public static final Marks NONE = new Marks(CheckMark.NONE, false, false, List.of());

  /** Copies the list. */
  public Marks {
    nags = List.copyOf(nags);
  }

  boolean areNone() {
    return check == CheckMark.NONE && !enPassant && !drawOffer && nags.isEmpty();
  }

  /** These marks and those that follow them in the text. */
  public Marks and(Marks later) {
    if (areNone()) {
      return later;
    }
    List<Integer> all = new ArrayList<>(nags);
    all.addAll(later.nags);
    return new Marks(
        both(check, later.check), enPassant || later.enPassant, drawOffer || later.drawOffer, all);
  }

  private static CheckMark both(CheckMark first, CheckMark second) {
    if (first == CheckMark.CHECK && second == CheckMark.CHECK) {
      return CheckMark.DOUBLE_CHECK_OR_MATE;
    }
    return first.compareTo(second) >= 0 ? first : second;
  }
}
