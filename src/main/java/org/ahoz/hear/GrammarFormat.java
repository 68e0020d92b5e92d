package org.ahoz.hear;

import java.util.Locale;
import java.util.Optional;

/** How grammars are written for other recognizers. */
public enum GrammarFormat {
  /** Java Speech Grammar Format 1.0, as Sphinx takes it. */
  JSGF,
  /** A JSON list of phrases with a bucket for unknown words, as Vosk takes it. */
  LIST,
  /** The grammar notation of llama.cpp, as whisper.cpp takes it. */
  GBNF,
  /** A pronunciation dictionary in the form of CMU's, with the phones of ARPAbet. */
  DICT;

  private final String key = name().toLowerCase(Locale.ROOT);

  /** The name on the command line. */
  public String key() {
    return key;
  }

  /** The format of this name; empty when there is none. */
  public static Optional<GrammarFormat> of(String key) {
    for (GrammarFormat format : values()) {
      if (format.key.equals(key)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
