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
 * @param ordered the order that waits for a yes; null where none does
 */
public record Talk(
    List<Move> asked,
    Set<Move> denied,
    Set<Move> doubted,
    @Nullable Move last,
    Heard.@Nullable Order ordered) {

  /** Nothing was said yet. */
  public static final Talk NEW = new Talk(List.of(), Set.of(), Set.of(), null, null);

  /** Copies the list and the sets. */
  public Talk {
    asked = List.copyOf(asked);
    denied = Set.copyOf(denied);
    doubted = Set.copyOf(doubted);
  }

  /** This talk after an answer of the listener. */
  public Talk after(Heard heard) {
    if (heard instanceof Heard.Understood understood) {
      return new Talk(List.of(), denied, doubted, understood.move(), null);
    }
    if (heard instanceof Heard.Corrected corrected) {
      return new Talk(List.of(), denied, doubted, corrected.move(), null);
    }
    if (heard instanceof Heard.Unclear unclear) {
      return new Talk(unclear.candidates(), denied, doubted, last, null);
    }
    if (heard instanceof Heard.Order order && !order.key().isAnswer()) {
      return new Talk(asked, denied, doubted, last, order.question() == null ? null : order);
    }
    return this;
  }

  /**
   * This talk after the player refused an order that waits, what was understood, or the only move
   * that was asked.
   */
  public Talk denying() {
    if (ordered != null) {
      return new Talk(asked, denied, doubted, last, null);
    }
    if (asked.isEmpty()) {
      Set<Move> more = last == null ? denied : with(denied, List.of(last));
      return new Talk(asked, more, doubted, last, null);
    }
    Set<Move> more = asked.size() == 1 ? with(doubted, asked) : doubted;
    return new Talk(List.of(), denied, more, last, null);
  }

  private static Set<Move> with(Set<Move> moves, List<Move> others) {
    Set<Move> more = new HashSet<>(moves);
    more.addAll(others);
    return more;
  }

  /** Whether a question waits for a yes or a no. */
  boolean isQuestion() {
    return !asked.isEmpty() || ordered != null;
  }

  /** The move that the player may be putting right; null where there is none. */
  @Nullable Move toPutRight() {
    return asked.isEmpty() ? last : asked.get(0);
  }
}
