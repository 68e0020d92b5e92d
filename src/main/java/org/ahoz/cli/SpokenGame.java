package org.ahoz.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Line;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.LastMove;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Talk;
import org.ahoz.lexicon.PhraseKey;
import org.jspecify.annotations.Nullable;

/**
 * A game whose moves are spoken, and what is being talked about. Immutable.
 *
 * @param line the moves up to now
 * @param talk what was said of the move that is to be heard now
 * @param before the talk that led to the last move, while it may still be refused; else null
 * @param said what was answered last, which may be asked for once more
 */
record SpokenGame(Line line, Talk talk, @Nullable Talk before, List<Utterance> said) {

  /** Copies the sentences. */
  SpokenGame {
    said = List.copyOf(said);
  }

  /** A game in which nothing was said yet. */
  static SpokenGame from(Line line) {
    return new SpokenGame(line, Talk.NEW, null, List.of());
  }

  /** The position now. */
  Position board() {
    return line.position();
  }

  /**
   * The last move while it may be put right: right behind it, and as long as that is talked about.
   * Whoever is asked about the next move puts that one right.
   */
  Optional<LastMove> last() {
    return before == null ? Optional.empty() : made().filter(last -> isAbout(last.before()));
  }

  private Optional<LastMove> made() {
    return line.before()
        .flatMap(own -> line.lastMove().map(move -> new LastMove(own.position(), move, refused())));
  }

  private boolean isAbout(Position earlier) {
    return talk.ordered() == null
        && (talk.asked().isEmpty() || talk.asked().stream().anyMatch(earlier::isLegal));
  }

  private Set<Move> refused() {
    return before == null ? Set.of() : before.denied();
  }

  /** The position in which a move that was heard is legal: now, or before the last move. */
  Position positionOf(Move move) {
    return board().isLegal(move)
        ? board()
        : line.before().map(Line::position).filter(own -> own.isLegal(move)).orElse(board());
  }

  /** The move that an answer takes back, with the position before it. */
  Optional<LastMove> takenBack(Heard heard) {
    boolean isTakenBack =
        heard instanceof Heard.Corrected
            || (heard instanceof Heard.Order order && (isRefusal(order) || isTakeback(order)));
    return isTakenBack ? made() : Optional.empty();
  }

  private boolean isRefusal(Heard.Order order) {
    return order.key() == PhraseKey.ORDER_REJECT && before != null && talk.equals(Talk.NEW);
  }

  private static boolean isTakeback(Heard.Order order) {
    return order.key() == PhraseKey.ORDER_TAKEBACK && order.question() == null;
  }

  /**
   * The game after what was heard: a move is made; one that puts the last one right is made in its
   * place; a no right behind a move takes it back, and it is not heard again in its place; orders
   * to take back, and to begin again, are carried out.
   */
  SpokenGame after(Polyglot.Answer answer, Polyglot polyglot) {
    List<Utterance> words = Reply.to(answer, this);
    Heard heard = answer.heard();
    if (heard instanceof Heard.Understood understood) {
      return new SpokenGame(line.with(understood.move()), Talk.NEW, talk.after(understood), words);
    }
    if (heard instanceof Heard.Corrected corrected && before != null) {
      Line other = line.before().orElseThrow().with(corrected.move());
      return new SpokenGame(other, Talk.NEW, before.denying().after(corrected), words);
    }
    if (heard instanceof Heard.Order order) {
      if (isRefusal(order) && before != null) {
        return withoutLast(before.denying(), words);
      }
      if (isTakeback(order)) {
        return withoutLast(Talk.NEW, words);
      }
      if (order.key() == PhraseKey.ORDER_NEW_GAME && order.question() == null) {
        return new SpokenGame(Line.from(Position.start()), Talk.NEW, null, words);
      }
    }
    return discussed(answer, polyglot);
  }

  /** The game after what was heard, where nothing is carried out. */
  SpokenGame discussed(Polyglot.Answer answer, Polyglot polyglot) {
    return new SpokenGame(line, polyglot.next(talk, answer), before, Reply.to(answer, this));
  }

  private SpokenGame withoutLast(Talk now, List<Utterance> words) {
    return new SpokenGame(line.before().orElse(line), now, null, words);
  }
}
