package org.ahoz.announce;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Numbers;
import org.junit.jupiter.api.Test;

class GameTitleTest {

  private static final Lexicon LEXICON =
      TestLexicons.with(
          "qaa",
          """
          game:
            white: "alba, {name}"
            black: "nera, {name}"
            rating: to {number}
            event: "{name}"
            site: na {name}
            round: ta {number}
            date: "{day} {month} {year}"
            month: "{month:alone} {year}"
            year: "{year}"
            hours: {one: "{number} horo", default: "{number} horo te"}
            minutes: "{number} ti"
            seconds: "{number} tu"
          numbers:
            months: [jan, feb, mar, apr, mai, jun, jul, aug, sep, okt, nov, des]
          names:
            Karpov: {ipa: ˈkarpof, respelling: karpof}
          """);

  private static final Announcer ANNOUNCER = Announcer.of(LEXICON);

  @Test
  void saysWhoPlaysWhereAndWhen() {
    Map<String, String> tags =
        Map.of(
            "White", "Kasparov, Garry",
            "WhiteElo", "2812",
            "Black", "Karpov",
            "Event", "World Championship",
            "Site", "Lyon",
            "Round", "21.3",
            "Date", "1990.12.05");

    assertThat(texts(tags))
        .containsExactly(
            "alba, Garry Kasparov",
            "to 2812",
            "nera, Karpov",
            "World Championship",
            "na Lyon",
            "ta 21",
            "5 des 1990");
  }

  @Test
  void whatIsNotKnownIsNotSaid() {
    assertThat(texts(Map.of("White", "?", "Black", " ", "Round", "-", "Date", "????.??.??")))
        .isEmpty();
    assertThat(texts(Map.of("Date", "1924.05.??"))).containsExactly("mai 1924");
    assertThat(texts(Map.of("Date", "1924.??.??"))).containsExactly("1924");
    assertThat(texts(Map.of("Date", "1924.13.40"))).containsExactly("1924");
    assertThat(texts(Map.of("White", "Karpov", "WhiteElo", "0"))).containsExactly("alba, Karpov");
  }

  @Test
  void aDateThatIsWrittenInAnotherWayButHasOneMeaningIsSaidAsADate() {
    assertThat(date("1998")).containsExactly("1998");
    assertThat(date("1998.5.2")).containsExactly("2 mai 1998");
    assertThat(date("1998-05-12")).containsExactly("12 mai 1998");
    assertThat(date("1998/05/12")).containsExactly("12 mai 1998");
    assertThat(date("1998-05")).containsExactly("mai 1998");
    assertThat(date("12.05.1998")).containsExactly("12 mai 1998");
    assertThat(date("??.05.1998")).containsExactly("mai 1998");
    assertThat(date("??.??.1998")).containsExactly("1998");
    assertThat(date("25/5/1998")).containsExactly("25 mai 1998");
    assertThat(date("5/25/1998")).containsExactly("25 mai 1998");
    assertThat(date("5-5-1998")).containsExactly("5 mai 1998");
    assertThat(date("Mai 1998")).containsExactly("mai 1998");
    assertThat(date("12. mai 1998")).containsExactly("12 mai 1998");
    assertThat(date("1998, aug. 3rd")).containsExactly("3 aug 1998");
  }

  @Test
  void namesOfMonthsInTheUsualLanguageOfGamesAreKnownEverywhere() {
    Numbers usual = Lexicons.bundled().get(Lexicons.FALLBACK).numbers();
    for (int month = 1; month <= 12; month++) {
      assertThat(date(usual.month(month, null) + " 1998")).isEqualTo(date("1998." + month + ".??"));
    }
  }

  @Test
  void aDateThatMayMeanTwoDaysIsReadAsItIsWritten() {
    assertThat(date("05/12/1998")).containsExactly("5, 12, 1998");
    assertThat(date("2001/02")).containsExactly("2001, 2");
    assertThat(date("ve 1998")).containsExactly("ve 1998");
    assertThat(date("xyz, 3. 1998?")).containsExactly("xyz 3, 1998");
    assertThat(date("????.05.12")).containsExactly("5, 12");
  }

  @Test
  void ofADateThatIsNotKnownNothingIsSaid() {
    for (String unknown : List.of("????.??.??", "?", "", "-", "0000.00.00", "??.??.????", "????")) {
      assertThat(date(unknown)).as(unknown).isEmpty();
    }
  }

  @Test
  void aNameSoundsAsTheLexiconHasIt() {
    Span name = GameTitle.of(ANNOUNCER, Map.of("Event", "Karpov")).get(0).spans().get(0);

    assertThat(name).isEqualTo(new Span.Word("Karpov", "Karpov", "ˈkarpof", "karpof"));
  }

  @Test
  void aClockIsReadWithoutWhatIsZero() {
    assertThat(clock(Duration.ofSeconds(3725))).contains("1 horo te 2 ti 5 tu");
    assertThat(clock(Duration.ofMinutes(90))).contains("1 horo te 30 ti");
    assertThat(clock(Duration.ZERO)).contains("0 tu");
  }

  @Test
  void aLexiconWithoutTheWordsSaysNothing() {
    Announcer wordless = Announcer.of(TestLexicons.with("qaa", ""));

    assertThat(GameTitle.of(wordless, Map.of("White", "Karpov"))).isEmpty();
    assertThat(ClockReading.of(wordless, Duration.ofSeconds(1))).isEmpty();
  }

  private static List<String> date(String date) {
    return texts(Map.of("Date", date));
  }

  private static List<String> texts(Map<String, String> tags) {
    return GameTitle.of(ANNOUNCER, tags).stream().map(Utterance::text).toList();
  }

  private static Optional<String> clock(Duration time) {
    return ClockReading.of(ANNOUNCER, time).map(Utterance::text);
  }
}
