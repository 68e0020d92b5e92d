package org.ahoz.lexicon;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** When one template of a phrase is taken rather than another; the most specific one that holds. */
public enum Condition {
  /** Always. */
  DEFAULT(null),
  /** The move gives check, or mate where the phrase says nothing of its own for mate. */
  CHECK(DEFAULT),
  /** The move mates. */
  MATE(CHECK),
  /** Of the origin only the file is said. */
  FILE(DEFAULT),
  /** Of the origin only the rank is said. */
  RANK(DEFAULT),
  /** The number is of the plural category of this name (Unicode Technical Standard 35, part 3). */
  ZERO(DEFAULT),
  /** The number is of the plural category of this name, as 1 is in many languages. */
  ONE(DEFAULT),
  /** The number is of the plural category of this name, as 2 is in a few languages. */
  TWO(DEFAULT),
  /** The number is of the plural category of this name, as 2 to 4 are in Slavic languages. */
  FEW(DEFAULT),
  /** The number is of the plural category of this name, as 5 is in Slavic languages. */
  MANY(DEFAULT);

  private final String key = name().toLowerCase(Locale.ROOT);
  private final @Nullable Condition broader;

  Condition(@Nullable Condition broader) {
    this.broader = broader;
  }

  /** The name in a lexicon, such as {@code mate}. */
  public String key() {
    return key;
  }

  /** What holds whenever this does and is tried next; null for the default. */
  public @Nullable Condition broader() {
    return broader;
  }

  /** The condition of this name; empty when there is none. */
  public static Optional<Condition> of(String key) {
    for (Condition condition : values()) {
      if (condition.key.equals(key)) {
        return Optional.of(condition);
      }
    }
    return Optional.empty();
  }
}
