package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.ahoz.live.GamePlace;
import org.ahoz.live.Outcome;
import org.ahoz.live.Track;
import org.jspecify.annotations.Nullable;

/**
 * Games on their way from a reader to a listener. Each is held back until the next one was read, or
 * there is none, since a listener may ask which is the last.
 */
final class LiveGames {

  /** The listener wants no more, whatever there is to read. */
  static final class Stopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Outcome outcome;

    Stopped(Outcome outcome) {
      super("the listener is done", null, false, false);
      this.outcome = outcome;
    }

    Outcome outcome() {
      return outcome;
    }
  }

  private final LiveListening listening;
  private final Function<ReadGame, Track> tracks;
  private final Consumer<ReadGame> heard;
  private final List<ReadGame> games = new ArrayList<>();
  private @Nullable ReadGame held;

  /**
   * No games yet.
   *
   * @param heard is told of every game once, after it was listened to
   */
  LiveGames(LiveListening listening, Function<ReadGame, Track> tracks, Consumer<ReadGame> heard) {
    this.listening = listening;
    this.tracks = tracks;
    this.heard = heard;
  }

  /**
   * Takes a game that was read, and has the one before it listened to.
   *
   * @throws Stopped when the listener wants no more
   */
  void take(ReadGame read) {
    ReadGame before = held;
    held = read;
    if (before != null) {
      listen(before, true);
    }
  }

  /**
   * There are no more games: has the last one listened to.
   *
   * @throws Stopped when the listener wants no more
   */
  void finish() {
    ReadGame last = held;
    held = null;
    if (last != null) {
      listen(last, false);
    }
  }

  private void listen(ReadGame read, boolean hasMore) {
    games.add(read);
    int at = games.size() - 1;
    try {
      while (at < games.size()) {
        GamePlace place = new GamePlace(at + 1, hasMore || at < games.size() - 1);
        Outcome outcome = listening.listen(tracks.apply(games.get(at)), place);
        switch (outcome) {
          case NEXT_GAME, HEARD -> at++;
          case PREVIOUS_GAME -> at--;
          case QUIT, INTERRUPTED, GOING_ON -> throw new Stopped(outcome);
        }
      }
    } finally {
      heard.accept(read);
    }
  }
}
