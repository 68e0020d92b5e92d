package org.ahoz.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.Detection;
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
   * @param flawed the game without its moves; null where it has no problems to be told
   * @param doubt a move that another notation reads differently
   */
  private record Checked(@Nullable Game flawed, int plies, Detection.@Nullable Several doubt) {}

  private record CheckedGist(ChosenNotation notation) implements ParallelPgnReader.Gist<Checked> {

    @Override
    public Checked of(Game game) {
      return new Checked(
          game.problems().isEmpty() ? null : game.withoutMoves(),
          game.plies().size(),
          notation.doubt(game));
    }

    @Override
    public Checked moved(Checked checked, int games, int lines) {
      return checked.flawed == null
          ? checked
          : new Checked(checked.flawed.moved(games, lines), checked.plies, checked.doubt);
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
        Detection.Several doubt = checked.get().doubt();
        if (doubt != null) {
          throw notation.choice().unclear(source, doubt);
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
    Game flawed = checked.flawed();
    if (flawed == null) {
      return;
    }
    for (GameProblem problem : flawed.problems()) {
      console.output().println(messages.line(source, flawed, problem));
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
