package org.ahoz.announce;

import java.util.Locale;
import java.util.Optional;
import org.ahoz.lexicon.Style;

/** What may be said of a move or left out, whatever the style. */
public enum Detail {
  /** The side that moves; the pawn is named with it, since a colour needs its noun. */
  COLOR,
  /** The word for a pawn that moves. */
  PAWN,
  /** What is taken. */
  CAPTURED,
  /** The whole square of origin, and not only what tells a piece from its twin. */
  ORIGIN,
  /** Check and mate. */
  CHECK,
  /** The number of the move, before each of White's. */
  NUMBER,
  /** Of castling both squares of the king in place of its name; in Chess960 they would not do. */
  CASTLING_SQUARES;

  private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The name on the command line, such as {@code captured}. */
  public String key() {
    return key;
  }

  /** Whether a style says it by itself. */
  boolean isSaidIn(Style style) {
    return switch (this) {
      case COLOR, PAWN, CAPTURED -> style == Style.FULL;
      case ORIGIN -> style == Style.FULL || style == Style.FROM_TO;
      case CHECK -> true;
      case NUMBER, CASTLING_SQUARES -> false;
    };
  }

  /** The detail of this name; empty when there is none. */
  public static Optional<Detail> of(String key) {
    for (Detail detail : values()) {
      if (detail.key.equals(key)) {
        return Optional.of(detail);
      }
    }
    return Optional.empty();
  }
}
