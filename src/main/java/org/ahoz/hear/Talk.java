package org.ahoz.hear;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ahoz.chess.Move;
import org.jspecify.annotations.Nullable;

/**
 * What was said before about the move that is to be heard now.
 *
 * @param asked the moves among which a question asked, in their order; empty when none was asked
 * @param denied moves that the player has refused, which are not offered again
 * @param last the move that was understood, and may be put right; null where none was
 */
public record Talk(List<Move> asked, Set<Move> denied, @Nullable Move last) {

  /** Nothing was said yet. */
  public static final Talk NEW = new Talk(List.of(), Set.of(), null);

  /** Copies the list and the set. */
  public Talk {
    asked = List.copyOf(asked);
    denied = Set.copyOf(denied);
  }

  /** This talk after an answer of the listener. */
  public Talk after(Heard heard) {
    if (heard instanceof Heard.Understood understood) {
      return new Talk(List.of(), denied, understood.move());
    }
    if (heard instanceof Heard.Unclear unclear) {
      return new Talk(unclear.candidates(), denied, last);
    }
    return this;
  }

  /** This talk after the player refused what was understood, or the only move that was asked. */
  public Talk denying() {
    Set<Move> more = new HashSet<>(denied);
    if (asked.size() == 1) {
      more.addAll(asked);
    } else if (asked.isEmpty() && last != null) {
      more.add(last);
    }
    return new Talk(List.of(), more, last);
  }

  /** The move that the player may be putting right; null where there is none. */
  @Nullable Move toPutRight() {
    return asked.isEmpty() ? last : asked.get(0);
  }
}
