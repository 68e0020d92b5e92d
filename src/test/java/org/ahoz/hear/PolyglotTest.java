package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Holds listening in several languages at once to what listening in each of them gives. */
class PolyglotTest {

  private static final Path TABLES = Path.of("src/test/resources/hearing");

  private static Polyglot polyglot(String tags) {
    return Polyglot.of(Arrays.stream(tags.split(",", -1)).map(Expectation::listener).toList());
  }

  private static List<String[]> rows(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.startsWith("#") && !line.startsWith("id\t") && !line.isBlank())
        .map(line -> line.split("\t", -1))
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> hearsWhatIsSaidInAnyOfItsLanguages() throws IOException {
    return rows(TABLES.resolve("several-languages.txt")).stream()
        .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[2], () -> check(row)));
  }

  private static void check(String[] row) {
    Polyglot polyglot = polyglot(row[0]);
    Position position = Expectation.position(row[1]);
    List<PhraseBook> books = polyglot.phraseBooks(position);
    Talk talk = Talk.NEW;
    Polyglot.Answer answer = null;
    for (String turn : row[2].split(" => ", -1)) {
      answer = polyglot.hear(books, List.of(Hypothesis.of(turn)), talk);
      talk = polyglot.next(talk, answer);
    }
    if (answer == null) {
      throw new IllegalArgumentException("nothing is said in " + row[2]);
    }
    Expectation.check(row[3], answer.heard(), position);
    if (!row[4].equals("-")) {
      assertThat(answer.listener().lexicon().tag()).isEqualTo(row[4]);
    }
  }

  @Test
  void anotherLanguageBesideHardlyDisturbs() throws IOException {
    List<String> tags =
        Lexicons.bundled().tags().stream()
            .filter(tag -> Files.exists(TABLES.resolve("languages").resolve(tag + ".tsv")))
            .toList();
    List<String> wrong = new ArrayList<>();
    List<String> asked = new ArrayList<>();
    int count = 0;
    for (int i = 0; i < tags.size(); i++) {
      Polyglot polyglot = polyglot(tags.get((i + 1) % tags.size()) + "," + tags.get(i));
      for (String[] row : rows(TABLES.resolve("languages").resolve(tags.get(i) + ".tsv"))) {
        if (!row[4].startsWith("understood ")) {
          continue;
        }
        count++;
        Position position = Expectation.position(row[2]);
        Heard heard =
            polyglot
                .hear(polyglot.phraseBooks(position), List.of(Hypothesis.of(row[3])), Talk.NEW)
                .heard();
        String seen = row[1] + " " + row[3] + ": " + Expectation.describe(heard, position);
        Heard alone = Expectation.listener(row[1]).hear(position, List.of(Hypothesis.of(row[3])));
        if (!(heard instanceof Heard.Understood understood)) {
          asked.add(seen);
        } else if (!(alone instanceof Heard.Understood same)
            || !same.move().equals(understood.move())) {
          wrong.add(seen);
        }
      }
    }
    assertThat(count).isGreaterThan(100);
    assertThat(wrong).isEmpty();
    assertThat(asked).as("of %d", count).hasSizeLessThan(count / 20);
  }

  @Test
  void oneLanguageIsHeardAsByItsListener() {
    Listener listener = Expectation.listener(Lexicons.FALLBACK);
    Polyglot polyglot = Polyglot.of(List.of(listener));
    Position start = Position.start();
    List<Hypothesis> hypotheses = List.of(Hypothesis.of("e"), Hypothesis.of("a 4"));
    assertThat(polyglot.hear(polyglot.phraseBooks(start), hypotheses, Talk.NEW).heard())
        .hasToString(listener.hear(start, hypotheses).toString());
  }

  @Test
  void someLanguageIsNeeded() {
    assertThatThrownBy(() -> Polyglot.of(List.of())).isInstanceOf(IllegalArgumentException.class);
  }
}
