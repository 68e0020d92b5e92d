package org.ahoz.hear.sphinx;

/** A recognizer that cannot be had, with what to do about it. */
public final class RecognizerException extends RuntimeException {

  private static final long serialVersionUID = 1;

  RecognizerException(String message) {
    super(message);
  }

  RecognizerException(String message, Throwable cause) {
    super(message, cause);
  }
}
