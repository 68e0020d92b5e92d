package org.ahoz.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.San;

/**
 * A row of a table of recordings: which move is said in which file.
 *
 * @param voice who says it
 * @param file the recording
 * @param fen the position
 * @param san the move as PGN writes it
 */
public record SaidMove(String voice, Path file, String fen, String san) {

  private static final List<String> COLUMNS = List.of("voice", "file", "fen", "san");

  /**
   * Reads a table with a line of names, tabs between columns, and files named from its folder on.
   *
   * @param most how many moves to take of each voice, evenly from the first to the last; 0 for all
   */
  public static List<SaidMove> read(Path index, int most) throws IOException {
    List<String> lines = Files.readAllLines(index, StandardCharsets.UTF_8);
    List<String> names = List.of(lines.get(0).split("\t", -1));
    if (!names.containsAll(COLUMNS)) {
      throw new IOException(index + ":1: the columns " + COLUMNS + " are needed, not " + names);
    }
    Map<String, List<SaidMove>> voices = new LinkedHashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t", -1);
      SaidMove row =
          new SaidMove(
              cells[names.indexOf("voice")],
              index.resolveSibling(cells[names.indexOf("file")]),
              cells[names.indexOf("fen")],
              cells[names.indexOf("san")]);
      voices.computeIfAbsent(row.voice(), key -> new ArrayList<>()).add(row);
    }
    List<SaidMove> all = new ArrayList<>();
    voices.values().forEach(own -> all.addAll(evenly(own, most)));
    return all;
  }

  /** So many of a list, evenly from the first to the last; 0 for all. */
  static <T> List<T> evenly(List<T> rows, int most) {
    if (most == 0 || most >= rows.size()) {
      return rows;
    }
    List<T> some = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      some.add(rows.get(i * rows.size() / most));
    }
    return some;
  }

  /** Writes such a table; files are named from its folder on. */
  public static void write(Path index, List<SaidMove> rows) throws IOException {
    List<String> lines = new ArrayList<>(List.of(String.join("\t", COLUMNS)));
    Path folder = index.toAbsolutePath().resolveSibling("");
    for (SaidMove row : rows) {
      Path file = folder.relativize(row.file().toAbsolutePath());
      lines.add(String.join("\t", row.voice(), file.toString(), row.fen(), row.san()));
    }
    Files.write(index, lines, StandardCharsets.UTF_8);
  }

  /** The first part of the voice's name that is a language; English where none is. */
  public String language() {
    List<String> tags = Lexicons.bundled().tags();
    for (String part : voice.split("[/_-]", -1)) {
      if (part.length() >= 2 && tags.contains(part)) {
        return part;
      }
    }
    return Lexicons.FALLBACK;
  }

  /** Whether this move is said. */
  public boolean isOf(Position position, Move move) {
    return bare(San.write(position, move)).equals(bare(san));
  }

  private static String bare(String move) {
    return move.replaceAll("[+#]", "");
  }
}
