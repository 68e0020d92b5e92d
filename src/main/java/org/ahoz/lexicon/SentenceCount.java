package org.ahoz.lexicon;

import java.util.Map;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Sequence;

/** Counts the readings of templates without writing them down: there may be thousands. */
final class SentenceCount {

  private final Map<String, Template> rules;

  SentenceCount(Map<String, Template> rules) {
    this.rules = rules;
  }

  /** In how many ways a checked template can be read. */
  long of(Template template) {
    if (template instanceof Sequence sequence) {
      return sequence.parts().stream().mapToLong(this::of).reduce(1, Math::multiplyExact);
    }
    if (template instanceof Choice choice) {
      return choice.readings().stream().mapToLong(this::of).sum();
    }
    if (template instanceof Maybe maybe) {
      return of(maybe.part()) + 1;
    }
    if (template instanceof Rule rule) {
      Template named = rules.get(rule.name());
      return named == null ? 1 : of(named);
    }
    return 1;
  }
}
