package org.ahoz.notation;

/** A text that was expected to be one written move and is not. */
public final class NotationException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  NotationException(String text, String fault) {
    super("'" + text + "' " + fault);
  }
}
