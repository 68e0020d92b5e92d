package org.ahoz.cli;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.LiveOutput;
import org.ahoz.live.GamePlace;
import org.ahoz.live.Key;
import org.ahoz.live.Outcome;
import org.ahoz.live.Rate;
import org.ahoz.live.Session;
import org.ahoz.live.Track;
import org.ahoz.live.Turn;
import org.jspecify.annotations.Nullable;

/** One listener: takes keys, and keeps the player busy with what comes of them. */
final class LiveListening implements AutoCloseable {

  private sealed interface Event {
    record Pressed(Key key) implements Event {}

    record Silence(int order) implements Event {}

    record Failed(Throwable cause) implements Event {}
  }

  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final LiveOutput output;
  private final LivePlayer player;
  private final Rate rate;
  private @Nullable Session session;
  private int orders;

  /**
   * Begins to take keys.
   *
   * @param rate how fast the voice speaks at first
   * @param pauses what the length of every pause is multiplied by, zero or more
   */
  LiveListening(
      Keyboard keyboard,
      LiveOutput output,
      LivePlayer.Speaker speaker,
      Announcer announcer,
      Console console,
      Rate rate,
      double pauses) {
    this.output = output;
    this.rate = rate;
    player =
        new LivePlayer(
            output,
            speaker,
            announcer,
            console,
            pauses,
            new LivePlayer.Listener() {
              @Override
              public void silence(int order) {
                events.add(new Event.Silence(order));
              }

              @Override
              public void failed(Throwable cause) {
                events.add(new Event.Failed(cause));
              }
            });
    keyboard.listen(key -> events.add(new Event.Pressed(key)));
  }

  /** Has a game listened to until its listener wants another one, or no more. */
  Outcome listen(Track track, GamePlace game) {
    Session earlier = session;
    Turn turn = earlier == null ? Session.begin(track, game, rate) : earlier.follow(track, game);
    while (true) {
      Session now = turn.next();
      session = now;
      boolean isOver = now.outcome() != Outcome.GOING_ON;
      if (!turn.sounds().isEmpty()) {
        orders++;
        player.play(new LivePlayer.Order(orders, turn.sounds(), track, now.rate()));
      } else if (isOver) {
        if (now.outcome() == Outcome.HEARD) {
          output.finish();
        }
        return now.outcome();
      }
      Event event = next();
      if (isOver) {
        if (event instanceof Event.Silence) {
          output.finish();
        }
        return now.outcome();
      }
      turn = event instanceof Event.Pressed pressed ? now.press(pressed.key()) : now.silence();
    }
  }

  /** The next key, or the end of what is sounding now. */
  private Event next() {
    while (true) {
      try {
        Event event = events.take();
        if (event instanceof Event.Failed failed) {
          throw failure(failed.cause());
        }
        if (!(event instanceof Event.Silence silence) || silence.order() == orders) {
          return event;
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return new Event.Pressed(Key.Named.CLOSED);
      }
    }
  }

  private static RuntimeException failure(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException failure ? failure : new IllegalStateException(cause);
  }

  @Override
  public void close() {
    player.close();
  }
}
