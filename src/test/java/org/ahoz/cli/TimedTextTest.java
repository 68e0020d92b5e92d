package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code text} prints with times, held to what {@code say} writes. */
class TimedTextTest {

  private static final String GAMES =
      """
      [White "A"]
      [Black "B"]

      1. e4 {x} e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 *

      [White "C"]
      [Black "D"]

      1. Ke7 *

      [White "E"]
      [Black "F"]

      1. d4 d5 *
      """;

  @TempDir private Path folder;
  private Path games;
  private String messages = "";

  @BeforeEach
  void writeGames() throws IOException {
    games = Files.writeString(folder.resolve("games.pgn"), GAMES);
  }

  @Test
  void timesAreThoseOfASoundFileWithTheSameOptions() throws IOException {
    List<String> options =
        List.of("-l", "en", "--pauses", "250", "--rate", "220", "--headers", "say");

    say(options, "--captions", "vtt,srt,chapters", "--transcript");

    assertThat(text(options, "vtt")).isEqualTo(written("vtt")).contains("-->");
    assertThat(text(options, "srt")).isEqualTo(written("srt")).contains("-->");
    assertThat(text(options, "chapters"))
        .isEqualTo(written("chapters.vtt"))
        .contains("A \u2013 B\n", "\n1... e5\n", "E \u2013 F\n");
  }

  @Test
  void theTranscriptIsWhatIsHeard() throws IOException {
    List<String> options = List.of("-l", "en");

    say(options, "--transcript");

    List<String> lines = Files.readAllLines(folder.resolve("game.txt"));
    assertThat(lines).startsWith("e four").contains("", "d five").doesNotContain("king e seven");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("games.pgn", "game.wav", "game.txt");
    }
  }

  @Test
  void aCompanionThatIsThereIsKeptAndTheSoundIsNotBegun() throws IOException {
    Files.writeString(folder.resolve("game.txt"), "mine");

    int exitCode = run(sayArguments(List.of("-l", "en"), "--transcript"));

    assertThat(exitCode).isEqualTo(ExitCode.CANNOT_CREATE.number());
    assertThat(messages).contains("game.txt: a file of this name exists already");
    assertThat(folder.resolve("game.txt")).hasContent("mine");
    assertThat(folder.resolve("game.wav")).doesNotExist();
  }

  private void say(List<String> options, String... more) {
    // The second game cannot be read to its end.
    assertThat(run(sayArguments(options, more))).isEqualTo(ExitCode.BAD_DATA.number());
  }

  private List<String> sayArguments(List<String> options, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("say", games.toString(), "-o", folder.resolve("game.wav").toString()));
    arguments.addAll(options);
    arguments.addAll(List.of(more));
    return arguments;
  }

  private String written(String extension) throws IOException {
    return Files.readString(folder.resolve("game." + extension));
  }

  private String text(List<String> options, String format) {
    List<String> arguments = new ArrayList<>(List.of("text", games.toString(), "-f", format));
    arguments.addAll(options);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    assertThat(run(arguments, output)).isEqualTo(ExitCode.BAD_DATA.number());
    return output.toString(StandardCharsets.UTF_8);
  }

  private int run(List<String> arguments) {
    return run(arguments, new ByteArrayOutputStream());
  }

  private int run(List<String> arguments, ByteArrayOutputStream output) {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    int exitCode =
        Ahoz.run(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(output, true, StandardCharsets.UTF_8),
            new PrintStream(told, true, StandardCharsets.UTF_8),
            Map.of("LANG", "en_GB.UTF-8"),
            arguments.toArray(new String[0]));
    messages = told.toString(StandardCharsets.UTF_8);
    return exitCode;
  }
}
