package org.ahoz.lexicon;

import org.ahoz.lexicon.Template.Sequence;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.lexicon.Template.Text;

/** The slots of the template that names a square. */
public final class SquareSlots {

  /** The file of the square. */
  public static final Slot FILE = new Slot("file", null, null);

  /** The rank of the square. */
  public static final Slot RANK = new Slot("rank", null, null);

  private SquareSlots() {}

  /** The slot of a square's template that is said last, and takes the form of the square. */
  public static Slot last(Template square) {
    Slot last = RANK;
    for (Template part : square.all()) {
      if (part instanceof Slot slot) {
        last = slot;
      }
    }
    return last;
  }

  /** Whether the template of a square may have such a part. */
  static boolean isAllowed(Template part) {
    return part instanceof Text
        || part instanceof Sequence
        || part.equals(FILE)
        || part.equals(RANK);
  }
}
