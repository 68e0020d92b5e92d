package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The examples of the documents that the project was made from: each written move must be read as
 * the move it is, and said as the document says it. All rows go through one run of the program, as
 * a table.
 */
class DocumentsTest {

  private static final Path TABLE =
      Path.of(System.getProperty("ahoz.shared", "../shared"), "cases", "seeds.tsv");

  /** A row of the table; {@code spoken} is empty where the document does not say it. */
  private record Example(
      String id,
      String language,
      String written,
      String fen,
      String san,
      String uci,
      String spoken) {

    static Example of(String line) {
      String[] columns = line.split("\t", -1);
      return new Example(
          columns[0], columns[2], columns[3], columns[4], columns[5], columns[6], columns[7]);
    }

    String question() {
      return String.join("\t", id, language, "", "", fen, written);
    }
  }

  @TestFactory
  Stream<DynamicTest> everyExampleIsReadAndSaidAsItsDocumentHasIt() throws IOException {
    assumeTrue(Files.exists(TABLE), () -> TABLE + " is not there; set the property ahoz.shared");
    List<Example> examples = Files.readAllLines(TABLE).stream().skip(1).map(Example::of).toList();
    List<String> answers = answers(examples);
    assertThat(answers).hasSameSizeAs(examples);
    List<DynamicTest> tests = new ArrayList<>();
    for (int i = 0; i < examples.size(); i++) {
      Example example = examples.get(i);
      String answer = answers.get(i);
      tests.add(
          DynamicTest.dynamicTest(
              example.id() + " " + example.language() + " " + example.written(),
              () -> check(example, answer)));
    }
    return tests.stream();
  }

  private static void check(Example example, String answer) {
    assertThat(answer)
        .startsWith(
            "{\"id\":\"%s\",\"san\":\"%s\",\"uci\":\"%s\""
                .formatted(example.id(), example.san(), example.uci()));
    if (!example.spoken().isEmpty()) {
      assertThat(answer.toLowerCase(Locale.ROOT))
          .endsWith("\"text\":\"" + example.spoken().toLowerCase(Locale.ROOT) + "\"}");
    }
  }

  private static List<String> answers(List<Example> examples) {
    String table = String.join("\n", examples.stream().map(Example::question).toList());
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int exitCode =
        Ahoz.run(
            new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(output, true, StandardCharsets.UTF_8),
            new PrintStream(messages, true, StandardCharsets.UTF_8),
            Map.of(),
            "text",
            "--batch",
            "-");
    assertThat(messages.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(exitCode).isZero();
    return output.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
