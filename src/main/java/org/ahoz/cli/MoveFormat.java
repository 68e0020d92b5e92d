package org.ahoz.cli;

import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.NotationLanguage;
import org.ahoz.notation.NotationStyle;

/**
 * A way in which moves and games can be written.
 *
 * @param style writes the moves
 * @param isPgn whether whole games are written in PGN's export format
 */
record MoveFormat(NotationStyle style, boolean isPgn) {

  /**
   * The format of this name.
   *
   * @param language the tag of the language in whose letters moves are written; looked up only for
   *     formats that have letters of a language
   * @throws CommandFailure when there is no such format, or the language does not have it
   */
  static MoveFormat of(String name, String language, Lexicons lexicons) {
    return switch (name) {
      case "pgn" -> new MoveFormat(new NotationStyle.San(), true);
      case "san" -> new MoveFormat(algebraic(lexicons.get(language).notation()), false);
      case "long" ->
          new MoveFormat(
              new NotationStyle.LongAlgebraic(letters(lexicons.get(language).notation())), false);
      case NamedStyle.DESCRIPTIVE ->
          new MoveFormat(NamedStyle.descriptive(lexicons.get(language)).style(), false);
      default -> new MoveFormat(named(name, lexicons), false);
    };
  }

  private static NotationStyle named(String name, Lexicons lexicons) {
    if (name.startsWith(NamedStyle.DESCRIPTIVE + "-")) {
      return NamedStyle.of(name, lexicons).style();
    }
    return NotationStyle.ofNoLanguage(name)
        .orElseThrow(
            () ->
                new CommandFailure(
                    ExitCode.USAGE,
                    "unknown-format",
                    "there is no format "
                        + name
                        + "; choose one of san, figurine, long, uci, iccf, descriptive, pgn"));
  }

  private static NotationStyle algebraic(NotationLanguage language) {
    NotationLanguage letters = letters(language);
    return letters.equals(NotationLanguage.san())
        ? new NotationStyle.San()
        : new NotationStyle.Algebraic(letters);
  }

  /** PGN's own writing where the language has its letters, so that promotion is marked. */
  private static NotationLanguage letters(NotationLanguage language) {
    for (Role role : Role.values()) {
      if (!language.letter(role).equals(NotationLanguage.san().letter(role))) {
        return language;
      }
    }
    return NotationLanguage.san();
  }
}
