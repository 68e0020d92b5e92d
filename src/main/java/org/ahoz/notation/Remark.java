package org.ahoz.notation;

import java.util.Locale;

/**
 * Something about the way a move is written that does not agree with the move, or with PGN's
 * notation. None of it casts doubt on which move is meant.
 */
public enum Remark {
  /** A check is marked, and the move gives none. */
  NO_CHECK,
  /** The move gives check, and nothing says so. */
  CHECK_NOT_MARKED,
  /** Two crosses, and the move gives neither double check nor mate. */
  NO_DOUBLE_CHECK,
  /** Mate is marked, and the move does not give it. */
  NO_MATE,
  /** The move gives mate, and nothing says so. */
  MATE_NOT_MARKED,
  /** A capture is marked, and the move takes nothing. */
  NO_CAPTURE,
  /** The move takes a piece, and no sign says so; FIDE Laws C.9 leave the sign free. */
  CAPTURE_NOT_MARKED,
  /** En passant is marked, and the move does not take so. */
  NO_EN_PASSANT,
  /** A file or rank of departure is written that nobody needs. */
  NEEDLESS_DEPARTURE,
  /** A letter has not the case, or not the script, that it should have. */
  LETTER_CASE,
  /** The piece that takes is not named, and only one can. */
  PIECE_NOT_NAMED;

  /** The stable name of this remark, in lower case with hyphens. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
