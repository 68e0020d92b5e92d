package org.ahoz.lexicon;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;

/**
 * How words of a language sound to a recognizer, where somebody knows it better than the tables do:
 * the file {@code heard.dict} of a lexicon. It has the form of the CMU pronouncing dictionary, a
 * word and its phones on a line, and a number in brackets behind a word that has a line before:
 *
 * <pre>
 * # the letters
 * efe EH F EH
 * efe(2) EY F EY
 * </pre>
 */
public final class PronouncingDictionary {

  /** A dictionary without words. */
  static final PronouncingDictionary NONE =
      new PronouncingDictionary(Map.of(), Map.of(), List.of());

  private final Map<String, List<Entry>> words;

  /** Those of them that stand in the file itself, and not in one on which its lexicon is based. */
  private final Map<String, List<Entry>> own;

  private final List<Problem> problems;

  /**
   * A way of saying a word.
   *
   * @param word in small letters
   * @param phones as the recognizer has them
   * @param file where it stands
   * @param line counted from 1
   */
  public record Entry(String word, List<String> phones, String file, int line) {

    /** Keeps a copy of the phones. */
    public Entry {
      phones = List.copyOf(phones);
    }

    /** An error in this line. */
    public Problem error(String code, String message, String hint) {
      return new Problem(Severity.ERROR, code, file, line, 0, message, hint);
    }

    /** A warning about this line. */
    public Problem warning(String code, String message, String hint) {
      return new Problem(Severity.WARNING, code, file, line, 0, message, hint);
    }
  }

  private PronouncingDictionary(
      Map<String, List<Entry>> words, Map<String, List<Entry>> own, List<Problem> problems) {
    this.words = words;
    this.own = own;
    this.problems = List.copyOf(problems);
  }

  /**
   * Reads a dictionary.
   *
   * @param file its name, for messages
   * @param language whose small letters the words are put in
   */
  static PronouncingDictionary read(String text, String file, Locale language) {
    Map<String, List<Entry>> words = new LinkedHashMap<>();
    List<Problem> problems = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String content = line.replaceFirst("(^|\\s)#.*", "").strip();
      if (content.isEmpty()) {
        continue;
      }
      List<String> parts = List.of(content.split("\\s+"));
      String word =
          Normalizer.normalize(parts.get(0).replaceFirst("\\([0-9]+\\)$", ""), Normalizer.Form.NFKC)
              .toLowerCase(language);
      Entry entry = new Entry(word, parts.subList(1, parts.size()), file, number);
      if (entry.phones().isEmpty()) {
        problems.add(
            entry.error(
                "no-phones",
                "nothing says how \"" + word + "\" sounds",
                "write its phones behind it, such as EH F EH"));
      } else {
        words.computeIfAbsent(word, unused -> new ArrayList<>()).add(entry);
      }
    }
    return new PronouncingDictionary(words, words, problems);
  }

  /** This dictionary, and another for the words that it does not have. */
  PronouncingDictionary over(PronouncingDictionary below) {
    Map<String, List<Entry>> all = new LinkedHashMap<>(below.words);
    all.putAll(words);
    List<Problem> both = new ArrayList<>(problems);
    both.addAll(below.problems);
    return new PronouncingDictionary(all, own, both);
  }

  /** The ways of saying a word, the usual one first; empty when it is not in the dictionary. */
  public List<Entry> of(String word) {
    return List.copyOf(words.getOrDefault(word, List.of()));
  }

  /**
   * The ways of saying each word of the file, in its order; without those that come from a lexicon
   * on which its own is based.
   */
  public List<Entry> entries() {
    return own.values().stream().flatMap(List::stream).toList();
  }

  /**
   * What is wrong with it.
   *
   * @param phones those that the recognizer has
   */
  public List<Problem> problems(Set<String> phones) {
    List<Problem> all = new ArrayList<>(problems);
    for (Entry entry : words.values().stream().flatMap(List::stream).toList()) {
      for (String phone : entry.phones()) {
        if (!phones.contains(phone)) {
          all.add(
              entry.error(
                  "unknown-phone",
                  "there is no phone \"" + phone + "\", of which \"" + entry.word() + "\" has one",
                  "write one of " + String.join(" ", phones)));
        }
      }
    }
    return all;
  }
}
