package org.ahoz.lexicon;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A phrase of a lexicon.
 *
 * @param said by condition, the template that is said, and heard too; the default is always there
 * @param heard templates that are heard and never said
 * @param sayings by condition, what is said of the template
 */
public record Phrase(
    Map<Condition, Template> said, List<Template> heard, Map<Condition, Saying> sayings) {

  /** Copies the maps and the list; refuses a phrase without a default. */
  public Phrase {
    said = Collections.unmodifiableMap(new EnumMap<>(said));
    heard = List.copyOf(heard);
    sayings = Collections.unmodifiableMap(new EnumMap<>(sayings));
    if (!sayings.containsKey(Condition.DEFAULT)) {
      throw new IllegalArgumentException("a phrase needs something to say by default");
    }
  }

  /** What is said where the condition holds: the saying of the most specific one that there is. */
  public Saying when(Condition condition) {
    for (@Nullable Condition each = condition; each != null; each = each.broader()) {
      Saying saying = sayings.get(each);
      if (saying != null) {
        return saying;
      }
    }
    throw new IllegalStateException("the constructor lets no phrase without a default pass");
  }
}
