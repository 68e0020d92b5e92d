package org.ahoz.announce;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ahoz.lexicon.Numbers;
import org.jspecify.annotations.Nullable;

/**
 * A date as somebody wrote it: as PGN wants it, {@code 1998.05.12} with question marks for what is
 * not known (PGN 8.1.1.3), or in another way that has one meaning only.
 *
 * <p>What begins with the year goes on with the month. Otherwise the day stands first between full
 * stops, as in {@code 12.05.1998}; between strokes the numbers must tell which of them is the day,
 * as in {@code 5/25/1998}. Names of months are known in the languages that are asked.
 *
 * @param year 1 to 9999
 * @param month 1 to 12; 0 where it is not known
 * @param day 1 to 31; 0 where it is not known, as it is without a month
 */
record WrittenDate(int year, int month, int day) {

  private static final int MONTHS = 12;
  private static final int DAYS = 31;

  /** As many letters of a month's name tell it, if they do. */
  private static final int SHORT_NAME = 3;

  private static final String SMALL = "(\\d{1,2}|\\?{1,2})";

  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})(?:([.\\-])" + SMALL + "(?:\\2" + SMALL + ")?)?");

  private static final Pattern YEAR_FIRST_WITH_STROKES =
      Pattern.compile("(\\d{4})/" + SMALL + "/" + SMALL);

  /** As in East Asia, with a sign behind each number. */
  private static final Pattern YEAR_FIRST_WITH_SIGNS =
      Pattern.compile(
          "(\\d{4})[\\p{IsHan}\\p{IsHangul}] ?(?:(\\d{1,2})[\\p{IsHan}\\p{IsHangul}] ?"
              + "(?:(\\d{1,2})[\\p{IsHan}\\p{IsHangul}])?)?");

  private static final Pattern YEAR_LAST =
      Pattern.compile(SMALL + "([./\\-])" + SMALL + "\\2(\\d{4})");

  private static final Pattern YEAR = Pattern.compile("\\d{4}");

  /** Perhaps as an ordinal number. */
  private static final Pattern DAY = Pattern.compile("(\\d{1,2})\\p{L}{0,2}");

  private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s,.]+");

  /**
   * What a text means; empty where it is no date, or may be more than one.
   *
   * @param languages whose names of months are known
   */
  static Optional<WrittenDate> of(String text, List<Numbers> languages) {
    Matcher first = YEAR_FIRST.matcher(text);
    if (first.matches()) {
      return yearFirst(first.group(1), first.group(3), first.group(4));
    }
    for (Pattern pattern : List.of(YEAR_FIRST_WITH_STROKES, YEAR_FIRST_WITH_SIGNS)) {
      Matcher other = pattern.matcher(text);
      if (other.matches()) {
        return yearFirst(other.group(1), other.group(2), other.group(3));
      }
    }
    Matcher last = YEAR_LAST.matcher(text);
    return last.matches()
        ? yearLast(last.group(1), last.group(3), last.group(4), last.group(2).equals("."))
        : inWords(text, languages);
  }

  private static Optional<WrittenDate> yearFirst(
      String year, @Nullable String month, @Nullable String day) {
    return dated(Integer.parseInt(year), number(month), number(day));
  }

  private static Optional<WrittenDate> yearLast(
      String one, String other, String year, boolean isDayFirst) {
    int first = number(one);
    int second = number(other);
    boolean isEither = first <= MONTHS && second <= MONTHS && first != second;
    if (isEither && !isDayFirst) {
      return Optional.empty();
    }
    return second <= MONTHS
        ? dated(Integer.parseInt(year), second, first)
        : dated(Integer.parseInt(year), first, second);
  }

  private static Optional<WrittenDate> inWords(String text, List<Numbers> languages) {
    int year = 0;
    int month = 0;
    int day = 0;
    for (String word : BETWEEN_WORDS.split(text, 0)) {
      Matcher number = DAY.matcher(word);
      if (year == 0 && YEAR.matcher(word).matches()) {
        year = Integer.parseInt(word);
      } else if (day == 0 && number.matches()) {
        day = Integer.parseInt(number.group(1));
      } else if (month == 0) {
        month = month(word, languages);
        if (month == 0) {
          return Optional.empty();
        }
      } else {
        return Optional.empty();
      }
    }
    return month == 0 || day > DAYS ? Optional.empty() : dated(year, month, day);
  }

  /** The month that a word names, in full or in short; 0 for none, or for more than one. */
  private static int month(String word, List<Numbers> languages) {
    String lower = word.toLowerCase(Locale.ROOT);
    Set<Integer> whole = new TreeSet<>();
    Set<Integer> begun = new TreeSet<>();
    for (Numbers language : languages) {
      for (int month = 1; month <= MONTHS; month++) {
        for (String each :
            List.of(language.month(month, null), language.month(month, Numbers.ALONE))) {
          String name = each.toLowerCase(Locale.ROOT);
          if (name.equals(lower)) {
            whole.add(month);
          } else if (lower.length() >= SHORT_NAME && name.startsWith(lower)) {
            begun.add(month);
          }
        }
      }
    }
    Set<Integer> named = whole.isEmpty() ? begun : whole;
    return named.size() == 1 ? named.iterator().next() : 0;
  }

  /** A date; what is no month or no day is not known. */
  private static Optional<WrittenDate> dated(int year, int month, int day) {
    int known = month <= MONTHS ? month : 0;
    return year == 0
        ? Optional.empty()
        : Optional.of(new WrittenDate(year, known, known == 0 || day > DAYS ? 0 : day));
  }

  private static int number(@Nullable String digits) {
    return digits == null || digits.startsWith("?") ? 0 : Integer.parseInt(digits);
  }
}
