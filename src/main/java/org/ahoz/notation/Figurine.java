package org.ahoz.notation;

import java.util.EnumMap;
import java.util.Map;
import org.ahoz.chess.Color;
import org.ahoz.chess.Role;
import org.jspecify.annotations.Nullable;

/**
 * The pictures of the pieces, U+2654 to U+265F. Which colour's picture stands in a text says
 * nothing of the side that moves.
 */
final class Figurine {

  private static final char FIRST = '\u2654';
  private static final Role[] ORDER = {
    Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN
  };

  private Figurine() {}

  /** The piece that this character pictures, or null. */
  static @Nullable Role role(char figurine) {
    int index = figurine - FIRST;
    return index >= 0 && index < 2 * ORDER.length ? ORDER[index % ORDER.length] : null;
  }

  /** The pictures of one colour; the pawn, which is not written, has none. */
  static Map<Role, String> all(Color color) {
    Map<Role, String> figurines = new EnumMap<>(Role.class);
    int offset = color == Color.WHITE ? 0 : ORDER.length;
    for (int index = 0; index < ORDER.length; index++) {
      if (ORDER[index] != Role.PAWN) {
        figurines.put(ORDER[index], String.valueOf((char) (FIRST + offset + index)));
      }
    }
    return figurines;
  }

  /** The same text with a language's letters instead of pictures. */
  static String inLetters(String text, NotationLanguage language) {
    StringBuilder letters = new StringBuilder(text.length());
    for (int index = 0; index < text.length(); index++) {
      Role role = role(text.charAt(index));
      letters.append(role == null ? text.substring(index, index + 1) : language.letter(role));
    }
    return letters.toString();
  }
}
