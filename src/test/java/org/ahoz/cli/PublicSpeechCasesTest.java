package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What people asked other programs to say, from the table of public cases. */
class PublicSpeechCasesTest {

  private static final Path TABLE =
      Path.of(System.getProperty("ahoz.shared", "../shared"), "cases", "cases_dev.tsv");

  /** Ways to say a game that the program offers; the one asked for is among them. */
  private static final List<List<String>> WAYS =
      List.of(List.of(), List.of("--with", "number"), List.of("--headers", "say"));

  /** Rows that give a move without its position, and one in which it can be played. */
  private static final Map<String, String> POSITIONS =
      Map.of("O038", "6k1/8/8/8/8/8/5P2/R5K1 w - - 0 15");

  /** A row that gives a result alone, which is no game, and a move to make it one. */
  private static final Map<String, String> MOVES = Map.of("O024", "1. e4 ");

  @TestFactory
  Stream<DynamicTest> whatIsAskedForIsSaidInItsOrder() throws IOException {
    Assumptions.assumeTrue(Files.exists(TABLE), "the table of public cases is absent");
    // An input in parentheses is an order to a running program, and one of words is no game.
    return Files.readAllLines(TABLE).stream()
        .map(line -> line.split("\t", -1))
        .filter(row -> row[1].equals("speech-out"))
        .filter(row -> !row[3].startsWith("(") && !row[3].startsWith("black"))
        .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[3], () -> check(row)));
  }

  private static void check(String[] row) {
    List<String> order = list(row[5], "order");
    List<String> said = WAYS.stream().map(way -> say(row, way)).toList();
    if (!order.isEmpty() && said.stream().noneMatch(text -> holds(text, order))) {
      fail("%s in none of %s", order, said);
    }
    for (String never : list(row[5], "never")) {
      assertThat(said).allSatisfy(text -> assertThat(text).doesNotContain(never));
    }
    for (String alphabet : List.of("nato", "anna")) {
      List<String> words = list(row[5], alphabet);
      String text = say(row, List.of("--alphabet", alphabet));
      assertThat(holds(text, words)).as("%s in %s", words, text).isTrue();
    }
  }

  private static String say(String[] row, List<String> way) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "text",
                "--moves",
                MOVES.getOrDefault(row[0], "") + row[3].replace("\\n", "\n"),
                "-l",
                row[2]));
    String position = POSITIONS.getOrDefault(row[0], row[4]);
    if (!position.isEmpty()) {
      arguments.addAll(List.of("--fen", position));
    }
    arguments.addAll(way);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    Ahoz.run(
        new ByteArrayInputStream(new byte[0]),
        new PrintStream(output, true, StandardCharsets.UTF_8),
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
        Map.of(),
        arguments.toArray(String[]::new));
    return output.toString(StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
  }

  /** Whether the tokens occur one after the other; a bar stands between alternatives. */
  private static boolean holds(String text, List<String> tokens) {
    int at = 0;
    for (String token : tokens) {
      int from = at;
      at =
          Arrays.stream(token.replaceAll(" \\(.*\\)", "").split("\\|"))
              .mapToInt(word -> end(text, word, from))
              .filter(end -> end >= 0)
              .min()
              .orElse(-1);
      if (at < 0) {
        return false;
      }
    }
    return true;
  }

  private static int end(String text, String word, int from) {
    Matcher found = Pattern.compile("\\b" + Pattern.quote(word)).matcher(text);
    return found.find(from) ? found.end() : -1;
  }

  private static List<String> list(String json, String key) {
    Matcher array = Pattern.compile("\"" + key + "\":\\[([^]]*)]").matcher(json);
    List<String> items = new ArrayList<>();
    if (array.find()) {
      Matcher item = Pattern.compile("\"([^\"]*)\"").matcher(array.group(1));
      while (item.find()) {
        items.add(item.group(1).toLowerCase(Locale.ROOT));
      }
    }
    return items;
  }
}
