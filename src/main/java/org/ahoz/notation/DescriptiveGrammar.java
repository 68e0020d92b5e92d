package org.ahoz.notation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.notation.DescriptiveLanguage.Part;
import org.ahoz.notation.DescriptiveWords.Found;
import org.jspecify.annotations.Nullable;

/** Reads moves of a descriptive notation, and what ends its games. */
final class DescriptiveGrammar implements MoveGrammar {

  private static final int LONGEST_IN_PARENTHESES = 12;

  private final DescriptiveLanguage language;
  private final DescriptiveWords words;
  private final MarkReader marks;

  DescriptiveGrammar(DescriptiveLanguage language) {
    this.language = language;
    words = new DescriptiveWords(language);
    marks = MarkReader.of(language);
  }

  @Override
  public @Nullable WrittenMove read(String text, String plain) {
    String straight = DescriptiveWords.plain(plain);
    WrittenMove castling = castling(text, straight);
    return castling == null
        ? new DescriptiveParser(language, words, this, straight).parse(text)
        : castling;
  }

  @Override
  public @Nullable Marks marks(String plain) {
    return plain.isBlank() ? null : marksFrom(plain, 0);
  }

  /** The marks from a place to the end of the text; null when something else stands there. */
  @Nullable Marks marksFrom(String text, int start) {
    return marks.read(MarkReader.compact(text.substring(start)), 0);
  }

  @Override
  public String write(Position position, Move move) {
    return new DescriptiveWriter(language).write(position, move);
  }

  @Override
  public int slip(San reading, Position position, Move move) {
    return DescriptiveSlip.of(reading, position, move);
  }

  @Override
  public boolean isPartOfMove(String inside) {
    if (inside.isBlank() || inside.length() > LONGEST_IN_PARENTHESES) {
      return false;
    }
    String plain = DescriptiveWords.plain(inside);
    Marks found = marksFrom(plain, 0);
    return found != null || new DescriptiveParser(language, words, this, plain).isPlaceOrPiece();
  }

  /** Who wins by what this text says in the place of a move, or null when it says nothing. */
  @Nullable GameResult result(String text, boolean isWhiteToMove) {
    String plain = DescriptiveWords.plain(text);
    if (isWhole(Part.RESIGNS, plain)) {
      return isWhiteToMove ? GameResult.BLACK_WINS : GameResult.WHITE_WINS;
    }
    if (isWhole(Part.WHITE_WINS, plain)) {
      return GameResult.WHITE_WINS;
    }
    if (isWhole(Part.BLACK_WINS, plain)) {
      return GameResult.BLACK_WINS;
    }
    return isWhole(Part.DRAW, plain) ? GameResult.DRAW : Word.result(plain);
  }

  private boolean isWhole(Part part, String plain) {
    int start = words.skip(plain, 0);
    int end = words.end(part, plain, start);
    return end >= 0 && words.skip(plain, end) == plain.length();
  }

  private @Nullable WrittenMove castling(String text, String plain) {
    Set<San> readings = new LinkedHashSet<>();
    Marks found = null;
    for (CastlingSide side : CastlingSide.values()) {
      boolean isShort = side == CastlingSide.KINGSIDE;
      int end = words.end(isShort ? Part.CASTLES_SHORT : Part.CASTLES_LONG, plain, 0);
      int letters = castlingLettersEnd(plain, isShort ? 2 : 3);
      for (int each : new int[] {end, letters}) {
        Marks here = each < 0 ? null : marksFrom(plain, each);
        if (here != null) {
          readings.add(new San.Castle(side));
          found = here;
        }
      }
    }
    int word = words.end(Part.CASTLES, plain, 0);
    if (readings.isEmpty() && word >= 0) {
      found = castlingWord(plain, word, readings);
    }
    return found == null ? null : new WrittenMove(text, List.copyOf(readings), List.of(), found);
  }

  /** Castling in words: the side may follow, with or without its rook. */
  private @Nullable Marks castlingWord(String plain, int end, Set<San> readings) {
    Marks alone = marksFrom(plain, end);
    if (alone != null) {
      readings.add(new San.Castle(CastlingSide.KINGSIDE));
      readings.add(new San.Castle(CastlingSide.QUEENSIDE));
      return alone;
    }
    int index = words.skip(plain, end);
    int at = words.end(Part.AT, plain, index);
    index = at < 0 ? index : words.skip(plain, at);
    boolean isInParentheses = plain.startsWith("(", index);
    int hyphen = words.end(Part.TO, plain, index);
    Found<Role> side =
        words.piece(
            plain, words.skip(plain, isInParentheses ? index + 1 : hyphen < 0 ? index : hyphen));
    if (side == null || (side.meaning() != Role.KING && side.meaning() != Role.QUEEN)) {
      return null;
    }
    index = words.skip(plain, side.end());
    Found<Role> rook = words.piece(plain, index);
    if (rook != null && rook.meaning() == Role.ROOK) {
      index = words.skip(plain, rook.end());
    }
    if (isInParentheses) {
      if (!plain.startsWith(")", index)) {
        return null;
      }
      index++;
    }
    readings.add(
        new San.Castle(
            side.meaning() == Role.KING ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE));
    return marksFrom(plain, index);
  }

  /** Where so many letters of castling end, with hyphens between them or nothing; -1 for none. */
  private static int castlingLettersEnd(String plain, int letters) {
    int index = 0;
    for (int count = 0; count < letters; count++) {
      if (count > 0) {
        int sign = afterSpaces(plain, index);
        if (plain.startsWith("-", sign)) {
          index = afterSpaces(plain, sign + 1);
        }
      }
      if (index >= plain.length() || !MoveText.isCastlingLetter(plain.charAt(index))) {
        return -1;
      }
      index++;
    }
    return index;
  }

  private static int afterSpaces(String plain, int start) {
    int index = start;
    while (plain.startsWith(" ", index)) {
      index++;
    }
    return index;
  }
}
