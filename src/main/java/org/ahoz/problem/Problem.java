package org.ahoz.problem;

/**
 * A finding about a game file, a lexicon or a voice.
 *
 * @param severity how much it matters
 * @param code a stable name of the kind of problem, in lower case with hyphens
 * @param file the file as its reader knows it
 * @param line counted from 1; 0 when the problem concerns the whole file
 * @param column counted from 1 in characters; 0 when the problem concerns the whole line
 * @param message what is wrong, in lower case, without a full stop
 * @param hint what would help; empty where nothing can be said
 */
public record Problem(
    Severity severity,
    String code,
    String file,
    int line,
    int column,
    String message,
    String hint) {

  /** The place in the form that editors and screen readers follow: {@code file:line:column}. */
  public String place() {
    if (line == 0) {
      return file;
    }
    return column == 0 ? file + ":" + line : file + ":" + line + ":" + column;
  }

  /** One line for the finding and, where there is a hint, an indented second one. */
  @Override
  public String toString() {
    String first = place() + ": " + severity.word() + "[" + code + "]: " + message;
    return hint.isEmpty() ? first : first + "\n    hint: " + hint;
  }
}
