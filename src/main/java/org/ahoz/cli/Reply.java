package org.ahoz.cli;

import java.util.List;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.hear.Heard;
import org.ahoz.hear.OrderReply;
import org.ahoz.hear.Polyglot;
import org.ahoz.lexicon.PhraseKey;

/** What is said to what was heard. */
final class Reply {

  private Reply() {}

  /**
   * The sentences that answer: the move as it was heard, a question, a reason, or what an order
   * asks for; where that is nothing that can be said, the order itself.
   */
  static List<Utterance> to(Polyglot.Answer answer, SpokenGame game) {
    Announcer speaker = answer.listener().speaker();
    Heard heard = answer.heard();
    if (heard instanceof Heard.Understood understood) {
      return List.of(speaker.announce(game.board(), understood.move()));
    }
    if (heard instanceof Heard.Corrected corrected) {
      return List.of(speaker.announce(game.positionOf(corrected.move()), corrected.move()));
    }
    if (heard instanceof Heard.Unclear unclear) {
      return List.of(unclear.question());
    }
    if (heard instanceof Heard.Illegal illegal) {
      return List.of(illegal.words());
    }
    if (heard instanceof Heard.NotUnderstood nothing) {
      return List.of(nothing.question());
    }
    Heard.Order order = (Heard.Order) heard;
    if (order.question() != null) {
      return List.of(order.question());
    }
    List<Utterance> words = toOrder(order, game, speaker);
    return words.isEmpty() ? speaker.say(order.key(), order.about()).stream().toList() : words;
  }

  /** What an order asks for, in words; nothing where it asks for nothing that can be said. */
  static List<Utterance> toOrder(Heard.Order order, SpokenGame game, Announcer speaker) {
    return order.key() == PhraseKey.ORDER_REPEAT
        ? game.said()
        : OrderReply.to(order, game.line(), speaker);
  }
}
