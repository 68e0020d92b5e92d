package org.ahoz.lexicon;

import java.util.Locale;

/** How much a lexicon needs a phrase. */
public enum Importance {
  /** A lexicon that is spoken has it. */
  REQUIRED,
  /** Listeners miss it where it is absent. */
  EXPECTED,
  /** Something else is said in its place, or nothing. */
  OPTIONAL;

  /** The name in {@code lexicons/phrases.yaml}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
