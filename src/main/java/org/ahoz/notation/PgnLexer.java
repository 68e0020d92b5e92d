package org.ahoz.notation;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text of games into words, comments, tags and brackets, without judging them.
 *
 * <p>Full stops, commas and ellipses are white space where they stand before a word, so that move
 * numbers of every style are numbers and no more. Square brackets are tags where they look like
 * tags, and else the brackets of a variation, as in print. Every token is of bounded length.
 */
final class PgnLexer {

  /** What a token is. */
  enum Token {
    /** A word of movetext, in {@link #word()}. */
    WORD,
    /** The number of a move, in {@link #number()}. */
    NUMBER,
    /** A comment, in {@link #text()}. */
    COMMENT,
    /** A tag pair, in {@link #tagName()} and {@link #text()}. */
    TAG,
    /** A line that begins like a tag pair and is none, in {@link #text()}. */
    BAD_TAG,
    /** The beginning of a variation. */
    OPEN,
    /** The end of a variation. */
    CLOSE,
    /** A word too long to be one; the beginning of it is in {@link #word()}. */
    LONG_WORD,
    END
  }

  private static final int LONGEST_TAG_NAME = 64;
  private static final int LONGEST_NUMBER = 9;

  private final CharacterBuffer input;
  private final PgnTextReader texts;
  private final PgnWordReader words;

  private String text = "";
  private String tagName = "";
  private int line;
  private int column;
  private long offset;
  private int newlines;
  private Token last = Token.END;
  private boolean isPushedBack;
  private int expectedNumber;
  private final boolean mayEndWithNumber;

  /**
   * @param grammar how moves look that are not algebraic; null when they are
   * @param isBeginning whether a text begins with what is read
   */
  PgnLexer(Reader reader, @Nullable MoveGrammar grammar, boolean isBeginning) {
    input = new CharacterBuffer(reader, isBeginning);
    texts = new PgnTextReader(input);
    words = new PgnWordReader(input, grammar);
    mayEndWithNumber = grammar instanceof DescriptiveGrammar;
  }

  /** The characters of the word, of which the first {@link #length()} count. */
  char[] word() {
    return words.characters();
  }

  int length() {
    return words.length();
  }

  int number() {
    return words.number();
  }

  /** Whether a full stop follows the number. */
  boolean isNumberDotted() {
    return words.isDotted();
  }

  String text() {
    return text;
  }

  String tagName() {
    return tagName;
  }

  /** Where the token begins. */
  int line() {
    return line;
  }

  int column() {
    return column;
  }

  /** Whether a blank line stands before the token. */
  boolean isAfterBlankLine() {
    return newlines > 1;
  }

  /** Whether the token stands on the line of the one before it. */
  boolean isOnSameLine() {
    return newlines == 0;
  }

  /** Whether the last comment or tag was longer than is kept. */
  boolean isTextCut() {
    return texts.isCut();
  }

  /** Whether the last comment or tag did not end as it should. */
  boolean isTextUnclosed() {
    return texts.isUnclosed();
  }

  /** Whether all of the input so far can be text. */
  boolean isInputText() {
    return input.isText();
  }

  /** Tells the number of the move to come: a semicolon before it is but a stop, as in print. */
  void expectNumber(int next) {
    expectedNumber = next;
  }

  /** Makes {@link #next()} give the last token once more. */
  void pushBack() {
    isPushedBack = true;
  }

  /** Begins to keep the text, from the next token on. */
  void startText() {
    input.forgetBefore(nextOffset());
  }

  /** The text from where it was started to the next token; empty where it was too long to keep. */
  String textSoFar() {
    return input.textUntil(nextOffset());
  }

  private long nextOffset() {
    return isPushedBack ? offset : input.offset();
  }

  Token next() throws IOException {
    if (isPushedBack) {
      isPushedBack = false;
      return last;
    }
    skip();
    line = input.line();
    column = input.column();
    offset = input.offset();
    last = token();
    return last;
  }

  private Token token() throws IOException {
    int character = input.peek();
    return switch (character) {
      case CharacterBuffer.END -> Token.END;
      case '{' -> {
        text = texts.comment();
        yield Token.COMMENT;
      }
      case ';' -> {
        text = texts.restOfLine();
        yield Token.COMMENT;
      }
      case '[' -> bracket();
      case '(' -> words.parenthesesLength(false) > 0 ? words.readWord() : take(Token.OPEN);
      case ')', ']' -> take(Token.CLOSE);
      case '*' -> words.readSingle();
      case '$' -> words.readGlyph();
      default -> PgnCharacter.isDigit(character) ? words.readNumberOrWord() : words.readWord();
    };
  }

