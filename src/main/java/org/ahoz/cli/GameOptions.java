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
import org.ahoz.notation.Detection;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameText;
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
      paramLabel = "TAG",
      defaultValue = NotationChoice.AUTO,
      description =
          "The language of the notation that is read, or auto for the one in which the moves are"
              + " legal. Default: ${DEFAULT-VALUE}.")
  private String notation = NotationChoice.AUTO;

  /** Takes games one by one, each with the name of its source. */
  @FunctionalInterface
  interface GameTaker {
    void take(String source, Game game);
  }

  /**
   * Reads all games of all sources.
   *
   * @param spoken the tag of the language that is spoken
   * @throws CommandFailure when there is no source, one cannot be opened, or one holds no game
   */
  void read(Console console, Lexicons lexicons, String spoken, GameTaker taker) {
    if (!notation.equals(NotationChoice.AUTO)) {
      lexicons.get(notation); // which fails before a file is opened, if there is none
    }
    NotationChoice choice = new NotationChoice(lexicons, notation, spoken, console);
    Position start = start(console);
    if (moves != null) {
      if (!files.isEmpty()) {
        throw new CommandFailure(
            ExitCode.USAGE, "two-sources", "give either files or --moves, not both");
      }
      read(
          MOVES_OPTION,
          new ByteArrayInputStream(moves.getBytes(StandardCharsets.UTF_8)),
          choice,
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
        read("standard input", console.input(), choice, start, taker);
      } else {
        read(file, InputFile.open(file), choice, start, taker);
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
      String source, InputStream input, NotationChoice choice, Position start, GameTaker taker) {
    int count = 0;
    try (GameText text = GameText.of(input)) {
      ChosenNotation notation = choice.of(source, text, start);
      PgnReader reader = PgnReader.of(text.characters(), notation.reader(), start);
      for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
        Detection.Several doubt = notation.doubt(game.get());
        if (doubt != null) {
          throw choice.unclear(source, doubt);
        }
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
