package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.announce.MoveQuestion;
import org.ahoz.chess.Line;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.LastMove;
import org.ahoz.hear.Listener;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Talk;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.San;
import org.junit.jupiter.api.Test;

class SpokenGameTest {

  private static final Listener LISTENER = Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK));
  private static final Polyglot POLYGLOT = Polyglot.of(List.of(LISTENER));
  private static final Position START = Position.start();
  private static final Move KNIGHT = San.parse("Nf3").in(START).orElseThrow();
  private static final Move BISHOPS_PAWN = San.parse("f3").in(START).orElseThrow();
  private static final SpokenGame BEGINNING = SpokenGame.from(Line.from(START));

  private static SpokenGame after(SpokenGame game, Heard... heard) {
    SpokenGame now = game;
    for (Heard each : heard) {
      now = now.after(new Polyglot.Answer(each, LISTENER), POLYGLOT);
    }
    return now;
  }

  private static Heard.Order order(PhraseKey key, boolean isAsked) {
    return new Heard.Order(key, Map.of(), isAsked ? MoveQuestion.again(LISTENER.speaker()) : null);
  }

  private static Heard understood() {
    return new Heard.Understood(KNIGHT, 1);
  }

  @Test
  void aMoveIsMadeAndTheTalkBeginsAnew() {
    SpokenGame game = after(BEGINNING, understood());
    assertThat(game.board()).isEqualTo(START.play(KNIGHT));
    assertThat(game.talk()).isEqualTo(Talk.NEW);
  }

  @Test
  void aNoBehindAMoveTakesItBackAndItIsNotHeardAgain() {
    SpokenGame game = after(BEGINNING, understood(), order(PhraseKey.ORDER_REJECT, true));
    assertThat(game.board()).isEqualTo(START);
    assertThat(game.talk().denied()).containsExactly(KNIGHT);
  }

  @Test
  void aNoToAQuestionIsAboutTheQuestion() {
    Position later = START.play(KNIGHT);
    Move asked = San.parse("Nf6").in(later).orElseThrow();
    SpokenGame game =
        after(BEGINNING, understood(), unclear(later, "Nf6"), order(PhraseKey.ORDER_REJECT, true));
    assertThat(game.board()).isEqualTo(later);
    assertThat(game.talk().doubted()).containsExactly(asked);
  }

  @Test
  void aMoveIsTakenBackOnceThatIsConfirmed() {
    SpokenGame asked = after(BEGINNING, understood(), order(PhraseKey.ORDER_TAKEBACK, true));
    assertThat(asked.board()).isEqualTo(START.play(KNIGHT));
    SpokenGame confirmed = after(asked, order(PhraseKey.ORDER_TAKEBACK, false));
    assertThat(confirmed.board()).isEqualTo(START);
    assertThat(confirmed.talk()).isEqualTo(Talk.NEW);
  }

  @Test
  void aMoveThatIsPutRightIsReplacedAndNotHeardAgain() {
    SpokenGame game = after(BEGINNING, understood(), new Heard.Corrected(KNIGHT, BISHOPS_PAWN, 1));
    assertThat(game.line().moves()).containsExactly(BISHOPS_PAWN);
    assertThat(game.last().orElseThrow().refused()).containsExactly(KNIGHT);
  }

  @Test
  void aNoBehindAMoveThatWasPutRightTakesThatBack() {
    SpokenGame game =
        after(
            BEGINNING,
            understood(),
            new Heard.Corrected(KNIGHT, BISHOPS_PAWN, 1),
            order(PhraseKey.ORDER_REJECT, true));
    assertThat(game.line().moves()).isEmpty();
    assertThat(game.talk().denied()).containsExactlyInAnyOrder(KNIGHT, BISHOPS_PAWN);
  }

  @Test
  void theLastMoveMayBePutRightUntilAnotherOneIsAskedAbout() {
    SpokenGame made = after(BEGINNING, understood());
    assertThat(BEGINNING.last()).isEmpty();
    assertThat(made.last()).contains(new LastMove(START, KNIGHT, Set.of()));
    assertThat(after(made, unclear(START.play(KNIGHT), "Nf6")).last()).isEmpty();
  }

  @Test
  void theLastMoveMayBePutRightWhileItIsAskedHow() {
    SpokenGame asked = after(BEGINNING, understood(), unclear(START, "f3"));
    assertThat(asked.last()).isPresent();
    assertThat(after(asked, order(PhraseKey.ORDER_REJECT, true)).last()).isPresent();
  }

  private static Heard unclear(Position position, String san) {
    List<Move> moves = List.of(San.parse(san).in(position).orElseThrow());
    return new Heard.Unclear(moves, 0.5, MoveQuestion.about(moves, LISTENER.speaker(), position));
  }

  @Test
  void beforeTheFirstMoveThereIsNothingToTakeBack() {
    assertThat(after(BEGINNING, order(PhraseKey.ORDER_TAKEBACK, false)).board()).isEqualTo(START);
    assertThat(after(BEGINNING, order(PhraseKey.ORDER_REJECT, true)).board()).isEqualTo(START);
  }

  @Test
  void aNewGameBeginsOnceThatIsConfirmed() {
    SpokenGame game =
        after(BEGINNING, understood(), understoodOf("d5"), order(PhraseKey.ORDER_NEW_GAME, false));
    assertThat(game.line()).isEqualTo(Line.from(START));
  }

  private static Heard understoodOf(String san) {
    return new Heard.Understood(San.parse(san).in(START.play(KNIGHT)).orElseThrow(), 1);
  }
}
