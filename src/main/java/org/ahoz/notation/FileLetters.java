package org.ahoz.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.ahoz.chess.File;
import org.jspecify.annotations.Nullable;

/**
 * The letters of files, Latin and those of a language's own script, as they may stand in a text.
 */
final class FileLetters {

  private static final File[] FILES = File.values();

  /** The Latin letters (FIDE Laws C.5), and behind them the same as capitals. */
  private static final Match[] LATIN = new Match[2 * FILES.length];

  static {
    for (File file : FILES) {
      LATIN[file.ordinal()] = new Match(file, 1, true, true);
      LATIN[FILES.length + file.ordinal()] = new Match(file, 1, false, true);
    }
  }

  /**
   * A file found at some place, with how many characters name it.
   *
   * @param isExact whether case and script are right
   * @param isLatin whether it is a Latin letter, or one that looks like it
   */
  record Match(File file, int length, boolean isExact, boolean isLatin) {}

  private record Letter(String text, File file) {}

  private final List<Letter> letters = new ArrayList<>();

  FileLetters(NotationLanguage language) {
    language
        .files()
        .forEach(
            (file, ways) ->
                ways.forEach(
                    way -> {
                      String text = MoveText.normalise(way).strip();
                      letters.add(new Letter(text, file));
                    }));
    letters.sort(Comparator.comparingInt((Letter letter) -> letter.text().length()).reversed());
  }

  /** The file that is named here, in capitals or Cyrillic letters too; null for none. */
  @Nullable Match at(String text, int start) {
    if (start == text.length()) {
      return null;
    }
    char character = text.charAt(start);
    if (character >= 'a' && character <= 'h') {
      return LATIN[character - 'a'];
    }
    if (character >= 'A' && character <= 'H') {
      return LATIN[FILES.length + character - 'A'];
    }
    for (Letter letter : letters) {
      int length = letter.text().length();
      if (text.regionMatches(true, start, letter.text(), 0, length)) {
        return new Match(letter.file(), length, text.startsWith(letter.text(), start), false);
      }
    }
    File alike = alike(character);
    return alike == null ? null : LATIN[FILES.length + alike.ordinal()];
  }

  /** The file whose letter looks like this letter of Cyrillic script; null for none. */
  private static @Nullable File alike(char character) {
    return switch (character) {
      case '\u0430', '\u0410' -> File.A;
      case '\u0412' -> File.B;
      case '\u0441', '\u0421' -> File.C;
      case '\u0435', '\u0415' -> File.E;
      case '\u041D' -> File.H;
      default -> null;
    };
  }
}
