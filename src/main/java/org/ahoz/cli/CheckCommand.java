package org.ahoz.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameProblem;
import org.ahoz.notation.ParallelPgnReader;
import org.ahoz.problem.Severity;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Tells what is wrong with games. */
@Command(
    name = "check",
    description = {
      "Looks for problems in games: tells each with its file and line, and how many there are.",
      "Errors lose a part of a game, warnings do not; with either, the answer is exit code 1."
    },
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

  private final Console console;
  private final ProblemMessages messages = new ProblemMessages();

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final FolderOption folder = new FolderOption();

  private long gameCount;
  private long plyCount;
  private long errorCount;
  private long warningCount;

  CheckCommand(Console console) {
    this.console = console;
  }

  /**
   * What is kept of a game: not its moves, which would be many.
   *
   * @param settled the game without its moves; null where there is nothing to tell of it
   */
  private record Checked(@Nullable SettledGame settled, int plies) {}

  private record CheckedGist(ChosenNotation notation) implements ParallelPgnReader.Gist<Checked> {

    @Override
    public Checked of(Game game, Supplier<String> text) {
      SettledGame settled = notation.settle(game, text);
      return new Checked(
          settled.isQuiet() ? null : settled.with(settled.game().withoutMoves()),
          settled.game().plies().size());
    }

    @Override
    public Checked moved(Checked checked, int games, int lines) {
      SettledGame settled = checked.settled;
      return settled == null
          ? checked
          : new Checked(settled.with(settled.game().moved(games, lines)), checked.plies);
    }
  }

  @Override
  public Integer call() {
    games.readSources(console, folder.lexicons(), Lexicons.FALLBACK, this::check);
    console.output().flush();
    console.tell(
        plural(gameCount, "game", "games")
            + " with "
            + plural(plyCount, "ply", "plies")
            + " checked: "
            + plural(errorCount, "error", "errors")
            + ", "
            + plural(warningCount, "warning", "warnings"));
    return (errorCount + warningCount == 0 ? ExitCode.DONE : ExitCode.NEGATIVE).number();
  }

  private boolean check(String source, InputStream input, ChosenNotation notation, Position start)
      throws IOException {
    long before = gameCount;
    try (ParallelPgnReader<Checked> reader =
        ParallelPgnReader.of(input, notation.reader(), start, new CheckedGist(notation))) {
      Optional<Checked> checked = reader.next();
      while (checked.isPresent() && !mayStop()) {
        SettledGame settled = checked.get().settled();
        if (settled != null) {
          notation.choice().tell(source, settled);
        }
        tell(source, checked.get());
        checked = reader.next();
      }
    }
    if (gameCount == before) {
      console.output().println(GameOptions.noGame(source));
      errorCount++;
    }
    return !mayStop();
  }

  private boolean mayStop() {
    return games.isStrict() && errorCount > 0;
  }

  private void tell(String source, Checked checked) {
    gameCount++;
    plyCount += checked.plies();
    SettledGame settled = checked.settled();
    if (settled == null) {
      return;
    }
    for (GameProblem problem : settled.game().problems()) {
      console.output().println(messages.line(source, settled.game(), problem));
      if (problem.severity() == Severity.ERROR) {
        errorCount++;
      } else {
        warningCount++;
      }
    }
  }

  private static String plural(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
