package org.ahoz.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ahoz.announce.Announcer;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.PgnReader;
import org.ahoz.notation.SharedFolder;
import org.junit.jupiter.api.Test;

/** Real annotated games, all that can be said of them. */
class ScriptCorpusTest {

  /** The larger files hold the same few programs' marks of clocks and engines over and over. */
  private static final long LARGEST = 2_000_000;

  private static final ScriptOptions EVERYTHING =
      ScriptOptions.usual()
          .saying(Content.HEADERS, Content.EVALUATIONS, Content.CLOCKS)
          .withBoardEvery(10);

  @Test
  void everythingThatIsSaidCanBeHeard() throws IOException {
    Announcer announcer = Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK));
    List<String> unheard = new ArrayList<>();
    int comments = 0;
    for (Path file : annotated()) {
      try (PgnReader reader = PgnReader.of(Files.newInputStream(file), MoveReader.san())) {
        for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
          for (Cue cue : GameScript.of(game.get(), EVERYTHING, announcer)) {
            String text = cue.utterance().text();
            comments += cue.kind() == Cue.Kind.COMMENT ? 1 : 0;
            if (text.isBlank() || text.contains("://") || text.contains("[%")) {
              unheard.add(file + ": " + text);
            }
          }
        }
      }
    }
    assertThat(comments).isGreaterThan(1_000);
    assertThat(unheard).isEmpty();
  }

  private static List<Path> annotated() throws IOException {
    try (Stream<Path> paths = Files.walk(SharedFolder.path("pgn"))) {
      return paths
          .filter(path -> path.toString().endsWith(".pgn"))
          .filter(path -> size(path) < LARGEST)
          .sorted()
          .toList();
    }
  }

  private static long size(Path path) {
    try {
      return Files.size(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
