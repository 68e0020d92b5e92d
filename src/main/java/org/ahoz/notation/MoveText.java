package org.ahoz.notation;

import java.text.Normalizer;

/**
 * Brings the many characters that people and programs write to the few that are read: composed and
 * half-width forms (NFKC), plain spaces, hyphens, {@code x} and digits, and nothing invisible.
 */
final class MoveText {

  private MoveText() {}

  static String normalise(String text) {
    for (int index = 0; index < text.length(); index++) {
      if (text.charAt(index) >= 128) {
        return normaliseUnicode(text);
      }
    }
    return text;
  }

  private static String normaliseUnicode(String text) {
    String composed = Normalizer.normalize(text, Normalizer.Form.NFKC);
    StringBuilder plain = new StringBuilder(composed.length());
    for (int index = 0; index < composed.length(); index++) {
      char character = composed.charAt(index);
      if (!isInvisible(character)) {
        plain.append(plain(character));
      }
    }
    return plain.toString();
  }

  /** Marks of direction and joining, and the selectors of text and picture forms. */
  static boolean isInvisible(char character) {
    return character >= 128
        && (Character.getType(character) == Character.FORMAT
            || (character >= '\uFE00' && character <= '\uFE0F'));
  }

  private static char plain(char character) {
    return switch (character) {
      case '\u00D7', '\u2715', '\u2716', '\u2A2F' -> 'x'; // multiplication signs
      case '\u2236' -> ':'; // ratio
      default -> {
        if (isDash(character)) {
          yield '-';
        }
        if (isSpace(character)) {
          yield ' ';
        }
        int digit = character < 128 ? -1 : Character.digit(character, 10);
        yield digit < 0 ? character : (char) ('0' + digit);
      }
    };
  }

  /** Hyphens, dashes and the minus sign. */
  static boolean isDash(char character) {
    return character == '-'
        || (character >= '\u2010' && character <= '\u2015')
        || character == '\u2212'
        || character == '\uFE58'
        || character == '\uFE63'
        || character == '\uFF0D';
  }

  /** Any space, the ones that do not break included. */
  static boolean isSpace(char character) {
    return character <= ' '
        || character == '\u0085'
        || (character >= '\u00A0' && Character.isSpaceChar(character));
  }

  /** The letter O, in Latin, Cyrillic or Greek, or zero, as in castling. */
  static boolean isCastlingLetter(char character) {
    return switch (character) {
      case '0', 'O', 'o', '\u041E', '\u043E', '\u039F', '\u03BF' -> true;
      default -> false;
    };
  }

  /** A sign of capture: {@code x}, the Cyrillic letter like it, or a colon. */
  static boolean isCapture(char character) {
    return switch (character) {
      case 'x', 'X', ':', '\u0445', '\u0425' -> true;
      default -> false;
    };
  }
}
