package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisambiguationTest {

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1, Nf3, NONE",
    "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1, Rad1, FILE",
    "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1, N5f3, RANK",
    "8/8/8/k7/4Q2Q/8/8/K6Q w - - 0 1, Qh4e1, SQUARE",
    // File and rank would both do; the file comes first.
    "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1, Ngf3, FILE",
    // The other knight is pinned.
    "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1, Ne2, NONE",
    // A pawn that captures is named by its file even where it is alone, and by no more.
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, exd5, FILE",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e5, NONE",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, O-O, NONE",
  })
  void isNoMoreThanPgnAsksFor(String fen, String san, Disambiguation expected) {
    Position position = Fen.parse(fen);

    assertThat(Disambiguation.of(position, San.parse(san).in(position).orElseThrow()))
        .isEqualTo(expected);
  }
}
