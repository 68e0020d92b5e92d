package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The test files of six other programs that read PGN: real oddities of real files. */
class PgnCollectionTest {

  private static List<Game> games(Path file) throws IOException {
    List<Game> games = new ArrayList<>();
    try (PgnReader reader = PgnReader.of(Files.newInputStream(file), MoveReader.san())) {
      for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }

  @Test
  void everyFileIsReadAndOnlyWhatIsBrokenIsToldToBe() throws IOException {
    TreeMap<String, Integer> problems = new TreeMap<>();
    List<Path> files;
    try (Stream<Path> paths = Files.walk(SharedFolder.path("pgn"))) {
      files = paths.filter(Files::isRegularFile).sorted().toList();
    }
    int games = 0;
    int plies = 0;
    for (Path file : files) {
      for (Game game : games(file)) {
        games++;
        plies += game.plies().size();
        game.problems().forEach(problem -> problems.merge(problem.code(), 1, Integer::sum));
      }
    }
    assertThat(files).hasSize(233);
    assertThat(games).isGreaterThan(9_000);
    assertThat(plies).isGreaterThan(480_000);
    // One illegal move is meant to be there; the unreadable are German letters, HTML and prose.
    assertThat(problems).containsEntry("illegal-move", 1).containsEntry("unreadable-move", 13);
    assertThat(problems.keySet())
        .containsExactly(
            "bad-tag", "illegal-move", "result-mismatch", "unreadable-move", "unsupported-variant");
  }

  @Test
  void annotatedGamesAreReadWhole() throws IOException {
    List<Game> games = games(SharedFolder.path("chess/annotated.pgn"));
    List<Game> clean = games(SharedFolder.path("chess/clean.pgn"));
    assertThat(games).hasSize(1000).allMatch(game -> game.problems().isEmpty());
    assertThat(clean).hasSize(1000).allMatch(game -> game.problems().isEmpty());
    assertThat(games.stream().mapToInt(game -> game.plies().size()).sum()).isEqualTo(88_705);
    assertThat(clean.stream().mapToInt(game -> game.plies().size()).sum()).isEqualTo(88_705);
  }
}
