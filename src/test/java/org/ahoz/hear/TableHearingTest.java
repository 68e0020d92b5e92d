package org.ahoz.hear;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Holds the listener to tables of what people say and what recognizers make of it. */
class TableHearingTest {

  private static final Path TABLES = Path.of("src/test/resources/hearing");

  @TestFactory
  Stream<DynamicContainer> hearsWhatTheTablesSay() throws IOException {
    try (Stream<Path> files = Files.walk(TABLES)) {
      return files.filter(file -> file.toString().endsWith(".tsv")).sorted().toList().stream()
          .map(
              file ->
                  DynamicContainer.dynamicContainer(
                      TABLES.relativize(file).toString(),
                      rows(file).map(row -> DynamicTest.dynamicTest(name(row), () -> check(row)))));
    }
  }

  private static Stream<String[]> rows(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> !line.startsWith("#") && !line.startsWith("id\t") && !line.isBlank())
          .map(line -> line.split("\t", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String name(String[] row) {
    return row[0] + " " + row[1] + " " + row[3];
  }

  private static void check(String[] row) {
    Position position = Expectation.position(row[2]);
    List<Hypothesis> hypotheses =
        Arrays.stream(row[3].split(" \\| ", -1)).map(Hypothesis::of).toList();
    Heard heard = Expectation.listener(row[1]).hear(position, hypotheses);
    Expectation.check(row[4], heard, position);
  }
}
