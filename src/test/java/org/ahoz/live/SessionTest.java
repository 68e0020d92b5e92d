package org.ahoz.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.script.Cue;
import org.ahoz.script.Place;
import org.junit.jupiter.api.Test;

class SessionTest {

  private static final Rate RATE = new Rate(150, 80, 450);
  private static final GamePlace ALONE = new GamePlace(1, false);
  private static final Duration PAUSE = Duration.ofMillis(700);

  /**
   * A game of three moves: 0 a title, 1 a first move with 2 a comment, 3 a second move, in place of
   * it 4 to 9 a variation within which 6 to 8 is another one, then 10 to 12 a second variation, and
   * 13 the third move.
   */
  private static final List<Cue> CUES =
      List.of(
          cue(Cue.Kind.TITLE, 0, 0),
          cue(Cue.Kind.MOVE, 1, 0),
          cue(Cue.Kind.COMMENT, 1, 0),
          cue(Cue.Kind.MOVE, 2, 0),
          cue(Cue.Kind.VARIATION_START, 1, 1),
          cue(Cue.Kind.MOVE, 2, 1),
          cue(Cue.Kind.VARIATION_START, 1, 2),
          cue(Cue.Kind.MOVE, 2, 2),
          cue(Cue.Kind.VARIATION_END, 2, 2),
          cue(Cue.Kind.VARIATION_END, 2, 1),
          cue(Cue.Kind.VARIATION_START, 1, 1),
          cue(Cue.Kind.MOVE, 2, 1),
          cue(Cue.Kind.VARIATION_END, 2, 1),
          cue(Cue.Kind.MOVE, 3, 0));

  private static final Track INLINE = Track.of(CUES, Position.start(), true);
  private static final Track MAINLINE = Track.of(CUES, Position.start(), false);

  private static Cue cue(Cue.Kind kind, int ply, int depth) {
    String side = ply % 2 == 0 ? "w" : "b";
    Position position =
        Fen.parse("4k3/8/8/8/8/8/8/4K3 " + side + " - - " + ply + " " + (1 + ply / 2));
    return new Cue(
        kind,
        new Utterance(Locale.ROOT, " ", List.of()),
        new Place(1, ply, depth, "", position),
        PAUSE);
  }

  /** A listener who hears everything out unless a key comes. */
  private static final class Listener {
    Turn turn;

    Listener(Turn first) {
      turn = first;
    }

    static Listener of(Track track) {
      return new Listener(Session.begin(track, ALONE, RATE));
    }

    Session session() {
      return turn.next();
    }

    Listener press(String keys) {
      keys.chars().forEach(sign -> press(Key.of((char) sign)));
      return this;
    }

    Listener press(Key key) {
      turn = turn.next().press(key);
      return this;
    }

    Listener silence() {
      turn = turn.next().silence();
      return this;
    }

    /** Goes on by itself until a cue sounds. */
    Listener until(int cue) {
      while (turn.next().at() != cue || turn.next().progress() == Session.Progress.HEARD) {
        silence();
      }
      return this;
    }

    /** All cues from here to the end, as they are said by themselves. */
    List<Integer> rest() {
      List<Integer> cues = new ArrayList<>();
      while (turn.next().outcome() == Outcome.GOING_ON && !turn.sounds().isEmpty()) {
        turn.sounds().stream()
            .filter(Sound.Scripted.class::isInstance)
            .forEach(sound -> cues.add(((Sound.Scripted) sound).cue()));
        silence();
      }
      return cues;
    }
  }

  private static Sound said(int cue) {
    return new Sound.Scripted(cue, false);
  }

  private static Sound resumed(int cue) {
    return new Sound.Scripted(cue, true);
  }

  private static Sound answer(Reply reply) {
    return new Sound.Answer(reply);
  }

  private static Sound gap(Duration length) {
    return new Sound.Gap(length);
  }

