package org.ahoz.notation;

/** The classes of characters in a text of games; each takes {@link CharacterBuffer#END} too. */
final class PgnCharacter {

  private static final char ELLIPSIS = '\u2026';
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** ASCII characters that belong to a word wherever they stand. */
  static final boolean[] IN_WORD = kind("+-=#/!?:");

  /** ASCII characters that mean nothing but themselves in comments and in the values of tags. */
  static final boolean[] IN_TEXT = kind(" !#$%&'()*+,-./:;<=>?@[]^_`{|~");

  /** ASCII characters for which {@link #isSkipped} holds. */
  static final boolean[] IS_SKIPPED = new boolean[128];

  static {
    for (char character = 0; character < IS_SKIPPED.length; character++) {
      IS_SKIPPED[character] = isSkipped(character);
    }
  }

  private PgnCharacter() {}

  /** Letters, digits and some others. */
  private static boolean[] kind(String others) {
    boolean[] kind = new boolean[128];
    for (char character = 0; character < kind.length; character++) {
      kind[character] = Character.isLetterOrDigit(character) || others.indexOf(character) >= 0;
    }
    return kind;
  }

  static boolean isDigit(int character) {
    return character >= '0' && character <= '9';
  }

  /** A full stop or an ellipsis. */
  static boolean isDot(int character) {
    return character == '.' || character == ELLIPSIS;
  }

  static boolean isHyphen(int character) {
    return character >= 0 && MoveText.isDash((char) character);
  }

  static boolean isSpace(int character) {
    return character >= 0
        && (character <= ' '
            || (character > '~'
                && (MoveText.isSpace((char) character) || character == BYTE_ORDER_MARK)));
  }

  static boolean isLineEnd(int character) {
    return character == '\n' || character == '\r' || character == CharacterBuffer.END;
  }

  /** Whether this is neither a hyphen nor a sign of capture, as most characters are not. */
  static boolean isNoSign(int character) {
    return character < 128 && character != '-' && !MoveText.isCapture((char) character);
  }

  /** What may stand before a token and means nothing there. */
  static boolean isSkipped(int character) {
    return isSpace(character) || isDot(character) || character == ',' || character == '}';
  }

  /** What ends a word. */
  static boolean isWordEnd(int character) {
    return switch (character) {
      case CharacterBuffer.END, '{', '}', '(', ')', '[', ']', ';', ',', '*', '$', ELLIPSIS -> true;
      default -> isSpace(character);
    };
  }

  /** What the name of a tag is made of (PGN 8.1.1), and a hyphen. */
  static boolean isTagName(int character) {
    return (character >= 'A' && character <= 'Z')
        || (character >= 'a' && character <= 'z')
        || isDigit(character)
        || character == '_'
        || character == '-';
  }

  /** A straight quote, or one of those that word processors make of it. */
  static boolean isQuote(int character) {
    return character == '"' || (character >= '\u201C' && character <= '\u201E');
  }
}
