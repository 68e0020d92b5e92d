package org.ahoz.lexicon;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What may stand in braces in a phrase. */
public enum SlotName {
  /** The piece that moves, or that a sentence is about. */
  PIECE(Kind.ROLE),
  /** The piece that is taken. */
  CAPTURED(Kind.ROLE),
  /** The piece that a pawn becomes. */
  PROMOTED(Kind.ROLE),
  /** The piece that stands in the way. */
  BLOCKER(Kind.ROLE),
  /** What tells the moving piece from its twin: a file, a rank or a square; often nothing. */
  FROM(Kind.FROM),
  /** The square from which a piece moves. */
  ORIGIN(Kind.SQUARE),
  /** The square to which a piece moves. */
  TO(Kind.SQUARE),
  /** Any other square. */
  AT(Kind.SQUARE),
  /** The side that moves, or that a sentence is about. */
  SIDE(Kind.SIDE),
  /** The opponent of {@link #SIDE}. */
  OTHER_SIDE(Kind.SIDE),
  /** The side of the board to which a king castles. */
  WING(Kind.WING),
  /** Moves to choose from, said in full elsewhere. */
  CHOICES(Kind.SAID),
  /** A move, said in full elsewhere. */
  MOVE(Kind.SAID),
  /** A time, said in full elsewhere. */
  TIME(Kind.SAID),
  /** Pieces and where they stand, said in full elsewhere. */
  PIECES(Kind.SAID),
  /** Squares, said in full elsewhere. */
  SQUARES(Kind.SAID),
  /** A number, such as that of a round or a rating. */
  NUMBER(Kind.NUMBER),
  /** Of how many the number is. */
  TOTAL(Kind.NUMBER),
  /** The day of a date, 1 to 31. */
  DAY(Kind.NUMBER),
  /** The month of a date. */
  MONTH(Kind.MONTH),
  /** The year of a date. */
  YEAR(Kind.NUMBER),
  /** What somebody or something is called, as the game has it. */
  NAME(Kind.NAME),
  /** The phrase check or mate, where a language says it inside the move; nothing without check. */
  CHECK(Kind.SAID);

  /** What stands in a slot. */
  public enum Kind {
    ROLE,
    SQUARE,
    FROM,
    SIDE,
    WING,
    NUMBER,
    MONTH,
    NAME,
    SAID
  }

  private static final Map<String, SlotName> BY_KEY = new HashMap<>();

  static {
    for (SlotName slot : values()) {
      BY_KEY.put(slot.key, slot);
    }
  }

  private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final Kind kind;

  SlotName(Kind kind) {
    this.kind = kind;
  }

  /** The name in templates, such as {@code other-side}. */
  public String key() {
    return key;
  }

  /** What stands in this slot. */
  public Kind kind() {
    return kind;
  }

  /** Whether one word of the lexicon stands here, with which other words may agree. */
  public boolean isWord() {
    return kind == Kind.ROLE || kind == Kind.SIDE || kind == Kind.WING;
  }

  /** The slot of this name; empty when there is none. */
  public static Optional<SlotName> of(String key) {
    return Optional.ofNullable(BY_KEY.get(key));
  }
}
