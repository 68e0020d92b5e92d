package org.ahoz.hear;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Holds the listener to talks in which questions are answered and moves put right. */
class TalkTest {

  @TestFactory
  Stream<DynamicTest> followsATalk() throws IOException {
    return Files.readAllLines(Path.of("src/test/resources/hearing/talks.txt")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[2], () -> check(row)));
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
