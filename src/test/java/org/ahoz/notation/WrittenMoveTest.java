package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrittenMoveTest {

  private static List<String> remarks(String fen, String text) {
    Position position = Fen.parse(fen);
    WrittenMove written = MoveReader.san().read(text).orElseThrow();
    return written.remarks(position, written.in(position).orElseThrow()).stream()
        .map(Remark::code)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, Nf3, ''",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2-e4, ''",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, Ng1f3, ''",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e4+, no-check",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e4++, no-double-check",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e4#, no-mate",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, Nxf3, no-capture",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1xf3, no-capture",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, Ngf3, needless-departure",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, nf3, letter-case",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e4 e.p., no-en-passant",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, exd6 e.p., ''",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, ed6, capture-not-marked",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, ed, ''",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, xd6, piece-not-named",
    "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1, Ra8, mate-not-marked",
    "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1, Ra8+, mate-not-marked",
    "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1, Ra8++, ''",
    "6k1/5p1p/8/8/8/8/8/R6K w - - 0 1, Ra8, check-not-marked",
    "6k1/5p1p/8/8/8/8/8/R6K w - - 0 1, Ra8++, no-double-check",
    "4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1, Nc3+, ''",
    "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1, Nd6++, ''",
    "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1, N1f3, needless-departure",
  })
  void whatDoesNotAgreeWithTheMoveIsRemarked(String fen, String text, String expected) {
    assertThat(String.join(" ", remarks(fen, text))).isEqualTo(expected);
  }

  @Test
  void lettersThatOverlapMakeAMoveAmbiguousWhereBothAreLegal() {
    Map<Role, List<String>> letters = new EnumMap<>(MoveReader.san().language().letters());
    letters.put(Role.ROOK, List.of("R"));
    letters.put(Role.KNIGHT, List.of("R"));
    MoveReader reader =
        MoveReader.of(
            new NotationLanguage(
                "x", letters, List.of("0-0"), List.of("0-0-0"), List.of(), List.of()));
    WrittenMove written = reader.read("Re2").orElseThrow();
    assertThat(written.readings()).hasSize(2);
    assertThat(written.in(Fen.parse("7k/8/8/8/8/8/8/2K1R1N1 w - - 0 1")).moves()).hasSize(2);
    assertThat(written.in(Fen.parse("4k3/8/8/8/8/8/8/2K3N1 w - - 0 1")))
        .isInstanceOf(San.Meaning.Unique.class);
    assertThat(written.in(Fen.parse("4k3/8/8/8/8/8/8/2K5 w - - 0 1")))
        .isInstanceOf(San.Meaning.Illegal.class);
  }

  @Test
  void aWrittenMoveHasAReading() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new WrittenMove("x", List.of(), List.of(), Marks.NONE))
        .withMessage("'x' has no reading");
  }

  @Test
  void aMeaningHoldsItsMoves() {
    Position position = Position.start();
    San step = new San.Step(Role.KNIGHT, null, null, false, Square.parse("f3").orElseThrow(), null);
    assertThat(step.in(position).moves()).hasSize(1);
    assertThat(new San.Null().in(position).moves()).isEmpty();
  }
}
