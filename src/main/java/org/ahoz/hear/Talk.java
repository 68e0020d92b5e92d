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
 * @param denied moves that were understood and refused, which are not heard again
 * @param doubted moves that were asked about and refused, which are heard again only when they are
 *     said without a flaw
 * @param last the move that was understood, and may be put right; null where none was
 */
public record Talk(List<Move> asked, Set<Move> denied, Set<Move> doubted, @Nullable Move last) {

  /** Nothing was said yet. */
  public static final Talk NEW = new Talk(List.of(), Set.of(), Set.of(), null);

  /** Copies the list and the sets. */
  public Talk {
    asked = List.copyOf(asked);
    denied = Set.copyOf(denied);
    doubted = Set.copyOf(doubted);
  }

  /** This talk after an answer of the listener. */
  public Talk after(Heard heard) {
    if (heard instanceof Heard.Understood understood) {
      return new Talk(List.of(), denied, doubted, understood.move());
    }
    if (heard instanceof Heard.Unclear unclear) {
      return new Talk(unclear.candidates(), denied, doubted, last);
    }
    return this;
  }

  /** This talk after the player refused what was understood, or the only move that was asked. */
  public Talk denying() {
    if (asked.isEmpty()) {
      return new Talk(asked, last == null ? denied : with(denied, List.of(last)), doubted, last);
    }
    return new Talk(List.of(), denied, asked.size() == 1 ? with(doubted, asked) : doubted, last);
  }

  private static Set<Move> with(Set<Move> moves, List<Move> others) {
    Set<Move> more = new HashSet<>(moves);
    more.addAll(others);
    return more;
  }

  /** The move that the player may be putting right; null where there is none. */
  @Nullable Move toPutRight() {
    return asked.isEmpty() ? last : asked.get(0);
  }
}
