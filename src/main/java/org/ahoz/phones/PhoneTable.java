package org.ahoz.phones;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A table from the International Phonetic Alphabet to the phones of an engine.
 *
 * <p>The longest sign that the table knows is taken first: {@code tʃ} is one sound, not two.
 * Afterwards phones that the engine cannot join to their neighbours are replaced by ones that it
 * can, by the rules of the table.
 *
 * <pre>{@code
 * PhoneTable.bundled("arpabet").phones(List.of("ʃˈake"));   // sh aa (stressed) k eh
 * }</pre>
 */
public final class PhoneTable {

  /**
   * A replacement for a phone that stands where the engine cannot join it.
   *
   * @param before the phones that it can be joined to behind it; null for all
   * @param after the phones that it can be joined to in front of it; null for all
   */
  record Repair(
      String phone, @Nullable Set<String> before, @Nullable Set<String> after, String becomes) {

    boolean applies(Phone to, @Nullable Phone previous, @Nullable Phone next) {
      return to.symbol().equals(phone) && !(fits(after, previous) && fits(before, next));
    }

    private static boolean fits(@Nullable Set<String> allowed, @Nullable Phone neighbor) {
      return allowed == null || (neighbor != null && allowed.contains(neighbor.symbol()));
    }
  }

  private static final String STRESS = "ˈ";

  private final Set<String> vowels;
  private final Set<String> consonants;
  private final Set<String> ignored;
  private final Map<String, List<String>> sounds;
  private final Map<String, String> letters;
  private final List<Repair> repairs;
  private final int longest;

  PhoneTable(
      Set<String> vowels,
      Set<String> consonants,
      Set<String> ignored,
      Map<String, List<String>> sounds,
      Map<String, String> letters,
      List<Repair> repairs) {
    this.vowels = Set.copyOf(vowels);
    this.consonants = Set.copyOf(consonants);
    this.ignored = Set.copyOf(ignored);
    this.sounds = Map.copyOf(sounds);
    this.letters = Map.copyOf(letters);
    this.repairs = List.copyOf(repairs);
    this.longest = sounds.keySet().stream().mapToInt(String::length).max().orElse(0);
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
    try (InputStream in =
        isBundled(name) ? PhoneTable.class.getResourceAsStream(resource(name)) : null) {
      if (in == null) {
        throw new IllegalArgumentException("there is no phone table \"" + name + "\"");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return PhoneTableReader.read(text, resource(name).substring(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String resource(String name) {
    return "/voices/phones/" + name + ".yaml";
  }

  /** Every phone that may come out of the table. */
  public Set<String> symbols() {
    Set<String> symbols = new TreeSet<>(vowels);
    symbols.addAll(consonants);
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
                plain.append(letters.getOrDefault(one, one));
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

  private List<Phone> read(String ipa, List<String> unknown) {
    // Taken apart, so that a letter and the mark upon it are two signs however they were typed.
    String signs = Normalizer.normalize(ipa, Normalizer.Form.NFD);
    List<Phone> phones = new ArrayList<>();
    boolean stressed = false;
    int at = 0;
    while (at < signs.length()) {
      String sign = longestKnown(signs, at);
      if (!sign.isEmpty()) {
        for (String symbol : sounds.getOrDefault(sign, List.of())) {
          boolean vowel = vowels.contains(symbol);
          phones.add(new Phone(symbol, vowel, vowel && stressed));
          stressed &= !vowel;
        }
        at += sign.length();
      } else {
        String unread = signs.substring(at, signs.offsetByCodePoints(at, 1));
        if (unread.equals(STRESS)) {
          stressed = true;
        } else if (!ignored.contains(unread)) {
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
      if (sounds.containsKey(sign)) {
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
    for (Repair repair : repairs) {
      if (repair.applies(phone, before, after)) {
        return new Phone(repair.becomes(), vowels.contains(repair.becomes()), false);
      }
    }
    return phone;
  }
}
