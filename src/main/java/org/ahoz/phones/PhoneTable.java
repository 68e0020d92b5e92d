package org.ahoz.phones;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.ahoz.phones.PhoneRules.Repair;
import org.jspecify.annotations.Nullable;

/**
 * A table from the International Phonetic Alphabet to the phones of an engine.
 *
 * <p>The longest sign that the table knows is taken first: {@code tʃ} is one sound, not two.
 * Afterwards phones that the engine cannot join to their neighbours are replaced by ones that it
 * can, by the rules of the table.
 *
 * <p>A table may be based on another and hold only what differs, as those for families of languages
 * do.
 *
 * <pre>{@code
 * PhoneTable.bundled("arpabet").phones(List.of("ʃˈake"));   // sh aa (stressed) k eh
 * }</pre>
 */
public final class PhoneTable {

  private static final String STRESS = "ˈ";

  private final List<String> names;
  private final PhoneRules rules;
  private final Map<String, String> families;
  private final ConcurrentMap<String, PhoneTable> ofFamilies = new ConcurrentHashMap<>();
  private final int longest;

  /**
   * A table.
   *
   * @param names its own name, then that of the table on which it is based, and so on
   * @param families by language tag, the name of the table that is based on this one for it
   */
  PhoneTable(List<String> names, PhoneRules rules, Map<String, String> families) {
    this.names = List.copyOf(names);
    this.rules = rules;
    this.families = Map.copyOf(families);
    this.longest = rules.sounds().keySet().stream().mapToInt(String::length).max().orElse(0);
  }

  /** Whether {@code voices/phones} has a table of this name. */
  public static boolean isBundled(String name) {
    return name.matches("[a-z0-9-]+") && PhoneTable.class.getResource(resource(name)) != null;
  }

  /**
   * The table of this name in {@code voices/phones}.
   *
   * @throws IllegalArgumentException when there is none, or it has errors, which the message lists
   */
  public static PhoneTable bundled(String name) {
    return bundled(name, Set.of());
  }

  /**
   * The table by which a recognizer hears whose acoustic model was trained on American English,
   * with the phones of the CMU pronouncing dictionary; read once.
   */
  public static PhoneTable heard() {
    return Heard.TABLE;
  }

  /** Read when first asked for. */
  private static final class Heard {

    private static final PhoneTable TABLE = bundled("heard");
  }

