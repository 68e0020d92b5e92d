package org.ahoz.announce;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.lexicon.Lexicon;
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

  private static List<String> texts(Map<String, String> tags) {
    return GameTitle.of(ANNOUNCER, tags).stream().map(Utterance::text).toList();
  }

  private static Optional<String> clock(Duration time) {
    return ClockReading.of(ANNOUNCER, time).map(Utterance::text);
  }
}
