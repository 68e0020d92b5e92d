package org.ahoz.lexicon;

import com.ibm.icu.text.DateFormatSymbols;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.util.ULocale;
import java.math.BigDecimal;
import java.text.NumberFormat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Numbers and months in the words of a language, by the rules of ICU or by rules of the lexicon.
 *
 * <p>Only numbers of rounds, ratings, dates and clocks are said so. The ranks of the board are
 * words of the lexicon. Immutable; safe to share between threads.
 */
public final class Numbers {

  /** The form of a month that stands without a day. */
  public static final String ALONE = "alone";

  /** Numbers below are those of moves, for the most part, and are remembered: rules are slow. */
  private static final int COMMON = 300;

  private final Map<String, String> common = new ConcurrentHashMap<>();
  private final Locale locale;
  private final Map<String, String> ruleSets;
  private final @Nullable String rules;
  private final Map<String, List<String>> months;

  /**
   * Numbers of a language.
   *
   * @param ruleSets by form, the rule sets that say numbers, the usual one first; empty where they
   *     are left in digits
   * @param rules rule sets in ICU's notation, beside those that ICU has for the language; null for
   *     none
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
    return number < 0 || number >= COMMON
        ? words(number, ruleSet, format(ruleSet))
        : common.computeIfAbsent(
            ruleSet + number, unused -> words(number, ruleSet, format(ruleSet)));
  }

  private static String words(long number, String ruleSet, RuleBasedNumberFormat format) {
    return withoutSoftHyphens(format.format(number, "%" + ruleSet));
  }

  /** A number with decimals, or below zero, in its usual form; in digits as the language writes. */
  public String words(BigDecimal number) {
    if (ruleSets.isEmpty()) {
      NumberFormat digits = NumberFormat.getInstance(locale);
      digits.setMaximumFractionDigits(Math.max(0, number.scale()));
      digits.setGroupingUsed(false);
      return digits.format(number);
    }
    String usual = ruleSets.values().iterator().next();
    return withoutSoftHyphens(format(usual).format(number.doubleValue(), "%" + usual));
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
    for (String ruleSet : ruleSets.values()) {
      try {
        RuleBasedNumberFormat format = format(ruleSet);
        if (!has(format, ruleSet)) {
          return "there is no rule set " + ruleSet;
        }
        if (!isOwn(format) && !isOfLanguage(format)) {
          return "ICU has no rules for numbers of the language " + locale.toLanguageTag();
        }
      } catch (IllegalArgumentException e) {
        return "the rules cannot be read: " + e.getMessage();
      }
    }
    return "";
  }

  /** ICU falls back to its root locale, in English words, without a word about it. */
  private boolean isOfLanguage(RuleBasedNumberFormat format) {
    return format.getLocale(ULocale.ACTUAL_LOCALE).getLanguage().equals(locale.getLanguage());
  }

  private static boolean has(RuleBasedNumberFormat format, String ruleSet) {
    return List.of(format.getRuleSetNames()).contains("%" + ruleSet);
  }

  /** Only formatters of ICU's own rules know of a locale that they came from. */
  private static boolean isOwn(RuleBasedNumberFormat format) {
    return format.getLocale(ULocale.ACTUAL_LOCALE) == null;
  }

  /**
   * The formatter that has the rule set, by the lexicon's rules where they have it. It is one of
   * the caller's own, since formatters are not safe to share between threads.
   */
  private RuleBasedNumberFormat format(String ruleSet) {
    ULocale icu = ULocale.forLocale(locale);
    if (rules != null) {
      RuleBasedNumberFormat own = new RuleBasedNumberFormat(rules, icu);
      if (has(own, ruleSet)) {
        return own;
      }
    }
    return new RuleBasedNumberFormat(icu, RuleBasedNumberFormat.SPELLOUT);
  }

  private static String withoutSoftHyphens(String text) {
    return text.replace("\u00AD", "");
  }
}
