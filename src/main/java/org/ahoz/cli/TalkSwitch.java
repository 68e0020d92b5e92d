package org.ahoz.cli;

import org.ahoz.audio.listening.Listening;

/**
 * The key that begins and ends what is said: a terminal does not tell when a key is let go. A tone
 * sounds before it is listened, and another when no more is.
 */
final class TalkSwitch {

  private enum State {
    IDLE,
    TALKING,
    /** The key was pressed again, and the last of what was said is on its way. */
    ENDING
  }

  private final Listening listening;
  private final TalkTones tones;
  private State state = State.IDLE;
  private boolean isLast;

  TalkSwitch(Listening listening, TalkTones tones) {
    this.listening = listening;
    this.tones = tones;
  }

  /** The key was pressed. */
  void press() {
    if (state == State.TALKING) {
      listening.endTalk();
      state = State.ENDING;
    } else if (state == State.IDLE) {
      // The tone is not to be heard in what is said.
      listening.pause();
      tones.begin();
      listening.resume();
      listening.beginTalk();
      state = State.TALKING;
    }
  }

  /** What was said has come, and it is not listened any more. */
  void heard() {
    state = State.IDLE;
    tones.end();
  }

  /** Nothing was said. */
  void nothing() {
    state = State.IDLE;
    tones.nothing();
  }

  /** The microphone is gone, and what was being said with it. */
  void lost() {
    state = State.IDLE;
  }

  /** Whether nobody speaks. */
  boolean isIdle() {
    return state == State.IDLE;
  }

  /** No more will be said after what is being said now; whether that is nothing. */
  boolean end() {
    isLast = true;
    if (state == State.TALKING) {
      press();
    }
    return state == State.IDLE;
  }

  /** Whether no more will be said. */
  boolean isOver() {
    return isLast && state == State.IDLE;
  }
}
