package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.phones.PhoneTable;
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
          "answers",
          "annotations",
          "game",
          "commentary",
          "board",
          "live",
          "hearing",
          "numbers",
          "names",
          "respellings",
          "confuses",
          "fillers");

  private final Findings findings = new Findings();
  private final Place wholeFile;
  private final HeaderReader headers;
  private final boolean isBased;
  private final PronouncingDictionary dictionary;
  private final boolean isThorough;

  private LexiconReader(
      String file,
      @Nullable String folder,
      boolean isBased,
      PronouncingDictionary dictionary,
      boolean isThorough) {
    wholeFile = new Place(file, 0, 0);
    headers = new HeaderReader(wholeFile, folder, findings);
    this.isBased = isBased;
    this.dictionary = dictionary;
    this.isThorough = isThorough;
  }

  /**
   * What came of reading a file.
   *
   * @param lexicon null when there are errors
   * @param problems errors and warnings, from the top of the file down
   */
  record Reading(@Nullable Lexicon lexicon, List<Problem> problems) {}

  /** Reads and checks a lexicon of any language, which is based on none. */
  static Reading read(String text, String file) {
    LexiconReader reader = new LexiconReader(file, null, false, PronouncingDictionary.NONE, false);
    try {
      return reader.reading(Yaml.read(text, file));
    } catch (YamlException e) {
      return new Reading(null, List.of(e.problem()));
    }
  }

  /**
   * Reads and checks a lexicon.
   *
   * @param folder the tag by which the lexicon is found
   * @param isThorough whether to look also for what takes longer to find than a start may take:
   *     rules of numbers that do not work, and sounds that no table has phones for
   */
  static Reading read(LexiconFiles.Whole whole, String folder, boolean isThorough) {
    YamlNode root = whole.root();
    return root == null
        ? new Reading(null, whole.problems())
        : new LexiconReader(whole.name(), folder, whole.isBased(), whole.dictionary(), isThorough)
            .reading(root);
  }

  private Reading reading(YamlNode root) {
    Lexicon lexicon = lexicon(root);
    return new Reading(lexicon, findings.inOrder());
  }

  private @Nullable Lexicon lexicon(YamlNode root) {
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
    Locale language = Locale.forLanguageTag(header.tag());
    LexiconText spoken = text(fields, language);
    spoken.dictionary = dictionary;
    if (isThorough) {
      List<PhoneTable> tables =
          List.of(
              PhoneTable.bundled("arpabet").forLanguage(language),
              PhoneTable.heard().forLanguage(language));
      new SoundChecker(tables, findings).check(fields);
      dictionary.problems(PhoneTable.heard().symbols()).forEach(findings::add);
      checkNumbers(spoken.numbers, fields.entry("numbers"));
    }
    // Who changes a word of a finished lexicon need not know how it is written in the IPA.
    Status strictness = isBased ? Status.DRAFT : header.status();
    new LexiconChecker(spoken, header.status(), strictness, wholeFile, findings).check();
    return notation == null || findings.hasErrors() ? null : new Lexicon(header, notation, spoken);
  }

  private void checkNumbers(Numbers numbers, YamlNode.@Nullable Entry entry) {
    String fault = numbers.fault();
    if (!fault.isEmpty()) {
      findings.error(
          entry == null ? wholeFile : entry.keyPlace(),
          "bad-numbers",
          fault,
          "name rule sets that ICU has for the language, or write rules of your own");
    }
  }

  private LexiconText text(Fields fields, Locale locale) {
    Features features = Features.read(fields.map("features"), findings);
    Sounds sounds = Sounds.read(fields.map("sounds"), locale, findings);
    LexiconText text =
        new LexiconText(
            features,
            sounds,
            new NumbersReader(findings).read(locale, fields.map("numbers")),
            ProperNames.read(fields.map("names"), findings));
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
    Fields respellings = fields.map("respellings");
    for (String token : respellings.keys()) {
      Scalar respelling = respellings.text(token);
      if (respelling != null) {
        text.respellings.put(token, respelling.text());
      }
    }
    text.confusions.addAll(Confusion.read(fields.map("confuses"), findings));
    fields.texts("fillers").forEach(filler -> text.fillers.add(filler.text()));
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
