package org.ahoz.announce;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;

/**
 * What is said before a game: who plays whom, with their ratings, then event, site, round and date,
 * from the tags of PGN (PGN 8.1.1). What a tag leaves open, as {@code ?} does, is not said.
 */
public final class GameTitle {

  /** What stands between the parts of a date, and for those that are not known. */
  private static final Pattern BETWEEN_NUMBERS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

  /** Numbers of four digits are years. */
  private static final int EARLIEST_YEAR = 1000;

  private static final int LATEST_YEAR = 9999;

  /** A round of a match, or the first number of {@code 3.1} (PGN 8.1.1.4). */
  private static final Pattern ROUND = Pattern.compile("(\\d{1,4})(?:\\.\\d+)*");

  /** {@code 2872}; a rating is never zero (PGN 9.1.2). */
  private static final Pattern RATING = Pattern.compile("[1-9]\\d{0,3}");

  /** Family name, comma, given names (PGN 8.1.1.5). */
  private static final Pattern FAMILY_FIRST = Pattern.compile("([^,]+), *([^,]+)");

  private final Announcer announcer;
  private final Map<String, String> tags;

  private GameTitle(Announcer announcer, Map<String, String> tags) {
    this.announcer = announcer;
    this.tags = tags;
  }

  /**
   * The title of a game, a sentence an utterance; empty when no tag says anything, or the lexicon
   * has no words for them.
   *
   * @param tags name and value of each
   */
  public static List<Utterance> of(Announcer announcer, Map<String, String> tags) {
    return new GameTitle(announcer, tags).sentences();
  }

  private List<Utterance> sentences() {
    List<Utterance> sentences = new ArrayList<>();
    player(PhraseKey.GAME_WHITE, "White", sentences);
    player(PhraseKey.GAME_BLACK, "Black", sentences);
    name(PhraseKey.GAME_EVENT, tag("Event"), sentences);
    if (!tag("Site").equalsIgnoreCase(tag("Event"))) {
      name(PhraseKey.GAME_SITE, tag("Site"), sentences);
    }
    Matcher round = ROUND.matcher(tag("Round"));
    if (round.matches()) {
      number(PhraseKey.GAME_ROUND, round.group(1), sentences);
    }
    date().ifPresent(sentences::add);
    return sentences;
  }

  private void player(PhraseKey phrase, String tag, List<Utterance> sentences) {
    Matcher familyFirst = FAMILY_FIRST.matcher(tag(tag));
    String name =
        familyFirst.matches() ? familyFirst.group(2) + " " + familyFirst.group(1) : tag(tag);
    name(phrase, name, sentences);
    String rating = tag(tag + "Elo");
    if (!name.isEmpty() && RATING.matcher(rating).matches()) {
      number(PhraseKey.GAME_RATING, rating, sentences);
    }
  }

  private void name(PhraseKey phrase, String name, List<Utterance> sentences) {
    if (!name.isEmpty()) {
      announcer
          .say(phrase, Map.of(SlotName.NAME, new Filling.Name(name)))
          .ifPresent(sentences::add);
    }
  }

  private void number(PhraseKey phrase, String digits, List<Utterance> sentences) {
    announcer
        .say(phrase, Map.of(SlotName.NUMBER, new Filling.Numeral(Long.parseLong(digits))))
        .ifPresent(sentences::add);
  }

  private Optional<Utterance> date() {
    String text = tag("Date");
    Optional<WrittenDate> date =
        WrittenDate.of(
            text, List.of(announcer.lexicon().numbers(), announcer.fallback().lexicon().numbers()));
    return date.isPresent() ? date(date.get()) : dateAsWritten(text);
  }

  private Optional<Utterance> date(WrittenDate date) {
    Map<SlotName, Filling> fillings = new EnumMap<>(SlotName.class);
    fillings.put(SlotName.YEAR, new Filling.Numeral(date.year()));
    if (date.month() == 0) {
      return announcer.say(PhraseKey.GAME_YEAR, fillings);
    }
    fillings.put(SlotName.MONTH, new Filling.Month(date.month()));
    if (date.day() == 0) {
      return announcer.say(PhraseKey.GAME_MONTH, fillings);
    }
    fillings.put(SlotName.DAY, new Filling.Numeral(date.day()));
    return announcer.say(PhraseKey.GAME_DATE, fillings);
  }

  /**
   * The numbers and words of a date that may mean more than one day, in their order. There are
   * commas between numbers, since two in one breath may be heard as one.
   */
  private Optional<Utterance> dateAsWritten(String text) {
    Sentence sentence = new Sentence();
    boolean isBehindNumber = false;
    for (String part : BETWEEN_NUMBERS.split(text, -1)) {
      boolean isNumber = NUMBER.matcher(part).matches();
      Optional<Utterance> words = isNumber ? number(Integer.parseInt(part)) : word(part);
      if (words.isPresent()) {
        if (isNumber && isBehindNumber) {
          sentence.addComma(announcer.lexicon().comma());
        }
        sentence.add(words.get());
        isBehindNumber = isNumber;
      }
    }
    boolean isSayable = announcer.lexicon().phrase(PhraseKey.GAME_DATE).isPresent();
    return sentence.spans().isEmpty() || !isSayable
        ? Optional.empty()
        : Optional.of(sentence.in(announcer.lexicon()));
  }

  /** A number of a date; zero is as good as a question mark. */
  private Optional<Utterance> number(int number) {
    Filling filling = new Filling.Numeral(number);
    if (number == 0) {
      return Optional.empty();
    }
    return number >= EARLIEST_YEAR && number <= LATEST_YEAR
        ? announcer.say(PhraseKey.GAME_YEAR, Map.of(SlotName.YEAR, filling))
        : Optional.of(announcer.name(List.of(filling)));
  }

  private Optional<Utterance> word(String word) {
    return word.isEmpty()
        ? Optional.empty()
        : Optional.of(announcer.name(List.of(new Filling.Name(word))));
  }

  /** The value of a tag without surplus spaces; empty for {@code ?} and {@code -} too. */
  private String tag(String name) {
    String value = tags.getOrDefault(name, "").strip().replaceAll("\\s+", " ");
    return value.equals("?") || value.equals("-") ? "" : value;
  }
}
