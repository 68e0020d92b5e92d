package org.ahoz.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Chess960Test {

  private static String backRank(int number) {
    return Position.chess960(number).fen().substring(0, 8);
  }

  @ParameterizedTest
  @CsvSource({
    "0, bbqnnrkr",
    "1, bqnbnrkr",
    "16, bbnqnrkr",
    "96, bbqnrnkr",
    "518, rnbqkbnr",
    "534, rnbkqbnr",
    "959, rkrnnqbb"
  })
  void positionsAreNumberedAsPublished(int number, String backRank) {
    assertThat(backRank(number)).isEqualTo(backRank);
  }

  @Test
  void all960AreDifferentWithTheKingBetweenItsRooksAndBishopsOnBothColours() {
    List<String> ranks = IntStream.range(0, 960).mapToObj(Chess960Test::backRank).toList();
    assertThat(ranks)
        .doesNotHaveDuplicates()
        .allMatch(rank -> rank.matches(".*r.*k.*r.*"))
        .allMatch(rank -> (rank.indexOf('b') + rank.lastIndexOf('b')) % 2 == 1);
  }

  @Test
  void bothSidesMayCastleToBothSides() {
    for (int number = 0; number < 960; number++) {
      Position position = Position.chess960(number);
      assertThat(position.fen()).endsWith(" w KQkq - 0 1");
      assertThat(Fen.parse(position.fen())).isEqualTo(position);
    }
  }

  @Test
  void onlyTheOrdinaryStartAndThoseWithKingAndRooksInItsPlacesAreNotChess960() {
    assertThat(Position.chess960(518).isChess960()).isFalse();
    assertThat(Position.chess960(534).isChess960()).isTrue();
    assertThat(Position.chess960(0).isChess960()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 960})
  void otherNumbersAreRefused(int number) {
    assertThatThrownBy(() -> Position.chess960(number))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("number " + number);
  }
}
