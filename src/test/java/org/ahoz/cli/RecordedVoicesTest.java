package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.notation.SharedFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How well recorded people are heard: every fourth of the recordings, by each of their voices. */
class RecordedVoicesTest {

  private static final int EACH = 4;

  /** In percent, a little under what is reached; one recording is nearly one percent. */
  private static final double FIRST = 96;

  private static final double IN_THREE = 99;
  private static final double ASKED = 9;
  private static final double REFUSED = 6.3;

  /** One of a hundred that are taken. */
  private static final double WRONG = 1.1;

  /** No language is left behind: of the recordings of a voice. */
  private static final double FIRST_OF_VOICE = 87;

  @TempDir private Path folder;

  @Test
  void movesAreHeardInAllOfTheirLanguages() throws IOException {
    List<String[]> recordings = SharedFolder.rows("audio/index.tsv");
    assumeFalse(recordings.isEmpty(), "no recordings are there; set the property ahoz.shared");
    Map<String, double[]> table = evaluated(recordings);
    double[] all = table.getOrDefault("all", new double[0]);
    assertThat(all[0]).isGreaterThanOrEqualTo((double) recordings.size() / EACH);
    assertThat(all[1]).as("first").isGreaterThanOrEqualTo(FIRST);
    assertThat(all[2]).as("among the first three").isGreaterThanOrEqualTo(IN_THREE);
    assertThat(all[3]).as("asked").isLessThanOrEqualTo(ASKED);
    assertThat(all[4]).as("refused").isLessThanOrEqualTo(REFUSED);
    assertThat(all[6]).as("wrong of those taken").isLessThanOrEqualTo(WRONG);
    table.forEach(
        (voice, row) -> assertThat(row[1]).as(voice).isGreaterThanOrEqualTo(FIRST_OF_VOICE));
  }

  /** By voice and language, the columns that {@code ahoz evaluate} prints. */
  private Map<String, double[]> evaluated(List<String[]> recordings) throws IOException {
    List<String> rows = new ArrayList<>(List.of("voice\tfile\tfen\tsan"));
    Map<String, Integer> counts = new HashMap<>();
    for (String[] row : recordings) {
      if (counts.merge(row[0], 1, Integer::sum) % EACH == 0) {
        String file = SharedFolder.path("audio/" + row[1]).toAbsolutePath().toString();
        rows.add(String.join("\t", row[0], file, row[2], row[3]));
      }
    }
    Path index = Files.write(folder.resolve("index.tsv"), rows);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(output, true, StandardCharsets.UTF_8);
    PrintStream silent = new PrintStream(PrintStream.nullOutputStream());
    Ahoz.run(
        new ByteArrayInputStream(new byte[0]),
        stream,
        silent,
        Map.of(),
        "evaluate",
        index.toString());
    Map<String, double[]> table = new HashMap<>();
    for (String line : output.toString(StandardCharsets.UTF_8).lines().skip(1).toList()) {
      String[] columns = line.split("\t", -1);
      if (columns.length > 2) {
        double[] numbers = new double[columns.length - 1];
        for (int i = 0; i < numbers.length; i++) {
          numbers[i] = Double.parseDouble(columns[i + 1]);
        }
        table.put(columns[0], numbers);
      }
    }
    return table;
  }
}
