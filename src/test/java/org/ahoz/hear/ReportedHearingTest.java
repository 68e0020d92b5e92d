package org.ahoz.hear;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Holds the listener to what people reported of other programs. */
class ReportedHearingTest {

  @TestFactory
  Stream<DynamicTest> hearsWhatOthersMishear() throws IOException {
    Path table = Path.of("src/test/resources/hearing/reported.tsv");
    return Files.readAllLines(table).stream()
        .filter(line -> !line.startsWith("#") && !line.startsWith("id\t"))
        .map(line -> line.split("\t", -1))
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row[0] + " " + row[1] + " " + row[3],
                    () -> {
                      Position position = Expectation.position(row[2]);
                      Heard heard =
                          Expectation.listener(row[1])
                              .hear(position, List.of(Hypothesis.of(row[3])));
                      Expectation.check(row[4], heard, position);
                    }));
  }
}
