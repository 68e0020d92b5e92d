package org.ahoz.script;

import static org.ahoz.script.Scripts.comment;
import static org.ahoz.script.Scripts.cues;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.junit.jupiter.api.Test;

class CommentReaderTest {

  /** After it White has played, so that a comment may speak of Black's move, or of another. */
  private static final String OPENING = "1. e4 e5 2. Nf3 Nc6 3. Bb5";

  @Test
  void movesAreSaidAsMoves() {
    assertThat(comment(OPENING, "3... Nf6 4. Nxe5 was worse"))
        .containsExactly("3, hupo na sesa, 4, hupo pakt tu pena was worse");
    assertThat(comment(OPENING, "3...a6 4.Bxc6 dxc6"))
        .containsExactly("3, ta sesa, 4, saki pakt ti sesa, to pakt ti sesa");
  }

  @Test
  void anAlternativeIsLookedForBeforeTheMoveOfTheComment() {
    assertThat(comment(OPENING, "Bc4 is older, and ...Nf6 follows"))
        .containsExactly("saki ti kvara is older, and hupo na sesa follows");
  }

  @Test
  void anEarlierMoveIsFoundByItsNumber() {
    assertThat(comment(OPENING, "2... d5 3. exd5 was possible"))
        .containsExactly("2, to pena, 3, tu pakt to pena was possible");
  }

  @Test
  void whatIsLegalNowhereIsSaidAsItIsWritten() {
    assertThat(comment(OPENING, "with Nd5, Qxh7 and Nb1-c3-d5 to come"))
        .containsExactly(
            "with hupo to pena, vela pakt ni sepa and hupo te una ti trina to pena to come");
  }

  @Test
  void captureAndCheckAreNeverAddedToWhatIsWritten() {
    // The bishop could take on c6, but that is not what is written.
    assertThat(comment(OPENING, "Bc6 one day")).containsExactly("saki ti sesa one day");
  }

  @Test
  void piecesOnTheirSquaresAreNoMoves() {
    assertThat(comment(OPENING, "guards Pe5 and Ke8"))
        .containsExactly("guards pim tu pena and dora tu oka");
    assertThat(comment(OPENING, "the a1-h8 diagonal"))
        .containsExactly("the ta una ni oka diagonal");
  }

  @Test
  void wordsThatLookLikeNotationStayWords() {
    assertThat(comment(OPENING, "Black to move be bad in de 1st round at a 5th"))
        .containsExactly("Black to move be bad in de 1st round at a 5th");
    assertThat(comment(OPENING, "drawn on move 36.")).containsExactly("drawn on move 36.");
  }

  @Test
  void addressesCommandsAndMarkupAreNotSaid() {
    assertThat(comment(OPENING, "see https://example.org/a?b=1 or <b>mail</b> me@example.org"))
        .containsExactly("see or mail");
    assertThat(comment(OPENING, "[%cal Gb5c6] x &amp; y &#233; &nbsp; $146 z"))
        .containsExactly("x ka y \u00E9 z");
    assertThat(
            comment(OPENING, "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"))
        .isEmpty();
  }

  @Test
  void numbersAreReadWithTheirSigns() {
    assertThat(comment(OPENING, "(-0.34 \u2192 +1.67) x")).containsExactly("-0.34, 1.67, x");
  }

  @Test
  void judgementsWithinCommentsAreSaid() {
    assertThat(comment(OPENING, "3... Nf6! x")).containsExactly("3, hupo na sesa, bon, x");
    assertThat(comment(OPENING, "really! Now")).containsExactly("really!", "Now");
  }

  @Test
  void aJudgementInQuotationMarksIsSaid() {
    assertThat(comment(OPENING, "deserves (\"!\") . Then"))
        .containsExactly("deserves, bon.", "Then");
  }

  @Test
  void theSignBehindASquareIsThatOfTheSentence() {
    assertThat(comment(OPENING, "White controls b5! An invasion"))
        .containsExactly("White controls te pena!", "An invasion");
  }

  @Test
  void aFullStopApartBehindABracketEndsTheSentence() {
    assertThat(comment(OPENING, "a weakness (Pe5) . Ideally"))
        .containsExactly("a weakness, pim tu pena.", "Ideally");
    assertThat(comment(OPENING, "advance (if he dares) . Ideally"))
        .containsExactly("advance, if he dares.", "Ideally");
  }

  @Test
  void dotsApartBeforeAMoveOfBlackEndNoSentence() {
    assertThat(comment(OPENING, "pushed by ... a6. Then"))
        .containsExactly("pushed by ta sesa.", "Then");
  }

