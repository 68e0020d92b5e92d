package org.ahoz.live;

import org.ahoz.lexicon.PhraseKey;

/** What is said in answer to keys, and what takes its place in a language without the words. */
public enum Reply {
  PAUSED(PhraseKey.LIVE_PAUSED, Tone.FALLING, "paused"),
  FIRST_MOVE(PhraseKey.LIVE_FIRST_MOVE, Tone.FALLING, "first move"),
  LAST_MOVE(PhraseKey.LIVE_LAST_MOVE, Tone.FALLING, "last move"),
  END(PhraseKey.LIVE_END, Tone.FALLING, "end of the game"),
  FASTER(PhraseKey.LIVE_FASTER, Tone.RISING, "faster"),
  SLOWER(PhraseKey.LIVE_SLOWER, Tone.FALLING, "slower"),
  FASTEST(PhraseKey.LIVE_FASTEST, Tone.RISING, "as fast as it goes"),
  SLOWEST(PhraseKey.LIVE_SLOWEST, Tone.FALLING, "as slow as it goes"),
  GO_TO(PhraseKey.LIVE_GO_TO, Tone.RISING, "go to move"),
  NO_SUCH_MOVE(PhraseKey.LIVE_NO_SUCH_MOVE, Tone.FALLING, "there is no such move"),
  CANCELLED(PhraseKey.LIVE_CANCELLED, Tone.FALLING, "cancelled"),
  VARIATION(PhraseKey.LIVE_VARIATION, Tone.RISING, "variation"),
  NO_VARIATION(PhraseKey.LIVE_NO_VARIATION, Tone.FALLING, "no variation here"),
  GAME(PhraseKey.LIVE_GAME, Tone.RISING, "another game"),
  FIRST_GAME(PhraseKey.LIVE_FIRST_GAME, Tone.FALLING, "first game"),
  LAST_GAME(PhraseKey.LIVE_LAST_GAME, Tone.FALLING, "last game"),
  UNKNOWN_KEY(PhraseKey.LIVE_UNKNOWN_KEY, Tone.FALLING, "this key does nothing; ? says the keys"),
  QUIT(PhraseKey.LIVE_QUIT, Tone.FALLING, "stopped"),
  KEY_PAUSE(PhraseKey.LIVE_KEY_PAUSE, Tone.RISING, "space bar: pause and go on"),
  KEY_ARROWS(PhraseKey.LIVE_KEY_ARROWS, Tone.RISING, "left and right arrow: a move back or on"),
  KEY_REPEAT(PhraseKey.LIVE_KEY_REPEAT, Tone.RISING, "r: say again"),
  KEY_SPEED(PhraseKey.LIVE_KEY_SPEED, Tone.RISING, "plus and minus: faster and slower"),
  KEY_GO_TO(PhraseKey.LIVE_KEY_GO_TO, Tone.RISING, "g, a number and enter: go to a move"),
  KEY_VARIATION(PhraseKey.LIVE_KEY_VARIATION, Tone.RISING, "v: into a variation and back"),
  KEY_BOARD(PhraseKey.LIVE_KEY_BOARD, Tone.RISING, "b: what stands where"),
  KEY_GAMES(PhraseKey.LIVE_KEY_GAMES, Tone.RISING, "n and p: next and previous game"),
  KEY_QUIT(PhraseKey.LIVE_KEY_QUIT, Tone.RISING, "q: stop");

  private final PhraseKey phrase;
  private final Tone tone;
  private final String line;

  Reply(PhraseKey phrase, Tone tone, String line) {
    this.phrase = phrase;
    this.tone = tone;
    this.line = line;
  }

  /** The words, in languages that have them. */
  public PhraseKey phrase() {
    return phrase;
  }

  /** What sounds where there are no words. */
  public Tone tone() {
    return tone;
  }

  /** What is printed where there are no words. */
  public String line() {
    return line;
  }
}
