package org.ahoz.announce;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Form;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Word;

/**
 * Finds which squares and pieces words may name, as bits. Every phrase of a move names its target,
 * and all but those of pawns name the piece, castling apart; so two moves can be said alike only
 * when the words of the one may name the target and the piece of the other.
 *
 * <p>A name is looked for by its first word, or by its first character where words are written
 * without spaces. That may find a name too many, and never one too few.
 */
final class Names {

  /** The bits of words that may name anything. */
  static final int ALL = -1;

  private static final int RANKS = 8;
  private static final int ROLES = 16;

  private final boolean hasSpaces;
  private final String comma;
  private final Map<String, Integer> bits = new HashMap<>();

  Names(Lexicon lexicon, String alphabet) {
    hasSpaces = !lexicon.separator().isEmpty();
    comma = lexicon.comma();
    for (File file : File.values()) {
      add(lexicon.word(file, alphabet), bit(file));
    }
    for (Rank rank : Rank.values()) {
      add(lexicon.word(rank), bit(rank));
    }
    for (Role role : Role.values()) {
      add(lexicon.word(role), bit(role));
    }
  }

  private void add(Word word, int bit) {
    add(word.plain(), bit);
    for (Form shape : word.forms().values()) {
      add(shape, bit);
    }
    for (Word variant : word.variants().values()) {
      add(variant, bit);
    }
  }

  private void add(Form shape, int bit) {
    bits.merge(parts(shape.text()).get(0), bit, (one, other) -> one | other);
  }

  /** The bits of all that a text names, or begins to name. */
  int in(String text) {
    int found = 0;
    for (String part : parts(text)) {
      found |= bits.getOrDefault(part, 0);
    }
    return found;
  }

  /** The squares whose file and rank are both among the bits. */
  static List<Square> squares(int names) {
    List<Square> squares = new ArrayList<>();
    for (int files = names & 0xFF; files != 0; files &= files - 1) {
      for (int ranks = (names >> RANKS) & 0xFF; ranks != 0; ranks &= ranks - 1) {
        squares.add(
            Square.of(
                File.of(Integer.numberOfTrailingZeros(files)),
                Rank.of(Integer.numberOfTrailingZeros(ranks))));
      }
    }
    return squares;
  }

  /**
   * Whether the words may be said of a move of such a piece: always of a pawn, which needs none.
   */
  static boolean allow(Role role, int names) {
    return role == Role.PAWN || (names & bit(role)) != 0;
  }

  private static int bit(File file) {
    return 1 << file.ordinal();
  }

  private static int bit(Rank rank) {
    return 1 << (RANKS + rank.ordinal());
  }

  private static int bit(Role role) {
    return 1 << (ROLES + role.ordinal());
  }

  /** What a text is made of, without the commas that a phrase may put behind a word. */
  private List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    if (hasSpaces) {
      for (String part : text.split(" ", -1)) {
        parts.add(part.endsWith(comma) ? part.substring(0, part.length() - comma.length()) : part);
      }
    } else {
      text.codePoints().forEach(character -> parts.add(Character.toString(character)));
    }
    return parts;
  }
}