  @Test
  void anAmpersandIsAWord() {
    assertThat(comment(OPENING, "knight & rook, Pe5 & Pd7"))
        .containsExactly("knight ka rook, pim tu pena ka pim to sepa");
  }

  @Test
  void resultsAreSaid() {
    assertThat(comment(OPENING, "A-B, 1-0 in 44")).containsExactly("A-B, alba gan in 44");
  }

  @Test
  void everySentenceIsACueOfItsOwn() {
    assertThat(comment(OPENING, "One (or two) x. Three! J. K. four? five."))
        .containsExactly("One, or two, x.", "Three!", "J. K. four? five.");
  }

  @Test
  void aFullStopOfAnAbbreviationEndsNoSentence() {
    assertThat(comment(OPENING, "So e.g. Black vs. White, see p. 73, no. 5. Then x."))
        .containsExactly("So e.g. Black vs. White, see p. 73, no. 5.", "Then x.");
    assertThat(comment(OPENING, "So. 3... Nf6 x")).containsExactly("So.", "3, hupo na sesa x");
  }

  @Test
  void whatIsCutShortGoesOn() {
    assertThat(comment(OPENING, "Black... is x\u2026 Now"))
        .containsExactly("Black, is x\u2026", "Now");
  }

  @Test
  void nothingEndsWithAComma() {
    assertThat(comment(OPENING, "x (Nf6) z, ya. (As u)"))
        .containsExactly("x, hupo na sesa, z, ya.", "As u");
    assertThat(comment(OPENING, "x (Nf6)")).containsExactly("x, hupo na sesa");
  }

  @Test
  void numbersThatMayBeThousandsAreLeftAsTheyAre() {
    assertThat(comment(OPENING, "1,000 or 1.000")).containsExactly("1,000 or 1.000");
  }

  @Test
  void aResultIsSaidBeforePunctuationToo() {
    assertThat(comment(OPENING, "x 1-0! Y")).containsExactly("x alba gan!", "Y");
  }

  @Test
  void judgementsOnMovesThatCannotBePlayedAreSaid() {
    assertThat(comment(OPENING, "Qa7! x")).containsExactly("vela ta sepa, bon, x");
  }

  @Test
  void piecesOfASideAreNamed() {
    String said = comment(OPENING, "R+P x A+B").get(0);

    assertThat(said).endsWith(" x A+B").doesNotContain("R", "P");
  }

  @Test
  void aPawnWithALetterIsNamedOnEachOfItsSquares() {
    assertThat(comment(OPENING, "Pa2-a4-a5").get(0)).endsWith("ta duna ta kvara ta pena");
  }

  @Test
  void commentsMayHaveALanguageOfTheirOwn() {
    List<Cue> cues =
        cues(
            "1. e4 {x y Nf6 z} *",
            ScriptOptions.usual().withCommentsIn(Locale.forLanguageTag("qab")));

    assertThat(cues)
        .filteredOn(cue -> cue.kind() == Cue.Kind.COMMENT)
        .extracting(cue -> cue.utterance().language() + " " + cue.utterance().text())
        .containsExactly("qab x y", "qaa hupo na sesa", "qab z");
  }

  @Test
  void textsWithoutSpacesAreReadRoundTheirMoves() {
    assertThat(comment(OPENING, "\u6B64\u65F6Nf6\u597D"))
        .containsExactly("\u6B64\u65F6 hupo na sesa \u597D");
  }

  @Test
  void aCommentOfTenMegabytesIsReadInBoundedTime() {
    Surroundings surroundings =
        new Surroundings(Scripts.game(OPENING + " *").end(), null, List.of());
    CommentReader reader = new CommentReader(ScriptOptions.usual(), Scripts.ANNOUNCER);
    String unit = "3... Nf6 x -0.1 (Qxh7#) www.a.b/c &amp; <i>y</i> ";

    assertTimeout(
        Duration.ofSeconds(60),
        () -> {
          reader.sentences(unit.repeat(10_000_000 / unit.length()), surroundings);
          reader.sentences("x".repeat(10_000_000), surroundings);
          reader.sentences("<".repeat(10_000_000), surroundings);
          reader.sentences("8/".repeat(5_000_000), surroundings);
        });
  }

  @Test
  void whatIsProseHasNoSoundsOfItsOwn() {
    Span word = cues("1. e4 {alba} *").get(1).utterance().spans().get(0);

    assertThat(word).isEqualTo(new Span.Word("alba", "alba", null, null));
  }
}
