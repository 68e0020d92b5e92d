package org.ahoz.hear.sphinx;

/** A profile is not there, or cannot be read or kept; the message names place, cause and cure. */
public final class ProfileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  public enum Kind {
    /** There is no profile of this name. */
    UNKNOWN,
    /** No profile can have this name. */
    BAD_NAME,
    /** The file is no profile, one of another version, or damaged. */
    DAMAGED,
    /** The system does not let it be read. */
    READ_FAILED,
    /** The system does not let it be written or deleted. */
    WRITE_FAILED
  }

  private final Kind kind;

  ProfileException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  ProfileException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /** What is wrong. */
  public Kind kind() {
    return kind;
  }
}
