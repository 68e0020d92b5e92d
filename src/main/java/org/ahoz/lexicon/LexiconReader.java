package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.problem.Problem;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlException;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/** Reads lexicon files and has them checked. */
final class LexiconReader {

  /** The keys of lexicons that are spoken, beside those of all. */
  private static final List<String> SPOKEN_KEYS =
      List.of(
          "features",
          "words",
          "sounds",
          "files",
          "ranks",
          "square",
          "rules",
          "phrases",
          "reasons",
          "results",
          "orders",
          "questions",
          "annotations");

  private final Findings findings = new Findings();
  private final Place wholeFile;
  private final HeaderReader headers;

  private LexiconReader(String file, @Nullable String folder) {
    wholeFile = new Place(file, 0, 0);
    headers = new HeaderReader(wholeFile, folder, findings);
  }

  /**
   * What came of reading a file.
   *
   * @param lexicon null when there are errors
   * @param problems errors and warnings, from the top of the file down
   */
  record Reading(@Nullable Lexicon lexicon, List<Problem> problems) {}

  /** Reads and checks a lexicon of any language. */
  static Reading read(String text, String file) {
    return read(text, file, null);
  }

  /**
   * Reads and checks a lexicon.
   *
   * @param folder the tag by which the lexicon is found; null when any will do
   */
  static Reading read(String text, String file, @Nullable String folder) {
    LexiconReader reader = new LexiconReader(file, folder);
    Lexicon lexicon = reader.lexicon(text);
    return new Reading(lexicon, reader.findings.inOrder());
  }

  private @Nullable Lexicon lexicon(String text) {
    YamlNode root;
    try {
      root = Yaml.read(text, wholeFile.file());
    } catch (YamlException e) {
      findings.add(e.problem());
      return null;
    }
    Fields fields = Fields.of(Fields.WHOLE, root, findings);
    Lexicon.Header header = headers.read(fields);
    Lexicon.Notations notation =
        new NotationReader(findings).readAll(header.tag(), fields.map("notation"));
    if (header.status() == Status.NOTATION) {
      fields.allow(HeaderReader.KEYS);
      return notation == null || findings.hasErrors() ? null : new Lexicon(header, notation);
    }
    List<String> keys = new ArrayList<>(HeaderReader.KEYS);
    keys.addAll(SPOKEN_KEYS);
    fields.allow(keys);
    LexiconText spoken = text(fields, Locale.forLanguageTag(header.tag()));
    new LexiconChecker(spoken, header.status(), wholeFile, findings).check();
    return notation == null || findings.hasErrors() ? null : new Lexicon(header, notation, spoken);
  }

  private LexiconText text(Fields fields, Locale locale) {
    Features features = Features.read(fields.map("features"), findings);
    Sounds sounds = Sounds.read(fields.map("sounds"), locale, findings);
    LexiconText text = new LexiconText(features, sounds);
    WordReader words = new WordReader(features, sounds, findings);
    Fields named = fields.map("words");
    for (String key : named.keys()) {
      PlacedWord word = word(words, key, named, key);
      if (word != null) {
        text.words.put(key, word);
      }
    }
    Fields alphabets = fields.map("files");
    for (Map.Entry<String, YamlNode.Entry> alphabet : alphabets.entries()) {
      String name = alphabet.getKey();
      findings.checkName(name, alphabet.getValue().keyPlace());
      text.alphabets.put(name, files(words, name, alphabets.map(name), text.alphabets.isEmpty()));
    }
    ranks(words, fields.map("ranks"), text.ranks);
    Scalar square = headers.required(fields, "square");
    text.square = square == null ? null : Line.read(square, findings);
    PhraseReader phrases = new PhraseReader(text, findings);
    phrases.readRules(fields.map("rules"));
    phrases.readStyles(fields.map(PhraseGroup.PHRASES.key()));
    for (PhraseGroup group : PhraseGroup.values()) {
      if (group != PhraseGroup.PHRASES) {
        phrases.readGroup(group, Style.PLAIN, fields.map(group.key()));
      }
    }
    phrases.readAnnotations(fields.map("annotations"));
    return text;
  }

  private Map<File, PlacedWord> files(
      WordReader words, String alphabet, Fields fields, boolean first) {
    List<String> letters = new ArrayList<>();
    Map<File, PlacedWord> files = new EnumMap<>(File.class);
    for (File file : File.values()) {
      String letter = String.valueOf(file.letter());
      letters.add(letter);
      PlacedWord word = word(words, letter, fields, WordKeys.of(file, alphabet, first));
      if (word != null) {
        files.put(file, word);
      }
    }
    fields.allow(letters);
    return files;
  }

  private void ranks(WordReader words, Fields fields, Map<Rank, PlacedWord> ranks) {
    List<String> numbers = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      String number = String.valueOf(rank.number());
      numbers.add(number);
      PlacedWord word = word(words, number, fields, WordKeys.of(rank));
      if (word != null) {
        ranks.put(rank, word);
      }
    }
    fields.allow(numbers);
  }

  /** The word under a key; null, with a finding, when the key is absent or its word is none. */
  private @Nullable PlacedWord word(WordReader words, String key, Fields fields, String name) {
    YamlNode.Entry entry = fields.entry(key);
    if (entry == null) {
      findings.error(
          fields.place(),
          "missing-word",
          "there is no word for " + name.replace('-', ' '),
          "add " + key + ": and the word");
      return null;
    }
    Word word = words.read(name, entry.value());
    return word == null ? null : new PlacedWord(word, entry.keyPlace());
  }
}
