package org.ahoz.lexicon;

/** A line is not a template. */
public final class TemplateException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;

  /**
   * Describes the fault.
   *
   * @param column where in the line it stands, counted from 1
   */
  TemplateException(String message, int column) {
    super(message);
    this.column = column;
  }

  /** Where in the line the fault stands, counted from 1 in characters. */
  public int column() {
    return column;
  }
}
