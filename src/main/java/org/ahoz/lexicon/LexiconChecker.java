package org.ahoz.lexicon;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.yaml.YamlNode.Place;

/** Finds what is wrong in a lexicon that speaks, as a whole; its parts are read well-formed. */
final class LexiconChecker {

  private final LexiconText text;
  private final Status status;
  private final Status strictness;
  private final Place wholeFile;
  private final Findings findings;

  /**
   * A checker.
   *
   * @param status what is required of the lexicon
   * @param strictness what is required of the sounds of its words
   */
  LexiconChecker(
      LexiconText text, Status status, Status strictness, Place wholeFile, Findings findings) {
    this.text = text;
    this.status = status;
    this.strictness = strictness;
    this.wholeFile = wholeFile;
    this.findings = findings;
  }

  void check() {
    checkWords();
    checkSquare();
    checkRequired();
    Set<String> recursive = checkRules();
    TemplateChecker templates = new TemplateChecker(text, recursive, findings);
    for (Map<PhraseKey, PlacedPhrase> phrases : text.phrases.values()) {
      for (Map.Entry<PhraseKey, PlacedPhrase> phrase : phrases.entrySet()) {
        templates.check(phrase.getKey(), phrase.getValue());
      }
    }
    for (PlacedPhrase annotation : text.annotations.values()) {
      templates.check(null, annotation);
    }
    new SameWordsChecker(text, findings).checkNames();
    if (!findings.hasErrors()) {
      // Only what is sound so far can be said, and compared and pronounced as it is said.
      new SameWordsChecker(text, findings).checkPhrases();
      new PronunciationChecker(text, strictness, findings).check(templates.saidForms());
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
    for (Map.Entry<String, PlacedWord> word : text.words.entrySet()) {
      findings.checkName(word.getKey(), word.getValue().place());
    }
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
    int files = 0;
    int ranks = 0;
    boolean simple = true;
    for (Template part : square.template().all()) {
      files += part.equals(SquareSlots.FILE) ? 1 : 0;
      ranks += part.equals(SquareSlots.RANK) ? 1 : 0;
      simple &= SquareSlots.isAllowed(part);
    }
    if (!simple || files != 1 || ranks != 1) {
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
    for (Map.Entry<String, Line> rule : text.rules.entrySet()) {
      if (reaches(rule.getKey(), rule.getValue(), new HashSet<>())) {
        recursive.add(rule.getKey());
        findings.error(
            rule.getValue().source().place(),
            "recursive-rule",
            "the rule <" + rule.getKey() + "> comes back to itself",
            "a rule may use other rules, but none that uses it");
      }
    }
    return recursive;
  }

  private boolean reaches(String goal, Line line, Set<String> seen) {
    for (Template part : line.template().all()) {
      if (part instanceof Rule rule) {
        Line next = text.rules.get(rule.name());
        if (rule.name().equals(goal)
            || (next != null && seen.add(rule.name()) && reaches(goal, next, seen))) {
          return true;
        }
      }
    }
    return false;
  }
}
