package org.ahoz.cli;

import java.util.List;
import org.ahoz.chess.Move;
import org.ahoz.notation.Detection;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.PieceLetterUse;
import org.ahoz.notation.Ply;
import org.ahoz.notation.San;
import org.ahoz.notation.Variation;
import org.ahoz.notation.WrittenMove;
import org.jspecify.annotations.Nullable;

/**
 * The notation in which a text is read.
 *
 * @param chosen reads its moves
 * @param others have read the beginning of the text alike, and what follows they may read
 *     differently
 * @param choice words the question where they do
 */
record ChosenNotation(NamedNotation chosen, List<NamedNotation> others, NotationChoice choice) {

  ChosenNotation {
    others = List.copyOf(others);
  }

  static ChosenNotation only(NamedNotation chosen, NotationChoice choice) {
    return new ChosenNotation(chosen, List.of(), choice);
  }

  /** The first of these, with those of the rest that differ from it. */
  static ChosenNotation firstOf(List<NamedNotation> notations, NotationChoice choice) {
    NamedNotation chosen = notations.get(0);
    return new ChosenNotation(
        chosen,
        notations.stream()
            .filter(
                each -> PieceLetterUse.clash(chosen.reader().language(), each.reader().language()))
            .toList(),
        choice);
  }

  MoveReader reader() {
    return chosen.reader();
  }

  /**
   * Refuses a game that another of the notations reads differently.
   *
   * @throws CommandFailure which asks for the notation
   */
  void refuseDoubt(String source, Game game) {
    Detection.Several doubt = doubt(game);
    if (doubt != null) {
      throw choice.unclear(source, doubt);
    }
  }

  /** A move that another of the notations reads as another legal move; null when there is none. */
  Detection.@Nullable Several doubt(Game game) {
    for (NamedNotation other : others) {
      Detection.Difference difference = difference(game.plies(), other.reader());
      if (difference != null) {
        return new Detection.Several(chosen.name(), List.of(other.name()), difference);
      }
    }
    return null;
  }

  private static Detection.@Nullable Difference difference(List<Ply> plies, MoveReader other) {
    for (Ply ply : plies) {
      Detection.Difference difference = difference(ply, other);
      if (difference != null) {
        return difference;
      }
      for (Variation variation : ply.variations()) {
        difference = difference(variation.plies(), other);
        if (difference != null) {
          return difference;
        }
      }
    }
    return null;
  }

  private static Detection.@Nullable Difference difference(Ply ply, MoveReader other) {
    WrittenMove written = other.read(ply.written().text()).orElse(null);
    if (written == null || ply.move() == null) {
      return null;
    }
    for (Move move : written.in(ply.before()).moves()) {
      if (!move.equals(ply.move())) {
        return new Detection.Difference(
            ply.written().text(), ply.san(), San.write(ply.before(), move));
      }
    }
    return null;
  }
}
