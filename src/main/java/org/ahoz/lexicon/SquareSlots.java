package org.ahoz.lexicon;

import java.util.Set;
import org.ahoz.lexicon.Template.Slot;

/** The slots of the template that names a square. */
public final class SquareSlots {

  /** The file of the square. */
  public static final Slot FILE = new Slot("file", null, null);

  /** The rank of the square. */
  public static final Slot RANK = new Slot("rank", null, null);

  static final Set<Slot> ALL = Set.of(FILE, RANK);

  private SquareSlots() {}

  /** The slot of a square's template that is said last, and takes the form of the square. */
  public static Slot last(Template square) {
    Slot[] last = {RANK};
    square.visit(
        part -> {
          if (part instanceof Slot slot) {
            last[0] = slot;
          }
        });
    return last[0];
  }
}
