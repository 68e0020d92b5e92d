package org.ahoz.audio.listening;

import java.time.Duration;
import java.util.function.Predicate;
import org.ahoz.audio.AudioClip;

/**
 * How to listen.
 *
 * @param mode whether a key says when somebody speaks
 * @param endpointing where utterances begin and end
 * @param soundsLikeSpeech is asked of each utterance that was found hands-free, with its sound at
 *     {@link org.ahoz.audio.SpokenFile#SAMPLE_RATE}; what it denies is dropped
 * @param reopening how long to wait between attempts to open a microphone that was lost
 * @param echo how long after {@link Listening#resume} to go on not listening, because a room, and a
 *     loudspeaker that gets its sound by radio, go on a little longer
 */
public record ListeningOptions(
    Mode mode,
    Endpointing endpointing,
    Predicate<AudioClip> soundsLikeSpeech,
    Duration reopening,
    Duration echo) {

  /** Who says when somebody speaks. */
  public enum Mode {
    /** The sound itself. */
    HANDS_FREE,
    /** A key, by {@link Listening#beginTalk} and {@link Listening#endTalk}. */
    PUSH_TO_TALK
  }

  private static final Duration REOPENING = Duration.ofSeconds(1);
  private static final Duration ECHO = Duration.ofMillis(150);

  /** Utterances are found by their sound. */
  public static ListeningOptions handsFree() {
    return of(Mode.HANDS_FREE);
  }

  /** Utterances are what is said while a key is held. */
  public static ListeningOptions pushToTalk() {
    return of(Mode.PUSH_TO_TALK);
  }

  private static ListeningOptions of(Mode mode) {
    return new ListeningOptions(mode, Endpointing.standard(), clip -> true, REOPENING, ECHO);
  }

  /** The same, with other ends of utterances. */
  public ListeningOptions with(Endpointing other) {
    return new ListeningOptions(mode, other, soundsLikeSpeech, reopening, echo);
  }

  /** The same, with another idea of what speech is. */
  public ListeningOptions with(Predicate<AudioClip> other) {
    return new ListeningOptions(mode, endpointing, other, reopening, echo);
  }
}