  private Token take(Token token) {
    input.advance();
    return token;
  }

  /** Takes what stands before a token. */
  private void skip() throws IOException {
    if (isBehindMove() && input.peek() == ';' && isExpectedNumberAhead()) {
      input.advance();
    }
    newlines = 0;
    while (true) {
      newlines += input.skip(PgnCharacter.IS_SKIPPED);
      int character = input.peek();
      if (character == '%' && input.column() == 1) {
        texts.restOfLine();
        continue;
      }
      if (!PgnCharacter.isSkipped(character)) {
        return;
      }
      newlines += character == '\n' ? 1 : 0;
      input.advance();
    }
  }

  /** Whether the last token may be the end of a move, which may be a number that stands apart. */
  private boolean isBehindMove() {
    return last == Token.WORD || (mayEndWithNumber && last == Token.NUMBER);
  }

  private boolean isExpectedNumberAhead() throws IOException {
    int start = input.afterSpaces(1);
    int value = 0;
    int digits = 0;
    while (digits < LONGEST_NUMBER && PgnCharacter.isDigit(input.peek(start + digits))) {
      value = value * 10 + input.peek(start + digits) - '0';
      digits++;
    }
    return digits > 0 && value == expectedNumber;
  }

  /** Whether the next token ends a variation. */
  boolean isCloseAhead() throws IOException {
    int next = input.peek(input.afterSpaces(0));
    return next == ')' || next == ']';
  }

  /**
   * Takes a hyphen or a sign of capture that stands apart and is followed by a word, as print has
   * it between two squares.
   *
   * @return {@code -} or {@code x}, or 0 where there is none
   */
  char takeSign() throws IOException {
    int start = input.afterSpaces(0);
    int sign = input.peek(start);
    if (start == 0 || sign == CharacterBuffer.END || PgnCharacter.isNoSign(sign)) {
      return 0;
    }
    int next = input.peek(start + 1);
    boolean isHyphen =
        PgnCharacter.isHyphen(sign)
            && (PgnCharacter.isSpace(next) || (next >= 0 && Character.isLetter(next)));
    boolean isCapture =
        PgnCharacter.isSpace(next) && (sign == '\u00D7' || MoveText.isCapture((char) sign));
    if (isHyphen || isCapture) {
      input.advance(start + 1);
    }
    return isHyphen ? '-' : isCapture ? 'x' : 0;
  }

  private Token bracket() throws IOException {
    int nameStart = input.afterSpaces(1);
    int nameEnd = nameStart;
    while (nameEnd - nameStart < LONGEST_TAG_NAME && PgnCharacter.isTagName(input.peek(nameEnd))) {
      nameEnd++;
    }
    if (nameEnd > nameStart) {
      int quote = input.afterSpaces(nameEnd);
      if (PgnCharacter.isQuote(input.peek(quote))) {
        return tag(nameStart, nameEnd, quote);
      }
      if ((newlines > 0 || line == 1) && isLikeTag(nameStart, nameEnd)) {
        text = texts.restOfLine();
        return Token.BAD_TAG;
      }
    }
    return take(Token.OPEN);
  }

  private Token tag(int nameStart, int nameEnd, int quote) throws IOException {
    StringBuilder name = new StringBuilder(nameEnd - nameStart);
    for (int ahead = nameStart; ahead < nameEnd; ahead++) {
      name.append((char) input.peek(ahead));
    }
    int opening = input.peek(quote);
    input.advance(quote + 1);
    tagName = name.toString();
    text = texts.tagValue(opening);
    return Token.TAG;
  }

  /** Whether a name stands here that no move could be: letters only, and a space or bracket. */
  private boolean isLikeTag(int nameStart, int nameEnd) throws IOException {
    int next = input.peek(nameEnd);
    if (nameEnd - nameStart < 3 || !(next == ']' || PgnCharacter.isSpace(next))) {
      return false;
    }
    for (int ahead = nameStart; ahead < nameEnd; ahead++) {
      if (!Character.isLetter(input.peek(ahead))) {
        return false;
      }
    }
    return true;
  }
}
