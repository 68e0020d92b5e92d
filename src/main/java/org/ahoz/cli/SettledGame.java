package org.ahoz.cli;

import org.ahoz.notation.Detection;
import org.ahoz.notation.Game;
import org.jspecify.annotations.Nullable;

/**
 * A game in the notation that it turned out to be in.
 *
 * @param notation the name of that notation
 * @param otherTitle what messages call it where it is not that of the text around; else empty
 * @param doubt between which notations the game does not decide; null when there is no doubt
 */
record SettledGame(
    Game game, String notation, String otherTitle, Detection.@Nullable Several doubt) {

  /** Whether there is anything to tell of it. */
  boolean isQuiet() {
    return otherTitle.isEmpty() && doubt == null && game.problems().isEmpty();
  }

  /** The same of what is left of the game, or of where it stands in the whole text. */
  SettledGame with(Game same) {
    return new SettledGame(same, notation, otherTitle, doubt);
  }
}
