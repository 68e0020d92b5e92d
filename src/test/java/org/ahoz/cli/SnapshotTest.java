package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.GameTitle;
import org.ahoz.announce.Utterance;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.NotationLanguage;
import org.ahoz.notation.PgnReader;
import org.ahoz.notation.Ply;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A whole game in every spoken language, as people who know the language have read it through: a
 * change of a lexicon shows here line by line. {@code -Dahoz.snapshots=write} writes the files
 * anew.
 */
class SnapshotTest {

  private static final Path SNAPSHOTS = Path.of("src", "test", "resources", "snapshots");
  private static final Path GAME = Path.of("src", "samples", "immortal-game.pgn");

  @TestFactory
  Stream<DynamicTest> everyLanguageTellsTheImmortalGameAsItsSnapshotDoes() {
    return Lexicons.bundled().tags().stream()
        .map(Lexicons.bundled()::get)
        .filter(Lexicon::isSpoken)
        .map(lexicon -> DynamicTest.dynamicTest(lexicon.toString(), () -> check(lexicon)));
  }

  private static void check(Lexicon lexicon) throws IOException {
    Path file = SNAPSHOTS.resolve("immortal-game." + lexicon.tag() + ".txt");
    List<String> told = tell(lexicon);
    if ("write".equals(System.getProperty("ahoz.snapshots"))) {
      Files.write(file, told);
    }
    assertThat(file).exists();
    assertThat(told).isEqualTo(Files.readAllLines(file));
  }

  private static List<String> tell(Lexicon lexicon) throws IOException {
    Game game =
        PgnReader.readAll(Files.readString(GAME), MoveReader.of(NotationLanguage.san())).get(0);
    Announcer plain = Announcer.of(lexicon);
    Stream<String> title = GameTitle.of(plain, game.tags()).stream().map(Utterance::text);
    Stream<String> moves = game.plies().stream().map(ply -> line(ply, plain));
    return Stream.concat(title, moves).toList();
  }

  /** The move in PGN, in plain style and in full. */
  private static String line(Ply ply, Announcer plain) {
    return String.join(
        "\t",
        ply.san(),
        plain.announce(ply.before(), Objects.requireNonNull(ply.move())).text(),
        plain.with(Style.FULL).announce(ply.before(), ply.move()).text());
  }
}
