package org.ahoz.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Nobody needs to name the notation of files that are written as PGN says. */
class UnnamedNotationTest {

  private record Run(int exitCode, String output, String messages) {}

  private static Run convert(Path file, String... options) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    Stream<String> command = Stream.of("convert", file.toString(), "--format", "pgn");
    int exitCode =
        Ahoz.run(
            InputStream.nullInputStream(),
            new PrintStream(output, true, UTF_8),
            new PrintStream(messages, true, UTF_8),
            Map.of(),
            Stream.concat(command, Stream.of(options)).toArray(String[]::new));
    return new Run(exitCode, output.toString(UTF_8), messages.toString(UTF_8));
  }

  @Test
  void filesThatAreWholeInEnglishLettersAreReadTheSameWithoutTheName() throws IOException {
    Path folder = Path.of(System.getProperty("ahoz.shared", "../shared")).resolve("pgn");
    assumeTrue(Files.exists(folder), () -> folder + " is not there; set the property ahoz.shared");
    List<Path> files;
    try (Stream<Path> paths = Files.walk(folder)) {
      files = paths.filter(Files::isRegularFile).sorted().toList();
    }
    assertThat(files).hasSize(233);
    SoftAssertions softly = new SoftAssertions();
    for (Path file : files) {
      Run english = convert(file, "--from", "en");
      if (english.exitCode() == 0) {
        softly.assertThat(convert(file)).as(file.toString()).isEqualTo(english);
      }
    }
    softly.assertAll();
  }
}
