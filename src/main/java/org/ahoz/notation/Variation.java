package org.ahoz.notation;

import java.util.List;

/**
 * Other moves that might have been played instead of the ply to which this belongs (PGN 8.2.5).
 *
 * @param comments what is said before the first of its moves
 * @param plies its moves; the first starts from the position before the ply that it replaces
 */
public record Variation(List<Comment> comments, List<Ply> plies) implements Annotation {

  /** Copies the lists. */
  public Variation {
    comments = List.copyOf(comments);
    plies = List.copyOf(plies);
  }
}
