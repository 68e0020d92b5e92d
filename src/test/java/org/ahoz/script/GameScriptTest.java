package org.ahoz.script;

import static org.ahoz.script.Scripts.cues;
import static org.ahoz.script.Scripts.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Detail;
import org.ahoz.announce.TestLexicons;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.notation.Annotation;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameResult;
import org.ahoz.notation.Ply;
import org.ahoz.notation.Variation;
import org.junit.jupiter.api.Test;

class GameScriptTest {

  @Test
  void aGameWithoutAnnotationsIsItsMoves() {
    List<Cue> cues = cues("[White \"N. N.\"]\n\n1. e4 e5 1-0");

    assertThat(texts(cues)).containsExactly("tu kvara", "tu pena");
    assertThat(cues).extracting(Cue::kind).containsOnly(Cue.Kind.MOVE);
    assertThat(cues.get(0).pause()).isZero();
    assertThat(cues.get(1).pause()).isEqualTo(Duration.ofMillis(700));
  }

  @Test
  void aVariationIsAnnouncedAndLeftAgain() {
    List<Cue> cues = cues("1. e4 e5 (1... c5 {x y} 2. Nf3) 2. Nc3 *");

    assertThat(texts(cues))
        .containsExactly(
            "tu kvara",
            "tu pena",
            "el 1 nera",
            "ti pena",
            "x y",
            "hupo na trina",
            "al 1 nera, tu pena",
            "hupo ti trina");
    assertThat(cues)
        .extracting(Cue::kind)
        .containsSequence(Cue.Kind.VARIATION_START, Cue.Kind.MOVE, Cue.Kind.COMMENT)
        .contains(Cue.Kind.VARIATION_END);
  }

  @Test
  void everyCueKnowsItsPlace() {
    List<Cue> cues = cues("{x} 1. e4 e5 (1... c5) *");

    String start = Position.start().fen();
    String afterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    String afterE5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    String afterC5 = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assertThat(cues)
        .extracting(Cue::place)
        .extracting(Place::game, Place::ply, Place::depth, Place::move, at -> at.position().fen())
        .containsExactly(
            tuple(1, 0, 0, "", start),
            tuple(1, 1, 0, "1. e4", afterE4),
            tuple(1, 2, 0, "1... e5", afterE5),
            tuple(1, 1, 1, "1. e4", afterE4),
            tuple(1, 2, 1, "1... c5", afterC5),
            tuple(1, 2, 1, "1... e5", afterE5));
  }

  @Test
  void nestingIsToldByWordsAndLongerPauses() {
    List<Cue> cues = cues("1. e4 e5 (1... c5 2. Nf3 (2. Nc3) 2... d6) 2. Nc3 *");

    assertThat(texts(cues)).contains("el el 2 alba", "al al 2 alba, hupo na trina");
    List<Duration> starts =
        cues.stream()
            .filter(cue -> cue.kind() == Cue.Kind.VARIATION_START)
            .map(Cue::pause)
            .toList();
    assertThat(starts.get(1)).isGreaterThan(starts.get(0));
  }

  @Test
  void betweenTwoVariationsTheMoveIsNotSaidAgain() {
    ScriptOptions apart = ScriptOptions.usual().omitting(Content.JOINED_VARIATIONS);

    assertThat(texts(Cue.Kind.VARIATION_END, cues("1. e4 (1. d4) (1. c4) e5 *", apart)))
        .containsExactly("al 1 alba", "al 1 alba, tu kvara");
  }

  @Test
  void twoVariationsInPlaceOfTheSameMoveAreJoined() {
    assertThat(texts(cues("1. e4 (1. d4) (1. c4) e5 *")))
        .containsExactly(
            "tu kvara",
            "el 1 alba",
            "to kvara",
            "ka el el 1 alba",
            "ti kvara",
            "al 1 alba, tu kvara",
            "tu pena");
    assertThat(texts(cues("1. e4 (1. d4) ({x}) e5 *"))).contains("al 1 alba, tu kvara");
  }

  @Test
  void whereNothingIsLeftOfAVariationNobodyIsLedBackToIt() {
    assertThat(texts(Cue.Kind.VARIATION_END, cues("1. e4 e5 (1... c5 2. Nf3 (2. Nc3)) 2. Nc3 *")))
        .containsExactly("al 1 nera, tu pena");
    assertThat(texts(cues("1. e4 e5 (1... c5 2. Nf3 (2. Nc3)) (1... d5) 2. Nc3 *")))
        .containsSubsequence("hupo ti trina", "al 1 nera", "el 1 nera", "to pena");
  }

