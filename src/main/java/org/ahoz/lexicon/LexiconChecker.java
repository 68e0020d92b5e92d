package org.ahoz.lexicon;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.yaml.YamlNode.Place;

/** Finds what is wrong in a lexicon that speaks, as a whole; its parts are read well-formed. */
final class LexiconChecker {

  private final LexiconText text;
  private final Status status;
  private final Place wholeFile;
  private final Findings findings;

  LexiconChecker(LexiconText text, Status status, Place wholeFile, Findings findings) {
    this.text = text;
    this.status = status;
    this.wholeFile = wholeFile;
    this.findings = findings;
  }

  void check() {
    checkWords();
    checkSquare();
    checkRequired();
    Set<String> recursive = checkRules();
    TemplateChecker templates = new TemplateChecker(text, recursive, findings);
    text.phrases.forEach(
        (style, phrases) -> phrases.forEach((key, phrase) -> templates.check(key, phrase)));
    text.annotations.values().forEach(phrase -> templates.check(null, phrase));
    new SameWordsChecker(text, findings).checkNames();
    if (!findings.hasErrors()) {
      // Only what is sound so far can be said, and compared and pronounced as it is said.
      new SameWordsChecker(text, findings).checkPhrases();
      new PronunciationChecker(text, status, findings).check(templates.saidForms());
    }
  }

  private void checkWords() {
    for (Role role : Role.values()) {
      if (!text.words.containsKey(WordKeys.of(role))) {
        findings.error(
            wholeFile,
            "missing-word",
            "there is no word for " + WordKeys.of(role),
            "add it to words");
      }
    }
    text.words.forEach(
        (key, placed) -> {
          if (!TemplateParser.isName(key)) {
            findings.error(
                placed.place(),
                "bad-name",
                "\"" + key + "\" cannot be used in templates",
                "use lower case letters a to z, digits and hyphens");
          }
        });
    if (text.alphabets.isEmpty()) {
      findings.error(
          wholeFile, "missing-word", "there are no words for files", "add files: and an alphabet");
    }
  }

  private void checkSquare() {
    Line square = text.square;
    if (square == null) {
      return;
    }
    int[] files = {0};
    int[] ranks = {0};
    boolean[] simple = {true};
    square
        .template()
        .visit(
            part -> {
              if (part instanceof Slot slot) {
                files[0] += slot.equals(SquareSlots.FILE) ? 1 : 0;
                ranks[0] += slot.equals(SquareSlots.RANK) ? 1 : 0;
                simple[0] &= SquareSlots.ALL.contains(slot);
              }
              simple[0] &=
                  !(part instanceof Rule || part instanceof Maybe || part instanceof Choice);
            });
    if (!simple[0] || files[0] != 1 || ranks[0] != 1) {
      findings.error(
          square.source().place(),
          "bad-square",
          "a square is named by its file and its rank, once each, and by fixed words",
          "write \"{file} {rank}\" in the order of the language");
    }
  }

  private void checkRequired() {
    Map<PhraseKey, PlacedPhrase> plain = text.phrases(Style.PLAIN);
    for (PhraseKey key : PhraseKey.values()) {
      if (plain.containsKey(key)) {
        continue;
      }
      if (key.importance() == Importance.REQUIRED) {
        findings.error(
            wholeFile,
            "missing-phrase",
            "required phrase \"" + key.key() + "\" is absent",
            "add it to phrases.plain");
      } else if (key.importance() == Importance.EXPECTED && status == Status.COMPLETE) {
        findings.warning(
            wholeFile,
            "missing-phrase",
            "expected phrase \"" + key.key() + "\" is absent",
            "add it to " + key.group().key());
      }
    }
  }

  /** The rules that cannot be put in, because they would put in themselves. */
  private Set<String> checkRules() {
    Set<String> recursive = new HashSet<>();
    text.rules.forEach(
        (name, line) -> {
          if (reaches(name, line, new HashSet<>())) {
            recursive.add(name);
            findings.error(
                line.source().place(),
                "recursive-rule",
                "the rule <" + name + "> comes back to itself",
                "a rule may use other rules, but none that uses it");
          }
        });
    return recursive;
  }

  private boolean reaches(String goal, Line line, Set<String> seen) {
    boolean[] found = {false};
    line.template()
        .visit(
            part -> {
              if (part instanceof Rule rule) {
                Line next = text.rules.get(rule.name());
                found[0] |=
                    rule.name().equals(goal)
                        || (next != null && seen.add(rule.name()) && reaches(goal, next, seen));
              }
            });
    return found[0];
  }
}
