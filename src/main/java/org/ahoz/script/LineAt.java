package org.ahoz.script;

import java.util.List;
import org.ahoz.chess.Color;
import org.ahoz.notation.Annotation;
import org.ahoz.notation.Ply;
import org.ahoz.notation.Variation;
import org.jspecify.annotations.Nullable;

/** A line of moves that is being said: how far, and what was added to its last ply. */
final class LineAt {

  private final List<Ply> plies;
  private final int pliesBefore;
  private final int depth;
  private final int number;
  private int index = -1;
  private int annotation;
  private String label = "";
  private String previousLabel = "";

  /**
   * A line of which nothing has been said.
   *
   * @param pliesBefore how many plies of the game come before it
   * @param number of the variation, in the order in which they are said; 0 for the game itself
   */
  LineAt(List<Ply> plies, int pliesBefore, int depth, int number) {
    this.plies = plies;
    this.pliesBefore = pliesBefore;
    this.depth = depth;
    this.number = number;
  }

  List<Ply> plies() {
    return plies;
  }

  int depth() {
    return depth;
  }

  /** Which of the game's variations it is, in the order in which they are said; 0 for none. */
  int number() {
    return number;
  }

  /** The number of the last ply, counted from 1 at the start of the game. */
  int ply() {
    return pliesBefore + index + 1;
  }

  /** The ply that was said last. */
  Ply last() {
    return plies.get(index);
  }

  /** The last ply with its number; empty where none was said. */
  String label() {
    return label;
  }

  /** The ply before the last with its number; empty where there is none in this line. */
  String previousLabel() {
    return previousLabel;
  }

  /** Goes on by a ply; null at the end. */
  @Nullable Ply advance() {
    annotation = 0;
    index++;
    if (index == plies.size()) {
      return null;
    }
    previousLabel = label;
    label = labelOf(last());
    return last();
  }

  private static String labelOf(Ply ply) {
    String dots = ply.before().turn() == Color.WHITE ? ". " : "... ";
    return ply.before().fullmoveNumber() + dots + ply.san();
  }

  /** What else was added to the last ply; null when there is no more. */
  @Nullable Annotation nextAnnotation() {
    return index >= 0 && annotation < last().annotations().size()
        ? last().annotations().get(annotation++)
        : null;
  }

  /** Whether the next thing that was added to the last ply is a variation with moves in it. */
  boolean isVariationNext() {
    return annotation < last().annotations().size()
        && last().annotations().get(annotation) instanceof Variation variation
        && !variation.plies().isEmpty();
  }

  /** Whether there is no more in this line, neither a ply nor anything that was added to one. */
  boolean isOver() {
    return index == plies.size() - 1 && annotation == last().annotations().size();
  }

  /** Whether a variation stands before the thing that was given last. */
  boolean isBehindVariation() {
    return last().annotations().subList(0, annotation).stream()
        .anyMatch(Variation.class::isInstance);
  }
}
