package org.ahoz.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.ahoz.chess.Position;
import org.ahoz.script.Cue;
import org.jspecify.annotations.Nullable;

/**
 * Where a listener is in a game. Immutable: keys and silences lead to other sessions.
 *
 * @param track what there is to hear
 * @param game where the game stands among others
 * @param at the cue that was begun last; {@link Track#START} before the first
 * @param progress how much of that cue was heard
 * @param isPlaying whether the next cue follows by itself
 * @param isSteered whether a key was pressed: left alone, the reading ends with the last game
 * @param rate how fast the voice speaks
 * @param typed what was typed of the number of a move; null where none is asked for
 * @param outcome whether it goes on
 */
public record Session(
    Track track,
    GamePlace game,
    int at,
    Progress progress,
    boolean isPlaying,
    boolean isSteered,
    Rate rate,
    @Nullable String typed,
    Outcome outcome) {

  /** How much of a cue was heard. */
  public enum Progress {
    /** It sounds now, or will as soon as the answer before it is over. */
    SOUNDING,
    /** It was cut, and may go on. */
    CUT,
    /** All of it. */
    HEARD
  }

  private static final Duration BETWEEN_GAMES = Duration.ofSeconds(2);
  private static final Duration BEFORE_MARK = Duration.ofMillis(300);

  /** Time enough to press the key that enters the variation. */
  private static final Duration AFTER_MARK = Duration.ofMillis(1200);

  private static final int MOST_DIGITS = 4;

  private static final List<Reply> KEYS =
      List.of(
          Reply.KEY_PAUSE,
          Reply.KEY_ARROWS,
          Reply.KEY_REPEAT,
          Reply.KEY_SPEED,
          Reply.KEY_GO_TO,
          Reply.KEY_VARIATION,
          Reply.KEY_BOARD,
          Reply.KEY_GAMES,
          Reply.KEY_QUIT);

  /** The first game, which begins at once. */
  public static Turn begin(Track track, GamePlace game, Rate rate) {
    return before(track, game, rate, true, false).goOn(List.of());
  }

  /** Another game after this session, whose speed it takes over; it plays if this one did. */
  public Turn follow(Track other, GamePlace place) {
    Session begun = before(other, place, rate, isPlaying, isSteered);
    List<Sound> sounds = new ArrayList<>();
    if (isPlaying && !isSteered) {
      sounds.add(new Sound.Gap(BETWEEN_GAMES));
    } else {
      sounds.add(new Sound.Numbered(Reply.GAME, place.number()));
    }
    return isPlaying || other.size() == 0 ? begun.goOn(sounds) : begun.say(0, sounds);
  }

  private static Session before(
      Track track, GamePlace game, Rate rate, boolean isPlaying, boolean isSteered) {
    return new Session(
        track,
        game,
        Track.START,
        Progress.HEARD,
        isPlaying,
        isSteered,
        rate,
        null,
        Outcome.GOING_ON);
  }

  /** All that was to be heard was heard, and no key came. */
  public Turn silence() {
    if (outcome != Outcome.GOING_ON || typed != null) {
      return new Turn(this, List.of());
    }
    if (progress == Progress.SOUNDING) {
      Session heard = with(Progress.HEARD);
      return isPlaying ? heard.goOn(List.of()) : new Turn(heard, List.of());
    }
    if (!isPlaying) {
      return new Turn(this, List.of());
    }
    OptionalInt next = track.next(at);
    return next.isPresent() ? say(next.getAsInt(), List.of()) : end(List.of());
  }

  /** A key was pressed. */
  public Turn press(Key key) {
    Session steered = steered();
    if (outcome != Outcome.GOING_ON) {
      return new Turn(steered, List.of());
    }
    Turn typing = typed == null ? null : steered.type(key, typed);
    return typing == null ? steered.withTyped(null).command(key) : typing;
  }

  private Turn command(Key key) {
    if (key instanceof Key.Sign sign) {
      return switch (Character.toLowerCase(sign.codePoint())) {
        case ' ' -> isPlaying ? pause() : resume();
        case 'r' -> at == Track.START ? goOn(Reply.FIRST_MOVE) : say(at, List.of());
        // The keys beside them write plus and minus where shift is not held, or is.
        case '+', '=' -> speed(rate.faster(), Reply.FASTER, Reply.FASTEST);
        case '-', '_' -> speed(rate.slower(), Reply.SLOWER, Reply.SLOWEST);
        case 'g' -> cut().withTyped("").answer(new Sound.Answer(Reply.GO_TO));
        case 'v' -> go(track.variation(at), Reply.NO_VARIATION);
        case 'b' -> goOn(List.of(new Sound.Board(position())));
        case '?' -> goOn(KEYS.stream().<Sound>map(Sound.Answer::new).toList());
        case 'n' -> game.hasNext() ? leave(Outcome.NEXT_GAME) : goOn(Reply.LAST_GAME);
        case 'p' -> game.hasPrevious() ? leave(Outcome.PREVIOUS_GAME) : goOn(Reply.FIRST_GAME);
        case 'q' -> leave(Outcome.QUIT).next().answer(new Sound.Answer(Reply.QUIT));
        default -> goOn(Reply.UNKNOWN_KEY);
      };
    }
    return switch ((Key.Named) key) {
      case LEFT -> go(track.moveBefore(at), Reply.FIRST_MOVE);
      case RIGHT -> go(track.moveAfter(at), Reply.LAST_MOVE);
      case INTERRUPT -> leave(Outcome.INTERRUPTED);
      case CLOSED -> leave(Outcome.QUIT);
      case ENTER, BACKSPACE, ESCAPE, OTHER -> goOn(Reply.UNKNOWN_KEY);
    };
  }

  /** The answer to a key while a number is typed; null where the key ends that and does more. */
  private @Nullable Turn type(Key key, String digits) {
    if (key instanceof Key.Sign sign) {
      if (sign.codePoint() >= '0' && sign.codePoint() <= '9') {
        return digits.length() < MOST_DIGITS
            ? typed(digits + Character.toString(sign.codePoint()))
            : typed(digits);
      }
      // "g 23" may be typed as it is written.
      return sign.codePoint() == ' ' ? typed(digits) : null;
    }
    return switch ((Key.Named) key) {
      case ENTER -> digits.isEmpty() ? cancel() : jump(Long.parseLong(digits));
      case BACKSPACE -> typed(digits.substring(0, Math.max(0, digits.length() - 1)));
      case ESCAPE -> cancel();
      default -> null;
    };
  }

  private Turn typed(String digits) {
    Sound sound =
        digits.isEmpty() ? new Sound.Answer(Reply.GO_TO) : new Sound.Typed(Long.parseLong(digits));
    return withTyped(digits).answer(sound);
  }

  private Turn cancel() {
    return withTyped(null).goOn(Reply.CANCELLED);
  }

  private Turn jump(long number) {
    Session typedAll = withTyped(null);
    OptionalInt move = track.move(number);
    return move.isPresent()
        ? typedAll.say(move.getAsInt(), List.of())
        : typedAll.goOn(List.of(new Sound.Numbered(Reply.NO_SUCH_MOVE, number)));
  }

  private Turn pause() {
    return cut().with(false).answer(new Sound.Answer(Reply.PAUSED));
  }

  private Turn resume() {
    return with(true).goOn(List.of());
  }

  private Turn speed(Rate changed, Reply done, Reply refused) {
    return changed.equals(rate) ? goOn(refused) : with(changed).goOn(done);
  }

  private Turn go(OptionalInt target, Reply nothing) {
    return target.isPresent() ? say(target.getAsInt(), List.of()) : goOn(nothing);
  }

  private Position position() {
    return track.position(at);
  }

  private Turn leave(Outcome how) {
    return new Turn(cut().with(how), List.of());
  }

  private Turn goOn(Reply reply) {
    return goOn(List.of(new Sound.Answer(reply)));
  }

  /** Answers, and then goes on where it was, if it plays. */
  private Turn goOn(List<Sound> answers) {
    if (!isPlaying) {
      return new Turn(cut(), answers);
    }
    List<Sound> sounds = new ArrayList<>(answers);
    if (progress != Progress.HEARD) {
      sounds.add(new Sound.Scripted(at, true));
      return new Turn(with(Progress.SOUNDING), sounds);
    }
    OptionalInt next = track.next(at);
    if (next.isEmpty()) {
      return end(answers);
    }
    Duration pause = track.cue(next.getAsInt()).pause();
    if (track.passesVariation(at)) {
      sounds.add(new Sound.Gap(BEFORE_MARK));
      sounds.add(new Sound.Answer(Reply.VARIATION));
      pause = pause.compareTo(AFTER_MARK) < 0 ? AFTER_MARK : pause;
    }
    sounds.add(new Sound.Gap(pause));
    return new Turn(this, sounds);
  }

  private Turn end(List<Sound> answers) {
    if (game.hasNext()) {
      return new Turn(with(Outcome.NEXT_GAME), answers);
    }
    if (!isSteered) {
      return new Turn(with(Outcome.HEARD), answers);
    }
    List<Sound> sounds = new ArrayList<>(answers);
    sounds.add(new Sound.Answer(Reply.END));
    return new Turn(with(false), sounds);
  }

  /** Says a cue from its beginning. Who goes by single moves is told of variations at once. */
  private Turn say(int cue, List<Sound> before) {
    List<Sound> sounds = new ArrayList<>(before);
    sounds.add(new Sound.Scripted(cue, false));
    if (!isPlaying && track.cue(cue).kind() == Cue.Kind.MOVE && track.hasVariation(cue)) {
      sounds.add(new Sound.Gap(BEFORE_MARK));
      sounds.add(new Sound.Answer(Reply.VARIATION));
    }
    Session there =
        new Session(track, game, cue, Progress.SOUNDING, isPlaying, isSteered, rate, null, outcome);
    return new Turn(there, sounds);
  }

  private Turn answer(Sound sound) {
    return new Turn(this, List.of(sound));
  }

  private Session cut() {
    return progress == Progress.SOUNDING ? with(Progress.CUT) : this;
  }

  private Session with(Progress other) {
    return new Session(track, game, at, other, isPlaying, isSteered, rate, typed, outcome);
  }

  private Session with(boolean plays) {
    return new Session(track, game, at, progress, plays, isSteered, rate, typed, outcome);
  }

  private Session with(Rate other) {
    return new Session(track, game, at, progress, isPlaying, isSteered, other, typed, outcome);
  }

  private Session with(Outcome other) {
    return new Session(track, game, at, progress, isPlaying, isSteered, rate, typed, other);
  }

  private Session withTyped(@Nullable String digits) {
    return new Session(track, game, at, progress, isPlaying, isSteered, rate, digits, outcome);
  }

  private Session steered() {
    return new Session(track, game, at, progress, isPlaying, true, rate, typed, outcome);
  }
}
