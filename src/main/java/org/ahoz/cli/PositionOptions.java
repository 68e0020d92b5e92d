package org.ahoz.cli;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.ahoz.chess.Fen;
import org.ahoz.chess.FenException;
import org.ahoz.chess.Line;
import org.ahoz.chess.Position;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.PgnReader;
import org.ahoz.notation.Ply;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which position it is about. */
final class PositionOptions {

  private static final String AFTER = "--after";

  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "The position. Default: that in which games start.")
  private @Nullable String fen;

  @Option(
      names = AFTER,
      paramLabel = "MOVES",
      description = "Moves that were made from there, such as \"1. e4 e5\".")
  private @Nullable String after;

  /**
   * The position.
   *
   * @throws CommandFailure when the FEN is none, or a move is not legal
   */
  Position position(Console console) {
    return line(console).position();
  }

  /**
   * The moves that have led to the position, from the last time on that the turn was passed.
   *
   * @throws CommandFailure when the FEN is none, or a move is not legal
   */
  Line line(Console console) {
    Position start = start(fen, console, Fen::parseUnreachable);
    if (after == null) {
      return Line.from(start);
    }
    try (PgnReader reader = PgnReader.of(new StringReader(after), MoveReader.san(), start)) {
      Game game =
          reader
              .next()
              .orElseThrow(
                  () ->
                      new CommandFailure(ExitCode.BAD_DATA, "no-game", GameOptions.noGame(AFTER)));
      List<String> problems = new ArrayList<>();
      ProblemMessages messages = new ProblemMessages();
      game.problems().forEach(problem -> problems.add(messages.line(AFTER, game, problem)));
      if (game.isBroken()) {
        throw new CommandFailure(ExitCode.BAD_DATA, "bad-moves", String.join("; ", problems));
      }
      Line line = Line.from(game.start());
      for (Ply ply : game.plies()) {
        line = ply.move() == null ? Line.from(ply.after()) : line.with(ply.move());
      }
      return line;
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.INPUT_OUTPUT, "unreadable", AFTER + ": reading failed: " + e.getMessage());
    }
  }

  /**
   * The position that an option gives, or that in which games start.
   *
   * @param fen what was given; null when nothing was
   * @param reader how leniently it is read
   * @throws CommandFailure when the FEN is none
   */
  static Position start(
      @Nullable String fen, Console console, Function<String, Fen.Reading> reader) {
    if (fen == null) {
      return Position.start();
    }
    try {
      Fen.Reading reading = reader.apply(fen);
      reading.dropped().forEach(dropped -> console.tell("--fen: " + dropped));
      return reading.position();
    } catch (FenException e) {
      throw new CommandFailure(ExitCode.BAD_DATA, "bad-fen", "--fen: " + e.getMessage());
    }
  }
}
