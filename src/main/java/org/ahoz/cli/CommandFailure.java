package org.ahoz.cli;

/**
 * A command cannot go on; the message names place, cause and cure, and goes to standard error as it
 * is.
 */
final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ExitCode exitCode;
  private final String code;

  /**
   * A failure.
   *
   * @param code the stable name of its kind in machine-readable output, in lower case with hyphens
   */
  CommandFailure(ExitCode exitCode, String code, String message) {
    super(message);
    this.exitCode = exitCode;
    this.code = code;
  }

  ExitCode exitCode() {
    return exitCode;
  }

  String code() {
    return code;
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
