package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.File;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Sequence;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.yaml.YamlNode.Place;
import org.jspecify.annotations.Nullable;

/** Finds what is wrong in the templates of phrases: slots, forms, agreement and rules. */
final class TemplateChecker {

  /** How many parts a template may have when its rules are put in; real ones stay below 100. */
  private static final int MOST_PARTS = 1000;

  /** A form that is said somewhere, and the place of its word. */
  record SaidForm(Form form, Place place) {}

  private final LexiconText text;
  private final Set<String> recursive;
  private final Findings findings;
  private final Set<SaidForm> saidForms = new LinkedHashSet<>();

  TemplateChecker(LexiconText text, Set<String> recursive, Findings findings) {
    this.text = text;
    this.recursive = recursive;
    this.findings = findings;
  }

  /** The forms of words that the templates checked so far say. */
  Set<SaidForm> saidForms() {
    return saidForms;
  }

  /**
   * Checks all templates of a phrase.
   *
   * @param key null for a phrase without slots
   */
  void check(@Nullable PhraseKey key, PlacedPhrase phrase) {
    for (Line line : phrase.said().values()) {
      new Walk(key, phrase.name(), true).check(line);
    }
    for (Line line : phrase.heard()) {
      new Walk(key, phrase.name(), false).check(line);
    }
  }

  /** One template, walked with its rules put in. */
  private final class Walk {

    private final @Nullable PhraseKey key;
    private final String name;
    private final boolean said;
    private final Set<SlotName> seen = EnumSet.noneOf(SlotName.class);
    private int parts;

    Walk(@Nullable PhraseKey key, String name, boolean said) {
      this.key = key;
      this.name = name;
      this.said = said;
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
      if (key != null && said) {
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
          walk(reading, line, true, inMaybe);
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
            "its slots are " + slots() + "; words of the lexicon may stand in braces too");
        return;
      }
      if (inChoice && (known != null || slot.agreesWith() != null)) {
        findings.error(
            place,
            "slot-in-choice",
            slot.print() + " stands in a choice of words, and what a move says is no choice",
            "write the slot outside the round brackets");
      } else if (known != null) {
        seen.add(known);
      }
      if (inMaybe && said && known != null && key != null && !key.isOptional(known)) {
        findings.error(
            place,
            "optional-needs-optional-slot",
            name + " cannot leave out " + slot.print(),
            "take it out of the square brackets");
      }
      if (known != null && known.kind() == SlotName.Kind.SAID) {
        if (slot.form() != null || slot.agreesWith() != null) {
          findings.error(
              place,
              "unknown-form",
              "{" + slot.name() + "} holds whole phrases, which have no forms",
              "write {" + slot.name() + "}");
        }
      } else {
        checkForms(slot, known, place);
      }
    }

    private void checkForms(Slot slot, @Nullable SlotName known, Place place) {
      String form = slot.form();
      if (form != null && !text.features.forms().contains(form)) {
        findings.error(
            place,
            "unknown-form",
            name
                + " asks for \""
                + form
                + "\" of {"
                + slot.name()
                + "}, but "
                + text.features.describeForms(),
            "add " + form + " to features.form and give every word that form");
        return;
      }
      List<PlacedWord> own = words(slot.name(), known, place);
      if (slot.agreesWith() == null) {
        for (PlacedWord word : own) {
          checkForm(word.word(), form, word.place());
        }
        return;
      }
      SlotName other = SayingCompiler.slot(key, slot.agreesWith());
      List<PlacedWord> others = other == null ? List.of() : words(slot.agreesWith(), other, place);
      if (others.isEmpty() || (other != null && other.kind() == SlotName.Kind.SQUARE)) {
        findings.error(
            place,
            "unknown-slot",
            slot.print() + " cannot agree with \"" + slot.agreesWith() + "\"",
            "agree with a piece or a side that " + name + " has: " + slots());
        return;
      }
      for (PlacedWord word : own) {
        for (PlacedWord with : others) {
          checkAgreement(word, with, form);
        }
      }
    }

    private void checkAgreement(PlacedWord word, PlacedWord with, @Nullable String form) {
      Word variant = word.word().beside(with.word());
      if (variant != null) {
        checkForm(variant, form, word.place());
      } else if (word.word().variants().isEmpty()) {
        findings.error(
            word.place(),
            "unknown-trait",
            name + " lets " + word.word().key() + " agree, and it has only one shape",
            "give it agrees: and the values of a trait");
      } else {
        findings.error(
            with.place(),
            "unknown-trait",
            with.word().key()
                + " has no trait that "
                + word.word().key()
                + " agrees with in "
                + name,
            "give it one of " + String.join(", ", word.word().variants().keySet()));
      }
    }

    private void checkForm(Word word, @Nullable String form, Place place) {
      Form shape = word.in(form);
      if (shape != null) {
        if (said) {
          saidForms.add(new SaidForm(shape, place));
        }
        return;
      }
      findings.error(
          place,
          "missing-form",
          word.key() + " has no form \"" + form + "\", which " + name + " asks for",
          "add " + form + " to its forms");
    }

    /** All words that may stand in a slot; of a square, those that take the form. */
    private List<PlacedWord> words(String word, @Nullable SlotName slot, Place place) {
      List<PlacedWord> words = new ArrayList<>();
      if (slot == null || key == null) {
        addWord(words, word, place);
      } else if (slot.kind() == SlotName.Kind.SQUARE || slot.kind() == SlotName.Kind.FROM) {
        addSquareWords(words, slot, key);
      } else {
        for (String each : WordKeys.in(slot, key)) {
          addWord(words, each, place);
        }
      }
      return words;
    }

    private void addWord(List<PlacedWord> words, String word, Place place) {
      PlacedWord placed = text.words.get(word);
      if (placed != null) {
        words.add(placed);
      } else if (!WordKeys.isRole(word)) {
        // That a piece has no word is said once, and not by each template that names pieces.
        findings.error(
            place,
            "missing-word",
            name + " needs the word " + word + ", and there is none",
            "add it to words");
      }
    }

    private void addSquareWords(List<PlacedWord> words, SlotName slot, PhraseKey phrase) {
      boolean onlyFile = slot == SlotName.FROM && phrase.isOfPawns();
      boolean any = slot == SlotName.FROM && !onlyFile;
      boolean fileIsLast =
          text.square != null && SquareSlots.last(text.square.template()).equals(SquareSlots.FILE);
      if (any || onlyFile || fileIsLast) {
        for (Map<File, PlacedWord> files : text.alphabets.values()) {
          words.addAll(files.values());
        }
      }
      if (any || (!onlyFile && !fileIsLast)) {
        words.addAll(text.ranks.values());
      }
    }

    private String slots() {
      List<String> names = new ArrayList<>();
      for (SlotName slot : SlotName.values()) {
        if (key != null && key.has(slot)) {
          names.add(slot.key());
        }
      }
      return names.isEmpty() ? "none" : String.join(", ", names);
    }
  }
}
