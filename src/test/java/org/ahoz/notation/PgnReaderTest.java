package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.problem.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReaderTest {

  private static List<Game> games(String text) {
    return PgnReader.readAll(text, MoveReader.san());
  }

  private static Game game(String text) {
    List<Game> games = games(text);
    assertThat(games).hasSize(1);
    return games.get(0);
  }

  private static String moves(Game game) {
    return String.join(" ", game.plies().stream().map(Ply::san).toList());
  }

  private static List<String> codes(Game game) {
    return game.problems().stream().map(GameProblem::code).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. Nf3",
        "1.e4 e5 2.Nf3",
        "1 e4 e5 2 Nf3",
        "e4 e5 Nf3",
        "1. e4 1... e5 2. Nf3",
        "1.e4 1...e5 2.Nf3",
        "1. e4 1. ... e5 2. Nf3",
        "1.e4, e5; 2.Nf3",
        "1 .e4 e5 2 .Nf3",
        "1) e4 e5 2) Nf3",
        "1. e4 … e5 2. Nf3",
        "7. e4 e5 7. Nf3",
        "1. e4 e5\n2.\nNf3",
        "1.e4 e5 2.Nf3 *",
        "1\u00A0.\u00A0e4\u2003e5 2. Nf3",
        "1. e2-e4 e7-e5 2. Ng1-f3",
        "1. e2 - e4 e7 - e5 2. Ng1 - f3",
        "1 e4 - e5 2 Nf3",
        "1. e4 -e5 2. Nf3",
        "1. e2- e4 e5 2. Nf3",
        "1.e4 e5Nf3",
        "1. e4 e5 2. Nf3...",
        "%escaped\n1. e4 e5 2. Nf3",
        "{a}1.e4{b}e5{c}2.Nf3{d}",
        "1. e4 $1 e5 $2 2. Nf3$3",
        "1.e4 (1.d4)1...e5 [1...c5 (1...c6)] 2.Nf3",
        "1. e4 (=) e5 2. Nf3"
      })
  void movetextIsReadHoweverItIsNumberedAndSpaced(String text) {
    Game game = game(text);
    assertThat(moves(game)).isEqualTo("e4 e5 Nf3");
    assertThat(game.isBroken()).isFalse();
  }

  @Test
  void tagsCommentsGlyphsAndVariationsAreKeptInTheirPlaces() {
    Game game =
        game(
            """
            [Event "A \\"great\\" match"]
            [White "Müller, A."]
            [Result "1-0"]

            {before} 1. e4! {first} ({why} 1. d4 {queen's pawn} d5) {second} e5 $14 ; to the end
            2. Nf3 1-0 {after}
            """);
    assertThat(game.tags()).containsEntry("Event", "A \"great\" match");
    assertThat(game.tag("White")).hasValue("Müller, A.");
    assertThat(game.tag("Black")).isEmpty();
    assertThat(game.comments()).extracting(Comment::text).containsExactly("before");
    Ply first = game.plies().get(0);
    assertThat(first.nags()).containsExactly(1);
    assertThat(first.comments()).extracting(Comment::text).containsExactly("first", "second");
    Variation variation = first.variations().get(0);
    assertThat(variation.comments()).extracting(Comment::text).containsExactly("why");
    assertThat(variation.plies()).extracting(Ply::san).containsExactly("d4", "d5");
    assertThat(variation.plies().get(0).comments().get(0).text()).isEqualTo("queen's pawn");
    assertThat(game.plies().get(1).nags()).containsExactly(14);
    assertThat(game.plies().get(1).comments().get(0).text()).isEqualTo("to the end");
    assertThat(game.plies().get(2).comments().get(0).text()).isEqualTo("after");
    assertThat(game.result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(game.problems()).isEmpty();
    assertThat(game.line()).isEqualTo(1);
    assertThat(game.end()).isEqualTo(game.plies().get(2).after());
  }

  @ParameterizedTest
  @CsvSource({
    "1. e4 1-0, 1-0", "1. e4 0-1, 0-1", "1. e4 1/2-1/2, 1/2-1/2", "1. e4 ½-½, 1/2-1/2",
    "1. e4 ½, 1/2-1/2", "1. e4 1:0, 1-0", "1. e4 1–0, 1-0", "1. e4 1 - 0, 1-0",
    "1. e4 1/2 - 1/2, 1/2-1/2", "1. e4 0 – 1, 0-1", "1. e4*, *", "1. e4 e51-0, 1-0",
    "1. e4 1/2, 1/2-1/2", "1. e4, *", "1. e4 (1. d4 1-0) 0-1, 0-1"
  })
  void resultsAreReadHoweverTheyAreWritten(String text, String expected) {
    Game game = game(text);
    assertThat(game.result().marker()).isEqualTo(expected);
    assertThat(game.isBroken()).isFalse();
  }

  @Test
  void gamesAreToldApartByResultsTagsAndBlankLines() {
    assertThat(games("1. e4 * 1. d4 1-0 1. c4"))
        .extracting(PgnReaderTest::moves)
        .containsExactly("e4", "d4", "c4");
    assertThat(games("[White \"A\"]\n1. e4\n[White \"B\"]\n1. d4"))
        .extracting(PgnReaderTest::moves)
        .containsExactly("e4", "d4");
    assertThat(games("1. e4 e5\n\n1. d4 d5\n\n1. c4"))
        .extracting(PgnReaderTest::moves)
        .containsExactly("e4 e5", "d4 d5", "c4");
    assertThat(games("[Event \"A\"]\n\n[Event \"B\"]\n"))
        .extracting(Game::number)
        .containsExactly(1, 2);
    assertThat(games("")).isEmpty();
    assertThat(games("* * {nothing} *")).isEmpty();
  }

  @Test
  void tagsMayStandOnOneLineOrBeParted() {
    Game game = game("[White \"A\"] [Black \"B\"]\n\n[Site \"C [D]\"]\n1. e4");
    assertThat(game.tags().keySet()).containsExactly("White", "Black", "Site");
    assertThat(game.tags().get("Site")).isEqualTo("C [D]");
    assertThat(moves(game)).isEqualTo("e4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[White \"A\\\"]|A\\|bad-tag",
        "[White \"A\\\\\"]|A\\|",
        "[White \"A \\\"B\\\"\"]|A \"B\"|",
        "[White \"A \"B\" C\"]|A \"B\" C|",
        "[White \"it\\'s\"]|it's|",
        "[White \"C:\\dir\"]|C:\\dir|",
        "[White “A”]|A|",
        "[White \"A\"|A|bad-tag",
        "[White \"A|A|bad-tag",
        "[ White  \"A\" ]|A|",
      })
  void valuesOfTagsAreTakenAsTheyAreMeant(String tag, String value, String problem) {
    Game game = game(tag + "\n\n1. e4 *");
    assertThat(game.tags()).containsEntry("White", value);
    assertThat(moves(game)).isEqualTo("e4");
    assertThat(codes(game)).isEqualTo(problem == null ? List.of() : List.of(problem));
  }

  @Test
  void whatLooksLikeATagAndIsNoneIsToldAndReadOver() {
    Game game = game("[Event foo]\n[White]\n[Black \"B\"]\n[Black \"C\"]\n1. e4 *");
    assertThat(codes(game)).containsExactly("bad-tag", "bad-tag", "duplicate-tag");
    assertThat(game.tag("Black")).hasValue("B");
    assertThat(moves(game)).isEqualTo("e4");
    assertThat(games("1. e4 e5\n\n[Event foo]\n1. d4")).hasSize(2);
  }

  @Test
  void aGameStartsFromItsFen() {
    Game game = game("[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 3 40\"]\n\n40... e1=Q+ 41. Ka2 *");
    assertThat(moves(game)).isEqualTo("e1=Q+ Ka2");
    assertThat(game.start().fullmoveNumber()).isEqualTo(40);
    assertThat(game.plies().get(1).before().fullmoveNumber()).isEqualTo(41);
  }

  @Test
  void aFenThatCannotBeIsToldAndNothingIsPlayedFromIt() {
    Game game = game("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 e5 *");
    assertThat(codes(game)).containsExactly("bad-fen");
    assertThat(game.problems().get(0).detail()).isNotEmpty();
    assertThat(game.plies()).isEmpty();
    assertThat(game.isBroken()).isTrue();
  }

  @Test
  void aFenThatSaysTooMuchIsPutRight() {
    Game game = game("[FEN \"4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1\"]\n\n1. Kd1 *");
    assertThat(codes(game)).isNotEmpty().allMatch("corrected-fen"::equals);
    assertThat(game.isBroken()).isFalse();
    assertThat(moves(game)).isEqualTo("Kd1");
  }

  @Test
  void gamesOfOtherRulesAreNotReadByThoseOfChess() {
    assertThat(codes(game("[Variant \"Atomic\"]\n\n1. e4 e5 *")))
        .containsExactly("unsupported-variant");
    assertThat(moves(game("[Variant \"From Position\"]\n\n1. e4 *"))).isEqualTo("e4");
    assertThat(moves(game("[Variant \"Three-check\"]\n\n1. e4 *"))).isEqualTo("e4");
  }

  @Test
  void aBrokenGameKeepsItsLegalPartAndTheNextIsRead() {
    List<Game> games =
        games("1. e4 e5 2. Ke3 Nf6 (2... Nc6) {c} 3. Nf3 1-0\n\n1. d4 Zz9 0-1\n1. c4 *");
    assertThat(games).extracting(PgnReaderTest::moves).containsExactly("e4 e5", "d4", "c4");
    GameProblem problem = games.get(0).problems().get(0);
    assertThat(problem.code()).isEqualTo("illegal-move");
    assertThat(problem.severity()).isEqualTo(Severity.ERROR);
    assertThat(problem.line()).isEqualTo(1);
    assertThat(problem.column()).isEqualTo(13);
    assertThat(problem.ply()).isEqualTo(3);
    assertThat(problem.written()).isEqualTo("Ke3");
    assertThat(problem.reason()).isInstanceOf(Reason.KingCannotReach.class);
    assertThat(games.get(0).result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(codes(games.get(1))).containsExactly("unreadable-move");
  }

  @Test
  void anAmbiguousMoveIsToldWithItsCandidates() {
    Game game = game("[FEN \"4k3/8/8/8/8/8/4K3/R6R w - - 0 1\"]\n\n1. Rd1 *");
    assertThat(codes(game)).containsExactly("ambiguous-move");
    assertThat(game.problems().get(0).candidates()).containsExactly("Rad1", "Rhd1");
  }

  @Test
  void aBrokenVariationLeavesTheGameWhole() {
    Game game = game("1. e4 (1. d4 Nf3 d5 (1... c5) 2. c4) (1. c4) e5 *");
    assertThat(moves(game)).isEqualTo("e4 e5");
    assertThat(game.isBroken()).isFalse();
    assertThat(codes(game)).containsExactly("illegal-move");
    assertThat(game.problems().get(0).ply()).isEqualTo(2);
    assertThat(game.plies().get(0).variations()).hasSize(2);
    assertThat(game.plies().get(0).variations().get(0).plies()).hasSize(1);
  }

  @Test
  void variationsWithoutEndOrWithoutAMoveToReplaceAreTold() {
    Game game = game("(1. d4) 1. e4 (1. c4 c5");
    assertThat(codes(game)).containsExactly("stray-variation", "unclosed-variation");
    assertThat(moves(game)).isEqualTo("e4");
    assertThat(game.plies().get(0).variations()).hasSize(1);
    assertThat(codes(game("1. e4 ) e5 ]"))).isEmpty();
  }

  @Test
  void passingTheTurnKeepsNumbersAndSides() {
    Game game = game("1. e4 -- 2. d4 Z0 3. Nf3 d5 4. -- *");
    assertThat(moves(game)).isEqualTo("e4 -- d4 -- Nf3 d5 --");
    assertThat(game.plies().get(1).uci()).isEqualTo("0000");
    assertThat(game.plies().get(1).remarks()).isEmpty();
    assertThat(game.end().fullmoveNumber()).isEqualTo(4);
    Game check = game("1. e4 f6 2. Qh5+ -- *");
    assertThat(moves(check)).isEqualTo("e4 f6 Qh5+");
    assertThat(check.problems().get(0).reason()).isEqualTo(new Reason.NullMoveNotAllowed());
  }

  @Test
  void signsThatStandApartJoinSquaresOrPartMoves() {
    Game game = game("1. e2 – e4 d7 - d5 2. e4 x d5 Qd8 x d5");
    assertThat(moves(game)).isEqualTo("e4 d5 exd5 Qxd5");
    assertThat(moves(game("1 e4 – d5; 2 exd5 – Qxd5;"))).isEqualTo("e4 d5 exd5 Qxd5");
    assertThat(moves(game("1. f3 e5 2. g4 Qh4 X 0-1"))).isEqualTo("f3 e5 g4 Qh4#");
    assertThat(moves(game("1. e4 - 1-0"))).isEqualTo("e4");
    Game illegal = game("1. e2 - e5 *");
    assertThat(illegal.problems().get(0).written()).isEqualTo("e2-e5");
    assertThat(illegal.problems().get(0).reason()).isInstanceOf(Reason.CannotReachFrom.class);
  }

  @Test
  void lettersAfterAMoveMarkIt() {
    Game game = game("1. e4 f6 2. d4 g5 3. Qh5 mate 1-0");
    assertThat(game.plies().get(4).written().marks().check()).isEqualTo(CheckMark.MATE);
    assertThat(game.plies().get(4).remarks()).isEmpty();
    assertThat(game("1. e4 N e5 ± 2. Nf3").plies().get(0).nags()).containsExactly(146);
  }

  @Test
  void aResultThatContradictsTheTagIsTold() {
    Game game = game("[Result \"1-0\"]\n\n1. e4 0-1");
    assertThat(codes(game)).containsExactly("result-mismatch");
    assertThat(game.result()).isEqualTo(GameResult.BLACK_WINS);
    assertThat(game("[Result \"1-0\"]\n\n1. e4 *").result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(game("[Result \"1-0\"]\n\n1. e4").result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(game("[Result \"?\"]\n\n1. e4").result()).isEqualTo(GameResult.UNKNOWN);
  }

  @Test
  void aCommentWithoutEndStopsBeforeTheNextGame() {
    List<Game> games = games("[Event \"A\"]\n\n1. e4 {open\n\n[Event \"B\"]\n\n1. d4 {too *");
    assertThat(games).extracting(PgnReaderTest::moves).containsExactly("e4", "d4");
    assertThat(games).allMatch(game -> codes(game).equals(List.of("unclosed-comment")));
  }

  @Test
  void aBlankLineParagraphMayFollowABrokenGame() {
    List<Game> games = games("This is no game at all.\n\n1. e4 e5 *");
    assertThat(games).extracting(PgnReaderTest::moves).containsExactly("", "e4 e5");
    assertThat(codes(games.get(0))).containsExactly("unreadable-move");
  }

  @Test
  void gamesWithoutFenStartWhereTheReaderIsTold() {
    Position start = Fen.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 7");
    Game game = PgnReader.readAll("7. e4 Kd7", MoveReader.san(), start).get(0);
    assertThat(game.start()).isEqualTo(start);
    assertThat(moves(game)).isEqualTo("e4 Kd7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "windows-1252", "ISO-8859-1", "UTF-16"})
  void filesAreReadInTheEncodingTheyAreIn(String charset) throws IOException {
    String text = "[White \"Müller, é\"]\n\n1. e4 {ß} *";
    byte[] bytes = text.getBytes(Charset.forName(charset));
    try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(bytes), MoveReader.san())) {
      Game game = reader.next().orElseThrow();
      assertThat(game.tag("White")).hasValue("Müller, é");
      assertThat(game.plies().get(0).comments().get(0).text()).isEqualTo("ß");
      assertThat(reader.next()).isEmpty();
    }
  }

  @Test
  void linesOfEveryKindOfSystemEnd() {
    for (String end : List.of("\n", "\r\n", "\r")) {
      String text = "[White \"A\"]%n%n1. e4 ; best by test%ne5 {c%nd} *%n".replace("%n", end);
      Game game = game(text);
      assertThat(moves(game)).isEqualTo("e4 e5");
      assertThat(game.plies().get(1).comments().get(0).text()).isEqualTo("c d");
    }
  }

  @Test
  void theTextOfEachGameIsKeptUntilTheNextIsRead() throws IOException {
    String first = "[Event \"a\"]\n\n1. e4 {" + "long ".repeat(20_000) + "} 1-0 { end }\n\n";
    String second = "[Event \"b\"]\n\n1. d4 1/2-1/2\n";
    String third = "1. c4 c5\n";
    try (PgnReader reader =
        PgnReader.of(new StringReader(first + second + third), MoveReader.san())) {
      reader.next();
      assertThat(reader.text()).isEqualTo(first);
      reader.next();
      assertThat(reader.text()).isEqualTo(second);
      reader.next();
      assertThat(reader.text()).isEqualTo(third);
    }
  }

  @Test
  void aTextThatIsTooLongIsNotKeptAndTheNextIs() throws IOException {
    String first = "[Event \"a\"]\n\n1. e4 {" + "long ".repeat(300_000) + "} 1-0\n\n";
    String second = "[Event \"b\"]\n\n1. d4\n";
    try (PgnReader reader = PgnReader.of(new StringReader(first + second), MoveReader.san())) {
      reader.next();
      assertThat(reader.text()).isEmpty();
      reader.next();
      assertThat(reader.text()).isEqualTo(second);
    }
  }

  @Test
  void onlyASingleGameThatIsLegalToItsEndIsWhole() {
    assertThat(PgnReader.readWhole("1. e4 e5 *", MoveReader.san(), Position.start()))
        .contains(game("1. e4 e5 *"));
    for (String text : List.of("", "1-0", "1. e4 e5 2. Ke3 *", "1. e4 *\n\n1. d4 *")) {
      assertThat(PgnReader.readWhole(text, MoveReader.san(), Position.start())).isEmpty();
    }
  }

  @Test
  void aByteOrderMarkIsNothing() throws IOException {
    byte[] bytes =
        "\uFEFF[White \"A\"]\n1. e4 *\n\uFEFF[White \"B\"]".getBytes(StandardCharsets.UTF_8);
    try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(bytes), MoveReader.san())) {
      assertThat(reader.next().orElseThrow().tag("White")).hasValue("A");
      assertThat(reader.next().orElseThrow().tag("White")).hasValue("B");
    }
  }
}
