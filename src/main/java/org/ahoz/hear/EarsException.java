package org.ahoz.hear;

import org.jspecify.annotations.Nullable;

/** Ears that cannot hear: where it went wrong, why, and what would help. */
public final class EarsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What kind of failure it is. */
  public enum Kind {
    /** There is no such file or folder. */
    NO_MODEL,
    /** The file or folder is not a model of these ears, or it is damaged. */
    NOT_A_MODEL,
    /** The model does not know the language. */
    OTHER_LANGUAGE,
    /** These ears cannot be used on this computer. */
    UNAVAILABLE,
    /** They failed at something that they should be able to do. */
    FAILED
  }

  private final Kind kind;

  /**
   * Makes one.
   *
   * @param place the model, or the name of the ears
   * @param reason what is wrong with it, in lower case, without a full stop
   * @param cure what would help, likewise
   * @param cause what was thrown below, if something was
   */
  public EarsException(
      Kind kind, String place, String reason, String cure, @Nullable Throwable cause) {
    super(place + ": " + reason + "; " + cure, cause);
    this.kind = kind;
  }

  /** Makes one that nothing else caused. */
  public EarsException(Kind kind, String place, String reason, String cure) {
    this(kind, place, reason, cure, null);
  }

  /** What kind of failure it is. */
  public Kind kind() {
    return kind;
  }
}
