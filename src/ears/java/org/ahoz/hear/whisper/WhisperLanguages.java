package org.ahoz.hear.whisper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The languages that Whisper's models know, and what Whisper calls them. */
final class WhisperLanguages {

  private static final String LIST = "languages.txt";

  private final Map<String, String> codes;
  private final String first;

  private WhisperLanguages(Map<String, String> codes) {
    this.codes = codes;
    first = codes.values().iterator().next();
  }

  /** Those of the list that comes along. */
  static WhisperLanguages bundled() {
    try (InputStream list = WhisperLanguages.class.getResourceAsStream(LIST)) {
      if (list == null) {
        throw new IllegalStateException(LIST + " is missing in the jar");
      }
      Map<String, String> codes = new LinkedHashMap<>();
      new String(list.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(line -> Arrays.stream(line.strip().split(" +", -1)))
          .forEach(
              entry -> {
                int sign = entry.indexOf('=');
                codes.put(sign < 0 ? entry : entry.substring(0, sign), entry.substring(sign + 1));
              });
      return new WhisperLanguages(codes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whisper's code of a language; empty when it knows no such language. */
  Optional<String> code(Locale language) {
    return Optional.ofNullable(codes.get(language.getLanguage()));
  }

  /** Whether it is the language of the models that know only one. */
  boolean isFirst(String code) {
    return first.equals(code);
  }
}
