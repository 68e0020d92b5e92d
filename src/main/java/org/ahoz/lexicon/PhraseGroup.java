package org.ahoz.lexicon;

import java.util.Locale;

/** What a phrase is about; each group is a map of the lexicon file. */
public enum PhraseGroup {
  /** What is said of a move; the only group that differs by style. */
  PHRASES,
  /** Why a written or spoken move cannot be played. */
  REASONS,
  /** How a game ended. */
  RESULTS,
  /** What a player may say beside moves. */
  ORDERS,
  /** What the program asks when it did not hear one move. */
  QUESTIONS,
  /** What a player may say to such a question, or to put right what was heard. */
  ANSWERS,
  /** What is told of a game beside its moves: who plays, where and when, and the clocks. */
  GAME,
  /** What is said between the moves of an annotated game. */
  COMMENTARY,
  /** What stands where. */
  BOARD,
  /** What answers the keys of a listener. */
  LIVE,
  /** What is said of the sound of a voice, and while it becomes known. */
  HEARING;

  private final String key = name().toLowerCase(Locale.ROOT);

  /** The key of the group in a lexicon, such as {@code reasons}. */
  public String key() {
    return key;
  }
}
