package org.ahoz.cli;

import org.ahoz.notation.Game;
import org.ahoz.notation.GameProblem;

/** Tells the problems of games as they come, and remembers whether any game was broken. */
final class BrokenGames {

  private final Console console;
  private final ProblemMessages messages = new ProblemMessages();
  private boolean isAnyBroken;

  BrokenGames(Console console) {
    this.console = console;
  }

  ProblemMessages messages() {
    return messages;
  }

  /** Tells what is wrong with a game, after what was printed of it. */
  void tell(String source, Game game) {
    if (game.problems().isEmpty()) {
      return;
    }
    console.output().flush();
    for (GameProblem problem : game.problems()) {
      console.tell(messages.line(source, game, problem));
    }
    isAnyBroken |= game.isBroken();
  }

  /** Tells what is wrong with a move that stands alone. */
  void tell(String source, int line, String message) {
    console.output().flush();
    console.tell(source + ":" + line + ": " + message);
    isAnyBroken = true;
  }

  ExitCode exitCode() {
    return isAnyBroken ? ExitCode.BAD_DATA : ExitCode.DONE;
  }
}
