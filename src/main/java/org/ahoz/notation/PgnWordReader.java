package org.ahoz.notation;

import java.io.IOException;
import java.nio.CharBuffer;
import org.jspecify.annotations.Nullable;

/** Reads the words and numbers of movetext, each of bounded length. */
final class PgnWordReader {

  /** The longest symbol of PGN (PGN 7). */
  static final int LONGEST = 255;

  private static final int LONGEST_NUMBER = 9;

  /** The longest of what stands in parentheses and is no variation. */
  private static final int LONGEST_IN_PARENTHESES = 4;

  /** The same in styles that qualify pieces by their squares. */
  private static final int LONGEST_OF_GRAMMAR = 12;

  private static final String[] SCORES = {"0", "1", "1/2", "\u00BD"};

  private final CharacterBuffer input;
  private final @Nullable MoveGrammar grammar;
  private final char[] word = new char[LONGEST];
  private int length;
  private int number;
  private boolean isDotted;

  PgnWordReader(CharacterBuffer input, @Nullable MoveGrammar grammar) {
    this.input = input;
    this.grammar = grammar;
  }

  /** The characters of the last word, of which the first {@link #length()} count. */
  char[] characters() {
    return word;
  }

  int length() {
    return length;
  }

  int number() {
    return number;
  }

  /** Whether a full stop follows the last number. */
  boolean isDotted() {
    return isDotted;
  }

  PgnLexer.Token readSingle() throws IOException {
    length = 0;
    take();
    return PgnLexer.Token.WORD;
  }

  /** A glyph by its number, as {@code $14} (PGN 8.2.4). */
  PgnLexer.Token readGlyph() throws IOException {
    length = 0;
    take();
    while (length < LONGEST_NUMBER && PgnCharacter.isDigit(input.peek())) {
      take();
    }
    return PgnLexer.Token.WORD;
  }

  /** What begins with a digit: the number of a move, castling with zeros, or a result. */
  PgnLexer.Token readNumberOrWord() throws IOException {
    length = 0;
    number = 0;
    while (length < LONGEST_NUMBER && PgnCharacter.isDigit(input.peek())) {
      number = number * 10 + input.peek() - '0';
      take();
    }
    int next = input.peek();
    isDotted = PgnCharacter.isDot(next);
    if (isDotted) {
      return PgnLexer.Token.NUMBER;
    }
    if (grammar != null && grammar.isMove(CharBuffer.wrap(word, 0, length))) {
      return rest();
    }
    boolean isCastling = word[0] == '0' && length > 1;
    if (PgnCharacter.isWordEnd(next) && !isCastling) {
      return takeRestOfResult() ? PgnLexer.Token.WORD : PgnLexer.Token.NUMBER;
    }
    return rest();
  }

  PgnLexer.Token readWord() throws IOException {
    length = 0;
    return rest();
  }

  private PgnLexer.Token rest() throws IOException {
    while (length < LONGEST) {
      length += input.takeInto(word, length, PgnCharacter.IN_WORD);
      if (length >= LONGEST) {
        break;
      }
      int character = input.peek();
      if (character == '(') {
        int count = parenthesesLength(length > 0);
        if (count == 0) {
          return end();
        }
        for (; count > 0 && length < LONGEST; count--) {
          take();
        }
      } else if (PgnCharacter.isWordEnd(character)
          || (character == '.' && PgnCharacter.isDot(input.peek(1)))) {
        return end();
      } else {
        take();
      }
    }
    int next = input.peek();
    while (!PgnCharacter.isSpace(next) && next != CharacterBuffer.END) {
      input.advance();
      next = input.peek();
    }
    return PgnLexer.Token.LONG_WORD;
  }

  private PgnLexer.Token end() throws IOException {
    takeRestOfResult();
    return PgnLexer.Token.WORD;
  }

  private void take() throws IOException {
    word[length++] = (char) input.peek();
    input.advance();
  }

  /** Takes the second half of a result that is written with spaces: {@code 1 - 0}. */
  private boolean takeRestOfResult() throws IOException {
    if (length > 3 || !isScore()) {
      return false;
    }
    int hyphen = input.afterSpaces(0);
    int sign = input.peek(hyphen);
    if (hyphen == 0 || !(PgnCharacter.isHyphen(sign) || sign == ':')) {
      return false;
    }
    int second = input.afterSpaces(hyphen + 1);
    for (String score : SCORES) {
      int end = second + score.length();
      if (isAhead(score, second) && PgnCharacter.isWordEnd(input.peek(end))) {
        input.advance(second);
        word[length++] = '-';
        for (int count = score.length(); count > 0; count--) {
          take();
        }
        return true;
      }
    }
    return false;
  }

  private boolean isScore() {
    if (length == 0 || word[0] < '0' || (word[0] > '1' && word[0] != '\u00BD')) {
      return false;
    }
    for (String score : SCORES) {
      if (score.contentEquals(CharBuffer.wrap(word, 0, length))) {
        return true;
      }
    }
    return false;
  }

  private boolean isAhead(String text, int start) throws IOException {
    for (int index = 0; index < text.length(); index++) {
      if (input.peek(start + index) != text.charAt(index)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The length of parentheses that belong to a move and are no variation: an offer of a draw, en
   * passant, or within a word a promotion as in {@code e8(Q)}; 0 where it is none.
   */
  int parenthesesLength(boolean isInWord) throws IOException {
    if (grammar != null && grammar.isPartOfMove(inParentheses())) {
      return inParentheses().length() + 2;
    }
    StringBuilder inside = new StringBuilder(LONGEST_IN_PARENTHESES + 1);
    for (int ahead = 1; ahead <= LONGEST_IN_PARENTHESES + 1; ahead++) {
      int character = input.peek(ahead);
      if (character == ')') {
        String mark = inside.toString();
        boolean isMark = mark.equals("=") || mark.equals("ep") || mark.equals("e.p.");
        return isMark || (isInWord && isPieceName(mark)) ? ahead + 1 : 0;
      }
      inside.append((char) character);
    }
    return 0;
  }

  /** What stands in parentheses here, or the beginning of it. */
  private String inParentheses() throws IOException {
    StringBuilder inside = new StringBuilder();
    int character = input.peek(1);
    while (character != ')' && inside.length() <= LONGEST_OF_GRAMMAR) {
      inside.append((char) character);
      character = input.peek(inside.length() + 1);
    }
    return inside.toString();
  }

  private static boolean isPieceName(String name) {
    boolean isPawnCapture =
        name.length() == 2 && name.chars().allMatch(letter -> letter >= 'a' && letter <= 'h');
    return !name.isEmpty()
        && name.length() <= 3
        && !isPawnCapture
        && name.chars()
            .allMatch(letter -> Character.isLetter(letter) || Figurine.role((char) letter) != null);
  }
}
