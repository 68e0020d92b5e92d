package org.ahoz.lexicon;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.notation.DescriptiveLanguage;
import org.ahoz.notation.NotationLanguage;
import org.jspecify.annotations.Nullable;

/**
 * A language as the program knows it: the letters of its notation and, unless its status is {@link
 * Status#NOTATION}, its words and phrases. It has been checked, and may be shared between threads.
 */
public final class Lexicon {

  private final Header header;
  private final Locale locale;
  private final Notations notations;
  private final Map<String, Word> words;
  private final Map<String, Map<File, Word>> alphabets;
  private final Map<Rank, Word> ranks;
  private final @Nullable Template square;
  private final Map<String, Template> rules;
  private final Map<Style, Map<PhraseKey, Phrase>> phrases;
  private final Map<Integer, Phrase> annotations;
  private final Sounds sounds;
  private final Numbers numbers;
  private final ProperNames names;
  private final List<Confusion> confusions;
  private final List<String> fillers;
  private final PronouncingDictionary dictionary;

  /** What a lexicon says of itself. */
  record Header(
      String tag,
      String name,
      String englishName,
      Status status,
      String separator,
      String comma,
      String licence,
      List<String> sources) {}

  /** The ways in which the language writes moves; not every one has a descriptive way. */
  record Notations(NotationLanguage algebraic, @Nullable DescriptiveLanguage descriptive) {}

  /** A lexicon of letters and marks alone. */
  Lexicon(Header header, Notations notations) {
    this.header = header;
    locale = Locale.forLanguageTag(header.tag());
    this.notations = notations;
    words = Map.of();
    alphabets = Map.of();
    ranks = Map.of();
    square = null;
    rules = Map.of();
    phrases = Map.of();
    annotations = Map.of();
    sounds = new Sounds(Locale.ROOT);
    numbers = Numbers.digits(locale);
    names = ProperNames.NONE;
    confusions = List.of();
    fillers = List.of();
    dictionary = PronouncingDictionary.NONE;
  }

  /** A lexicon that speaks, from a text in which no error was found. */
  Lexicon(Header header, Notations notations, LexiconText text) {
    this.header = header;
    locale = Locale.forLanguageTag(header.tag());
    this.notations = notations;
    words = text.plainWords();
    alphabets = new LinkedHashMap<>();
    for (Map.Entry<String, Map<File, PlacedWord>> named : text.alphabets.entrySet()) {
      alphabets.put(named.getKey(), unplaced(named.getValue(), File.class));
    }
    ranks = unplaced(text.ranks, Rank.class);
    square = text.square == null ? null : text.square.template();
    rules = text.ruleTemplates();
    sounds = text.sounds;
    numbers = text.numbers;
    names = text.names;
    confusions = List.copyOf(text.confusions);
    fillers = List.copyOf(text.fillers);
    dictionary = text.dictionary;
    PhraseCompiler compiler =
        new PhraseCompiler(
            new SayingCompiler(rules, words, sounds, text.respellings, header.separator()));
    phrases = new EnumMap<>(Style.class);
    for (Style style : Style.values()) {
      phrases.put(style, compiler.phrases(text, style));
    }
    annotations = new TreeMap<>();
    for (Map.Entry<Integer, PlacedPhrase> placed : text.annotations.entrySet()) {
      annotations.put(placed.getKey(), compiler.annotation(placed.getKey(), placed.getValue()));
    }
  }

  private static <K extends Enum<K>> Map<K, Word> unplaced(
      Map<K, PlacedWord> placed, Class<K> kind) {
    Map<K, Word> words = new EnumMap<>(kind);
    for (Map.Entry<K, PlacedWord> each : placed.entrySet()) {
      words.put(each.getKey(), each.getValue().word());
    }
    return words;
  }

  /**
   * Reads and checks a lexicon.
   *
   * @param text the file
   * @param file its name, for messages
   * @throws LexiconException when it has errors
   */
  public static Lexicon parse(String text, String file) {
    LexiconReader.Reading reading = LexiconReader.read(text, file);
    if (reading.lexicon() == null) {
      throw new LexiconException(reading.problems());
    }
    return reading.lexicon();
  }

  /** BCP 47 tag of the language, such as {@code pt} or {@code de-x-fide}. */
  public String tag() {
    return header.tag();
  }

  /** What the language calls itself. */
  public String name() {
    return header.name();
  }

  /** What English calls the language. */
  public String englishName() {
    return header.englishName();
  }

  /** How far this lexicon has come. */
  public Status status() {
    return header.status();
  }

  /** SPDX identifier of the licence under which the words are shared. */
  public String licence() {
    return header.licence();
  }

  /** Where the words come from, in the words of their collectors. */
  public List<String> sources() {
    return header.sources();
  }

  /** The language for engines and for changing letter case. */
  public Locale locale() {
    return locale;
  }

  /** What stands between written words: a space, or nothing. */
  public String separator() {
    return header.separator();
  }

  /** How a comma is written: {@code ,} unless the script has one of its own. */
  public String comma() {
    return header.comma();
  }

  /** The letters and marks with which the language writes moves. */
  public NotationLanguage notation() {
    return notations.algebraic();
  }

