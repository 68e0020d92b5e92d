package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Holds the listener to talks in which questions are answered and moves put right. */
class TalkTest {

  private static final Path TALKS = Path.of("src/test/resources/hearing/talks");

  @TestFactory
  Stream<DynamicContainer> followsATalk() throws IOException {
    try (Stream<Path> files = Files.list(TALKS)) {
      return files.sorted().toList().stream()
          .map(
              file ->
                  DynamicContainer.dynamicContainer(
                      TALKS.relativize(file).toString(),
                      rows(file)
                          .map(
                              row ->
                                  DynamicTest.dynamicTest(
                                      row[0] + " " + row[2], () -> check(row)))));
    }
  }

  @Test
  void everyLanguageThatSpeaksHasTalks() {
    List<String> spoken =
        Lexicons.bundled().tags().stream()
            .filter(tag -> Lexicons.bundled().get(tag).isSpoken())
            .toList();

    assertThat(spoken).allMatch(tag -> Files.exists(TALKS.resolve(tag + ".txt")));
  }

  private static Stream<String[]> rows(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void check(String[] row) {
    Listener listener = Expectation.listener(row[0]);
    Position position = Expectation.position(row[1]);
    PhraseBook book = listener.phraseBook(position);
    Talk talk = Talk.NEW;
    Heard heard = null;
    for (String turn : row[2].split(" => ", -1)) {
      heard = listener.hear(book, List.of(Hypothesis.of(turn)), talk);
      talk = listener.next(talk, heard);
    }
    if (heard == null) {
      throw new IllegalArgumentException("nothing is said in " + row[2]);
    }
    Expectation.check(row[3], heard, position);
  }
}
