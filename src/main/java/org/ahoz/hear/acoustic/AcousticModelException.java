package org.ahoz.hear.acoustic;

import org.jspecify.annotations.Nullable;

/** The acoustic model that comes along cannot be had: why, and what to do about it. */
public final class AcousticModelException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private static final String PLACE = "the acoustic model of CMU Sphinx: ";
  private static final String CURE =
      "; install the program anew, with all its jars, or hear with other ones by --ears";

  /**
   * Makes one.
   *
   * @param reason what is wrong with the model, in lower case, without a full stop
   * @param cause what was thrown below, if something was
   */
  public AcousticModelException(String reason, @Nullable Throwable cause) {
    super(PLACE + reason + CURE, cause);
  }

  /** Makes one that nothing else caused. */
  public AcousticModelException(String reason) {
    this(reason, null);
  }
}
