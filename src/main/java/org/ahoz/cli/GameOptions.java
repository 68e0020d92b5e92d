package org.ahoz.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
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
      paramLabel = "NAME",
      description =
          "The notation that is read: the tag of a language, or san, figurine, long, uci, iccf,"
              + " descriptive or descriptive-es, or auto for the one in which the moves are legal."
              + " Default: auto for files and standard input, en for --moves.")
  private @Nullable String notation;

  @Option(names = "--strict", description = "Stop at the first game with an error.")
  private boolean isStrict;

  /** Whether nothing more is wanted after a game with an error. */
  boolean isStrict() {
    return isStrict;
  }

  /** Whether the text is to decide about the notation, and its user says so. */
  boolean isNotationSought() {
    return NotationChoice.AUTO.equals(notation);
  }

  /** Whether a position was given in place of the usual start. */
  boolean hasStart() {
    return fen != null;
  }

  /** The files, as their user named them. */
  List<String> files() {
    return files;
  }

  /** Whether there is anything to read: files, or moves. */
  boolean hasSource() {
    return moves != null || !files.isEmpty();
  }

  /** Whether standard input is one of the sources. */
  boolean readsInput() {
    return files.contains("-");
  }

  /** Reads one source; the answer is whether to go on with the next. */
  @FunctionalInterface
  interface SourceReader {
    boolean read(String source, InputStream input, ChosenNotation notation, Position start)
        throws IOException;
  }

  /** Takes games one by one, each with the name of its source. */
  @FunctionalInterface
  interface GameTaker {
    void take(String source, Game game);
  }

  /**
   * Reads all games of all sources, or those up to the first error where that is asked for.
   *
   * @param spoken the tag of the language that is spoken
   * @throws CommandFailure when there is no source, one cannot be opened, or one holds no game
   */
  void read(Console console, Lexicons lexicons, String spoken, GameTaker taker) {
    readAsWritten(console, lexicons, spoken, read -> taker.take(read.source(), read.game()));
  }

  /** As {@link #read}, with how each game was written. */
  void readAsWritten(Console console, Lexicons lexicons, String spoken, Consumer<ReadGame> taker) {
    readSources(
        console,
        lexicons,
        spoken,
        (source, input, notation, start) -> {
          try (PgnReader reader = PgnReader.of(input, notation.reader(), start)) {
            return read(source, reader, notation, taker);
          }
        });
  }

  private boolean read(
      String source, PgnReader reader, ChosenNotation notation, Consumer<ReadGame> taker)
      throws IOException {
    int count = 0;
    for (Optional<Game> next = reader.next(); next.isPresent(); next = reader.next()) {
      SettledGame settled = notation.settle(next.get(), reader::text);
      Game game = settled.game();
      notation.choice().tell(source, settled);
      taker.accept(new ReadGame(source, game, reader.encoding(), settled.notation()));
      count++;
      if (isStrict && game.isBroken()) {
        return false;
      }
    }
    if (count == 0) {
      throw new CommandFailure(ExitCode.BAD_DATA, "no-game", noGame(source));
    }
    return true;
  }

  /** That a source holds nothing. */
  static String noGame(String source) {
    return source + ": there is no game and no move in it";
  }

  /**
   * Opens the sources one after the other, and finds out in which notation each is.
   *
   * @param spoken the tag of the language that is spoken
   * @throws CommandFailure when there is no source, or one cannot be opened or read
   */
  void readSources(Console console, Lexicons lexicons, String spoken, SourceReader sourceReader) {
    // An option often holds a single move, and which language that is in is not guessed.
    String unnamed = moves == null ? NotationChoice.AUTO : Lexicons.FALLBACK;
    readSources(console, lexicons, spoken, unnamed, sourceReader);
  }

  /** As {@link #readSources}, for single moves, which do not tell in which notation they are. */
  void readMoves(Console console, Lexicons lexicons, String spoken, SourceReader sourceReader) {
    readSources(console, lexicons, spoken, Lexicons.FALLBACK, sourceReader);
  }

  private void readSources(
      Console console,
      Lexicons lexicons,
      String spoken,
      String unnamed,
      SourceReader sourceReader) {
    String name = notation == null ? unnamed : notation;
    if (!name.equals(NotationChoice.AUTO)) {
      NamedStyle.of(name, lexicons); // which fails before a file is opened, if there is none
    }
    NotationChoice choice = new NotationChoice(lexicons, name, spoken, console);
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
          sourceReader);
      return;
    }
    if (files.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "no-source",
          "say what to read: a file, - for standard input, or --moves \"1. e4 e5\"");
    }
    for (String file : files) {
      boolean goesOn =
          file.equals("-")
              ? read("standard input", console.input(), choice, start, sourceReader)
              : read(file, InputFile.open(file), choice, start, sourceReader);
      if (!goesOn) {
        return;
      }
    }
  }

  /**
   * The position from which games start that do not say theirs.
   *
   * @throws CommandFailure when what was given is none
   */
  Position start(Console console) {
    return PositionOptions.start(fen, console, Fen::parseLenient);
  }

  private static boolean read(
      String source,
      InputStream input,
      NotationChoice choice,
      Position start,
      SourceReader sourceReader) {
    try (GameText text = GameText.of(input)) {
      ChosenNotation notation = choice.of(source, text, start);
      return sourceReader.read(source, text.bytes(), notation, start);
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.INPUT_OUTPUT, "unreadable-file", source + ": reading failed: " + e.getMessage());
    }
  }
}
