package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.File;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.lexicon.TemplateChecker.Use;
import org.ahoz.yaml.YamlNode.Place;
import org.jspecify.annotations.Nullable;

/** Finds words that lack a form or a trait that a template asks of them. */
final class FormChecker {

  /** A form that is said somewhere, and the place of its word. */
  record SaidForm(Form form, Place place) {}

  /** The kinds of slots that hold words of the lexicon, which have forms and agree. */
  private static final Set<SlotName.Kind> SHAPES =
      EnumSet.of(
          SlotName.Kind.ROLE,
          SlotName.Kind.SQUARE,
          SlotName.Kind.FROM,
          SlotName.Kind.SIDE,
          SlotName.Kind.WING);

  private final LexiconText text;
  private final Findings findings;
  private final Set<SaidForm> saidForms = new LinkedHashSet<>();

  FormChecker(LexiconText text, Findings findings) {
    this.text = text;
    this.findings = findings;
  }

  /** The forms that are said, of those asked for so far. */
  Set<SaidForm> saidForms() {
    return saidForms;
  }

  /**
   * Checks the form and the agreement that a slot asks for.
   *
   * @param known the slot that its name means; null when it means a word
   */
  void check(Use use, Slot slot, @Nullable SlotName known, Place place) {
    if (known != null && !SHAPES.contains(known.kind())) {
      checkFormless(slot, known.kind(), place);
      return;
    }
    String form = slot.form();
    if (form != null && !text.features.forms().contains(form)) {
      findings.error(
          place,
          "unknown-form",
          use.name()
              + " asks for \""
              + form
              + "\" of {"
              + slot.name()
              + "}, but "
              + text.features.describeForms(),
          "add " + form + " to features.form and give every word that form");
      return;
    }
    List<PlacedWord> own = words(use, slot.name(), known, place);
    if (slot.agreesWith() == null) {
      for (PlacedWord word : own) {
        checkForm(use, word.word(), form, word.place());
      }
      return;
    }
    SlotName other = SayingCompiler.slot(use.key(), slot.agreesWith());
    if (other == null || !other.isWord()) {
      findings.error(
          place,
          "unknown-slot",
          slot.print() + " cannot agree with \"" + slot.agreesWith() + "\"",
          "agree with a piece or a side that " + use.name() + " has: " + use.slots());
      return;
    }
    List<PlacedWord> others = words(use, slot.agreesWith(), other, place);
    for (PlacedWord word : own) {
      for (PlacedWord with : others) {
        checkAgreement(use, word, with, form);
      }
    }
  }

  /** Checks a slot that holds no words of the lexicon, so that nothing declines or agrees. */
  private void checkFormless(Slot slot, SlotName.Kind kind, Place place) {
    List<String> forms =
        switch (kind) {
          case NUMBER -> text.numbers.forms();
          case MONTH -> List.of(Numbers.ALONE);
          default -> List.of();
        };
    if (slot.agreesWith() == null && (slot.form() == null || forms.contains(slot.form()))) {
      return;
    }
    String held =
        switch (kind) {
          case NUMBER -> "holds a number";
          case MONTH -> "holds a month";
          case NAME -> "holds a name";
          default -> "holds whole phrases";
        };
    findings.error(
        place,
        "unknown-form",
        slot.print()
            + " asks for a form, and {"
            + slot.name()
            + "} "
            + held
            + ", whose forms are "
            + (forms.isEmpty() ? "none" : String.join(", ", forms)),
        "write {"
            + slot.name()
            + "}"
            + (kind == SlotName.Kind.NUMBER ? ", or add the form to numbers.forms" : ""));
  }

  private void checkAgreement(Use use, PlacedWord word, PlacedWord with, @Nullable String form) {
    Word variant = word.word().beside(with.word());
    if (variant != null) {
      checkForm(use, variant, form, word.place());
    } else if (word.word().variants().isEmpty()) {
      findings.error(
          word.place(),
          "unknown-trait",
          use.name() + " lets " + word.word().key() + " agree, and it has only one shape",
          "give it agrees: and the values of a trait");
    } else {
      findings.error(
          with.place(),
          "unknown-trait",
          with.word().key()
              + " has no trait that "
              + word.word().key()
              + " agrees with in "
              + use.name(),
          "give it one of " + String.join(", ", word.word().variants().keySet()));
    }
  }

  private void checkForm(Use use, Word word, @Nullable String form, Place place) {
    Form shape = word.in(form);
    if (shape != null) {
      if (use.said()) {
        saidForms.add(new SaidForm(shape, place));
      }
      return;
    }
    findings.error(
        place,
        "missing-form",
        word.key() + " has no form \"" + form + "\", which " + use.name() + " asks for",
        "add " + form + " to its forms");
  }

  /** All words that may stand in a slot; of a square, those that take the form. */
  private List<PlacedWord> words(Use use, String word, @Nullable SlotName slot, Place place) {
    List<PlacedWord> words = new ArrayList<>();
    PhraseKey key = use.key();
    if (slot == null || key == null) {
      addWord(use, words, word, place);
    } else if (slot.kind() == SlotName.Kind.SQUARE || slot.kind() == SlotName.Kind.FROM) {
      addSquareWords(words, slot, key);
    } else {
      for (String each : WordKeys.in(slot, key)) {
        addWord(use, words, each, place);
      }
    }
    return words;
  }

  private void addWord(Use use, List<PlacedWord> words, String word, Place place) {
    PlacedWord placed = text.words.get(word);
    if (placed != null) {
      words.add(placed);
    } else if (!WordKeys.isRole(word)) {
      // That a piece has no word is said once, and not by each template that names pieces.
      findings.error(
          place,
          "missing-word",
          use.name() + " needs the word " + word + ", and there is none",
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
}
