package org.ahoz.lexicon;

import java.util.IllformedLocaleException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;

/** What BCP 47 tags have to do with one another. */
final class LanguageTags {

  private LanguageTags() {}

  /** The tag in its usual letter case, such as {@code pt-BR}; empty when the text is no tag. */
  static Optional<String> usual(String tag) {
    try {
      return Optional.of(new Locale.Builder().setLanguageTag(tag).build().toLanguageTag());
    } catch (IllformedLocaleException e) {
      return Optional.empty();
    }
  }

  /**
   * The tag in its usual letter case, then ever wider ones, such as {@code es-MX} and {@code es};
   * empty when the text is no tag. The order is Java's own, which knows that {@code no} is {@code
   * nb} and which script goes with a region.
   */
  static List<String> candidates(String tag) {
    String usual = usual(tag).orElse(null);
    if (usual == null) {
      return List.of();
    }
    Set<String> candidates = new LinkedHashSet<>();
    candidates.add(usual);
    for (Locale wider :
        ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT)
            .getCandidateLocales("", Locale.forLanguageTag(usual).stripExtensions())) {
      candidates.add(wider.toLanguageTag());
    }
    candidates.remove(Locale.ROOT.toLanguageTag());
    return List.copyOf(candidates);
  }

  /**
   * The tags that somebody may have meant: those of a language of that name, else those that differ
   * by a letter, else all.
   */
  static List<String> near(String wanted, List<String> tags) {
    List<String> named = tags.stream().filter(tag -> isName(wanted, tag)).toList();
    if (!named.isEmpty()) {
      return named;
    }
    String lower = wanted.toLowerCase(Locale.ROOT);
    List<String> similar =
        tags.stream().filter(tag -> differsByOne(lower, tag.toLowerCase(Locale.ROOT))).toList();
    return similar.isEmpty() ? tags : similar;
  }

  private static boolean isName(String wanted, String tag) {
    Locale locale = Locale.forLanguageTag(tag);
    return wanted.equalsIgnoreCase(locale.getDisplayLanguage(Locale.ENGLISH))
        || wanted.equalsIgnoreCase(locale.getDisplayLanguage(locale));
  }

  /** Whether the two are equal but for one letter that is another, or stands in one of them. */
  private static boolean differsByOne(String one, String other) {
    int shorter = Math.min(one.length(), other.length());
    int start = 0;
    while (start < shorter && one.charAt(start) == other.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < shorter - start
        && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
      end++;
    }
    return Math.max(one.length(), other.length()) - start - end <= 1;
  }
}
