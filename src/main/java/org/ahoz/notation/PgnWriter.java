package org.ahoz.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.ahoz.chess.Fen;
import org.ahoz.chess.FenException;
import org.ahoz.chess.Position;

/**
 * Writes games in PGN's export format (PGN 3.2): the seven tag roster, the other tags in their
 * order, the movetext, an empty line.
 *
 * <p>What is written is read as the same game: the same tags with those that PGN asks for besides,
 * start, moves, glyphs, comments with their commands, variations and result. Of a broken game it is
 * the part that could be read.
 */
public final class PgnWriter {

  private static final Pattern TAG_NAME = Pattern.compile("[A-Za-z0-9_-]+");
  private static final Pattern LINE_END = Pattern.compile("[\\x00\\r\\n]+");

  private PgnWriter() {}

  /**
   * The game, ended by an empty line, so that games may be written one after the other.
   *
   * @throws IllegalArgumentException when the name of a tag is none (PGN 8.1.1)
   */
  public static String write(Game game) {
    StringBuilder text = new StringBuilder();
    tags(game).forEach((name, value) -> appendTag(text, name, value));
    return text.append('\n').append(MovetextWriter.san().write(game)).append('\n').toString();
  }

  /**
   * The tags with which the game is written: first the seven tag roster (PGN 8.1.1), unknown where
   * the game does not say it; then its other tags, and those that its start needs (PGN 9.7). The
   * FEN of a game is put right where it was read with corrections.
   */
  public static Map<String, String> tags(Game game) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "?");
    tags.put("Site", "?");
    tags.put("Date", "????.??.??");
    tags.put("Round", "?");
    tags.put("White", "?");
    tags.put("Black", "?");
    tags.put("Result", game.result().marker());
    tags.putAll(game.tags());
    putStart(tags, game.start());
    return Collections.unmodifiableMap(tags);
  }

  private static void putStart(Map<String, String> tags, Position start) {
    String fen = tags.get("FEN");
    if (fen == null || fen.isBlank()) {
      if (start.equals(Position.start())) {
        return;
      }
      if (start.isChess960()) {
        tags.putIfAbsent("Variant", "Chess960");
      }
      tags.put("SetUp", "1");
      tags.put("FEN", start.fen());
    } else {
      tags.putIfAbsent("SetUp", "1");
      tags.put("FEN", corrected(fen, start));
    }
  }

  private static String corrected(String fen, Position start) {
    try {
      Fen.Reading reading = Fen.parseLenient(fen.strip());
      return reading.dropped().isEmpty() || !reading.position().equals(start) ? fen : start.fen();
    } catch (FenException e) {
      return fen; // the game says what is wrong with it, and has no moves
    }
  }

  /** Quotes and backslashes are escaped by a backslash (PGN 7). */
  private static void appendTag(StringBuilder text, String name, String value) {
    if (!TAG_NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("\"" + name + "\" cannot be the name of a tag in PGN");
    }
    String line = LINE_END.matcher(value).replaceAll(" ");
    text.append('[').append(name).append(" \"");
    text.append(line.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
  }
}
