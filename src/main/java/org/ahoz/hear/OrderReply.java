package org.ahoz.hear;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.BoardReading;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Color;
import org.ahoz.chess.Line;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;

/** What is said to a question about the game. */
public final class OrderReply {

  private OrderReply() {}

  /**
   * The sentences that answer an order; none where it is not about the game, or the lexicon has no
   * words for it.
   */
  public static List<Utterance> to(Heard.Order order, Line line, Announcer announcer) {
    Position position = line.position();
    return switch (order.key()) {
      case ORDER_BOARD -> BoardReading.of(announcer, position);
      case ORDER_TURN -> BoardReading.turn(announcer, position).stream().toList();
      case ORDER_WHERE ->
          order.about().get(SlotName.PIECE) instanceof Filling.Piece piece
              ? order.about().get(SlotName.SIDE) instanceof Filling.Side side
                  ? List.of(
                      BoardReading.pieces(announcer, position, piece.role())
                          .get(side.color() == Color.WHITE ? 0 : 1))
                  : BoardReading.pieces(announcer, position, piece.role())
              : List.of();
      case ORDER_WHAT_IS_ON ->
          order.about().get(SlotName.AT) instanceof Filling.OnSquare at
              ? BoardReading.square(announcer, position, at.square()).stream().toList()
              : List.of();
      case ORDER_LAST_MOVE -> lastMove(line, announcer);
      default -> List.of();
    };
  }

  /** The last move as it is announced; where there is none, that the first one is to come. */
  private static List<Utterance> lastMove(Line line, Announcer announcer) {
    Optional<Utterance> said =
        line.before()
            .flatMap(
                before -> line.lastMove().map(move -> announcer.announce(before.position(), move)));
    return said.or(() -> announcer.say(PhraseKey.LIVE_FIRST_MOVE, Map.of())).stream().toList();
  }
}