  @Test
  void backInTheGameANumberIsSaidOnce() {
    Announcer numbering = Scripts.ANNOUNCER.saying(Detail.NUMBER);
    Game game = Scripts.game("1. e4 (1. d4) e5 *");

    assertThat(texts(GameScript.of(game, ScriptOptions.usual(), numbering)))
        .containsExactly(
            "na 1, tu kvara",
            "el 1 alba",
            "na 1, to kvara",
            "al 1 alba, tu kvara",
            "na 1 nera, tu pena");
  }

  @Test
  void aCommentThatIsTheResultIsLeftToTheEnd() {
    assertThat(texts(cues("1. e4 {1-0} 1-0", ScriptOptions.usual().saying(Content.HEADERS))))
        .hasSize(2)
        .doesNotHaveDuplicates();
  }

  @Test
  void theMoveThatAnEngineExpectedIsNoComment() {
    String pgn = "1. e4 {(d4) [%eval 80,20]} e5 {(c5) [%eval -150,18]} 2. Nc3 {(Nf3)} *";

    assertThat(texts(cues(pgn, ScriptOptions.usual().saying(Content.EVALUATIONS))))
        .containsExactly(
            "tu kvara",
            "alba bon 0.8",
            "tu pena",
            "alba bon 1.5",
            "hupo ti trina",
            "hupo na trina");
  }

  @Test
  void variationsEndAtTheWantedDepth() {
    String pgn = "1. e4 e5 (1... c5 2. Nf3 (2. Nc3)) *";

    assertThat(cues(pgn, ScriptOptions.usual().toDepth(0)))
        .extracting(Cue::kind)
        .containsOnly(Cue.Kind.MOVE);
    assertThat(texts(cues(pgn, ScriptOptions.usual().toDepth(1)))).doesNotContain("hupo ti trina");
    assertThat(texts(cues(pgn, ScriptOptions.usual().omitting(Content.VARIATIONS))))
        .containsExactly("tu kvara", "tu pena");
  }

  @Test
  void aLanguageThatCannotSayWhereAVariationEndsLeavesItOut() {
    Announcer wordless = Announcer.of(TestLexicons.with("qaa", ""));
    Game game = Scripts.game("1. e4 e5 (1... c5 {x}) 2. Nc3 *");

    assertThat(texts(GameScript.of(game, ScriptOptions.usual(), wordless)))
        .containsExactly("tu kvara", "tu pena", "hupo ti trina");
  }

  @Test
  void blackHasANumberWhereSomethingWasSaidBetween() {
    Announcer numbering = Scripts.ANNOUNCER.saying(Detail.NUMBER);
    Game game = Scripts.game("1. e4 {x} e5 2. d4 d5 *");

    assertThat(texts(GameScript.of(game, ScriptOptions.usual(), numbering)))
        .containsExactly("na 1, tu kvara", "x", "na 1 nera, tu pena", "na 2, to kvara", "to pena");
  }

  @Test
  void aJudgementIsNotSaidTwice() {
    assertThat(texts(cues("1. e4! e5 *"))).containsExactly("tu kvara", "bon", "tu pena");
    assertThat(texts(cues("1. e4! {Bon.} e5 *"))).containsExactly("tu kvara", "Bon.", "tu pena");
    assertThat(texts(cues("1. e4! {bonbon} e5 *"))).contains("bon");
    assertThat(texts(cues("1. e4! {bon} *", ScriptOptions.usual().omitting(Content.COMMENTS))))
        .containsExactly("tu kvara", "bon");
  }

  @Test
  void titleAndResultAreSaidOnRequest() {
    String pgn =
        "[White \"A B\"]\n[Site \"https://example.org/x\"]\n[Termination \"Time forfeit\"]\n\n"
            + "1. e4 e5 1-0";

    assertThat(texts(cues(pgn, ScriptOptions.usual().saying(Content.HEADERS))))
        .containsExactly("alba, A B", "tu kvara", "tu pena", "nera nul", "alba gan");
  }

  @Test
  void aDrawByStalemateIsToldFromThePosition() {
    String pgn = "[FEN \"7k/8/5KR1/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 1/2-1/2";
    String stalemate = "[FEN \"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1\"]\n\n1. Qg6 1/2-1/2";
    ScriptOptions options = ScriptOptions.usual().saying(Content.HEADERS);

    assertThat(texts(Cue.Kind.RESULT, cues(pgn, options))).containsExactly("nul gan");
    assertThat(texts(Cue.Kind.RESULT, cues(stalemate, options))).containsExactly("stal", "nul gan");
  }

