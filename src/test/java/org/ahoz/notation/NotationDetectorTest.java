package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Legality over the whole text decides between notations, and nothing else does. */
class NotationDetectorTest {

  private static NotationDetector detector(String... tags) {
    Map<String, MoveReader> readers = new LinkedHashMap<>();
    for (String tag : tags) {
      readers.put(tag, TestLanguages.reader(tag));
    }
    return new NotationDetector(readers, Set.of(tags[0]));
  }

  private static Detection detect(NotationDetector detector, String text) {
    return detector.detect(text, Position.start(), "");
  }

  @Test
  void theNotationThatReadsAllOfTheTextIsFound() {
    assertThat(detect(detector("en", "de", "cs"), "1. e4 e5 2. Sf3 Sc6 3. Lb5"))
        .isEqualTo(new Detection.One(List.of("de"), List.of()));
  }

  @Test
  void notationsThatReadTheSameMovesAreOneAnswer() {
    Detection found = detect(detector("en", "es", "it", "de"), "1. e4 e5 2. Cf3 Cc6 3. Ab5");
    assertThat(found).isEqualTo(new Detection.One(List.of("es", "it"), List.of()));
  }

  @Test
  void twoThatReadAllOfItAndNotTheSameAreBothTheAnswer() {
    Detection found = detect(detector("en", "io", "eo"), "1. e4 e5 2. Ke2 Ke7");
    assertThat(found)
        .isEqualTo(
            new Detection.Several(
                "en", List.of("io", "eo"), new Detection.Difference("Ke2", "Ke2", "Ne2")));
  }

  @Test
  void theStandardOfTheTextIsNotSetAgainstOthers() {
    assertThat(detector("en", "io").detect("1. e4 e5 2. Ke2 Ke7", Position.start(), "en"))
        .isEqualTo(new Detection.One(List.of("en"), List.of()));
  }

  @Test
  void aSingleMoveIsNoEvidenceAgainstALikelierNotation() {
    assertThat(detect(detector("en", "fi"), "1. e4 e5 2. Rf3"))
        .isEqualTo(
            new Detection.Several("fi", List.of("en"), new Detection.Difference("Rf3", "Nf3", "")));
    assertThat(detect(detector("en", "fi"), "1. e4 e5 2. Rf3 Rc6"))
        .isEqualTo(new Detection.One(List.of("fi"), List.of()));
  }

  @Test
  void aTextOfOneMoveIsAskedAboutWhereItsLetterIsKnownElsewhere() {
    assertThat(detect(detector("en", "tr", "es"), "Af3")).isInstanceOf(Detection.Several.class);
  }

  @Test
  void ofReadingsThatAllBreakTheFurthestIsKept() {
    assertThat(detect(detector("en", "fr", "de"), "1. d4 Cf6 2. c4 e6 3. Dh5"))
        .isEqualTo(new Detection.One(List.of("fr"), List.of()));
  }

  @Test
  void variationsCountTooWhereTheGameIsReadAlike() {
    assertThat(detect(detector("en", "de"), "1. e4 (1. Sf3 Sf6) e5"))
        .isEqualTo(new Detection.One(List.of("de"), List.of()));
  }

  private static NotationDetector detectorOfStyles() {
    Map<String, MoveReader> readers = new LinkedHashMap<>();
    for (String tag : List.of("en", "es", "de")) {
      readers.put(tag, TestLanguages.reader(tag));
    }
    for (String name : List.of("uci", "iccf")) {
      readers.put(name, TestLanguages.style(name).reader());
    }
    for (String tag : List.of("en", "es")) {
      NotationStyle style = TestLanguages.descriptive(tag);
      readers.put(style.name(), style.reader());
    }
    return new NotationDetector(readers, Set.of("en"));
  }

  @ParameterizedTest
  @CsvSource({
    "iccf, 1. 5254 5755 2. 7163",
    "descriptive-en, 1. P-K4 P-K4 2. N-KB3",
    "descriptive-es, 1. P4R P4R 2. C3AR"
  })
  void aStyleMayStandWhereALanguageMay(String name, String text) {
    assertThat(detect(detectorOfStyles(), text))
        .isEqualTo(new Detection.One(List.of(name), List.of()));
  }

  @Test
  void coordinatesAreTheSameInEveryLanguage() {
    assertThat(detect(detectorOfStyles(), "e2e4 e7e5 g1f3"))
        .isEqualTo(new Detection.One(List.of("en", "es", "de", "uci"), List.of()));
  }

  @Test
  void aWordThatTwoWaysOfWritingKnowIsNoEvidenceForEither() {
    assertThat(detect(detectorOfStyles(), "1. P-B4"))
        .isEqualTo(
            new Detection.Several(
                "en",
                List.of("descriptive-en"),
                new Detection.Difference("P-B4", "b4", "c4 or f4")));
  }

  @Test
  void movesThatWereDecidedByThoseBehindThemAreStillEvidence() {
    assertThat(detect(detectorOfStyles(), "1. P-B4 P-K4 2. P-K4 PxP"))
        .isEqualTo(new Detection.One(List.of("descriptive-en"), List.of()));
  }

  @Test
  void thoseThatNeedLettersOfAnotherScriptAreNamedApart() {
    assertThat(detect(detector("en", "sr", "de"), "1. e4 e5 2. Sf3 Sc6"))
        .isEqualTo(new Detection.One(List.of("de"), List.of("sr")));
  }
}
