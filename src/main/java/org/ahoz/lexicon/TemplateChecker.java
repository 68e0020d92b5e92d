package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Sequence;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.yaml.YamlNode.Place;
import org.jspecify.annotations.Nullable;

/** Finds what is wrong in the templates of phrases: their slots, rules, choices and brackets. */
final class TemplateChecker {

  /** How many parts a template may have when its rules are put in; real ones stay below 100. */
  private static final int MOST_PARTS = 1000;

  private final LexiconText text;
  private final Set<String> recursive;
  private final FormChecker forms;
  private final Findings findings;

  TemplateChecker(LexiconText text, Set<String> recursive, Findings findings) {
    this.text = text;
    this.recursive = recursive;
    this.findings = findings;
    forms = new FormChecker(text, findings);
  }

  /** The forms of words that the templates checked so far say. */
  Set<FormChecker.SaidForm> saidForms() {
    return forms.saidForms();
  }

  /**
   * Checks all templates of a phrase.
   *
   * @param key null for a phrase without slots
   */
  void check(@Nullable PhraseKey key, PlacedPhrase phrase) {
    for (Line line : phrase.said().values()) {
      new Walk(new Use(key, phrase.name(), true)).check(line);
    }
    for (Line line : phrase.heard()) {
      new Walk(new Use(key, phrase.name(), false)).check(line);
    }
  }

  /**
   * What a template is used for.
   *
   * @param key the phrase; null for one without slots
   * @param name what messages call the phrase
   * @param said whether the template is said, rather than only heard
   */
  record Use(@Nullable PhraseKey key, String name, boolean said) {

    /** The names of the slots that may stand in the template, for messages. */
    String slots() {
      List<String> names = new ArrayList<>();
      for (SlotName slot : SlotName.values()) {
        if (key != null && key.has(slot)) {
          names.add(slot.key());
        }
      }
      return names.isEmpty() ? "none" : String.join(", ", names);
    }
  }

  /** One template, walked with its rules put in. */
  private final class Walk {

    private final Use use;
    private final @Nullable PhraseKey key;
    private final String name;
    private final Set<SlotName> seen = EnumSet.noneOf(SlotName.class);
    private int parts;

    Walk(Use use) {
      this.use = use;
      key = use.key();
      name = use.name();
    }

    void check(Line line) {
      walk(line.template(), line, false, false);
      if (parts > MOST_PARTS) {
        findings.error(
            line.source().place(),
            "too-long",
            name + " has more than " + MOST_PARTS + " parts when its rules are put in",
            "use fewer rules inside rules");
      }
      if (key != null && use.said()) {
        checkRequired(key, line);
      }
    }

    private void walk(Template template, Line line, boolean inChoice, boolean inMaybe) {
      if (++parts > MOST_PARTS) {
        return;
      }
      if (template instanceof Sequence sequence) {
        for (Template part : sequence.parts()) {
          walk(part, line, inChoice, inMaybe);
        }
      } else if (template instanceof Choice choice) {
        for (Template reading : choice.readings()) {
          walk(reading, line, inChoice || !saysRequired(choice), inMaybe);
        }
      } else if (template instanceof Maybe maybe) {
        walk(maybe.part(), line, inChoice, true);
      } else if (template instanceof Rule rule) {
        Line next = text.rules.get(rule.name());
        if (next == null) {
          findings.error(
              line.placeOf(rule),
              "unknown-rule",
              name + " uses " + rule.print() + ", and there is no such rule",
              "add " + rule.name() + " to rules");
        } else if (!recursive.contains(rule.name())) {
          walk(next.template(), next, inChoice, inMaybe);
        }
      } else if (template instanceof Slot slot) {
        checkSlot(slot, line.placeOf(slot), inChoice, inMaybe);
      }
    }

    /** Whether each reading says each required slot that one of them says. */
    private boolean saysRequired(Choice choice) {
      Set<SlotName> first = requiredIn(choice.readings().get(0));
      return choice.readings().stream().allMatch(reading -> requiredIn(reading).equals(first));
    }

    private Set<SlotName> requiredIn(Template reading) {
      Set<SlotName> required = EnumSet.noneOf(SlotName.class);
      for (Template part : reading.all()) {
        SlotName known = part instanceof Slot slot ? SayingCompiler.slot(key, slot.name()) : null;
        if (known != null && key != null && !key.isOptional(known)) {
          required.add(known);
        }
      }
      return required;
    }

    private void checkRequired(PhraseKey phrase, Line line) {
      for (SlotName slot : phrase.requiredSlots()) {
        if (!seen.contains(slot)) {
          findings.error(
              line.source().place(),
              "missing-slot",
              name + " does not say {" + slot.key() + "}",
              "put the slot where the language says it");
        }
      }
      if (phrase.needsOrigin()
          && !seen.contains(SlotName.FROM)
          && !seen.contains(SlotName.ORIGIN)) {
        findings.error(
            line.source().place(),
            "missing-slot",
            name + " never says which of two pieces moves",
            "add [{from}] or {origin}");
      }
    }

    private void checkSlot(Slot slot, Place place, boolean inChoice, boolean inMaybe) {
      SlotName known = SayingCompiler.slot(key, slot.name());
      if (known == null && !text.words.containsKey(slot.name())) {
        findings.error(
            place,
            "unknown-slot",
            name + " has no {" + slot.name() + "}",
            "its slots are " + use.slots() + "; words of the lexicon may stand in braces too");
        return;
      }
      if (inChoice && known != null && key != null && !key.isOptional(known)) {
        findings.error(
            place,
            "slot-in-choice",
            slot.print() + " stands in a choice that need not say it",
            "write the slot outside the round brackets, or in each of the readings");
      } else if (known != null) {
        seen.add(known);
      }
      if (inMaybe && use.said() && known != null && key != null && !key.isOptional(known)) {
        findings.error(
            place,
            "optional-needs-optional-slot",
            name + " cannot leave out " + slot.print(),
            "take it out of the square brackets");
      }
      forms.check(use, slot, known, place);
    }
  }
}
