package org.ahoz.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.NotationException;
import org.ahoz.notation.San;
import org.jspecify.annotations.Nullable;

/** Reads a table of recordings, with a line of names and tabs between columns. */
final class EvaluationIndex {

  /** Stands in place of a move where none is said. */
  private static final String NONE = "-";

  /** What is said in a recording. */
  enum Kind {
    MOVE,
    /** A move that cannot be played in its position, and is to be refused. */
    NOT_LEGAL,
    /** Something that is no move in any position. */
    NO_MOVE
  }

  /**
   * A recording and what is said in it.
   *
   * @param place the file of the table and the line in it, for messages
   */
  record Row(String place, String voice, Path file, String fen, String san) {

    /** The first part of the voice's name that is a language, or else the other one. */
    String language(Lexicons lexicons, String other) {
      for (String part : voice.split("[/_-]", -1)) {
        if (part.length() >= 2 && lexicons.tags().contains(part)) {
          return part;
        }
      }
      return other;
    }

    /**
     * The position in which it is said.
     *
     * @throws CommandFailure when the FEN is none
     */
    Position position() {
      try {
        return Batch.position(fen, Fen::parseUnreachable);
      } catch (CommandFailure e) {
        throw bad(e.getMessage());
      }
    }

    /**
     * What is said, in its position.
     *
     * @throws CommandFailure when what stands for the move is none
     */
    Kind kind(Position position) {
      if (san.equals(NONE)) {
        return Kind.NO_MOVE;
      }
      try {
        return San.parse(san).in(position) instanceof San.Meaning.Illegal
            ? Kind.NOT_LEGAL
            : Kind.MOVE;
      } catch (NotationException e) {
        throw bad(e.getMessage());
      }
    }

    /** What is wrong with this row. */
    CommandFailure bad(@Nullable String reason) {
      return new CommandFailure(ExitCode.BAD_DATA, "bad-index", place + ": " + reason);
    }
  }

  private EvaluationIndex() {}

  /**
   * The rows of a table.
   *
   * @throws CommandFailure when it cannot be read, or lacks a column
   */
  static List<Row> read(Path index) {
    List<String> lines;
    try {
      lines = Files.readAllLines(index, StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      throw new CommandFailure(
          ExitCode.NO_INPUT,
          "no-such-file",
          index + ": there is no such file; look at the spelling");
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.INPUT_OUTPUT, "unreadable", index + ": reading failed: " + e.getMessage());
    }
    List<String> names = lines.isEmpty() ? List.of() : List.of(lines.get(0).split("\t", -1));
    int[] columns =
        List.of("voice", "file", "fen", "san").stream().mapToInt(names::indexOf).toArray();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < columns.length; i++) {
      if (columns[i] < 0) {
        throw new CommandFailure(
            ExitCode.BAD_DATA,
            "bad-index",
            index + ":1: the columns voice, file, fen and san are needed; there are: " + names);
      }
    }
    Path folder = index.getParent();
    for (int i = 1; i < lines.size(); i++) {
      String[] cells = lines.get(i).split("\t", -1);
      if (cells.length != names.size()) {
        throw new CommandFailure(
            ExitCode.BAD_DATA,
            "bad-index",
            index
                + ":"
                + (i + 1)
                + ": "
                + cells.length
                + " columns, where the first line has "
                + names.size());
      }
      Path file = Path.of(cells[columns[1]]);
      rows.add(
          new Row(
              index + ":" + (i + 1),
              cells[columns[0]],
              folder == null ? file : folder.resolve(file),
              cells[columns[2]],
              cells[columns[3]]));
    }
    if (rows.isEmpty()) {
      throw new CommandFailure(
          ExitCode.BAD_DATA, "bad-index", index + ": there are no recordings in it");
    }
    return rows;
  }
}
