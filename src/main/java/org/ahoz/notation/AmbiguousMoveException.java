package org.ahoz.notation;

import java.util.List;
import org.ahoz.chess.Move;

/** A written move that more than one legal move fits. */
public final class AmbiguousMoveException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient List<Move> candidates;

  AmbiguousMoveException(List<Move> candidates) {
    super("the move is ambiguous here: it may be any of " + candidates);
    this.candidates = candidates;
  }

  /** The moves that fit. */
  public List<Move> candidates() {
    return candidates;
  }
}
