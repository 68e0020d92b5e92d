package org.ahoz.cli;

import java.io.PrintStream;

/**
 * Standard error: lines of messages and, below them on a terminal, at most one line that is drawn
 * over and over. Safe for use by several threads.
 */
final class Messages {

  private final PrintStream stream;

  /** What stands on the line of the cursor; empty when nothing was drawn. */
  private String drawn = "";

  Messages(PrintStream stream) {
    this.stream = stream;
  }

  /** The stream itself, for those who print when nothing is drawn. */
  PrintStream stream() {
    return stream;
  }

  /** Prints a line; what is drawn moves below it. */
  synchronized void tell(String line) {
    if (drawn.isEmpty()) {
      stream.println(line);
      return;
    }
    String below = drawn;
    stream.print("\r" + " ".repeat(drawn.length()) + "\r");
    stream.println(line);
    drawn = "";
    draw(below);
  }

  /** Draws the line of the cursor anew. */
  synchronized void draw(String line) {
    int rest = Math.max(0, drawn.length() - line.length());
    stream.print("\r" + line + " ".repeat(rest));
    stream.flush();
    drawn = line;
  }

  /** Leaves what is drawn as it is, and goes to the next line. */
  synchronized void endDrawing() {
    if (!drawn.isEmpty()) {
      stream.println();
      drawn = "";
    }
  }
}
