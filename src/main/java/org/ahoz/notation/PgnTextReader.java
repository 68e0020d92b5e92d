package org.ahoz.notation;

import java.io.IOException;

/** Reads the parts of a text of games that are free text: comments and the values of tags. */
final class PgnTextReader {

  /** A comment beyond this many characters is read over. */
  static final int LONGEST_COMMENT = 100_000;

  /** The value of a tag beyond this many characters is read over. */
  static final int LONGEST_VALUE = 10_000;

  /** A text beyond this many characters is rare, and its memory is not kept. */
  private static final int USUAL_LENGTH = 1 << 10;

  private static final String NEXT_GAME = "\n[Event \"";

  private final CharacterBuffer input;
  private StringBuilder reused = new StringBuilder(USUAL_LENGTH);
  private boolean isCut;
  private boolean isUnclosed;

  PgnTextReader(CharacterBuffer input) {
    this.input = input;
  }

  /** Whether the last text was longer than is kept. */
  boolean isCut() {
    return isCut;
  }

  /** Whether the last text did not end as it should. */
  boolean isUnclosed() {
    return isUnclosed;
  }

  /** What stands between braces; they do not nest (PGN 5). The input is at the first brace. */
  String comment() throws IOException {
    input.advance();
    StringBuilder comment = begin();
    while (true) {
      takePlain(comment, LONGEST_COMMENT);
      int character = input.peek();
      if (character == '}') {
        input.advance();
        break;
      }
      if (character == CharacterBuffer.END || (character == '\n' && isAhead(NEXT_GAME))) {
        isUnclosed = true;
        break;
      }
      append(comment, character, LONGEST_COMMENT);
      input.advance();
    }
    return comment.toString();
  }

  /** What stands from the next character but one to the end of the line. */
  String restOfLine() throws IOException {
    input.advance();
    StringBuilder rest = begin();
    takePlain(rest, LONGEST_COMMENT);
    while (!PgnCharacter.isLineEnd(input.peek())) {
      append(rest, input.peek(), LONGEST_COMMENT);
      input.advance();
      takePlain(rest, LONGEST_COMMENT);
    }
    return rest.toString();
  }

  /**
   * The value of a tag whose opening quote has been taken. A quote that is not followed by the
   * bracket belongs to the value, escaped or not, as does a printed quote after a straight one that
   * does not end the line; the value ends with the line in any case.
   *
   * @param opening the opening quote
   */
  String tagValue(int opening) throws IOException {
    StringBuilder value = begin();
    while (true) {
      takePlain(value, LONGEST_VALUE);
      int character = input.peek();
      if (PgnCharacter.isLineEnd(character)) {
        isUnclosed = true;
        break;
      }
      if (PgnCharacter.isQuote(character)
          && endsTag(1)
          && (character == '"' || opening != '"' || endsLine(1))) {
        input.advance();
        skipToBracketEnd();
        break;
      }
      if (character == '\\') {
        character = escaped();
      }
      append(value, character, LONGEST_VALUE);
      input.advance();
    }
    return value.toString();
  }

  /**
   * The character that a backslash stands for (PGN 7), which is then the next one. The backslash
   * itself stays where nothing is to be escaped, and before the last quote of a line, which would
   * else have no end.
   */
  private int escaped() throws IOException {
    int next = input.peek(1);
    boolean isEscape =
        next == '\\' || next == '\'' || (next == '"' && !(endsTag(2) && endsLine(2)));
    if (!isEscape) {
      isUnclosed |= next == '"';
      return '\\';
    }
    input.advance();
    return next;
  }

  /** Whether the tag ends here, so far ahead, with a bracket or with the line. */
  private boolean endsTag(int ahead) throws IOException {
    int character = input.peek(afterSpaces(ahead));
    return character == ']' || PgnCharacter.isLineEnd(character);
  }

  private boolean endsLine(int ahead) throws IOException {
    int bracket = afterSpaces(ahead);
    return input.peek(bracket) != ']'
        || PgnCharacter.isLineEnd(input.peek(afterSpaces(bracket + 1)));
  }

  /** Spaces, without those that end the line. */
  private int afterSpaces(int start) throws IOException {
    int ahead = start;
    while (ahead < CharacterBuffer.LOOKAHEAD
        && input.peek(ahead) != '\n'
        && PgnCharacter.isSpace(input.peek(ahead))) {
      ahead++;
    }
    return ahead;
  }

  private void skipToBracketEnd() throws IOException {
    input.advance(afterSpaces(0));
    if (input.peek() == ']') {
      input.advance();
    } else {
      isUnclosed = true;
    }
  }

  /** Whether this stands next in the input. */
  private boolean isAhead(String expected) throws IOException {
    for (int ahead = 0; ahead < expected.length(); ahead++) {
      if (input.peek(ahead) != expected.charAt(ahead)) {
        return false;
      }
    }
    return true;
  }

  private StringBuilder begin() {
    isCut = false;
    isUnclosed = false;
    if (reused.capacity() > USUAL_LENGTH) {
      reused = new StringBuilder(USUAL_LENGTH);
    }
    reused.setLength(0);
    return reused;
  }

  /** Takes what needs no second look. */
  private void takePlain(StringBuilder text, int longest) {
    input.takeInto(text, PgnCharacter.IN_TEXT);
    if (text.length() > longest) {
      text.setLength(longest);
      isCut = true;
    }
  }

  private void append(StringBuilder text, int character, int longest) {
    if (text.length() < longest) {
      text.append((char) character);
    } else {
      isCut = true;
    }
  }
}
