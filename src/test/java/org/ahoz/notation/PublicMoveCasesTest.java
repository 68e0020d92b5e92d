package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.util.ArrayList;
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

  /** A text that nobody could read without guessing. */
  private static final Map<String, String> LEFT_OUT =
      Map.of(
          "N-ru-07",
          "damaged by text recognition: whole letters are lost, so that moves are guesses");

  /** Lines that the table gives under the language whose letters they have. */
  private static final Map<String, String> STYLES = Map.of("N-es-04", "es-descriptive");

  /**
   * What the table has wrong, by ply. The books write KR and QR, for the rook from the king's and
   * from the queen's side, and the table takes the other rook. N-cf-01 is Capablanca against
   * Marshall, 1909, the 23rd game of their match, in which the 16th move was Rfb1.
   *
   * <p>No way to tell the rooks apart gives what the table has: in N-cf-14 its KR is the rook from
   * h1 at ply 27 and the one from a8 at ply 28, where rooks stand on a8 and f8. All rows where it
   * takes the king's for the queen's are such, an unmoved rook beside one that has castled.
   */
  private static final Map<String, Map<Integer, String>> CORRECTED =
      Map.of(
          "N-cf-01", Map.of(31, "Rfb1", 34, "Rfc8", 42, "Rab8"),
          "N-cf-02", Map.of(45, "Rfe1"),
          "N-cf-03", Map.of(17, "Rfd1", 39, "Rad1", 42, "Rxd3", 43, "Rxd3"),
          "N-cf-14", Map.of(28, "Rfd8"));

  static Stream<Cases.Case> cases() {
    return Cases.ofKind("san");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void movesAreReadAsTheyAreMeant(Cases.Case written) {
    Cases.assumeTable();
    assumeFalse(LEFT_OUT.containsKey(written.id()), () -> LEFT_OUT.get(written.id()));
    Position start = written.fen().isEmpty() ? Position.start() : Fen.parse(written.fen());
    if (written.expects("moves")) {
      checkLine(written, start);
    } else {
      checkMove(written, start);
    }
  }

  private static void checkLine(Cases.Case written, Position start) {
    List<Game> games = PgnReader.readAll(written.input(), reader(written), start);
    assertThat(games).hasSize(1);
    Game game = games.get(0);
    Map<Integer, String> corrected = CORRECTED.getOrDefault(written.id(), Map.of());
    List<String> moves = new ArrayList<>(written.words("moves"));
    corrected.forEach((ply, move) -> moves.set(ply - 1, move));
    assertThat(game.plies()).extracting(Ply::san).isEqualTo(moves);
    if (written.expects("uci") && corrected.isEmpty()) {
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

  private static MoveReader reader(Cases.Case written) {
    return TestLanguages.style(STYLES.getOrDefault(written.id(), written.language())).reader();
  }

  private static void checkMove(Cases.Case written, Position position) {
    Optional<WrittenMove> read = reader(written).read(written.input());
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
