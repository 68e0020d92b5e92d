package org.ahoz.lexicon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Lexicons of invented languages. */
final class TestFiles {

  static final Path FOLDER = Path.of("src/test/resources/lexicons-for-tests");

  private TestFiles() {}

  /** The text of a lexicon. */
  static String text(String tag) {
    try {
      return Files.readString(FOLDER.resolve(tag).resolve("lexicon.yaml"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a lexicon in which another text, which must be there, is replaced. */
  static String text(String tag, String old, String replacement) {
    String text = text(tag);
    if (!text.contains(old)) {
      throw new IllegalArgumentException(tag + " does not have " + old);
    }
    return text.replace(old, replacement);
  }
}