  @Test
  void leftAloneAGameIsSaidFromBeginningToEndAndIsOver() {
    Listener listener = Listener.of(INLINE);

    assertThat(listener.rest()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
    assertThat(listener.session().outcome()).isEqualTo(Outcome.HEARD);
  }

  @Test
  void variationsThatAreNotSaidArePassedOverAndMarked() {
    Listener listener = Listener.of(MAINLINE).until(3).silence();

    assertThat(listener.turn.sounds())
        .contains(answer(Reply.VARIATION))
        .endsWith(gap(Duration.ofMillis(1200)));
    assertThat(listener.rest()).containsExactly(13);
  }

  @Test
  void betweenCuesThereIsTheirPause() {
    Listener listener = Listener.of(INLINE).until(0).silence();

    assertThat(listener.turn.sounds()).containsExactly(gap(PAUSE));
    assertThat(listener.silence().turn.sounds()).containsExactly(said(1));
  }

  @Test
  void spacePausesInTheMiddleAndGoesOnThere() {
    Listener listener = Listener.of(INLINE).until(2).press(" ");

    assertThat(listener.turn.sounds()).containsExactly(answer(Reply.PAUSED));
    assertThat(listener.silence().turn.sounds()).isEmpty();
    assertThat(listener.press(" ").turn.sounds()).containsExactly(resumed(2));
    assertThat(listener.rest()).startsWith(2, 3);
  }

  @Test
  void spaceInAPauseBetweenCuesGoesOnWithTheNext() {
    Listener listener = Listener.of(INLINE).until(2).silence().press(" ").silence().press(" ");

    assertThat(listener.turn.sounds()).containsExactly(gap(PAUSE));
    assertThat(listener.rest()).startsWith(3);
  }

  @Test
  void arrowsGoByMoveAndTheReadingGoesOnFromThere() {
    Listener listener = Listener.of(INLINE).until(0);

    assertThat(listener.press(Key.Named.RIGHT).turn.sounds()).containsExactly(said(1));
    assertThat(listener.press(Key.Named.RIGHT).turn.sounds()).containsExactly(said(3));
    assertThat(listener.press(Key.Named.RIGHT).turn.sounds()).containsExactly(said(13));
    assertThat(listener.press(Key.Named.LEFT).turn.sounds()).containsExactly(said(3));
    assertThat(listener.press(Key.Named.LEFT).turn.sounds()).containsExactly(said(1));
    assertThat(listener.rest()).startsWith(1, 2, 3);
  }

  @Test
  void arrowsWithNowhereToGoSaySoAndTheCueGoesOn() {
    Listener atEnd = Listener.of(INLINE).until(13).press(Key.Named.RIGHT);
    assertThat(atEnd.turn.sounds()).containsExactly(answer(Reply.LAST_MOVE), resumed(13));

    Listener atBegin = Listener.of(INLINE).until(0).press(Key.Named.LEFT);
    assertThat(atBegin.turn.sounds()).containsExactly(answer(Reply.FIRST_MOVE), resumed(0));
    assertThat(Listener.of(INLINE).until(1).press(Key.Named.LEFT).turn.sounds())
        .containsExactly(answer(Reply.FIRST_MOVE), resumed(1));
  }

  @Test
  void whoIsPausedHearsOneMoveAtATimeAndWhetherItHasVariations() {
    Listener listener = Listener.of(MAINLINE).until(0).press(" ").press(Key.Named.RIGHT);
    assertThat(listener.turn.sounds()).containsExactly(said(1));
    assertThat(listener.silence().turn.sounds()).isEmpty();

    assertThat(listener.press(Key.Named.RIGHT).turn.sounds())
        .containsExactly(said(3), gap(Duration.ofMillis(300)), answer(Reply.VARIATION));
    assertThat(listener.silence().press(" ").rest()).startsWith(13);
  }

  @Test
  void theLastCueIsSaidAgain() {
    Listener listener = Listener.of(INLINE).until(2).silence().press("r");

    assertThat(listener.turn.sounds()).containsExactly(said(2));
    assertThat(listener.rest()).startsWith(2, 3);
  }

  @Test
  void speedChangesInStepsAndStopsAtItsBounds() {
    Listener listener = Listener.of(INLINE).until(2).press("+");
    assertThat(listener.turn.sounds()).containsExactly(answer(Reply.FASTER), resumed(2));
    assertThat(listener.session().rate().wordsPerMinute()).isEqualTo(170);

    listener.press("-----");
    assertThat(listener.session().rate().wordsPerMinute()).isEqualTo(80);
    assertThat(listener.turn.sounds()).first().isEqualTo(answer(Reply.SLOWER));
    assertThat(listener.press("-").turn.sounds()).first().isEqualTo(answer(Reply.SLOWEST));
    for (int i = 0; i < 30; i++) {
      listener.press("=");
    }
    assertThat(listener.session().rate().wordsPerMinute()).isEqualTo(450);
    assertThat(listener.turn.sounds()).first().isEqualTo(answer(Reply.FASTEST));
  }

  @Test
  void aNumberIsEchoedAndEnterJumpsToItsMove() {
    Listener listener = Listener.of(INLINE).until(0).press("g");
    assertThat(listener.turn.sounds()).containsExactly(answer(Reply.GO_TO));
    assertThat(listener.silence().turn.sounds()).as("it waits").isEmpty();

    assertThat(listener.press(" 2").turn.sounds()).containsExactly(new Sound.Typed(2));
    assertThat(listener.press(Key.Named.ENTER).turn.sounds()).containsExactly(said(13));
    assertThat(listener.session().isPlaying()).isTrue();
  }

  @Test
  void aNumberWithoutAMoveIsNamedAndNothingChanges() {
    Listener listener = Listener.of(INLINE).until(2).press("g99").press(Key.Named.ENTER);

    assertThat(listener.turn.sounds())
        .containsExactly(new Sound.Numbered(Reply.NO_SUCH_MOVE, 99), resumed(2));
  }

  @Test
  void digitsCanBeTakenBackAndTheJumpGivenUp() {
    Listener listener = Listener.of(INLINE).until(2).press("g12").press(Key.Named.BACKSPACE);
    assertThat(listener.turn.sounds()).containsExactly(new Sound.Typed(1));
    assertThat(listener.press(Key.Named.BACKSPACE).turn.sounds())
        .containsExactly(answer(Reply.GO_TO));
    assertThat(listener.press(Key.Named.BACKSPACE).turn.sounds())
        .containsExactly(answer(Reply.GO_TO));
    assertThat(listener.press(Key.Named.ENTER).turn.sounds())
        .containsExactly(answer(Reply.CANCELLED), resumed(2));
    assertThat(listener.press("g1").press(Key.Named.ESCAPE).turn.sounds())
        .containsExactly(answer(Reply.CANCELLED), resumed(2));
  }

  @Test
  void noMoreDigitsAreTakenThanAGameCouldHave() {
    Listener listener = Listener.of(INLINE).until(2).press("g123456789123456789123456789");

    assertThat(listener.turn.sounds()).containsExactly(new Sound.Typed(1234));
  }

  @Test
  void anotherKeyEndsTheTypingAndDoesWhatItDoes() {
    Listener listener = Listener.of(INLINE).until(2).press("g1r");

    assertThat(listener.turn.sounds()).containsExactly(said(2));
    assertThat(listener.session().typed()).isNull();
  }

  @Test
  void theVariationsOfAMoveAreEnteredOneAfterTheOther() {
    Listener listener = Listener.of(MAINLINE).until(3).press("v");
    assertThat(listener.turn.sounds()).containsExactly(said(4));

    assertThat(listener.press("v").turn.sounds()).as("back").containsExactly(said(9));
    assertThat(listener.press("v").turn.sounds()).as("the second").containsExactly(said(10));
    assertThat(listener.press("v").turn.sounds()).as("back").containsExactly(said(12));
    assertThat(listener.press("v").turn.sounds()).as("the first again").containsExactly(said(4));
  }

  @Test
  void aVariationWithinAVariationIsEnteredAndLeft() {
    Listener listener = Listener.of(MAINLINE).until(3).press("v").until(5).press("v");
    assertThat(listener.turn.sounds()).containsExactly(said(6));

    assertThat(listener.press("v").turn.sounds()).containsExactly(said(8));
    assertThat(listener.press("v").turn.sounds()).as("the outer one").containsExactly(said(9));
  }

  @Test
  void theEndOfAVariationLeadsBackToTheGame() {
    Listener listener = Listener.of(MAINLINE).until(3).press("v");

    assertThat(listener.rest()).containsExactly(4, 5, 9, 13);
  }

  @Test
  void arrowsStayInAVariationAndLeaveItAtItsEnds() {
    Listener listener = Listener.of(MAINLINE).until(3).press("v").press(Key.Named.RIGHT);
    assertThat(listener.turn.sounds()).containsExactly(said(5));
    assertThat(listener.press(Key.Named.LEFT).turn.sounds()).containsExactly(said(4));
    assertThat(listener.press(Key.Named.LEFT).turn.sounds()).containsExactly(said(3));

    listener.press("v").press(Key.Named.RIGHT).press(Key.Named.RIGHT);
    assertThat(listener.turn.sounds()).containsExactly(said(9));
    assertThat(listener.press(Key.Named.RIGHT).turn.sounds()).containsExactly(said(13));
  }

  @Test
  void aVariationThatAnotherEndsLeadsToIt() {
    List<Cue> joined =
        List.of(
            cue(Cue.Kind.MOVE, 1, 0),
            cue(Cue.Kind.VARIATION_START, 0, 1),
            cue(Cue.Kind.MOVE, 1, 1),
            cue(Cue.Kind.VARIATION_START, 0, 1),
            cue(Cue.Kind.MOVE, 1, 1),
            cue(Cue.Kind.VARIATION_END, 1, 1),
            cue(Cue.Kind.MOVE, 2, 0));
    Track track = Track.of(joined, Position.start(), true);

    assertThat(track.moveAfter(2)).hasValue(3);
    assertThat(track.moveAfter(4)).hasValue(5);
    assertThat(track.moveAfter(5)).hasValue(6);
  }

  @Test
  void whereNoVariationIsThatIsSaid() {
    Listener listener = Listener.of(INLINE).until(2).press("v");

    assertThat(listener.turn.sounds()).containsExactly(answer(Reply.NO_VARIATION), resumed(2));
  }

  @Test
  void theBoardIsReadAsItIsAtTheCue() {
    Listener listener = Listener.of(INLINE).until(5).press("b");

    assertThat(listener.turn.sounds())
        .containsExactly(new Sound.Board(CUES.get(5).place().position()), resumed(5));
  }

  @Test
  void theKeysAreSaidAndThenTheGameGoesOn() {
    Listener listener = Listener.of(INLINE).until(2).press("?");

    assertThat(listener.turn.sounds())
        .hasSize(10)
        .startsWith(answer(Reply.KEY_PAUSE))
        .endsWith(answer(Reply.KEY_QUIT), resumed(2));
  }

  @Test
  void everyKeyIsAnsweredBySoundWherever() {
    List<Key> keys = new ArrayList<>(List.of(Key.Named.values()));
    " rR+=-_gvVb?npqx7é".chars().forEach(sign -> keys.add(Key.of((char) sign)));
    keys.removeAll(List.of(Key.Named.INTERRUPT, Key.Named.CLOSED));
    for (Track track : List.of(INLINE, MAINLINE, Track.of(List.of(), Position.start(), true))) {
      for (Listener listener : everywhere(track)) {
        for (Key key : keys) {
          assertThat(listener.session().press(key).sounds())
              .as("%s at %s", key, listener.session())
              .isNotEmpty();
        }
      }
    }
  }

  private static List<Listener> everywhere(Track track) {
    List<Listener> places = new ArrayList<>();
    Listener listener = Listener.of(track);
    while (listener.session().outcome() == Outcome.GOING_ON) {
      places.add(new Listener(listener.turn));
      places.add(new Listener(listener.turn).press(" "));
      places.add(new Listener(listener.turn).press("g"));
      places.add(new Listener(listener.turn).press("g2"));
      listener.silence();
    }
    return places;
  }

  @Test
  void whoPressedAKeyIsWaitedForAtTheEnd() {
    Listener listener = Listener.of(INLINE).until(13).press("+").silence();

    assertThat(listener.turn.sounds()).containsExactly(answer(Reply.END));
    assertThat(listener.session().outcome()).isEqualTo(Outcome.GOING_ON);
    assertThat(listener.silence().turn.sounds()).isEmpty();
    assertThat(listener.press(" ").turn.sounds()).containsExactly(answer(Reply.END));
    assertThat(listener.press(Key.Named.LEFT).turn.sounds()).startsWith(said(3));
  }

  @Test
  void quittingIsAnsweredAndEndsIt() {
    Listener listener = Listener.of(INLINE).until(2).press("q");

    assertThat(listener.session().outcome()).isEqualTo(Outcome.QUIT);
    assertThat(listener.turn.sounds()).containsExactly(answer(Reply.QUIT));
    assertThat(Listener.of(INLINE).press(Key.Named.INTERRUPT).session().outcome())
        .isEqualTo(Outcome.INTERRUPTED);
    assertThat(Listener.of(INLINE).press("g").press(Key.Named.CLOSED).session().outcome())
        .isEqualTo(Outcome.QUIT);
  }

  @Test
  void gamesFollowByThemselvesAndAtAKey() {
    Turn first = Session.begin(INLINE, new GamePlace(1, true), RATE);
    Listener alone = new Listener(first).until(13).silence();
    assertThat(alone.session().outcome()).isEqualTo(Outcome.NEXT_GAME);
    assertThat(alone.session().follow(INLINE, new GamePlace(2, false)).sounds())
        .startsWith(gap(Duration.ofSeconds(2)));

    Listener steering = new Listener(first).press(" ").press("n");
    assertThat(steering.session().outcome()).isEqualTo(Outcome.NEXT_GAME);
    Turn second = steering.session().follow(INLINE, new GamePlace(2, false));
    assertThat(second.sounds()).containsExactly(new Sound.Numbered(Reply.GAME, 2), said(0));
    assertThat(second.next().isPlaying()).isFalse();

    Listener there = new Listener(second);
    assertThat(there.press("n").turn.sounds()).containsExactly(answer(Reply.LAST_GAME));
    assertThat(there.press("p").session().outcome()).isEqualTo(Outcome.PREVIOUS_GAME);
    assertThat(new Listener(first).press("p").turn.sounds()).startsWith(answer(Reply.FIRST_GAME));
  }

  @Test
  void theSpeedIsKeptFromGameToGame() {
    Listener listener =
        new Listener(Session.begin(INLINE, new GamePlace(1, true), RATE)).press("+n");

    Turn second = listener.session().follow(INLINE, new GamePlace(2, false));
    assertThat(second.next().rate().wordsPerMinute()).isEqualTo(170);
  }

  @Test
  void aGameWithoutACueIsOverAtOnce() {
    Track nothing = Track.of(List.of(), Position.start(), true);

    assertThat(Session.begin(nothing, ALONE, RATE).next().outcome()).isEqualTo(Outcome.HEARD);
    assertThat(nothing.next(Track.START)).isEqualTo(OptionalInt.empty());
    assertThat(nothing.position(Track.START)).isEqualTo(Position.start());
  }
}
