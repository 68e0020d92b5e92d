package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnWriterTest {

  private static Game game(String text) {
    return PgnReader.readAll(text, MoveReader.san()).get(0);
  }

  private static String movetext(String text) {
    return MovetextWriter.san().write(game(text)).strip();
  }

  @Test
  void aGameBeginsWithTheSevenTagRosterAndEndsWithAnEmptyLine() {
    assertThat(PgnWriter.write(game("[WhiteElo \"2800\"]\n[White \"A\"]\n\n1. e4! e5 1-0")))
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "A"]
            [Black "?"]
            [Result "1-0"]
            [WhiteElo "2800"]

            1. e4 $1 e5 1-0

            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4 e5 Nf3 | 1. e4 e5 2. Nf3 *",
        "1. e4 e5 (d5 2. exd5) 2. Nf3 | 1. e4 e5 (1... d5 2. exd5) 2. Nf3 *",
        "1. e4 {a} e5 {b}{c} 2. Nf3 ; d | 1. e4 {a} 1... e5 {b} {c} 2. Nf3 {d} *",
        "{a} 1. e4 ({b} 1. d4) {c} e5 | {a} 1. e4 ({b} 1. d4) {c} 1... e5 *",
        "1. e4 (1. d4 (1. c4 (1. f4))) e5 | 1. e4 (1. d4 (1. c4 (1. f4))) 1... e5 *",
        "1. e4 ({only words}) e5 | 1. e4 ({only words}) 1... e5 *",
        "1. e4 (1. $142 d4 $14) e5 | 1. e4 (1. d4 $142 $14) 1... e5 *",
        "1. e4!? ± N e5 | 1. e4 $5 $16 $146 e5 *",
        "1. e4 Z0 2. d4 null | 1. e4 -- 2. d4 -- *",
        "1. e4 {[%clk 0:03:00] [%foo a  b] hm  hm} * | 1. e4 {[%clk 0:03:00] [%foo a b] hm hm} *",
        "1. e4 {x [#] y [pgndiagram]} * | 1. e4 {[#] [pgndiagram] x y} *",
        "1. e4 {} e5 1/2-1/2 | 1. e4 {} 1... e5 1/2-1/2",
        "1. e4 (=) e5 | 1. e4 {(=)} 1... e5 *",
        "1. e2e4 e7-e5 2. ng1f3 nc6 3. o-o?? | 1. e4 e5 2. Nf3 Nc6 *",
        "1. f3 e5 2. g4 Qh4 0-1 | 1. f3 e5 2. g4 Qh4# 0-1"
      })
  void movetextIsWrittenInOneForm(String written, String expected) {
    assertThat(movetext(written)).isEqualTo(expected);
  }

  @Test
  void aCommentWithAClosingBraceGoesToTheEndOfItsLine() {
    String text = movetext("1. e4 ; such {braces} here\n(1. d4 ; }\n) 1... e5 *");
    assertThat(text).isEqualTo("1. e4\n; such {braces} here\n(1. d4\n; }\n) 1... e5 *");
  }

  @Test
  void linesEndBeforeTheEightiethColumn() {
    StringBuilder moves = new StringBuilder();
    for (int count = 0; count < 60; count++) {
      moves.append("Nf3 Nf6 {a comment with some % words [in brackets] 100 %} Ng1 (Nd4 {c}) Ng8 ");
    }
    List<String> lines = movetext(moves.toString()).lines().toList();
    assertThat(lines).hasSizeGreaterThan(30).allMatch(line -> line.length() < 80);
    assertThat(lines).noneMatch(line -> line.startsWith("%") || line.startsWith("["));
    assertThat(lines.get(0).length()).isGreaterThan(60);
  }

  @Test
  void theMovesOfAGameFromAPositionBeginWithItsNumber() {
    String text = "[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 3 40\"]\n\ne1=Q+ Ka2 *";
    assertThat(movetext(text)).isEqualTo("40... e1=Q+ 41. Ka2 *");
    assertThat(PgnWriter.tags(game(text))).containsEntry("SetUp", "1");
  }

  @Test
  void aStartThatNoTagTellsIsWrittenAsFen() {
    Position start = Position.chess960(0);
    Game game = PgnReader.readAll("g3 g6", MoveReader.san(), start).get(0);
    assertThat(PgnWriter.tags(game))
        .containsEntry("FEN", start.fen())
        .containsEntry("SetUp", "1")
        .containsEntry("Variant", "Chess960");
    assertThat(game(PgnWriter.write(game)).start()).isEqualTo(start);
  }

  @Test
  void aFenThatSaidTooMuchIsWrittenPutRight() {
    Game game = game("[FEN \"4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1\"]\n\n1. Kd1 *");
    assertThat(PgnWriter.tags(game)).containsEntry("FEN", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(game(PgnWriter.write(game)).problems()).isEmpty();
  }

  @Test
  void aFenThatIsNoneIsKept() {
    Game game = game("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *");
    assertThat(PgnWriter.tags(game)).containsEntry("FEN", "8/8/8/8/8/8/8/8 w - - 0 1");
  }

  @Test
  void aTagWithoutAProperNameIsRefused() {
    Game odd =
        new Game(
            1,
            1,
            Map.of("White Elo", "1"),
            Fen.parse(Position.start().fen()),
            List.of(),
            List.of(),
            GameResult.UNKNOWN,
            List.of());
    assertThatThrownBy(() -> PgnWriter.write(odd))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\"White Elo\"");
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 50_000})
  void variationsAreWrittenHoweverDeeplyTheyNest(int depth) {
    Ply ply = game("1. e4").plies().get(0);
    List<Ply> plies = List.of(ply);
    for (int count = 0; count < depth; count++) {
      Variation variation = new Variation(List.of(), plies);
      plies =
          List.of(
              new Ply(ply.written(), ply.move(), ply.before(), ply.after(), List.of(variation)));
    }
    Game deep =
        new Game(1, 1, Map.of(), Position.start(), List.of(), plies, GameResult.UNKNOWN, List.of());
    String text = MovetextWriter.san().write(deep);
    assertThat(text.chars().filter(character -> character == '(')).hasSize(depth);
    assertThat(text.chars().filter(character -> character == ')')).hasSize(depth);
  }

  @Test
  void everyGameOfTheCollectionIsReadAsTheSameAgain() throws IOException {
    List<Path> files;
    try (Stream<Path> paths = Files.walk(SharedFolder.path("pgn"))) {
      files = paths.filter(Files::isRegularFile).sorted().toList();
    }
    List<String> changed = new ArrayList<>();
    int games = 0;
    for (Path file : files) {
      try (PgnReader reader = PgnReader.of(Files.newInputStream(file), MoveReader.san())) {
        for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
          games++;
          if (isChanged(game.get())) {
            changed.add(file + " game " + game.get().number());
          }
        }
      }
    }
    assertThat(changed).isEmpty();
    assertThat(games).isGreaterThan(9_000);
  }

  private static boolean isChanged(Game game) {
    List<Game> again = PgnReader.readAll(PgnWriter.write(game), MoveReader.san());
    return again.size() != 1 || !GameContent.of(again.get(0)).equals(GameContent.of(game));
  }

  static Stream<Cases.Case> cases() {
    return Cases.ofKind("pgn");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void gamesOfPublicReportsAreReadAsTheSameAgain(Cases.Case written) {
    Cases.assumeTable();
    List<Game> games = PgnReader.readAll(written.input(), MoveReader.san());
    StringBuilder text = new StringBuilder();
    games.forEach(game -> text.append(PgnWriter.write(game)));
    assertThat(PgnReader.readAll(text.toString(), MoveReader.san()))
        .extracting(GameContent::of)
        .isEqualTo(games.stream().map(GameContent::of).toList());
    if (written.expects("roundtrip")) {
      assertThat(MovetextWriter.san().write(games.get(0))).startsWith(written.text("roundtrip"));
    }
  }
}
