package org.ahoz.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Compares with a table of all legal moves in some thousands of positions, on which two other
 * programs agree: FEN, coordinates, SAN and the FEN after the move, parted by tabs.
 */
class LegalMovesTableTest {

  private record Row(String fen, String coordinates, String fenAfter) {}

  private static Map<String, List<Row>> rows = Map.of();

  @BeforeAll
  static void readTable() throws IOException {
    Path table = Path.of(System.getProperty("ahoz.shared", "../shared"), "chess", "san.tsv");
    assumeTrue(Files.exists(table), "no table of moves at " + table);
    try (Stream<String> lines = Files.lines(table)) {
      rows =
          lines
              .map(line -> line.split("\t", -1))
              .map(fields -> new Row(fields[0], fields[1], fields[3]))
              .distinct() // some positions occur in more than one game
              .collect(Collectors.groupingBy(Row::fen, TreeMap::new, Collectors.toList()));
    }
  }

  @Test
  void theLegalMovesOfEachPositionAreThose() {
    assertThat(rows).isNotEmpty();
    rows.forEach(
        (fen, moves) ->
            assertThat(Coordinates.of(Fen.parse(fen).legalMoves()))
                .as(fen)
                .containsExactlyInAnyOrderElementsOf(
                    moves.stream().map(Row::coordinates).toList()));
  }

  @Test
  void eachMoveLeadsToThePositionOfTheTable() {
    assertThat(rows).isNotEmpty();
    rows.forEach(
        (fen, moves) -> {
          Position position = Fen.parse(fen);
          for (Row row : moves) {
            assertThat(Coordinates.play(position, row.coordinates()).fen())
                .as("%s after %s", fen, row.coordinates())
                .isEqualTo(row.fenAfter());
          }
        });
  }
}
