package org.ahoz.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ahoz.chess.Fen;
import org.ahoz.chess.FenException;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.PgnReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that say where games come from and how they are written. */
final class GameOptions {

  /** Messages name a source that has no file by its option. */
  private static final String MOVES_OPTION = "--moves";

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Files of games or moves; - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = MOVES_OPTION,
      paramLabel = "TEXT",
      description = "Moves, in place of a file, such as \"1. e4 e5\".")
  private @Nullable String moves;

  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "The position from which games start that do not say theirs.")
  private @Nullable String fen;

  @Option(
      names = "--from",
      paramLabel = "NAME",
      defaultValue = "en",
      description =
          "The notation that is read: the tag of a language, or san, figurine, long, uci, iccf,"
              + " descriptive or descriptive-es. Default: ${DEFAULT-VALUE}.")
  private String notation = "en";

  /** Takes games one by one, each with the name of its source. */
  @FunctionalInterface
  interface GameTaker {
    void take(String source, Game game);
  }

  /**
   * Reads all games of all sources.
   *
   * @throws CommandFailure when there is no source, one cannot be opened, or one holds no game
   */
  void read(Console console, Lexicons lexicons, GameTaker taker) {
    MoveReader reader = NotationChoice.of(notation, lexicons).style().reader();
    Position start = start(console);
    if (moves != null) {
      if (!files.isEmpty()) {
        throw new CommandFailure(
            ExitCode.USAGE, "two-sources", "give either files or --moves, not both");
      }
      read(
          MOVES_OPTION,
          new ByteArrayInputStream(moves.getBytes(StandardCharsets.UTF_8)),
          reader,
          start,
          taker);
      return;
    }
    if (files.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "no-source",
          "say what to read: a file, - for standard input, or --moves \"1. e4 e5\"");
    }
    for (String file : files) {
      if (file.equals("-")) {
        read("standard input", console.input(), reader, start, taker);
      } else {
        read(file, InputFile.open(file), reader, start, taker);
      }
    }
  }

  private Position start(Console console) {
    if (fen == null) {
      return Position.start();
    }
    try {
      Fen.Reading reading = Fen.parseLenient(fen);
      reading.dropped().forEach(dropped -> console.tell("--fen: " + dropped));
      return reading.position();
    } catch (FenException e) {
      throw new CommandFailure(ExitCode.BAD_DATA, "bad-fen", "--fen: " + e.getMessage());
    }
  }

  private static void read(
      String source, InputStream input, MoveReader moves, Position start, GameTaker taker) {
    int count = 0;
    try (PgnReader reader = PgnReader.of(input, moves, start)) {
      for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
        taker.take(source, game.get());
        count++;
      }
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.INPUT_OUTPUT, "unreadable-file", source + ": reading failed: " + e.getMessage());
    }
    if (count == 0) {
      throw new CommandFailure(
          ExitCode.BAD_DATA, "no-game", source + ": there is no game and no move in it");
    }
  }
}
