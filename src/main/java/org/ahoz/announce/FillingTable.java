package org.ahoz.announce;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/** What is made of a filling, once for each that is asked for. Safe to share between threads. */
final class FillingTable<T> {

  private static final int SIDES = 6;
  private static final int WINGS = SIDES + 2;
  private static final int FILES = WINGS + 2;
  private static final int RANKS = FILES + 8;
  private static final int SQUARES = RANKS + 8;
  private static final int SIZE = SQUARES + 64;

  private final Function<Filling, T> maker;
  private final AtomicReferenceArray<T> made = new AtomicReferenceArray<>(SIZE);

  FillingTable(Function<Filling, T> maker) {
    this.maker = maker;
  }

  /** What was made of a filling; of numbers and names, of which there is no end, anew each time. */
  T of(Filling filling) {
    int index = index(filling);
    if (index < 0) {
      return maker.apply(filling);
    }
    T known = made.get(index);
    if (known == null) {
      known = maker.apply(filling);
      made.set(index, known);
    }
    return known;
  }

  /** The place of a filling; -1 for one that is not kept. */
  private static int index(Filling filling) {
    if (filling instanceof Filling.OnSquare it) {
      return SQUARES + it.square().index();
    }
    if (filling instanceof Filling.Piece it) {
      return it.role().ordinal();
    }
    if (filling instanceof Filling.OnFile it) {
      return FILES + it.file().ordinal();
    }
    if (filling instanceof Filling.OnRank it) {
      return RANKS + it.rank().ordinal();
    }
    if (filling instanceof Filling.Side it) {
      return SIDES + it.color().ordinal();
    }
    if (filling instanceof Filling.Wing it) {
      return WINGS + it.side().ordinal();
    }
    return -1;
  }
}
