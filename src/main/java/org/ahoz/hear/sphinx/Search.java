package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ahoz.hear.acoustic.HmmTable;
import org.ahoz.hear.acoustic.SenoneScores;
import org.jspecify.annotations.Nullable;

/**
 * The best way of hearing an utterance as each sentence of a graph: Viterbi's algorithm over all
 * states, without pruning.
 */
final class Search {

  /** What cannot be, as a natural logarithm. */
  static final float NEVER = -1e30f;

  /** What cannot be, in {@link SenoneScores#UNITS}: so much that what is added changes nothing. */
  static final int IMPOSSIBLE = -(1 << 30);

  /** Less likely is what cannot be. */
  static final int HARDLY = IMPOSSIBLE / 2;

  /** More frames than there ever are. */
  private static final int UNKNOWN = 1 << 30;

  /** What each word costs, as a natural logarithm: of two ways that fit as well, the shorter. */
  private static final float WORD = 20;

  /**
   * What each phone costs, silence apart: a consonant before a vowel fits the noise with which a
   * vowel begins better than no consonant does, and {@code e} would be heard as {@code b}.
   */
  private static final float PHONE = 4;

  /** How much the costs of ways to say a word count, a hundredth of a natural logarithm each. */
  private static final float SELDOM = 0.07f;

  /** How much it counts what a speaker is likely to choose. */
  private static final float UNLIKELY = 7;

  private final SearchGraph graph;
  private final HmmTable hmms;
  private final int[] entryCosts;

  /** By node, how many frames pass at least before it is entered. */
  private final int[] before;

  /** By node, how many frames pass at least after it is left. */
  private final int[] after;

  /**
   * Prepares a graph.
   *
   * @param prices by the numbers of choices, how unlikely each is, as a natural logarithm
   */
  Search(SearchGraph graph, HmmTable hmms, int[] prices) {
    this.graph = graph;
    this.hmms = hmms;
    entryCosts = entryCosts(prices);
    before = framesBefore();
    after = framesAfter();
  }

  private Search(Search of, int[] prices) {
    graph = of.graph;
    hmms = of.hmms;
    before = of.before;
    after = of.after;
    entryCosts = entryCosts(prices);
  }

  /** The same graph with other prices. */
  Search with(int[] prices) {
    return new Search(this, prices);
  }

  private int[] entryCosts(int[] prices) {
    int[] costs = new int[graph.nodes()];
    for (int node = 0; node < costs.length; node++) {
      float cost = graph.hmms()[node] == hmms.silence() ? 0 : PHONE;
      if (graph.words()[node] != SearchGraph.NONE) {
        cost += WORD + SELDOM * graph.costs()[node] + UNLIKELY * prices[graph.choices()[node]];
      }
      costs[node] = Math.round(cost * SenoneScores.UNITS);
    }
    return costs;
  }

  private int[] framesBefore() {
    int[] frames = new int[graph.nodes()];
    Arrays.fill(frames, UNKNOWN);
    for (int start : graph.starts()) {
      frames[start] = 0;
    }
    for (int node = graph.nodes() - 1; node >= 0; node--) {
      for (int i = graph.rows()[node]; i < graph.rows()[node + 1]; i++) {
        int next = graph.successors()[i];
        frames[next] = Math.min(frames[next], frames[node] + HmmTable.STATES);
      }
    }
    return frames;
  }

  private int[] framesAfter() {
    int[] frames = new int[graph.nodes()];
    for (int node = 0; node < frames.length; node++) {
      int least = graph.ends()[node] == SearchGraph.NONE ? UNKNOWN : 0;
      for (int i = graph.rows()[node]; i < graph.rows()[node + 1]; i++) {
        least = Math.min(least, frames[graph.successors()[i]] + HmmTable.STATES);
      }
      frames[node] = least;
    }
    return frames;
  }

  SearchGraph graph() {
    return graph;
  }

  /** The states of its phones. */
  HmmTable hmms() {
    return hmms;
  }

  /** Marks the senones that the graph needs. */
  void mark(boolean[] needed) {
    for (int hmm : graph.hmms()) {
      for (int state = 0; state < HmmTable.STATES; state++) {
        needed[hmms.senone(hmm, state)] = true;
      }
    }
  }

