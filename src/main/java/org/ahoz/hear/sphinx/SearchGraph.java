package org.ahoz.hear.sphinx;

/**
 * A network of words, down to the states of their phones. Immutable, and shared by threads.
 *
 * <p>A node is a phone among its neighbours, or silence between words; which may follow which is
 * laid down in rows: the successors of node {@code i} are those from {@code rows[i]} to before
 * {@code rows[i + 1]}. What begins a word has its cost, in hundredths of a natural logarithm, and
 * the number of what is chosen with it.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and read millions of times
record SearchGraph(
    int[] hmms,
    int[] words,
    int[] costs,
    int[] choices,
    int[] rows,
    int[] successors,
    int[] starts,
    int[] ends,
    int meanings,
    int[][] meaningsOfEnds) {

  /** Stands for a node that begins no word, or ends no sentence. */
  static final int NONE = -1;

  int nodes() {
    return hmms.length;
  }
}
