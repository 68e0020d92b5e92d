package org.ahoz.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {

  record Count(String fen, int depth, long games) {}

  static Stream<Count> counts() throws IOException {
    return Stream.concat(counts("standard.perft"), counts("chess960.perft"));
  }

  private static Stream<Count> counts(String file) throws IOException {
    try (InputStream in = PerftTest.class.getResourceAsStream("/perft/" + file)) {
      assertThat(in).as(file).isNotNull();
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).flatMap(PerftTest::countsOf);
    }
  }

  private static Stream<Count> countsOf(String line) {
    String[] fields = line.split(";", -1);
    return Arrays.stream(fields)
        .skip(1)
        .map(field -> field.split(" ", 2))
        .map(pair -> new Count(fields[0], Integer.parseInt(pair[0]), Long.parseLong(pair[1])));
  }

  @ParameterizedTest
  @MethodSource("counts")
  void gamesOfSoManyPliesAreAsManyAsOthersCount(Count count) {
    assertThat(Perft.count(Fen.parse(count.fen()), count.depth())).isEqualTo(count.games());
  }

  @Test
  void noPlyIsOneGame() {
    assertThat(Perft.count(Position.start(), 0)).isOne();
  }

  @Test
  void negativeDepthIsRefused() {
    assertThatThrownBy(() -> Perft.count(Position.start(), -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the depth is -1, and cannot be negative");
  }
}
