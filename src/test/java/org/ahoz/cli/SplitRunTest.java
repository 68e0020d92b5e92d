package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SplitRunTest {

  private static final int GAMES = 12;

  @TempDir private Path temporary;

  private record Run(int exitCode, String messages) {}

  @Test
  void theFolderIsMadeAndEachGameHasAFile() throws IOException {
    Run run = say(games("1. e4 e5 1-0"));
    assertThat(run).isEqualTo(new Run(0, ""));
    assertThat(names())
        .hasSize(GAMES + 1)
        .contains(Manifest.NAME, "games-001.wav", "games-012.wav");
  }

  @Test
  void whatIsThereAlreadyIsPassedOverAndSaidSo() throws IOException {
    Path games = games("1. e4 e5 1-0");
    say(games);
    Files.delete(out().resolve("games-003.wav"));
    long before = modified("games-002.wav");
    Run run = say(games);
    assertThat(run.messages()).contains("11 files were there already");
    assertThat(modified("games-002.wav")).isEqualTo(before);
    assertThat(out().resolve("games-003.wav")).exists();
  }

  @Test
  void aChangedGameAndAChangedOptionAreMadeAnew() throws IOException {
    say(games("1. e4 e5 1-0"));
    long sizeBefore = Files.size(out().resolve("games-001.wav"));
    Run changed = say(games("1. e4 e5 2. Nf3 1-0"));
    assertThat(changed).isEqualTo(new Run(0, ""));
    assertThat(Files.size(out().resolve("games-001.wav"))).isGreaterThan(sizeBefore);
    Run slower = say(games("1. e4 e5 2. Nf3 1-0"), "--rate", "90");
    assertThat(slower).isEqualTo(new Run(0, ""));
  }

  @Test
  void aFileOfSomebodyElseStaysAndIsTold() throws IOException {
    Files.createDirectories(out());
    Path own = Files.writeString(out().resolve("games-002.wav"), "my own");
    Run run = say(games("1. e4 e5 1-0"));
    assertThat(run.exitCode()).isEqualTo(ExitCode.CANNOT_CREATE.number());
    assertThat(run.messages()).contains("games-002.wav").contains("--force");
    assertThat(own).hasContent("my own");
    say(games("1. e4 e5 1-0"), "--force");
    assertThat(Files.size(own)).isGreaterThan(1000);
  }

  @Test
  void aBrokenGameIsToldAndTheOthersAreWritten() throws IOException {
    Path games = games("1. e4 e5 1-0");
    Files.writeString(games, "\n[Event \"x\"]\n\n1. e5 *\n\n", StandardOpenOption.APPEND);
    Run run = say(games);
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_DATA.number());
    assertThat(run.messages()).contains("game 13").contains("e5 is not legal");
    assertThat(names()).hasSize(GAMES + 1);
  }

  @Test
  void twoRunsInOneFolderDoNotHarmEachOther()
      throws IOException, InterruptedException, ExecutionException {
    Path games = games("1. e4 e5 1-0");
    ExecutorService threads = Executors.newFixedThreadPool(2);
    List<Callable<Run>> both = List.of(() -> say(games), () -> say(games));
    List<Run> runs = new ArrayList<>();
    for (Future<Run> each : threads.invokeAll(both)) {
      runs.add(each.get());
    }
    threads.shutdown();
    assertThat(runs).allSatisfy(run -> assertThat(run.exitCode()).isZero());
    assertThat(names()).hasSize(GAMES + 1);
    assertThat(say(games).messages()).contains("12 files were there already");
  }

  @Test
  void aFileInPlaceOfTheFolderIsNamed() throws IOException {
    Files.writeString(out(), "");
    Run run = say(games("1. e4 e5 1-0"));
    assertThat(run.exitCode()).isEqualTo(ExitCode.CANNOT_CREATE.number());
    assertThat(run.messages()).contains(out() + ": this is a file");
  }

  private Path out() {
    return temporary.resolve("out");
  }

  private Path games(String moves) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= GAMES; i++) {
      text.append("[Event \"").append(i).append("\"]\n\n").append(moves).append("\n\n");
    }
    return Files.writeString(temporary.resolve("games.pgn"), text);
  }

  private Run say(Path games, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("say", games.toString(), "-l", "en", "--split", "-o", out().toString()));
    arguments.addAll(List.of("--progress", "none"));
    arguments.addAll(List.of(more));
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int exitCode =
        Ahoz.run(
            InputStream.nullInputStream(),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            new PrintStream(messages, true, StandardCharsets.UTF_8),
            Map.of("LANG", "en_GB.UTF-8"),
            arguments.toArray(new String[0]));
    return new Run(exitCode, messages.toString(StandardCharsets.UTF_8));
  }

  private long modified(String name) throws IOException {
    return Files.getLastModifiedTime(out().resolve(name)).toMillis();
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(out())) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
