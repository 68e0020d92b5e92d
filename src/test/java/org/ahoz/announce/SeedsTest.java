package org.ahoz.announce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.San;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Says what the documents say from which the project began; the table is not part of it, and the
 * test skips without.
 */
class SeedsTest {

  private static final Path TABLE =
      Path.of(System.getProperty("ahoz.shared", "../shared"), "cases", "seeds.tsv");

  @TestFactory
  Stream<DynamicTest> movesAreSaidAsTheDocumentsSayThem() throws IOException {
    assumeTrue(Files.exists(TABLE), () -> TABLE + " is not there; set the property ahoz.shared");
    List<String> lines = Files.readAllLines(TABLE);
    List<String> columns = List.of(lines.get(0).split("\t", -1));
    return lines.stream()
        .skip(1)
        .map(line -> new Row(columns, List.of(line.split("\t", -1))))
        .filter(row -> !row.get("spoken").isEmpty())
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("id") + " " + row.get("language") + " " + row.get("san"),
                    () -> assertThat(said(row)).isEqualToIgnoringCase(row.get("spoken"))));
  }

  private static String said(Row row) {
    Position position = Fen.parse(row.get("fen"));
    return Announcer.of(Lexicons.in(Spec.LEXICONS).get(row.get("language")))
        .announce(position, San.parse(row.get("san")).in(position).orElseThrow())
        .text();
  }

  private record Row(List<String> columns, List<String> cells) {

    String get(String column) {
      int index = columns.indexOf(column);
      return index < cells.size() ? cells.get(index) : "";
    }
  }
}
