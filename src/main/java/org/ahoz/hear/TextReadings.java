package org.ahoz.hear;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.lexicon.Template;

/** What a template without slots may say. */
final class TextReadings {

  /** Choices multiply; more than this no lexicon means. */
  private static final int MOST = 400;

  private final Map<String, Template> rules;

  TextReadings(Map<String, Template> rules) {
    this.rules = rules;
  }

  /** The template that a rule names. */
  Template rule(Template.Rule rule) {
    Template named = rules.get(rule.name());
    if (named == null) {
      throw new IllegalStateException("unchecked rule " + rule.print());
    }
    return named;
  }

  /** Whether nothing in the template depends on a move or on another word. */
  boolean isText(Template template) {
    for (Template part : template.all()) {
      if (part instanceof Template.Slot
          || (part instanceof Template.Rule rule && !isText(rule(rule)))) {
        return false;
      }
    }
    return true;
  }

  /** All readings, the said one first; an empty one where all may be left out. */
  List<String> of(Template template) {
    return List.copyOf(readings(template));
  }

  private Set<String> readings(Template template) {
    Set<String> all = new LinkedHashSet<>();
    if (template instanceof Template.Text text) {
      all.add(text.word());
    } else if (template instanceof Template.Rule rule) {
      return readings(rule(rule));
    } else if (template instanceof Template.Maybe maybe) {
      all.addAll(readings(maybe.part()));
      all.add("");
    } else if (template instanceof Template.Choice choice) {
      choice.readings().forEach(reading -> all.addAll(readings(reading)));
    } else if (template instanceof Template.Sequence sequence) {
      all.add("");
      for (Template part : sequence.parts()) {
        Set<String> joined = new LinkedHashSet<>();
        Set<String> right = readings(part);
        for (String before : all) {
          for (String after : right) {
            if (joined.size() < MOST) {
              joined.add((before + " " + after).strip());
            }
          }
        }
        all.clear();
        all.addAll(joined);
      }
    } else {
      throw new IllegalStateException(template.print() + " is no text");
    }
    return all;
  }
}
