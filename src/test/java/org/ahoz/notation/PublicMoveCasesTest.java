package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves and lines as people have written them in public: bug reports, books, web pages. */
class PublicMoveCasesTest {

  /** Notations that are not read yet, and a text that nobody could read without guessing. */
  private static final Map<String, String> LEFT_OUT =
      Map.of(
          "N-es-04", "descriptive notation is not read yet",
          "N-ru-07",
              "damaged by text recognition: whole letters are lost, so that moves are guesses");

  static Stream<Cases.Case> cases() {
    return Cases.ofKind("san");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void movesAreReadAsTheyAreMeant(Cases.Case written) {
    Cases.assumeTable();
    assumeFalse(written.language().contains("descriptive"), "descriptive notation is not read yet");
    assumeFalse(written.language().equals("iccf"), "ICCF notation is not read yet");
    assumeFalse(LEFT_OUT.containsKey(written.id()), () -> LEFT_OUT.get(written.id()));
    Position start = written.fen().isEmpty() ? Position.start() : Fen.parse(written.fen());
    if (written.expects("moves")) {
      checkLine(written, start);
    } else {
      checkMove(written, start);
    }
  }

  private static void checkLine(Cases.Case written, Position start) {
    List<Game> games =
        PgnReader.readAll(written.input(), TestLanguages.reader(written.language()), start);
    assertThat(games).hasSize(1);
    Game game = games.get(0);
    assertThat(game.plies()).extracting(Ply::san).isEqualTo(written.words("moves"));
    if (written.expects("uci")) {
      assertThat(game.plies()).extracting(Ply::uci).isEqualTo(written.words("uci"));
    }
    if (written.expects("error_ply")) {
      assertThat(game.problems())
          .extracting(GameProblem::ply)
          .containsExactly(written.number("error_ply"));
      if (written.expects("suggest")) {
        assertThat(game.problems().get(0).suggestion()).isEqualTo(written.text("suggest"));
      }
    } else {
      assertThat(game.isBroken()).as("problems: %s", game.problems()).isFalse();
    }
  }

  private static void checkMove(Cases.Case written, Position position) {
    Optional<WrittenMove> read = TestLanguages.reader(written.language()).read(written.input());
    assertThat(read).isPresent();
    List<Move> moves = read.get().in(position).moves();
    List<String> names = moves.stream().map(move -> San.write(position, move)).toList();
    String candidates = written.expects("ask") ? "ask" : "candidates";
    if (written.expects(candidates)) {
      assertThat(names).containsExactlyInAnyOrderElementsOf(written.words(candidates));
      return;
    }
    assertThat(names).containsExactly(written.text("san"));
    if (written.expects("uci")) {
      assertThat(MoveWriter.uci(position, moves.get(0))).isEqualTo(written.text("uci"));
    }
    if (written.expects("long")) {
      assertThat(MoveWriter.san().longForm().write(position, moves.get(0)))
          .isEqualTo(written.text("long"));
    }
    if (written.expects("long_de")) {
      assertThat(MoveWriter.of(TestLanguages.of("de")).longForm().write(position, moves.get(0)))
          .isEqualTo(written.text("long_de"));
    }
  }
}
