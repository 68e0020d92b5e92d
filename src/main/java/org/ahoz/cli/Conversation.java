package org.ahoz.cli;

import java.util.List;
import java.util.Objects;
import org.ahoz.chess.Line;
import org.ahoz.hear.Heard;
import org.ahoz.hear.LastMove;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Talk;
import org.ahoz.lexicon.PhraseKey;
import org.jspecify.annotations.Nullable;

/** A game that is heard: each answer is printed, and then carried out. Made for one thread. */
final class Conversation {

  private final Polyglot polyglot;
  private final HeardPrinter printer;
  private SpokenGame game;
  private List<PhraseBook> books;

  Conversation(Polyglot polyglot, HeardPrinter printer, Line line) {
    this.polyglot = polyglot;
    this.printer = printer;
    game = SpokenGame.from(line);
    books = polyglot.phraseBooks(line.position());
  }

  /** All that may be said now, by language. */
  List<PhraseBook> books() {
    @Nullable LastMove last = game.last().orElse(null);
    PhraseBook known = books.get(0);
    if (!known.position().equals(game.board()) || !Objects.equals(known.last(), last)) {
      books = last == null ? polyglot.phraseBooks(game.board()) : polyglot.phraseBooks(last);
    }
    return books;
  }

  /** What was said before of the move that is to be heard now. */
  Talk talk() {
    return game.talk();
  }

  /** Answers to words. */
  void answer(String id, Polyglot.Answer answer) {
    printer.print(id, answer, game);
    game = game.after(answer, polyglot);
  }

  /** Answers to sound. */
  void answer(String id, HeardSound sound) {
    printer.print(id, sound, game);
    game = game.after(sound.answer(), polyglot);
  }

  /** Whether nothing more is to be heard after an answer. */
  static boolean isOver(Heard heard) {
    return heard instanceof Heard.Order order && order.key() == PhraseKey.ORDER_MIC_OFF;
  }
}
