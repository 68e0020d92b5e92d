package org.ahoz.notation;

/**
 * A text of words that breaks its lines between them, before the eightieth column (PGN 4.3).
 *
 * <p>No line begins with a percent sign, which would hide it (PGN 6), or with a bracket, which many
 * programs take for a tag wherever it stands.
 */
final class WrappedText {

  private static final int LONGEST_LINE = 79;

  private final StringBuilder text = new StringBuilder();
  private final StringBuilder word = new StringBuilder();
  private boolean isEnded;
  private int column;

  /** Adds to the word at the end, or begins the next. */
  void append(String part) {
    if (isEnded && !mayBeginLine(part)) {
      word.append(' ');
      isEnded = false;
    } else if (isEnded) {
      takeWord();
    }
    word.append(part);
  }

  /** Ends the word at the end, if there is one. */
  void space() {
    isEnded = word.length() > 0;
  }

  /** Adds to the last word, even if it has ended. */
  void attach(String part) {
    isEnded = false;
    word.append(part);
  }

  private void takeWord() {
    if (column > 0) {
      boolean breaks = column + 1 + word.length() > LONGEST_LINE;
      text.append(breaks ? '\n' : ' ');
      column = breaks ? 0 : column + 1;
    }
    text.append(word);
    column += word.length();
    word.setLength(0);
    isEnded = false;
  }

  /** Adds a line of its own, which is not broken. */
  void line(String whole) {
    newLine();
    text.append(whole).append('\n');
  }

  private static boolean mayBeginLine(String part) {
    return !part.startsWith("%") && !part.startsWith("[");
  }

  private void newLine() {
    if (word.length() > 0) {
      takeWord();
    }
    if (column > 0) {
      text.append('\n');
      column = 0;
    }
  }

  /** All of it, with the end of the last line. */
  String finish() {
    newLine();
    return text.toString();
  }
}
