package org.ahoz.chess;

/** A text is not the FEN of a possible position; the message says what is wrong and where. */
public final class FenException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /**
   * @param problem what is wrong and where, in words that can be read aloud
   */
  public FenException(String problem) {
    super(problem);
  }
}
