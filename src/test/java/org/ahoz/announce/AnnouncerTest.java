package org.ahoz.announce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.chess.Color;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.San;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Speaks two invented languages; real ones are tested by their own spec files. */
class AnnouncerTest {

  private static final Lexicons LEXICONS =
      Lexicons.in(Path.of("src/test/resources/lexicons-for-tests"));
  private static final Announcer PLAIN = Announcer.of(LEXICONS.get("qaa"));
  private static final Announcer WITH_FORMS = Announcer.of(LEXICONS.get("qab"));
  private static final Announcer BRACKETED =
      Announcer.of(
          lexicon(
              "piece-capture: \"{side} {piece} el {origin} kapit {other-side} {captured} al {to}\"",
              "piece-capture: \"[{side}] {piece} [el {origin}] kapit [[{other-side}] {captured} al]"
                  + " {to}\""));
  private static final String CAPTURE = "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1";
  private static final String START = Position.start().fen();

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, Nf3, hupo na trina",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e4, tu kvara",
    "4k3/8/8/4p3/3B4/8/8/4K3 w - - 0 1, Bxe5, saki pakt tu pena",
    "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1, exd5, tu pakt to pena",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, exd6, tu pakt to sesa pas",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, O-O, rok kurt",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, O-O-O, rok lang",
    "5k2/8/8/8/8/8/8/4K2R w K - 0 1, O-O, rok kurt shak",
    "8/4P3/8/8/8/8/k7/4K3 w - - 0 1, e8=N, tu oka hupo",
    "3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1, exd8=Q, tu pakt to oka vela",
    "k7/3P4/8/8/8/8/8/4K3 w - - 0 1, d8=R, to oka muri shak",
    "5rk1/5pp1/8/6N1/8/8/8/4K2Q w - - 0 1, Qh7, vela ni sepa shak matt",
  })
  void saysWhatTheMoveDoes(String fen, String san, String words) {
    assertThat(said(PLAIN, fen, san)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1, Rad1, muri ta to una",
    "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1, N5f3, hupo pena na trina",
    "8/8/8/k7/4Q2Q/8/8/K6Q w - - 0 1, Qh4e1, vela ni kvara tu una shak",
    // The other knight is pinned, and no second move needs telling (PGN 8.2.3.4).
    "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1, Ne2, hupo tu duna",
  })
  void saysNoMoreOfTheOriginThanIsNeeded(String fen, String san, String words) {
    assertThat(said(PLAIN, fen, san)).isEqualTo(words);
  }

  @Test
  void namesFilesWithTheChosenAlphabet() {
    assertThat(said(PLAIN.withAlphabet("things"), START, "Nf3")).isEqualTo("hupo floro trina");
  }

  @Test
  void saysMoreInFullStyle() {
    Announcer full = PLAIN.with(Style.FULL);

    assertThat(said(full, START, "Nf3")).isEqualTo("alba hupo el ne una al na trina");
    assertThat(said(full, "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", "Nxf3"))
        .isEqualTo("alba hupo el ne una kapit nera pim al na trina");
  }

  @Test
  void saysADetailWithTheFullPhraseWhereTheMoveHasIt() {
    assertThat(said(BRACKETED.saying(Detail.CAPTURED), CAPTURE, "Nxf3"))
        .isEqualTo("hupo kapit pim al na trina");
    assertThat(said(BRACKETED.saying(Detail.CAPTURED, Detail.COLOR), CAPTURE, "Nxf3"))
        .isEqualTo("alba hupo kapit nera pim al na trina");
    assertThat(said(BRACKETED.saying(Detail.CAPTURED), START, "Nf3")).isEqualTo("hupo na trina");
    assertThat(said(PLAIN.saying(Detail.ORIGIN).with(Style.BRIEF), START, "Nf3"))
        .as("the origin alone is what the style of both squares says")
        .isEqualTo(said(PLAIN.with(Style.FROM_TO), START, "Nf3"));
    assertThat(said(WITH_FORMS.saying(Detail.COLOR), START, "e4"))
        .as("a pawn whose colour is said is named")
        .isEqualTo("albal pimak ho tu kvara");
  }

  @Test
  void saysAllOfAFullPhraseThatHasNoBrackets() {
    assertThat(said(PLAIN.saying(Detail.CAPTURED), CAPTURE, "Nxf3"))
        .isEqualTo("alba hupo el ne una kapit nera pim al na trina");
  }

  @Test
  void saysTheFirstReadingWhoseSlotsAreFilled() {
    Announcer announcer =
        Announcer.of(
            lexicon(
                "piece-move: \"{side} {piece} el",
                "piece-move: \"({side} {piece}|{piece} alba) el"));

    assertThat(said(announcer.with(Style.FULL), START, "Nf3"))
        .isEqualTo("alba hupo el ne una al na trina");
    assertThat(said(announcer.with(Style.FULL).omitting(Detail.COLOR), START, "Nf3"))
        .isEqualTo("hupo alba el ne una al na trina");
  }

  @Test
  void leavesOutADetailOfTheStyle() {
    assertThat(said(PLAIN.omitting(Detail.CHECK), "k7/3P4/8/8/8/8/8/4K3 w - - 0 1", "d8=R"))
        .isEqualTo("to oka muri");
    assertThat(said(WITH_FORMS.omitting(Detail.CHECK), "8/8/2k5/8/8/5N2/8/4K3 w - - 0 1", "Nd4"))
        .as("a move whose check is not said is said as any other")
        .isEqualTo("hupok ho to kvaran");
    assertThat(said(BRACKETED.with(Style.FULL).omitting(Detail.COLOR), CAPTURE, "Nxf3"))
        .isEqualTo("hupo el ne una kapit pim al na trina");
    assertThat(said(PLAIN.with(Style.FROM_TO).omitting(Detail.ORIGIN), START, "Nf3"))
        .isEqualTo("hupo na trina");
  }

  @Test
  void keepsItsDetailsInAnotherStyleAndAlphabet() {
    Announcer announcer =
        PLAIN.omitting(Detail.CHECK).with(Style.FULL).withAlphabet("things").with(Style.PLAIN);

    assertThat(said(announcer, "k7/3P4/8/8/8/8/8/4K3 w - - 0 1", "d8=R"))
        .doesNotContain("shak")
        .endsWith("oka muri");
  }

  @Test
  void saysStalemateOfTheMoveInFullStyleOnly() {
    String fen = "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1";

    assertThat(said(PLAIN, fen, "Qb6")).isEqualTo("vela te sesa");
    assertThat(said(PLAIN.with(Style.FULL), fen, "Qb6"))
        .isEqualTo("alba vela el te una al te sesa stal");
  }

  @Test
  void saysInPlainStyleWhatAStyleLacks() {
    assertThat(said(PLAIN.with(Style.BRIEF), START, "Nf3")).isEqualTo("hupo na trina");
    assertThat(said(PLAIN.with(Style.BRIEF), "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", "Nxf3"))
        .isEqualTo("hupo na trina");
    assertThat(said(PLAIN.with(Style.FULL), START, "e4")).isEqualTo("tu kvara");
  }

  @Test
  void asksTheLastWordOfASquareForItsForm() {
    assertThat(said(WITH_FORMS, START, "Nf3")).isEqualTo("hupok ho na trinan");
  }

  @Test
  void asksTheLastWordOfAnOriginForItsForm() {
    assertThat(said(WITH_FORMS, "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", "Rad1"))
        .isEqualTo("tas muri ho to unan");
    assertThat(said(WITH_FORMS, "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "N5f3"))
        .isEqualTo("penas hupok ho na trinan");
    assertThat(said(WITH_FORMS, "8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1", "Qh4e1"))
        .isEqualTo("ho ni kvaras velal ho tu unan");
  }

  @Test
  void letsAWordAgreeWithWhatIsTaken() {
    assertThat(said(WITH_FORMS, "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", "Nxf3"))
        .isEqualTo("hupok lem pimam ho na trinan usef");
    assertThat(said(WITH_FORMS, "4k3/8/8/8/8/5n2/8/4K1N1 w - - 0 1", "Nxf3"))
        .isEqualTo("hupok kem hupom ho na trinan usef");
    assertThat(said(WITH_FORMS.with(Style.FULL), START, "Nf3"))
        .isEqualTo("albak hupok ho na trina");
    assertThat(said(WITH_FORMS.with(Style.FULL), START, "e4")).isEqualTo("albal pimak ho tu kvara");
  }

  @Test
  void takesTheTemplateOfTheConditionAndPlacesTheCheckInIt() {
    assertThat(said(WITH_FORMS, "8/8/2k5/8/8/5N2/8/4K3 w - - 0 1", "Nd4"))
        .isEqualTo("shak hupom ho to kvara");
    assertThat(said(WITH_FORMS, "5rk1/5pp1/8/6N1/8/8/8/4K2Q w - - 0 1", "Qh7"))
        .isEqualTo("matt al, velam ho ni sepa");
  }

  @Test
  void pausesAtACommaAndShowsIt() {
    Utterance utterance = announce(WITH_FORMS, "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "exd5");

    assertThat(utterance.text()).isEqualTo("tus ho to pena, pak");
    assertThat(utterance.spans())
        .filteredOn(Span.Pause.class::isInstance)
        .containsExactly(new Span.Pause(Duration.ofMillis(150)));
  }

  @Test
  void carriesTheKeyTheSoundAndTheRespellingOfEachWord() {
    assertThat(announce(PLAIN, "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", "Nxf3").spans())
        .containsExactly(
            new Span.Word("knight", "hupo", "ˈhupo", "hoopo"),
            new Span.Word("takes", "pakt", "pakt", null),
            new Span.Word("file-f", "na", "na", null),
            new Span.Word("rank-3", "trina", "ˈtrina", null));
    assertThat(announce(PLAIN, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O").spans())
        .containsExactly(new Span.Word("castle-short", "rok kurt", "rok kurt", null));
    assertThat(announce(PLAIN, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O").spans())
        .as("a run that is not listed sounds as its tokens")
        .containsExactly(new Span.Word("castle-long", "rok lang", "rɔk laŋ", null));
    assertThat(announce(PLAIN.withAlphabet("things"), START, "e4").spans())
        .first()
        .isEqualTo(new Span.Word("things-e", "ergo", "ˈergo", null));
    assertThat(announce(WITH_FORMS, "4k3/8/8/8/8/5n2/8/4K1N1 w - - 0 1", "Nxf3").spans())
        .contains(
            new Span.Word("the-k-obj", "kem", null, null),
            new Span.Word("knight-obj", "hupom", "ˈhupom", "hoopom"),
            new Span.Word("rank-3-dir", "trinan", null, null),
            new Span.Word("out-loc", "usef", null, null));
  }

  @Test
  void saysTheLanguageOfItsWords() {
    Utterance utterance = announce(PLAIN, START, "e4");

    assertThat(utterance.language()).isEqualTo(Locale.forLanguageTag("qaa"));
    assertThat(utterance.separator()).isEqualTo(" ");
  }

  @Test
  void joinsWordsWithoutSpacesWhereTheLanguageDoes() {
    Lexicon lexicon = lexicon("status: complete", "status: complete\nspacing: none");

    assertThat(said(Announcer.of(lexicon), START, "Nf3")).isEqualTo("huponatrina");
  }

  @Test
  void saysTheOriginWhereTwoMovesWouldBeSaidAlike() {
    // The rook is called like the f file, and captures have no verb.
    Lexicon lexicon =
        lexicon(
            "  rook: muri", "  rook: na",
            "pawn-capture: \"{from} <takes> {to}\"", "pawn-capture: \"{from} {to}\"",
            "default: \"{piece} [{from}] <takes> {to}\"", "default: \"{piece} [{from}] {to}\"");
    Announcer announcer = Announcer.of(lexicon);
    String fen = "6k1/8/8/5p2/3rN3/8/K7/8 b - - 0 1";

    assertThat(said(announcer, fen, "Rxe4")).isEqualTo("na to kvara tu kvara");
    assertThat(said(announcer, fen, "fxe4"))
        .as("a phrase without a place for the origin gives way to that of both squares")
        .isEqualTo("na pena pakt tu kvara");
    assertThat(said(announcer, fen, "Rd1")).isEqualTo("na to una");
  }

  @Test
  void saysOtherPhrasesOfTheLexicon() {
    assertThat(PLAIN.say(PhraseKey.RESULT_WHITE_WINS, Map.of()))
        .hasValueSatisfying(said -> assertThat(said.text()).isEqualTo("alba gan"));
    assertThat(
            PLAIN.say(
                PhraseKey.RESULT_RESIGNATION, Map.of(SlotName.SIDE, new Filling.Side(Color.BLACK))))
        .hasValueSatisfying(said -> assertThat(said.text()).isEqualTo("nera nul gan"));
    assertThat(
            PLAIN.say(PhraseKey.ORDER_WHERE, Map.of(SlotName.PIECE, new Filling.Piece(Role.ROOK))))
        .as("what an optional part would say is left out with its filling")
        .hasValueSatisfying(said -> assertThat(said.text()).isEqualTo("ka estas muri"));
    assertThat(PLAIN.say(PhraseKey.RESULT_FORFEIT, Map.of())).isEmpty();
  }

  @Test
  void saysInAQuestionWhatWasSaidBefore() {
    Utterance move = announce(PLAIN, START, "Nf3");

    assertThat(
            PLAIN.say(
                PhraseKey.QUESTION_CONFIRM, Map.of(SlotName.MOVE, new Filling.Said(move.spans()))))
        .hasValueSatisfying(said -> assertThat(said.text()).isEqualTo("hupo na trina, bon"));
  }

  @Test
  void saysWhatAnAnnotationMeans() {
    assertThat(PLAIN.annotation(1))
        .hasValueSatisfying(
            said ->
                assertThat(said.spans())
                    .containsExactly(new Span.Word("nag-1", "bon", "bon", null)));
    assertThat(PLAIN.annotation(2)).isEmpty();
  }

  @Test
  void refusesAMoveThatIsNotLegal() {
    Move move =
        new Move.Step(
            Role.KNIGHT,
            Square.parse("g1").orElseThrow(),
            Square.parse("e5").orElseThrow(),
            null,
            null);

    assertThatThrownBy(() -> PLAIN.announce(Position.start(), move))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("e5");
  }

  @Test
  void refusesAnAlphabetThatTheLexiconLacks() {
    assertThatThrownBy(() -> PLAIN.withAlphabet("stars"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the lexicon qaa Toli has no alphabet \"stars\", but letters, things");
  }

  @Test
  void refusesALexiconThatIsNotSpoken() {
    Lexicon notation = LEXICONS.get("qac");

    assertThatThrownBy(() -> Announcer.of(notation))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("qac Nul");
  }

  @Test
  void tellsItsSettings() {
    Announcer announcer = PLAIN.with(Style.FULL).withAlphabet("things");

    assertThat(announcer.style()).isEqualTo(Style.FULL);
    assertThat(announcer.alphabet()).isEqualTo("things");
    assertThat(announcer.lexicon().tag()).isEqualTo("qaa");
    assertThat(PLAIN.style()).isEqualTo(Style.PLAIN);
    assertThat(PLAIN.alphabet()).isEqualTo("letters");
  }

  /** The first language with some lines replaced: each old text, then its new one. */
  private static Lexicon lexicon(String... replacements) {
    return TestLexicons.altered("qaa", List.of(replacements));
  }

  private static String said(Announcer announcer, String fen, String san) {
    return announce(announcer, fen, san).text();
  }

  private static Utterance announce(Announcer announcer, String fen, String san) {
    Position position = Fen.parse(fen);
    return announcer.announce(position, San.parse(san).in(position).orElseThrow());
  }
}
