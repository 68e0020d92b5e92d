package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.notation.DescriptiveLanguage;
import org.ahoz.notation.NotationLanguage;
import org.ahoz.problem.Problem;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlException;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/** Reads lexicon files and has them checked. */
final class LexiconReader {

  private static final String FORMAT = "1";

  private static final List<String> HEADER_KEYS =
      List.of(
          "lexicon",
          "language",
          "name",
          "english-name",
          "status",
          "licence",
          "authors",
          "sources",
          "spacing",
          "notation");

  private static final List<String> KEYS =
      Stream.concat(
              HEADER_KEYS.stream(),
              Stream.of(
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
                  "annotations"))
          .toList();

  private final Findings findings = new Findings();
  private final Place wholeFile;
  private final @Nullable String folder;

  private LexiconReader(String file, @Nullable String folder) {
    wholeFile = new Place(file, 0, 0);
    this.folder = folder;
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
    Lexicon.Header header = header(fields);
    Lexicon.Notations notation = notations(header.tag(), fields.map("notation"));
    if (header.status() == Status.NOTATION) {
      fields.allow(HEADER_KEYS);
      return notation == null || findings.hasErrors() ? null : new Lexicon(header, notation);
    }
    fields.allow(KEYS);
    LexiconText spoken = text(fields, Locale.forLanguageTag(header.tag()));
    new LexiconChecker(spoken, header.status(), wholeFile, findings).check();
    return notation == null || findings.hasErrors() ? null : new Lexicon(header, notation, spoken);
  }

  /** The ways to write moves; null, with findings, when moves could not be written. */
  private Lexicon.@Nullable Notations notations(String tag, Fields fields) {
    NotationLanguage algebraic = new NotationReader(findings).read(tag, fields);
    DescriptiveLanguage descriptive =
        fields.has(NotationReader.DESCRIPTIVE)
            ? new DescriptiveReader(findings).read(tag, fields.map(NotationReader.DESCRIPTIVE))
            : null;
    return algebraic == null ? null : new Lexicon.Notations(algebraic, descriptive);
  }

  private Lexicon.Header header(Fields fields) {
    Scalar format = required(fields, "lexicon");
    if (format != null && !format.text().equals(FORMAT)) {
      findings.error(
          format.place(),
          "bad-format",
          "this is format " + format.text() + " of lexicons, and the program reads " + FORMAT,
          "use a newer program, or write lexicon: " + FORMAT);
    }
    Scalar name = required(fields, "name");
    Scalar englishName = required(fields, "english-name");
    Scalar licence = fields.text("licence");
    Scalar spacing = fields.text("spacing");
    return new Lexicon.Header(
        tag(fields),
        name == null ? "" : name.text(),
        englishName == null ? "" : englishName.text(),
        status(fields),
        spacing == null ? " " : separator(spacing),
        licence == null ? "" : licence.text(),
        fields.texts("sources").stream().map(Scalar::text).toList());
  }

  private String tag(Fields fields) {
    Scalar language = required(fields, "language");
    if (language == null) {
      return "und";
    }
    String tag = language.text();
    List<String> candidates = LanguageTags.candidates(tag);
    if (candidates.isEmpty()) {
      findings.error(
          language.place(),
          "bad-language",
          "\"" + tag + "\" is not a language tag",
          "write a BCP 47 tag such as pt or pt-BR");
    } else if (!candidates.get(0).equals(tag)) {
      findings.error(
          language.place(),
          "bad-language",
          "\"" + tag + "\" is usually written \"" + candidates.get(0) + "\"",
          "write language: " + candidates.get(0));
    } else if (folder != null && !folder.equals(tag)) {
      findings.error(
          language.place(),
          "bad-language",
          "the language is \"" + tag + "\", and its folder is called \"" + folder + "\"",
          "give both the same tag");
    }
    return candidates.isEmpty() ? "und" : candidates.get(0);
  }

  private Status status(Fields fields) {
    Scalar status = required(fields, "status");
    if (status == null) {
      return Status.DRAFT;
    }
    Status known = Status.of(status.text()).orElse(null);
    if (known == null) {
      findings.error(
          status.place(),
          "bad-status",
          "\"" + status.text() + "\" is no status",
          "write complete, draft or notation");
    }
    return known == null ? Status.DRAFT : known;
  }

  private String separator(Scalar spacing) {
    if (spacing.text().equals("none")) {
      return "";
    }
    if (!spacing.text().equals("words")) {
      findings.error(
          spacing.place(),
          "bad-spacing",
          "\"" + spacing.text() + "\" is no spacing",
          "write words, or none where words are written without spaces");
    }
    return " ";
  }

  private @Nullable Scalar required(Fields fields, String key) {
    if (!fields.has(key)) {
      findings.error(
          wholeFile, "missing-key", "the lexicon does not give its " + key, "add " + key + ":");
    }
    return fields.text(key);
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
    for (String name : alphabets.keys()) {
      text.alphabets.put(name, files(words, name, alphabets.map(name), text.alphabets.isEmpty()));
    }
    ranks(words, fields.map("ranks"), text.ranks);
    Scalar square = required(fields, "square");
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
