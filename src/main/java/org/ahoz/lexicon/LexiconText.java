package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.yaml.YamlNode.Place;
import org.jspecify.annotations.Nullable;

/** What a spoken lexicon says, part by part, each with its place in the file; not yet checked. */
final class LexiconText {

  /** A word and where its key stands. */
  record PlacedWord(Word word, Place place) {}

  /**
   * A phrase as written.
   *
   * @param name what messages call it
   * @param place where its key stands
   */
  record PlacedPhrase(String name, Place place, Map<Condition, Line> said, List<Line> heard) {}

  final Features features;
  final Sounds sounds;
  final Numbers numbers;
  final ProperNames names;
  final Map<String, PlacedWord> words = new LinkedHashMap<>();

  /** By the name of the alphabet, in the order of the file. */
  final Map<String, Map<File, PlacedWord>> alphabets = new LinkedHashMap<>();

  final Map<Rank, PlacedWord> ranks = new EnumMap<>(Rank.class);
  final Map<String, Line> rules = new LinkedHashMap<>();

  /** By style; what does not differ by style stands under {@link Style#PLAIN}. */
  final Map<Style, Map<PhraseKey, PlacedPhrase>> phrases = new EnumMap<>(Style.class);

  /** By NAG number. */
  final Map<Integer, PlacedPhrase> annotations = new TreeMap<>();

  /** By token, how to write it for engines that have no phones. */
  final Map<String, String> respellings = new LinkedHashMap<>();

  /** What is heard in place of what was said. */
  final List<Confusion> confusions = new ArrayList<>();

  /** What people say beside a move without meaning anything by it. */
  final List<String> fillers = new ArrayList<>();

  @Nullable Line square;

  /** How words sound to a recognizer, where the tables do not know it. */
  PronouncingDictionary dictionary = PronouncingDictionary.NONE;

  LexiconText(Features features, Sounds sounds, Numbers numbers, ProperNames names) {
    this.features = features;
    this.sounds = sounds;
    this.numbers = numbers;
    this.names = names;
  }

  /** The phrases of one style, to add to. */
  Map<PhraseKey, PlacedPhrase> phrases(Style style) {
    return phrases.computeIfAbsent(style, key -> new EnumMap<>(PhraseKey.class));
  }

  /**
   * A phrase as written in a style, or in the style that it falls back to; null when in neither.
   */
  @Nullable PlacedPhrase phrase(PhraseKey key, Style style) {
    for (Style each : style.chain()) {
      PlacedPhrase phrase = phrases.getOrDefault(each, Map.of()).get(key);
      if (phrase != null) {
        return phrase;
      }
    }
    return null;
  }

  /** The rules without their places. */
  Map<String, Template> ruleTemplates() {
    Map<String, Template> templates = new LinkedHashMap<>();
    for (Map.Entry<String, Line> rule : rules.entrySet()) {
      templates.put(rule.getKey(), rule.getValue().template());
    }
    return templates;
  }

  /** The words without their places. */
  Map<String, Word> plainWords() {
    Map<String, Word> plain = new LinkedHashMap<>();
    for (Map.Entry<String, PlacedWord> word : words.entrySet()) {
      plain.put(word.getKey(), word.getValue().word());
    }
    return plain;
  }
}
