package org.ahoz.lexicon;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How much is said of a move. What a lexicon does not say in a style, it says in {@link #PLAIN}.
 */
public enum Style {
  /** As little as players among themselves. */
  BRIEF,
  /** What players say to one another; every lexicon has it. */
  PLAIN,
  /** Side, piece, both squares and what is taken. */
  FULL,
  /** Both squares of every move, as blind players announce them in several countries. */
  FROM_TO;

  private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The name in lexicons and on the command line, such as {@code from-to}. */
  public String key() {
    return key;
  }

  /** The styles in which a phrase is looked for, this one first. */
  public List<Style> chain() {
    return this == PLAIN ? List.of(PLAIN) : List.of(this, PLAIN);
  }

  /** The style of this name; empty when there is none. */
  public static Optional<Style> of(String key) {
    for (Style style : values()) {
      if (style.key.equals(key)) {
        return Optional.of(style);
      }
    }
    return Optional.empty();
  }
}
