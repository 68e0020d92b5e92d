package org.ahoz.announce;

import java.util.EnumSet;
import java.util.Set;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.Style;

/**
 * How much is said of a move: a style, with some details said more and others left out.
 *
 * <p>The phrases of the full style have a place for every detail. A move of which more is said than
 * the style says by itself takes those, with only the wanted slots filled.
 */
record Details(Style style, Set<Detail> said) {

  /** Copies the set. */
  Details {
    said = Set.copyOf(said);
  }

  /** What a style says by itself. */
  static Details of(Style style) {
    Set<Detail> said = EnumSet.noneOf(Detail.class);
    for (Detail detail : Detail.values()) {
      if (detail.isSaidIn(style)) {
        said.add(detail);
      }
    }
    return new Details(style, said);
  }

  /** The same in another style, with what was said or left out beyond the first. */
  Details in(Style other) {
    Details changed = of(other);
    for (Detail detail : Detail.values()) {
      if (says(detail) != detail.isSaidIn(style)) {
        changed = changed.with(detail, says(detail));
      }
    }
    return changed;
  }

  Details with(Detail detail, boolean isSaid) {
    Set<Detail> changed = EnumSet.noneOf(Detail.class);
    changed.addAll(said);
    if (isSaid) {
      changed.add(detail);
    } else {
      changed.remove(detail);
    }
    return new Details(style, changed);
  }

  boolean says(Detail detail) {
    return said.contains(detail);
  }

  /** The style whose phrases say what needs no fuller one: that of both squares, or one without. */
  Style usualStyle() {
    if (style == Style.FULL) {
      return style;
    }
    if (says(Detail.ORIGIN)) {
      return Style.FROM_TO;
    }
    return style == Style.FROM_TO ? Style.PLAIN : style;
  }

  /** Whether more is said of a move than the usual phrase has places for. */
  boolean needFullPhrase(MoveFacts facts) {
    return style == Style.FULL
        || says(Detail.COLOR)
        || (says(Detail.PAWN) && facts.isOfPawn())
        || (says(Detail.CAPTURED) && facts.isCapture());
  }

  /**
   * Empties the slots of a full phrase that are not to be said, as far as the phrase has them in
   * brackets: what it cannot do without is said nevertheless.
   */
  void restrict(Slots slots, MoveFacts facts, SpokenSaying saying) {
    if (!says(Detail.COLOR)) {
      empty(SlotName.SIDE, slots, saying);
      empty(SlotName.OTHER_SIDE, slots, saying);
      if (!says(Detail.PAWN) && facts.isOfPawn()) {
        empty(SlotName.PIECE, slots, saying);
      }
    }
    if (!says(Detail.CAPTURED)) {
      empty(SlotName.CAPTURED, slots, saying);
    }
    if (!says(Detail.ORIGIN)) {
      empty(SlotName.ORIGIN, slots, saying);
    }
    if (saying.placesOrigin() && slots.has(SlotName.ORIGIN)) {
      slots.put(SlotName.FROM, null);
    }
  }

  private static void empty(SlotName slot, Slots slots, SpokenSaying saying) {
    if (!saying.needs(slot)) {
      slots.put(slot, null);
    }
  }
}
