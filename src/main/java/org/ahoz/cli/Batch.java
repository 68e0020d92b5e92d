package org.ahoz.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Fen;
import org.ahoz.chess.FenException;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.LexiconException;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.UnknownLexiconException;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.San;
import org.ahoz.notation.Suggestion;
import org.ahoz.notation.WrittenMove;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Answers a table of written moves row by row, and never stops at a bad row. */
final class Batch {

  private static final int COLUMNS = 6;

  /** Longer than any row with a FEN and a move; the rest of a longer line is read over. */
  private static final int LONGEST_ROW = 10_000;

  /** The number of a move before it, as in {@code 23. Dd7} or {@code 4... Lxb4}. */
  private static final Pattern NUMBER = Pattern.compile("^\\s*\\d{1,3}\\s*[.\u2026]+\\s*");

  private final Lexicons lexicons;
  private final ProblemMessages messages = new ProblemMessages();
  private final Map<String, NamedStyle> styleOf = new HashMap<>();
  private final Map<List<String>, Announcer> announcerOf = new HashMap<>();

  Batch(Lexicons lexicons) {
    this.lexicons = lexicons;
  }

  /** Answers all rows of a file, or of standard input where the name is a hyphen. */
  void answer(String file, Console console) {
    answer(file, console, this::answer);
  }

  /**
   * Answers all rows of a file.
   *
   * @param file its name; a hyphen for standard input
   * @param answer makes one line of one row
   */
  static void answer(String file, Console console, UnaryOperator<String> answer) {
    try (InputStream input = file.equals("-") ? console.input() : InputFile.open(file);
        Reader rows = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8))) {
      for (String row = readRow(rows); row != null; row = readRow(rows)) {
        if (!row.isBlank()) {
          console.output().println(answer.apply(row));
        }
        // Another program may wait for the answer before it asks the next question.
        if (!rows.ready()) {
          console.output().flush();
        }
      }
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.INPUT_OUTPUT, "unreadable-file", file + ": reading failed: " + e.getMessage());
    }
  }

  /** The next line, or as much of it as a row may have; null at the end. */
  static @Nullable String readRow(Reader rows) throws IOException {
    StringBuilder row = new StringBuilder();
    int character = rows.read();
    if (character < 0) {
      return null;
    }
    while (character >= 0 && character != '\n') {
      if (row.length() < LONGEST_ROW) {
        row.append((char) character);
      }
      character = rows.read();
    }
    if (row.length() > 0 && row.charAt(row.length() - 1) == '\r') {
      row.setLength(row.length() - 1);
    }
    return row.toString();
  }

  /** The answer to one row, on one line. */
  String answer(String row) {
    String[] columns = row.split("\t", -1);
    String id = columns[0];
    try {
      if (columns.length != COLUMNS || row.length() >= LONGEST_ROW) {
        throw new CommandFailure(
            ExitCode.BAD_DATA,
            "bad-row",
            "a row has six columns between tabs: id, language, style, alphabet, FEN, written move;"
                + " this one has "
                + columns.length);
      }
      return answer(id, columns[1], columns[2], columns[3], columns[4], columns[5]);
    } catch (CommandFailure e) {
      return error(id, e.code(), e.getMessage(), null);
    }
  }

  private String answer(
      String id, String language, String style, String alphabet, String fen, String written) {
    NamedStyle notation = namedStyle(language);
    Lexicon lexicon = notation.lexicon();
    Announcer announcer =
        lexicon != null && lexicon.isSpoken() ? announcer(lexicon, style, alphabet) : null;
    Position position = position(fen, Fen::parseLenient);
    MoveReader reader = notation.style().reader();
    WrittenMove move = reader.read(NUMBER.matcher(written).replaceFirst("")).orElse(null);
    if (move == null) {
      return error(
          id,
          "unreadable-move",
          "\"" + written + "\" is not a move in the notation of " + language,
          suggestion(written, reader, position));
    }
    San.Meaning meaning = move.in(position);
    if (meaning instanceof San.Meaning.Unique unique) {
      return move(id, position, unique.move(), announcer);
    }
    if (meaning instanceof San.Meaning.Ambiguous ambiguous) {
      return ambiguous(id, position, ambiguous.candidates());
    }
    return error(
        id,
        "illegal-move",
        messages.illegal(written, ((San.Meaning.Illegal) meaning).reason()),
        suggestion(written, reader, position));
  }

  private static @Nullable String suggestion(String written, MoveReader reader, Position position) {
    return Suggestion.of(written, reader, position).map(Suggestion::text).orElse(null);
  }

  private NamedStyle namedStyle(String name) {
    try {
      return styleOf.computeIfAbsent(name, each -> NamedStyle.of(each, lexicons));
    } catch (UnknownLexiconException e) {
      throw new CommandFailure(ExitCode.USAGE, "unknown-language", String.valueOf(e.getMessage()));
    } catch (LexiconException e) {
      throw new CommandFailure(ExitCode.BAD_DATA, "bad-lexicon", String.valueOf(e.getMessage()));
    }
  }

  private Announcer announcer(Lexicon lexicon, String style, String alphabet) {
    return announcerOf.computeIfAbsent(
        List.of(lexicon.tag(), style, alphabet),
        unused -> LanguageOptions.announcer(lexicon, style, alphabet));
  }

  /** The position of a row; that in which games start where it has none. */
  static Position position(String fen, Function<String, Fen.Reading> reader) {
    if (fen.isBlank()) {
      return Position.start();
    }
    try {
      return reader.apply(fen.strip()).position();
    } catch (FenException e) {
      throw new CommandFailure(ExitCode.BAD_DATA, "bad-fen", String.valueOf(e.getMessage()));
    }
  }

  private static String move(
      String id, Position position, Move move, @Nullable Announcer announcer) {
    return JsonLine.of(
        json -> {
          json.writeStringProperty("id", id);
          json.writeStringProperty("san", San.write(position, move));
          json.writeStringProperty("uci", MoveWriter.uci(position, move));
          if (announcer != null) {
            json.writeStringProperty("text", announcer.announce(position, move).text());
          }
        });
  }

  private static String ambiguous(String id, Position position, List<Move> candidates) {
    return JsonLine.of(
        json -> {
          json.writeStringProperty("id", id);
          JsonLine.strings(
              json,
              "ambiguous",
              candidates.stream().map(move -> San.write(position, move)).toList());
        });
  }

  /** What is wrong with a row. */
  static String error(String id, String code, String message, @Nullable String suggestion) {
    return JsonLine.of(json -> error(json, id, code, message, suggestion));
  }

  private static void error(
      JsonGenerator json, String id, String code, String message, @Nullable String suggestion) {
    json.writeStringProperty("id", id);
    json.writeName("error");
    json.writeStartObject();
    json.writeStringProperty("code", code);
    json.writeStringProperty("message", ProblemMessages.asking(message, suggestion));
    if (suggestion != null) {
      json.writeStringProperty("suggestion", suggestion);
    }
    json.writeEndObject();
  }
}
