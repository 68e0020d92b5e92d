package org.ahoz.cli;

import java.util.Optional;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.NotationStyle;
import org.jspecify.annotations.Nullable;

/**
 * A style of notation that was chosen by name: a language's own, a style of no language such as
 * {@code uci}, or the descriptive notation of a language.
 *
 * @param lexicon the language to which the notation belongs; null where it belongs to none
 */
record NamedStyle(NotationStyle style, @Nullable Lexicon lexicon) {

  /** Descriptive notation, of the language whose tag follows behind a hyphen, or else English. */
  static final String DESCRIPTIVE = "descriptive";

  /**
   * The notation of this name.
   *
   * @throws CommandFailure when it is the descriptive notation of a language that has none
   * @throws org.ahoz.lexicon.UnknownLexiconException when there is no such style and no such
   *     language
   * @throws org.ahoz.lexicon.LexiconException when the lexicon of the language has errors
   */
  static NamedStyle of(String name, Lexicons lexicons) {
    Optional<NotationStyle> style = NotationStyle.ofNoLanguage(name);
    if (style.isPresent()) {
      return new NamedStyle(style.get(), null);
    }
    if (name.equals(DESCRIPTIVE)) {
      return descriptive(lexicons.get(Lexicons.FALLBACK));
    }
    if (name.startsWith(DESCRIPTIVE + "-")) {
      return descriptive(lexicons.get(name.substring(DESCRIPTIVE.length() + 1)));
    }
    Lexicon lexicon = lexicons.get(name);
    return new NamedStyle(new NotationStyle.Algebraic(lexicon.notation()), lexicon);
  }

  /**
   * The descriptive notation of a language.
   *
   * @throws CommandFailure when it has none
   */
  static NamedStyle descriptive(Lexicon lexicon) {
    return lexicon
        .descriptive()
        .map(language -> new NamedStyle(new NotationStyle.Descriptive(language), lexicon))
        .orElseThrow(
            () ->
                new CommandFailure(
                    ExitCode.USAGE,
                    "no-descriptive-notation",
                    "the lexicon "
                        + lexicon.tag()
                        + " has no descriptive notation; choose "
                        + DESCRIPTIVE
                        + ", which is English, or descriptive-es"));
  }
}
