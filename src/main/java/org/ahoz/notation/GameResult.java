package org.ahoz.notation;

/** How a game ended, as a file says it (PGN 8.2.6). */
public enum GameResult {
  WHITE_WINS("1-0"),
  BLACK_WINS("0-1"),
  DRAW("1/2-1/2"),

  /** The game goes on, or nobody wrote how it ended. */
  UNKNOWN("*");

  private final String marker;

  GameResult(String marker) {
    this.marker = marker;
  }

  /** The marker that PGN uses. */
  public String marker() {
    return marker;
  }
}
