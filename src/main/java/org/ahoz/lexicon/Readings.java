package org.ahoz.lexicon;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Sequence;

/** All that a template may say or hear, with its slots as they are written. */
final class Readings {

  /** Choices multiply; what differs among so many readings differs before this one. */
  private static final int MOST = 1000;

  private final Map<String, Template> rules;

  Readings(Map<String, Template> rules) {
    this.rules = rules;
  }

  /** The readings of a checked template, at most {@value #MOST} of them, the said one first. */
  Set<String> of(Template template) {
    if (template instanceof Sequence sequence) {
      Set<String> readings = Set.of("");
      for (Template part : sequence.parts()) {
        readings = joined(readings, of(part));
      }
      return readings;
    }
    if (template instanceof Choice choice) {
      return united(choice.readings());
    }
    if (template instanceof Maybe maybe) {
      Set<String> readings = new LinkedHashSet<>(of(maybe.part()));
      readings.add("");
      return readings;
    }
    if (template instanceof Rule rule) {
      Template named = rules.get(rule.name());
      return named == null ? Set.of(rule.print()) : of(named);
    }
    return Set.of(template.print());
  }

  private Set<String> united(List<Template> templates) {
    Set<String> readings = new LinkedHashSet<>();
    for (Template template : templates) {
      for (String reading : of(template)) {
        if (readings.size() < MOST) {
          readings.add(reading);
        }
      }
    }
    return readings;
  }

  private static Set<String> joined(Set<String> before, Set<String> after) {
    Set<String> readings = new LinkedHashSet<>();
    for (String left : before) {
      for (String right : after) {
        if (readings.size() == MOST) {
          return readings;
        }
        readings.add(left.isEmpty() || right.isEmpty() ? left + right : left + " " + right);
      }
    }
    return readings;
  }
}
