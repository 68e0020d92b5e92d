package org.ahoz.chess;

import static org.ahoz.chess.Coordinates.square;
import static org.ahoz.chess.Coordinates.squares;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {

  @Test
  void namesAndIndexesGoThereAndBack() {
    for (int index = 0; index < 64; index++) {
      Square square = Square.of(index);
      assertThat(square.index()).isEqualTo(index);
      assertThat(Square.parse(square.toString())).containsSame(square);
      assertThat(Square.of(square.file(), square.rank())).isSameAs(square);
    }
    assertThat(Square.of(File.E, Rank.R4)).hasToString("e4");
    assertThat(Rank.R4.number()).isEqualTo(4);
    assertThat(File.E.letter()).isEqualTo('e');
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e", "e9", "e0", "i1", "E4", "4e", "e44", "`1"})
  void otherTextIsNoSquare(String text) {
    assertThat(Square.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "a1, d1, b1 c1",
    "d1, a1, c1 b1",
    "e8, e5, e7 e6",
    "a1, d4, b2 c3",
    "h1, e4, g2 f3",
    "c6, f3, d5 e4"
  })
  void betweenAreTheSquaresOfALineTheNearestFirst(String from, String to, String between) {
    assertThat(square(from).between(square(to))).isEqualTo(squares(between));
  }

  @ParameterizedTest
  @CsvSource({"a1, b3", "a1, a2", "a1, b2", "e4, e4", "a1, h7"})
  void betweenNeighboursAndSquaresOfNoLineIsNothing(String from, String to) {
    assertThat(square(from).between(square(to))).isEmpty();
  }

  @Test
  void betweenIsTheSameBothWays() {
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        assertThat(Square.of(from).between(Square.of(to)))
            .containsExactlyInAnyOrderElementsOf(Square.of(to).between(Square.of(from)));
      }
    }
  }
}