  /**
   * The natural logarithm of how likely the utterance is as each meaning, by its number; {@link
   * #NEVER} where it cannot be.
   *
   * <p>As no phone comes back to itself by way of others, each node is followed over the whole
   * utterance before the next: all that it needs stays in the nearest memory.
   */
  float[] scores(SenoneScores scores) {
    int frames = scores.frames();
    float[] best = new float[graph.meanings()];
    Arrays.fill(best, NEVER);
    if (frames == 0) {
      return best;
    }
    Entries entries = new Entries(graph.nodes(), frames + 1);
    for (int start : graph.starts()) {
      entries.of(start)[0] = 0;
    }
    int[] leaving = new int[frames + 1];
    // Nodes have higher numbers than those that follow them.
    for (int node = graph.nodes() - 1; node >= 0; node--) {
      int[] entering = entries.taken(node);
      if (entering == null) {
        continue;
      }
      int from = before[node];
      int to = frames - after[node];
      if (from < to) {
        follow(node, entering, scores, leaving, from, to);
        for (int i = graph.rows()[node]; i < graph.rows()[node + 1]; i++) {
          raise(entries.of(graph.successors()[i]), leaving, from + 1, to + 1);
        }
        int end = graph.ends()[node];
        if (end != SearchGraph.NONE && leaving[frames] > HARDLY) {
          float score = natural(leaving[frames]);
          for (int meaning : graph.meaningsOfEnds()[end]) {
            best[meaning] = Math.max(best[meaning], score);
          }
        }
      }
      entries.giveBack(entering);
    }
    return best;
  }

  /** From {@link SenoneScores#UNITS} to a natural logarithm. */
  static float natural(int units) {
    return (float) units / SenoneScores.UNITS;
  }

  /**
   * One node over the frames at which it can be: of entering it at each frame, what it is to leave
   * it before each frame.
   */
  private void follow(
      int node, int[] entering, SenoneScores scores, int[] leaving, int from, int to) {
    int hmm = graph.hmms()[node];
    int[] one = scores.of(hmms.senone(hmm, 0));
    int[] two = scores.of(hmms.senone(hmm, 1));
    int[] three = scores.of(hmms.senone(hmm, 2));
    int stayOne = hmms.stay(hmm, 0);
    int stayTwo = hmms.stay(hmm, 1);
    int stayThree = hmms.stay(hmm, 2);
    int stepOne = hmms.step(hmm, 0);
    int stepTwo = hmms.step(hmm, 1);
    int stepThree = hmms.step(hmm, 2);
    int cost = entryCosts[node];
    int first = IMPOSSIBLE;
    int second = IMPOSSIBLE;
    int third = IMPOSSIBLE;
    for (int frame = from; frame < to; frame++) {
      third = Math.max(third + stayThree, second + stepTwo) + three[frame];
      second = Math.max(second + stayTwo, first + stepOne) + two[frame];
      first = Math.max(first + stayOne, entering[frame] - cost) + one[frame];
      leaving[frame + 1] = third + stepThree;
    }
  }

  /**
   * Where it is likelier to come from this node, one does. In a method of its own and with the
   * larger of two numbers told by their sign, which the compiler turns into vector instructions; of
   * {@link Math#max} it does not.
   */
  private static void raise(int[] entering, int[] leaving, int from, int to) {
    for (int frame = from; frame < to; frame++) {
      int difference = entering[frame] - leaving[frame];
      entering[frame] -= difference & difference >> 31;
    }
  }

  /** By node, how likely it is to enter it at each frame; of those that wait to be followed. */
  private static final class Entries {

    private final int[] @Nullable [] waiting;
    private final List<int[]> free = new ArrayList<>();
    private final int frames;

    Entries(int nodes, int frames) {
      waiting = new int[nodes][];
      this.frames = frames;
    }

    int[] of(int node) {
      int[] known = waiting[node];
      if (known == null) {
        known = free.isEmpty() ? new int[frames] : free.remove(free.size() - 1);
        Arrays.fill(known, IMPOSSIBLE);
        waiting[node] = known;
      }
      return known;
    }

    int @Nullable [] taken(int node) {
      int[] known = waiting[node];
      waiting[node] = null;
      return known;
    }

    void giveBack(int[] entries) {
      free.add(entries);
    }
  }

  /** What it costs to enter a node, in {@link SenoneScores#UNITS}. */
  int entryCost(int node) {
    return entryCosts[node];
  }
}
