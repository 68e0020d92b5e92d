package org.ahoz.notation;

/** A written move that no legal move fits. */
public final class IllegalMoveException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient Reason reason;

  IllegalMoveException(Reason reason) {
    super("the move is not legal here: " + reason);
    this.reason = reason;
  }

  /** Why no legal move fits. */
  public Reason reason() {
    return reason;
  }
}
