package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveWriterTest {

  private static String written(MoveWriter writer, String fen, String uci) {
    Position position = Fen.parse(fen);
    return writer.write(position, San.parse(uci).in(position).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/k7/4Q2Q/8/8/K6Q w - - 0 1, h4e1, Qh4e1+",
    "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1, g1f3, Nf3",
    "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1, g1f3, Ngf3",
    "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1, g1f3, N1f3",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4d5, exd5",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, e5d6, exd6",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1c1, O-O-O",
    "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1, a1a8, Ra8#",
    "8/P7/1k6/8/8/8/8/4K3 w - - 0 1, a7a8n, a8=N+",
    // The other knight is pinned and needs no telling apart.
    "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1, g1e2, Ne2",
  })
  void pgnIsWrittenExactly(String fen, String uci, String expected) {
    assertThat(written(MoveWriter.san(), fen, uci)).isEqualTo(expected);
    assertThat(San.write(Fen.parse(fen), San.parse(expected).in(Fen.parse(fen)).orElseThrow()))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"de, g1f3, Sf3", "ru, g1f3, Кf3", "eo, g1f3, Ĉf3", "de, e2e4, e4", "ar, g1f3, حf3"})
  void aLanguageWritesItsOwnLetters(String language, String uci, String expected) {
    MoveWriter writer = MoveWriter.of(TestLanguages.of(language));
    assertThat(written(writer, Position.start().fen(), uci)).isEqualTo(expected);
  }

  @Test
  void aLanguageWritesPromotionWithoutASignAndCastlingInItsWay() {
    MoveWriter german = MoveWriter.of(TestLanguages.of("de"));
    assertThat(written(german, "8/P7/1k6/8/8/8/8/4K3 w - - 0 1", "a7a8q")).isEqualTo("a8D");
    assertThat(written(german, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1")).isEqualTo("0-0");
  }

  @Test
  void figurinesAreThoseOfTheSideThatMoves() {
    MoveWriter writer = MoveWriter.figurine();
    assertThat(written(writer, Position.start().fen(), "g1f3")).isEqualTo("♘f3");
    String black = Position.start().fen().replace(" w ", " b ");
    assertThat(written(writer, black, "g8f6")).isEqualTo("♞f6");
    assertThat(written(writer, black, "e7e5")).isEqualTo("e5");
    assertThat(written(writer, "8/P7/1k6/8/8/8/8/4K3 w - - 0 1", "a7a8r")).isEqualTo("a8=♖");
  }

  @Test
  void theLongFormNamesTheWholeDeparture() {
    MoveWriter writer = MoveWriter.san().longForm();
    assertThat(written(writer, Position.start().fen(), "g1f3")).isEqualTo("Ng1-f3");
    assertThat(written(writer, Position.start().fen(), "e2e4")).isEqualTo("e2-e4");
    assertThat(written(writer, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5")).isEqualTo("e4xd5");
    assertThat(written(writer, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1")).isEqualTo("O-O");
  }

  @Test
  void castlingInChess960IsWrittenByKingAndRook() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1");
    Move castling = San.parse("O-O").in(position).orElseThrow();
    assertThat(MoveWriter.uci(position, castling)).isEqualTo("b1g1");
    assertThat(San.parse("b1g1").in(position).orElseThrow()).isEqualTo(castling);
  }

  @Test
  void aKingsStepIsNoCastlingWhereItIsLegal() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/R2K4 w A - 0 1");
    assertThat(San.parse("d1c1").in(position).orElseThrow()).isInstanceOf(Move.Step.class);
    assertThat(San.parse("d1a1").in(position).orElseThrow()).isInstanceOf(Move.Castle.class);
    assertThat(San.parse("Kc1").in(position).orElseThrow()).isInstanceOf(Move.Step.class);
  }

  @Test
  void aMoveThatIsNotLegalIsNotWritten() {
    Position start = Position.start();
    Move move = San.parse("Nf3").in(start).orElseThrow();
    Position after = start.play(move);
    assertThatIllegalArgumentException().isThrownBy(() -> San.write(after, move));
  }
}
