package org.ahoz.lexicon;

import java.util.Locale;
import java.util.Optional;

/** How far a lexicon has come. */
public enum Status {
  /** Spoken, and tested by its own spec file. */
  COMPLETE,
  /** Spoken, with words that nobody has confirmed. */
  DRAFT,
  /** Only the letters and marks of its notation: read and written, never spoken. */
  NOTATION;

  /** The name in a lexicon, such as {@code complete}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The status of this name; empty when there is none. */
  public static Optional<Status> of(String key) {
    for (Status status : values()) {
      if (status.key().equals(key)) {
        return Optional.of(status);
      }
    }
    return Optional.empty();
  }
}