  private static PhoneTable bundled(String name, Set<String> above) {
    try (InputStream in =
        isBundled(name) ? PhoneTable.class.getResourceAsStream(resource(name)) : null) {
      if (in == null) {
        throw new IllegalArgumentException("there is no phone table \"" + name + "\"");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Set<String> circle = new HashSet<>(above);
      circle.add(name);
      return PhoneTableReader.read(
          text,
          resource(name).substring(1),
          base -> circle.contains(base) || !isBundled(base) ? null : bundled(base, circle));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String resource(String name) {
    return "/voices/phones/" + name + ".yaml";
  }

  /**
   * The table for a language: the one of its family, if one is based on this table for it, else
   * this one. What is nearest to a sound depends on the sounds that the language has beside it.
   */
  public PhoneTable forLanguage(Locale language) {
    String tag = language.toLanguageTag();
    while (!tag.isEmpty()) {
      String family = families.get(tag);
      if (family != null) {
        return ofFamilies.computeIfAbsent(family, PhoneTable::bundled);
      }
      tag = tag.substring(0, Math.max(0, tag.lastIndexOf('-')));
    }
    return this;
  }

  /** By language tag, the name of the table that {@link #forLanguage} takes instead of this one. */
  public Map<String, String> families() {
    return families;
  }

  /** Its own name, then that of the table on which it is based, and so on. */
  public List<String> names() {
    return names;
  }

  /** Every sign, or signs in a row, that it has phones for; letters and marks taken apart. */
  public Set<String> signs() {
    return rules.sounds().keySet();
  }

  /** Every phone that may come out of the table. */
  public Set<String> symbols() {
    Set<String> symbols = new TreeSet<>(rules.vowels());
    symbols.addAll(rules.consonants());
    return symbols;
  }

  /**
   * Text in the letters of the engine: without accents, and with the table's letters for those that
   * it does not know, as far as it has any. Signs that are neither letters nor digits go.
   */
  public String lettersOnly(String text) {
    StringBuilder plain = new StringBuilder();
    Normalizer.normalize(text, Normalizer.Form.NFKD)
        .codePoints()
        .forEach(
            sign -> {
              String one = Character.toString(sign);
              if (sign < 0x80 || Character.isLetterOrDigit(sign)) {
                plain.append(rules.letters().getOrDefault(one, one));
              } else if (Character.getType(sign) != Character.NON_SPACING_MARK) {
                plain.append(' ');
              }
            });
    return plain.toString();
  }

  /**
   * The signs that the table does not know in a word's sound, in their order. A word without any
   * can be given to {@link #phones}.
   */
  public List<String> unknownSigns(String ipa) {
    List<String> unknown = new ArrayList<>();
    read(ipa, unknown);
    return unknown;
  }

  /**
   * The phones of words that are said in one breath, one list for each word. Repairs look across
   * the borders of words, and take silence to stand at both ends.
   *
   * @param words the words' sounds; null for a word whose phones the engine finds by itself, and of
   *     which nothing is known here
   * @throws IllegalArgumentException when a word has a sign that the table does not know
   */
  public List<List<Phone>> phones(List<@Nullable String> words) {
    List<List<Phone>> read = new ArrayList<>();
    for (String ipa : words) {
      List<String> unknown = new ArrayList<>();
      read.add(ipa == null ? List.of() : read(ipa, unknown));
      if (!unknown.isEmpty()) {
        throw new IllegalArgumentException("unknown signs " + unknown + " in \"" + ipa + "\"");
      }
    }
    return repaired(read);
  }

  /**
   * The ways in which a word may be said, the cheapest first, none twice. A speaker is taken to say
   * one sign in one way all through the word, so what it costs counts once.
   *
   * @param ipa the word's sound
   * @param most how many ways are wanted at most
   * @return empty when the word has a sign that the table does not know, or none that has phones
   */
  public List<Pronunciation> pronunciations(String ipa, int most) {
    List<String> unknown = new ArrayList<>();
    List<String> signs = signs(ipa, unknown);
    return unknown.isEmpty() ? new PronunciationSearch(this, signs).cheapest(most) : List.of();
  }

  /** The signs of the table that a sound is made of; stress and what is ignored are left out. */
  private List<String> signs(String ipa, List<String> unknown) {
    String signs = Normalizer.normalize(ipa, Normalizer.Form.NFD);
    List<String> known = new ArrayList<>();
    int at = 0;
    while (at < signs.length()) {
      String sign = longestKnown(signs, at);
      if (sign.isEmpty()) {
        String unread = signs.substring(at, signs.offsetByCodePoints(at, 1));
        if (!unread.equals(STRESS) && !rules.ignored().contains(unread)) {
          unknown.add(unread);
        }
        at += unread.length();
      } else {
        known.add(sign);
        at += sign.length();
      }
    }
    return known;
  }

  /** The ways in which a known sign is said, the usual one first. */
  List<Pronunciation> ways(String sign) {
    return Objects.requireNonNull(rules.sounds().get(sign));
  }

  /** The phones of a word that stands alone, with those replaced that cannot be joined. */
  List<String> repairedSymbols(List<String> symbols) {
    List<Phone> phones =
        symbols.stream()
            .map(symbol -> new Phone(symbol, rules.vowels().contains(symbol), false))
            .toList();
    return repaired(List.of(phones)).get(0).stream().map(Phone::symbol).toList();
  }

  PhoneRules rules() {
    return rules;
  }

  private List<Phone> read(String ipa, List<String> unknown) {
    // Taken apart, so that a letter and the mark upon it are two signs however they were typed.
    String signs = Normalizer.normalize(ipa, Normalizer.Form.NFD);
    List<Phone> phones = new ArrayList<>();
    boolean stressed = false;
    int at = 0;
    while (at < signs.length()) {
      String sign = longestKnown(signs, at);
      if (!sign.isEmpty()) {
        for (String symbol : ways(sign).get(0).phones()) {
          boolean vowel = rules.vowels().contains(symbol);
          phones.add(new Phone(symbol, vowel, vowel && stressed));
          stressed &= !vowel;
        }
        at += sign.length();
      } else {
        String unread = signs.substring(at, signs.offsetByCodePoints(at, 1));
        if (unread.equals(STRESS)) {
          stressed = true;
        } else if (!rules.ignored().contains(unread)) {
          unknown.add(unread);
        }
        at += unread.length();
      }
    }
    return phones;
  }

  private String longestKnown(String signs, int at) {
    for (int length = Math.min(longest, signs.length() - at); length > 0; length--) {
      String sign = signs.substring(at, at + length);
      if (rules.sounds().containsKey(sign)) {
        return sign;
      }
    }
    return "";
  }

  private List<List<Phone>> repaired(List<List<Phone>> words) {
    List<List<Phone>> repaired = new ArrayList<>();
    Phone before = null;
    for (int word = 0; word < words.size(); word++) {
      List<Phone> phones = new ArrayList<>();
      if (words.get(word).isEmpty()) {
        before = null;
      }
      for (int i = 0; i < words.get(word).size(); i++) {
        Phone phone = words.get(word).get(i);
        before = repaired(phone, before, following(words, word, i));
        phones.add(before);
      }
      repaired.add(phones);
    }
    return repaired;
  }

  private static @Nullable Phone following(List<List<Phone>> words, int word, int phone) {
    if (phone + 1 < words.get(word).size()) {
      return words.get(word).get(phone + 1);
    }
    boolean known = word + 1 < words.size() && !words.get(word + 1).isEmpty();
    return known ? words.get(word + 1).get(0) : null;
  }

  private Phone repaired(Phone phone, @Nullable Phone before, @Nullable Phone after) {
    for (Repair repair : rules.repairs()) {
      if (repair.applies(phone, before, after)) {
        return new Phone(repair.becomes(), rules.vowels().contains(repair.becomes()), false);
      }
    }
    return phone;
  }
}
