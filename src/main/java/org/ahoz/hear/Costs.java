package org.ahoz.hear;

/**
 * What it costs when words are not as expected: natural logarithms of how seldom that is, so that
 * the costs of a sentence add up as its probabilities multiply. Estimates, from what Lichess learnt
 * from recordings and from how recognizers of everyday speech write moves; the confidence that
 * comes of them is held to the simulated recognizer of the tests.
 */
final class Costs {

  /** A piece is hardly ever lost, and changes everything. */
  static final float PIECE_LOST = 8;

  static final float FILE_LOST = 5.5f;
  static final float RANK_LOST = 5;
  static final float WORD_LOST = 1.8f;

  /** The words of castling, without which nothing is left of it. */
  static final float PHRASE_LOST = 12;

  /** One word of them. */
  static final float PHRASE_WORD_LOST = 4;

  static final float CHECK_NOT_SAID = 0.2f;
  static final float PROMOTION_NOT_SAID = 1;

  /** A word between, in a sentence that is meant. */
  static final float FILLER = 0.15f;

  static final float UNKNOWN_BETWEEN = 4.2f;
  static final float KNOWN_BETWEEN = 7;

  /** A word that is known to be heard for one of the lexicon, and so hardly stands for nothing. */
  static final float MISHEARD_BETWEEN = 5;

  /** Players say check where there is none, mate hardly. */
  static final float CHECK_BETWEEN = 2;

  static final float MATE_BETWEEN = 6;

  /** The name of a piece that does not move: who says it means it. */
  static final float PIECE_BETWEEN = 10;

  /** A word of speech that is no move. */
  static final float UNKNOWN_ALONE = 0.4f;

  static final float MISHEARD_ALONE = 1.2f;
  static final float KNOWN_ALONE = 4.8f;
  static final float FILLER_ALONE = 0.3f;

  /** A word that is one letter mark away. */
  static final float OTHER_MARKS = 0.3f;

  /** Another form of the right word. */
  static final float OTHER_FORM = 0.7f;

  /** Other words for a letter: that of the notation, for a piece. */
  static final float LETTER_FOR_PIECE = 2.2f;

  /** Where single letters are cut off or joined, which words often begin or end with. */
  static final float LETTER_JOINED = 3;

  /** Two words heard as one, or one as two. */
  static final float JOINED = 0.7f;

  /** Words that sound the same. */
  static final float SAME_SOUND = 0.9f;

  static final float LIKE_SOUND = 2.0f;
  static final float SOUND_APART = 1.2f;
  static final float SOUND_FAR_APART = 0.6f;

  /** The name of a piece is seldom heard where something else was said that is only like it. */
  static final float PIECE_HEARD = 2.5f;

  static final float LIKE_SPELLING = 1.2f;
  static final float SPELLING_APART = 8;

  /** Nothing in common. */
  static final float MOST = 9.5f;

  /** How often a word is heard for another that sounds like it, where nothing is doubted. */
  static final double NEIGHBOURS = 0.12;

  /** Of what a recognizer doubts, how much is one word that sounds different. */
  static final double ANY_WORD = 0.01;

  /** A part left out on purpose, as in "takes" or "knight". */
  static final float UNSAID = 2.7f;

  static final float ALL_BUT_PIECE_UNSAID = 4;

  /** The square before the piece, where the language does not say it so. */
  static final float OTHER_ORDER = 2.5f;

  /** Where a piece comes from is left out, though another could go there. */
  static final float ORIGIN_UNTOLD = 2;

  /** Who takes is left out, though the sentence has a place for it. */
  static final float TAKER_UNSAID = 1.3f;

  /** Another meaning of words that are written as a move. */
  static final float NOT_AS_WRITTEN = 6;

  /** A word of the lexicon beside strangers, which make it everyday speech. */
  static final float KNOWN_AMONG_STRANGERS = 2;

  /** Two squares and no more. */
  static final float SQUARES_ALONE = 0.4f;

  private Costs() {}
}
