package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Holds the program to the transcripts in {@code src/test/resources/transcripts}. */
class TranscriptsTest {

  private static final Path FOLDER = Path.of("src/test/resources/transcripts");

  @TestFactory
  List<DynamicNode> theProgramPrintsWhatTheTranscriptsShow() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().map(TranscriptsTest::tests).toList();
    }
  }

  private static DynamicNode tests(Path file) {
    try {
      List<Transcript.Step> steps = Transcript.steps(Files.readString(file));
      assertThat(steps).as("%s has commands", file).isNotEmpty();
      return DynamicContainer.dynamicContainer(
          file.getFileName().toString(),
          steps.stream()
              .map(
                  step ->
                      DynamicTest.dynamicTest(
                          step.line(), () -> assertThat(step.run()).isEqualTo(step.expected()))));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
