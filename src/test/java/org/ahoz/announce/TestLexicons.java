package org.ahoz.announce;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ahoz.lexicon.Lexicon;

/** Lexicons of invented languages. */
public final class TestLexicons {

  private TestLexicons() {}

  /** A lexicon with more at its end. */
  public static Lexicon with(String tag, String more) {
    return altered(tag, List.of("lexicon: 1\n", "lexicon: 1\n" + more));
  }

  /**
   * A lexicon with some of its text replaced.
   *
   * @param replacements each old text, which must be there, followed by its new text
   */
  public static Lexicon altered(String tag, List<String> replacements) {
    Path file = Path.of("src/test/resources/lexicons-for-tests", tag, "lexicon.yaml");
    try {
      String text = Files.readString(file);
      for (int i = 0; i < replacements.size(); i += 2) {
        if (!text.contains(replacements.get(i))) {
          throw new IllegalArgumentException(file + " does not have " + replacements.get(i));
        }
        text = text.replace(replacements.get(i), replacements.get(i + 1));
      }
      return Lexicon.parse(text, file.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
