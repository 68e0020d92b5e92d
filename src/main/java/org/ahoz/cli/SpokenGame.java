package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Talk;
import org.ahoz.lexicon.PhraseKey;
import org.jspecify.annotations.Nullable;

/**
 * A game whose moves are spoken, and what is being talked about. Immutable.
 *
 * @param positions all up to now, the first first; never empty
 * @param talk what was said of the move that is to be heard now
 * @param before the talk that led to the last move, while it may still be refused; else null
 */
record SpokenGame(List<Position> positions, Talk talk, @Nullable Talk before) {

  /** Copies the positions. */
  SpokenGame {
    positions = List.copyOf(positions);
  }

  /** A game in which nothing was said yet. */
  static SpokenGame from(Position start) {
    return new SpokenGame(List.of(start), Talk.NEW, null);
  }

  /** The position now. */
  Position board() {
    return positions.get(positions.size() - 1);
  }

  /**
   * The game after what was heard: a move is made; a no right behind a move takes it back, and it
   * is not heard again in its place; orders to take back, and to begin again, are carried out.
   */
  SpokenGame after(Polyglot.Answer answer, Polyglot polyglot) {
    Heard heard = answer.heard();
    if (heard instanceof Heard.Understood understood) {
      List<Position> more = new ArrayList<>(positions);
      more.add(board().play(understood.move()));
      return new SpokenGame(more, Talk.NEW, talk.after(understood));
    }
    if (heard instanceof Heard.Order order) {
      if (order.key() == PhraseKey.ORDER_REJECT && before != null && talk.equals(Talk.NEW)) {
        return withoutLast(before.denying());
      }
      if (order.key() == PhraseKey.ORDER_TAKEBACK && order.question() == null) {
        return withoutLast(Talk.NEW);
      }
      if (order.key() == PhraseKey.ORDER_NEW_GAME && order.question() == null) {
        return from(Position.start());
      }
    }
    return new SpokenGame(positions, polyglot.next(talk, answer), before);
  }

  private SpokenGame withoutLast(Talk now) {
    return positions.size() == 1
        ? from(board())
        : new SpokenGame(positions.subList(0, positions.size() - 1), now, null);
  }
}