  /** The letters and words of its descriptive notation; empty when it has none. */
  public Optional<DescriptiveLanguage> descriptive() {
    return Optional.ofNullable(notations.descriptive());
  }

  /** Whether it has words and phrases, beside its notation. */
  public boolean isSpoken() {
    return status() != Status.NOTATION;
  }

  /** All words but those of files and ranks, by key, in the order of the file. */
  public Map<String, Word> words() {
    return Collections.unmodifiableMap(words);
  }

  /**
   * The word for a piece.
   *
   * @throws IllegalStateException when the lexicon is not spoken
   */
  public Word word(Role role) {
    return known(words.get(WordKeys.of(role)), WordKeys.of(role));
  }

  /**
   * The word for a side.
   *
   * @throws IllegalStateException when the lexicon has none, and so no phrase that says it
   */
  public Word word(Color color) {
    return known(words.get(WordKeys.of(color)), WordKeys.of(color));
  }

  /**
   * The word for the side to which a king castles.
   *
   * @throws IllegalStateException when the lexicon has none, and so no phrase that says it
   */
  public Word word(CastlingSide side) {
    return known(words.get(WordKeys.of(side)), WordKeys.of(side));
  }

  /** The names of the alphabets for files, the usual one first; empty when not spoken. */
  public List<String> alphabets() {
    return List.copyOf(alphabets.keySet());
  }

  /**
   * The word for a file.
   *
   * @param alphabet one of {@link #alphabets()}
   * @throws IllegalStateException when there is no such alphabet
   */
  public Word word(File file, String alphabet) {
    return known(alphabets.getOrDefault(alphabet, Map.of()).get(file), alphabet + " " + file);
  }

  /**
   * The word for a rank.
   *
   * @throws IllegalStateException when the lexicon is not spoken
   */
  public Word word(Rank rank) {
    return known(ranks.get(rank), WordKeys.of(rank));
  }

  /**
   * How squares are named, from the slots {@code file} and {@code rank}.
   *
   * @throws IllegalStateException when the lexicon is not spoken
   */
  public Template square() {
    return known(square, "square");
  }

  /** The named templates, by name, in the order of the file. */
  public Map<String, Template> rules() {
    return Collections.unmodifiableMap(rules);
  }

  /** A phrase in a style, or in plain style when that style does not have it. */
  public Optional<Phrase> phrase(PhraseKey key, Style style) {
    return Optional.ofNullable(phrases.getOrDefault(style, Map.of()).get(key));
  }

  /** A phrase in plain style, or of a group that does not differ by style. */
  public Optional<Phrase> phrase(PhraseKey key) {
    return phrase(key, Style.PLAIN);
  }

  /**
   * What a numeric annotation glyph says.
   *
   * @param nag its number, 1 to 255 (PGN 8.2.4)
   */
  public Optional<Phrase> annotation(int nag) {
    return Optional.ofNullable(annotations.get(nag));
  }

  /** The numbers of the annotation glyphs that it has words for, in ascending order. */
  public Set<Integer> annotations() {
    return Collections.unmodifiableSet(annotations.keySet());
  }

  /**
   * In how many ways a phrase may be said by somebody whom the program hears, all its slots being
   * filled with one word each.
   */
  public long sentences(Phrase phrase) {
    SentenceCount count = new SentenceCount(rules);
    Set<Template> templates = new LinkedHashSet<>(phrase.said().values());
    templates.addAll(phrase.heard());
    return templates.stream().mapToLong(count::of).sum();
  }

  /**
   * All that somebody may say who means a phrase, the said words first; its slots are as they are
   * written in templates.
   */
  public Set<String> readings(Phrase phrase) {
    Readings readings = new Readings(rules);
    Set<String> all = new LinkedHashSet<>();
    phrase.said().values().forEach(template -> all.addAll(readings.of(template)));
    phrase.heard().forEach(template -> all.addAll(readings.of(template)));
    return all;
  }

  /**
   * How a text of this lexicon sounds, in IPA, the said way first; empty when the lexicon does not
   * list it or one of its tokens. A {@link Form} may sound in a way of its own.
   */
  public List<String> pronunciations(String text) {
    return sounds.of(text);
  }

  /**
   * How words sound to a recognizer, in phones of ARPAbet, where it is known better than by IPA.
   */
  public PronouncingDictionary dictionary() {
    return dictionary;
  }

  /** How numbers and months are put into words. */
  public Numbers numbers() {
    return numbers;
  }

  /** How names of people and places are said; those that are not listed are read as written. */
  public ProperNames names() {
    return names;
  }

  /** What recognizers of the language are known to write in place of what was said. */
  public List<Confusion> confusions() {
    return confusions;
  }

  /** What people say beside a move without meaning anything by it, each one token or several. */
  public List<String> fillers() {
    return fillers;
  }

  /** The tag and the name. */
  @Override
  public String toString() {
    return tag() + " " + name();
  }

  private <T> T known(@Nullable T part, String what) {
    if (part == null) {
      throw new IllegalStateException("lexicon " + tag() + " has no word for " + what);
    }
    return part;
  }
}
