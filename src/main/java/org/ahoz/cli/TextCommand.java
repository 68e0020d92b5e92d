package org.ahoz.cli;

import java.util.concurrent.Callable;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Move;
import org.ahoz.notation.Game;
import org.ahoz.notation.Ply;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the words of games. */
@Command(
    name = "text",
    description = "Prints what would be said: one move a line, games apart by an empty line.",
    mixinStandardHelpOptions = true)
final class TextCommand implements Callable<Integer> {

  private enum Format {
    PLAIN,
    JSON
  }

  private final Console console;

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final LanguageOptions language = new LanguageOptions();

  @Option(
      names = {"-f", "--format"},
      paramLabel = "NAME",
      description = "plain, or json for one object a game, one a line. Default: plain.")
  private Format format = Format.PLAIN;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Answer a table of moves; - is standard input. Each line has, between tabs: id,"
              + " language, style, alphabet, FEN, written move; style, alphabet and FEN may be"
              + " empty. Each answer is a JSON object on a line.")
  private @Nullable String batch;

  TextCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (batch != null) {
      new Batch(language.lexicons()).answer(batch, console);
      return ExitCode.DONE.number();
    }
    Announcer announcer = language.announcer(console);
    BrokenGames broken = new BrokenGames(console);
    GameJson json = new GameJson(announcer, broken.messages());
    games.readAsWritten(
        console,
        language.lexicons(),
        announcer.lexicon().tag(),
        read -> {
          if (format == Format.JSON) {
            console.output().println(json.line(read));
          } else {
            print(read.game(), announcer);
          }
          broken.tell(read.source(), read.game());
        });
    return broken.exitCode().number();
  }

  private void print(Game game, Announcer announcer) {
    if (game.number() > 1) {
      console.output().println();
    }
    for (Ply ply : game.plies()) {
      Move move = ply.move();
      if (move != null) {
        console.output().println(announcer.announce(ply.before(), move).text());
      }
    }
  }
}
