package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.File;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.lexicon.LexiconText.PlacedWord;

/** Finds things that must be told apart and are called the same. */
final class SameWordsChecker {

  /** Phrases that can all be meant in one position, and so must differ in what is said. */
  private static final List<List<PhraseKey>> APART =
      List.of(
          List.of(PhraseKey.CASTLE_SHORT, PhraseKey.CASTLE_LONG),
          List.of(PhraseKey.CHECK, PhraseKey.MATE, PhraseKey.STALEMATE),
          PhraseKey.in(PhraseGroup.ORDERS));

  private final LexiconText text;
  private final Findings findings;

  SameWordsChecker(LexiconText text, Findings findings) {
    this.text = text;
    this.findings = findings;
  }

  /** Compares pieces with pieces, files with files of an alphabet, and ranks with ranks. */
  void checkNames() {
    List<PlacedWord> pieces = new ArrayList<>();
    for (Role role : Role.values()) {
      PlacedWord piece = text.words.get(WordKeys.of(role));
      if (piece != null) {
        pieces.add(piece);
      }
    }
    checkNames(pieces);
    for (Map<File, PlacedWord> files : text.alphabets.values()) {
      checkNames(files.values());
    }
    checkNames(text.ranks.values());
  }

  private void checkNames(Collection<PlacedWord> words) {
    Map<String, Map<String, String>> owners = new HashMap<>();
    for (PlacedWord placed : words) {
      Map<String, Form> shapes = new LinkedHashMap<>(placed.word().forms());
      shapes.put("", placed.word().plain());
      for (Map.Entry<String, Form> shape : shapes.entrySet()) {
        checkName(
            placed,
            shape.getValue(),
            owners.computeIfAbsent(shape.getKey(), form -> new HashMap<>()));
      }
    }
  }

  private void checkName(PlacedWord placed, Form form, Map<String, String> owners) {
    String key = placed.word().key();
    String other = owners.putIfAbsent(form.text(), key);
    if (other != null && !other.equals(key)) {
      findings.error(
          placed.place(),
          "same-words",
          key + " and " + other + " are both called \"" + form.text() + "\"",
          "give one of them another word");
    }
  }

  /** Compares the readings of phrases that must be told apart, style by style. */
  void checkPhrases() {
    Readings readings = new Readings(text.ruleTemplates());
    for (Style style : text.phrases.keySet()) {
      for (List<PhraseKey> apart : APART) {
        Map<String, PhraseKey> owners = new HashMap<>();
        for (PhraseKey key : apart) {
          PlacedPhrase phrase = text.phrase(key, style);
          Line line = phrase == null ? null : phrase.said().get(Condition.DEFAULT);
          if (phrase != null && line != null) {
            checkReadings(key, phrase, readings.of(line.template()), owners);
          }
        }
      }
    }
  }

  private void checkReadings(
      PhraseKey key, PlacedPhrase phrase, Set<String> readings, Map<String, PhraseKey> owners) {
    for (String reading : readings) {
      PhraseKey other = owners.putIfAbsent(reading.toLowerCase(Locale.ROOT), key);
      if (other != null && other != key) {
        findings.error(
            phrase.place(),
            "same-words",
            key.key() + " and " + other.key() + " can both be \"" + reading + "\"",
            "say them apart; what is heard for both belongs under hears");
        return;
      }
    }
  }
}