  @Test
  void evaluationsAndClocksAreSaidOnRequest() {
    String pgn =
        "1. e4 {[%eval 0.34] [%clk 0:10:05]} e5 {[%eval #-3]} 2. d4 {[%eval 0.00]}"
            + " d5 {-1.50/12 0.3s} *";
    ScriptOptions options = ScriptOptions.usual().saying(Content.EVALUATIONS, Content.CLOCKS);

    assertThat(texts(cues(pgn))).hasSize(4);
    assertThat(texts(Cue.Kind.EVALUATION, cues(pgn, options)))
        .containsExactly("alba bon 0.34", "nera matt 3", "ka", "alba bon 1.5");
    assertThat(texts(Cue.Kind.CLOCK, cues(pgn, options))).containsExactly("ta 10 ti 5 tu");
  }

  @Test
  void theBoardIsReadOutAsOftenAsIsWanted() {
    String pgn = "[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n\n1. Ra2 Kd8 2. Ra1 Ke8 3. Ra2 Kd8 *";

    assertThat(texts(Cue.Kind.BOARD, cues(pgn, ScriptOptions.usual().withBoardEvery(2))))
        .containsExactly("alba, dora tu una, muri ta una ni una", "nera, dora tu oka", "alba ka");
  }

  @Test
  void aPassedTurnIsSaid() {
    assertThat(texts(cues("1. e4 -- 2. d4 *"))).containsExactly("tu kvara", "nera nul", "to kvara");
  }

  @Test
  void variationsMayBeNestedTenThousandDeep() {
    Ply ply = Scripts.game("1. e4 *").plies().get(0);
    List<Annotation> nested = List.of();
    for (int depth = 0; depth < 10_000; depth++) {
      nested =
          List.of(
              new Variation(
                  List.of(),
                  List.of(new Ply(ply.written(), ply.move(), ply.before(), ply.after(), nested))));
    }
    Position start = Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    Game game =
        new Game(
            1,
            1,
            Map.of(),
            start,
            List.of(),
            List.of(new Ply(ply.written(), ply.move(), start, ply.after(), nested)),
            GameResult.UNKNOWN,
            List.of());

    ScriptOptions apart = ScriptOptions.usual().omitting(Content.JOINED_VARIATIONS);
    assertThat(GameScript.of(game, apart, Scripts.ANNOUNCER)).hasSize(30_001);
    assertThat(GameScript.of(game, ScriptOptions.usual(), Scripts.ANNOUNCER)).hasSize(20_002);
  }

  @Test
  void withoutQuotedMovesNoMoveIsHeardButThoseOfTheGame() {
    ScriptOptions options =
        ScriptOptions.usual().omitting(Content.VARIATIONS, Content.QUOTED_MOVES);

    List<Cue> cues =
        cues(
            "{Tu la. Nf3 li.} 1. e4 {e4 lo. 1. d4 la, xy. Zo!} e5 (1... c5 {va}) ({vo}) {vu} 2."
                + " Nf3 {ko} *",
            options);

    assertThat(texts(cues))
        .containsExactly(
            "Tu la.", "tu kvara", "tu kvara lo.", "Zo!", "tu pena", "hupo na trina", "ko");
  }

  @Test
  void aJudgementIsSaidWhereTheCommentThatSaysItIsLeftOut() {
    String word = texts(Cue.Kind.GLYPH, cues("1. e4 $1 *")).get(0);
    String pgn = "1. e4 $1 {" + word + ", Nf3 li.} *";

    assertThat(texts(Cue.Kind.GLYPH, cues(pgn))).isEmpty();
    assertThat(
            texts(Cue.Kind.GLYPH, cues(pgn, ScriptOptions.usual().omitting(Content.QUOTED_MOVES))))
        .containsExactly(word);
  }

  @Test
  void aJudgementThatTheCommentSaysInItsOwnLanguageIsNotSaidAgain() {
    String pgn = "1. e4 $1 {Lu, bi la.} d5 $1 {bi} *";
    ScriptOptions options =
        ScriptOptions.usual().withJudgementReadings(nag -> nag == 1 ? Set.of("bi la") : Set.of());

    assertThat(texts(Cue.Kind.GLYPH, cues(pgn))).hasSize(2);
    assertThat(texts(Cue.Kind.GLYPH, cues(pgn, options))).hasSize(1);
  }
}
