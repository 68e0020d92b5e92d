package org.ahoz.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.ahoz.audio.Existing;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.MovetextWriter;
import org.ahoz.notation.NotationStyle;
import org.ahoz.notation.PgnWriter;
import org.ahoz.notation.Ply;
import org.ahoz.notation.San;
import org.ahoz.notation.WrittenMove;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes games and moves in another notation. */
@Command(
    name = "convert",
    description = {
      "Writes games in another notation, or as PGN.",
      "With --fen, each line is one move in that position, and is answered by a line."
    },
    mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {

  private static final Pattern NUMBER = Pattern.compile("^\\s*\\d+\\s*[.\u2026]+\\s*");

  private final Console console;

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final FolderOption folder = new FolderOption();

  @Option(
      names = "--to",
      paramLabel = "TAG",
      defaultValue = Lexicons.FALLBACK,
      description =
          "The language in whose letters moves are written, in formats that have letters but PGN,"
              + " which has its own. Default: ${DEFAULT-VALUE}.")
  private String language = Lexicons.FALLBACK;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "NAME",
      defaultValue = "san",
      description =
          "san, figurine, long, uci, iccf or descriptive for the moves of games, or pgn for whole"
              + " games. Default: ${DEFAULT-VALUE}.")
  private String formatName = "san";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write a file instead; - is standard output.")
  private @Nullable String output;

  @Option(names = "--force", description = "Replace the output file if there is one.")
  private boolean isForced;

  private final BrokenGames broken;
  private boolean isFirst = true;

  ConvertCommand(Console console) {
    this.console = console;
    broken = new BrokenGames(console);
  }

  @Override
  public Integer call() {
    MoveFormat format = MoveFormat.of(formatName, language, folder.lexicons());
    NotationStyle style = format.style();
    try (TextOutput text =
        TextOutput.open(output, isForced ? Existing.REPLACE : Existing.KEEP, console)) {
      if (games.hasStart()) {
        if (games.isNotationSought()) {
          throw new CommandFailure(
              ExitCode.USAGE,
              "unnamed-notation",
              "say with --from how the moves are written; one move alone does not tell");
        }
        games.readMoves(
            console,
            folder.lexicons(),
            Lexicons.FALLBACK,
            (source, input, notation, position) ->
                new MoveLines(source, notation.reader(), position, style).convert(input, text));
      } else {
        MovetextWriter movetext = MovetextWriter.of(ply -> write(ply, style));
        games.read(
            console,
            folder.lexicons(),
            Lexicons.FALLBACK,
            (source, game) -> {
              text.print(format.isPgn() ? PgnWriter.write(game) : write(game, movetext));
              broken.tell(source, game);
            });
      }
      if (games.isStrict() && broken.exitCode() != ExitCode.DONE) {
        return broken.exitCode().number();
      }
      text.finish();
    }
    return broken.exitCode().number();
  }

  private static String write(Ply ply, NotationStyle style) {
    Move move = ply.move();
    return move == null ? ply.san() : style.write(ply.before(), move);
  }

  /** The moves, after an empty line where a game stands before, and where they start from. */
  private String write(Game game, MovetextWriter movetext) {
    String separator = isFirst ? "" : "\n";
    isFirst = false;
    String start =
        game.start().equals(Position.start()) ? "" : "[FEN \"" + game.start().fen() + "\"]\n\n";
    return separator + start + movetext.write(game);
  }

  /** Moves of one position, one a line, each answered by a line; an empty one where it is none. */
  private final class MoveLines {

    private final String source;
    private final MoveReader moves;
    private final Position position;
    private final NotationStyle style;

    MoveLines(String source, MoveReader moves, Position position, NotationStyle style) {
      this.source = source;
      this.moves = moves;
      this.position = position;
      this.style = style;
    }

    /** Whether to go on with the next source. */
    boolean convert(InputStream input, TextOutput text) throws IOException {
      Reader lines = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
      int number = 0;
      for (String line = Batch.readRow(lines); line != null; line = Batch.readRow(lines)) {
        number++;
        String written = NUMBER.matcher(line).replaceFirst("").strip();
        text.print((written.isEmpty() ? "" : convert(written, number)) + "\n");
        if (!lines.ready()) {
          text.flush();
        }
        if (games.isStrict() && broken.exitCode() != ExitCode.DONE) {
          return false;
        }
      }
      return true;
    }

    private String convert(String written, int line) {
      WrittenMove move = moves.read(written).orElse(null);
      if (move == null) {
        broken.tell(
            source, line, "\"" + written + "\" is not a move in this notation; is --from right?");
        return "";
      }
      San.Meaning meaning = move.in(position);
      if (meaning instanceof San.Meaning.Unique unique) {
        return style.write(position, unique.move());
      }
      broken.tell(
          source,
          line,
          meaning instanceof San.Meaning.Illegal illegal
              ? broken.messages().illegal(written, illegal.reason())
              : ProblemMessages.ambiguous(
                  written,
                  meaning.moves().stream().map(each -> San.write(position, each)).toList()));
      return "";
    }
  }
}
