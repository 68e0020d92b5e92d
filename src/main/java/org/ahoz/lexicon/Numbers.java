package org.ahoz.lexicon;

import com.ibm.icu.text.DateFormatSymbols;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.util.ULocale;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Numbers and months in the words of a language, by the rules of ICU or by rules of the lexicon.
 *
 * <p>Only numbers of rounds, ratings, dates and clocks are said so. The ranks of the board are
 * words of the lexicon. Immutable; safe to share between threads.
 */
public final class Numbers {

  /** The form of a month that stands without a day. */
  static final String ALONE = "alone";

  private final Locale locale;
  private final Map<String, String> ruleSets;
  private final @Nullable String rules;
  private final Map<String, List<String>> months;

  /**
   * Numbers of a language.
   *
   * @param ruleSets by form, the rule sets that say numbers, the usual one first; empty where they
   *     are left in digits
   * @param rules rules in ICU's notation; null for those that ICU has for the language
   * @param months twelve names under {@code ""} and {@link #ALONE}; those of ICU where absent
   */
  Numbers(
      Locale locale,
      Map<String, String> ruleSets,
      @Nullable String rules,
      Map<String, List<String>> months) {
    this.locale = locale;
    this.ruleSets = Collections.unmodifiableMap(new LinkedHashMap<>(ruleSets));
    this.rules = rules;
    this.months = Map.copyOf(months);
  }

  /** Numbers that are left in digits, as engines of the language read them. */
  static Numbers digits(Locale locale) {
    return new Numbers(locale, Map.of(), null, Map.of());
  }

  /** The forms in which numbers can be said, the usual one first. */
  public List<String> forms() {
    return List.copyOf(ruleSets.keySet());
  }

  /**
   * A number in words; in digits where the lexicon leaves it to the engine.
   *
   * @param form one of {@link #forms()}; null for the usual one
   * @throws IllegalArgumentException when there is no such form
   */
  public String words(long number, @Nullable String form) {
    if (ruleSets.isEmpty() && form == null) {
      return Long.toString(number);
    }
    String usual = form == null ? ruleSets.keySet().iterator().next() : form;
    String ruleSet = ruleSets.get(usual);
    if (ruleSet == null) {
      throw new IllegalArgumentException("numbers have no form " + form);
    }
    RuleBasedNumberFormat format = format();
    return withoutSoftHyphens(format.format(number, "%" + ruleSet));
  }

  /**
   * The name of a month.
   *
   * @param month 1 to 12
   * @param form {@code alone} for a month without a day; null beside one
   */
  public String month(int month, @Nullable String form) {
    String key = Objects.requireNonNullElse(form, "");
    List<String> own = months.getOrDefault(key, months.getOrDefault("", List.of()));
    if (!own.isEmpty()) {
      return own.get(month - 1);
    }
    int context = form == null ? DateFormatSymbols.FORMAT : DateFormatSymbols.STANDALONE;
    return new DateFormatSymbols(ULocale.forLocale(locale))
        .getMonths(context, DateFormatSymbols.WIDE)[month - 1];
  }

  /** Which plural the language has with a number; the default for the plural of most numbers. */
  public Condition plural(long number) {
    String category = PluralRules.forLocale(locale).select((double) number);
    return Condition.of(category).orElse(Condition.DEFAULT);
  }

  /** What is wrong with the rules; empty when numbers can be said in every form. */
  String fault() {
    if (ruleSets.isEmpty()) {
      return "";
    }
    try {
      RuleBasedNumberFormat format = format();
      if (rules == null && !isOfLanguage(format)) {
        return "ICU has no rules for numbers of the language " + locale.toLanguageTag();
      }
      List<String> known = List.of(format.getRuleSetNames());
      for (String ruleSet : ruleSets.values()) {
        if (!known.contains("%" + ruleSet)) {
          return "there is no rule set " + ruleSet;
        }
      }
      return "";
    } catch (IllegalArgumentException e) {
      return "the rules cannot be read: " + e.getMessage();
    }
  }

  /** ICU falls back to its root locale, in English words, without a word about it. */
  private boolean isOfLanguage(RuleBasedNumberFormat format) {
    return format.getLocale(ULocale.ACTUAL_LOCALE).getLanguage().equals(locale.getLanguage());
  }

  /** A formatter of one's own, since they are not safe to share between threads. */
  private RuleBasedNumberFormat format() {
    ULocale icu = ULocale.forLocale(locale);
    return rules == null
        ? new RuleBasedNumberFormat(icu, RuleBasedNumberFormat.SPELLOUT)
        : new RuleBasedNumberFormat(rules, icu);
  }

  private static String withoutSoftHyphens(String text) {
    return text.replace("\u00AD", "");
  }
}
