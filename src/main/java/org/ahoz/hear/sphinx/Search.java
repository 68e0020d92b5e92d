package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The best way of hearing an utterance as each sentence of a graph: Viterbi's algorithm over all
 * states, without pruning.
 */
final class Search {

  static final float NEVER = -1e30f;

  /** Less likely is what cannot be. */
  static final float HARDLY = NEVER / 2;

  /** What each word costs, as a natural logarithm: of two ways that fit as well, the shorter. */
  private static final float WORD = 20;

  /** How much the costs of ways to say a word count, a hundredth of a natural logarithm each. */
  private static final float SELDOM = 0.07f;

  private final SearchGraph graph;
  private final int[] senones;
  private final float[] stays;
  private final float[] steps;
  private final float[] skips;
  private final float[] entryCosts;

  /** Prepares a graph. */
  Search(SearchGraph graph, HmmTable hmms) {
    this.graph = graph;
    int nodes = graph.nodes();
    senones = new int[HmmTable.STATES * nodes];
    stays = new float[HmmTable.STATES * nodes];
    steps = new float[HmmTable.STATES * nodes];
    skips = new float[HmmTable.STATES * nodes];
    entryCosts = new float[nodes];
    int size = HmmTable.STATES + 1;
    for (int node = 0; node < nodes; node++) {
      int hmm = graph.hmms()[node];
      entryCosts[node] =
          graph.words()[node] == SearchGraph.NONE ? 0 : WORD + SELDOM * graph.costs()[node];
      float[] transitions = hmms.transitions(hmm);
      for (int state = 0; state < HmmTable.STATES; state++) {
        int at = HmmTable.STATES * node + state;
        senones[at] = hmms.senone(hmm, state);
        stays[at] = transitions[state * size + state];
        steps[at] = transitions[state * size + state + 1];
        skips[at] = state + 2 < size ? transitions[state * size + state + 2] : NEVER;
      }
    }
  }

  SearchGraph graph() {
    return graph;
  }

  /** Marks the senones that the graph needs. */
  void mark(boolean[] needed) {
    for (int senone : senones) {
      needed[senone] = true;
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
    Entries entries = new Entries(graph.nodes(), frames);
    for (int start : graph.starts()) {
      entries.of(start)[0] = 0;
    }
    float[] leaving = new float[frames];
    // Nodes have higher numbers than those that follow them.
    for (int node = graph.nodes() - 1; node >= 0; node--) {
      float[] entering = entries.taken(node);
      if (entering == null) {
        continue;
      }
      follow(node, entering, scores, leaving);
      for (int i = graph.rows()[node]; i < graph.rows()[node + 1]; i++) {
        raise(entries.of(graph.successors()[i]), leaving);
      }
      entries.giveBack(entering);
      int end = graph.ends()[node];
      if (end != SearchGraph.NONE && leaving[frames - 1] > HARDLY) {
        for (int meaning : graph.meaningsOfEnds()[end]) {
          best[meaning] = Math.max(best[meaning], leaving[frames - 1]);
        }
      }
    }
    return best;
  }

  /** One node over all frames: what it is to leave it behind each. */
  private void follow(int node, float[] entering, SenoneScores scores, float[] leaving) {
    int at = HmmTable.STATES * node;
    float[] one = scores.of(senones[at]);
    float[] two = scores.of(senones[at + 1]);
    float[] three = scores.of(senones[at + 2]);
    float stayOne = stays[at];
    float stayTwo = stays[at + 1];
    float stayThree = stays[at + 2];
    float stepOne = steps[at];
    float stepTwo = steps[at + 1];
    float stepThree = steps[at + 2];
    float skipOne = skips[at];
    float skipTwo = skips[at + 1];
    float cost = entryCosts[node];
    float first = NEVER;
    float second = NEVER;
    float third = NEVER;
    for (int frame = 0; frame < leaving.length; frame++) {
      third =
          Math.max(Math.max(third + stayThree, second + stepTwo), first + skipOne) + three[frame];
      second = Math.max(second + stayTwo, first + stepOne) + two[frame];
      first = Math.max(first + stayOne, entering[frame] - cost) + one[frame];
      leaving[frame] = Math.max(third + stepThree, second + skipTwo);
    }
  }

  /** In a method of its own, which the compiler turns into vector instructions. */
  private static void raise(float[] entering, float[] leaving) {
    for (int frame = 1; frame < entering.length; frame++) {
      entering[frame] = Math.max(entering[frame], leaving[frame - 1]);
    }
  }

  /** By node, how likely it is to enter it at each frame; of those that wait to be followed. */
  private static final class Entries {

    private final float[] @Nullable [] waiting;
    private final List<float[]> free = new ArrayList<>();
    private final int frames;

    Entries(int nodes, int frames) {
      waiting = new float[nodes][];
      this.frames = frames;
    }

    float[] of(int node) {
      float[] known = waiting[node];
      if (known == null) {
        known = free.isEmpty() ? new float[frames] : free.remove(free.size() - 1);
        Arrays.fill(known, NEVER);
        waiting[node] = known;
      }
      return known;
    }

    float @Nullable [] taken(int node) {
      float[] known = waiting[node];
      waiting[node] = null;
      return known;
    }

    void giveBack(float[] entries) {
      free.add(entries);
    }
  }

  /** By state of the graph, the scores of all frames. */
  float[][] columns(SenoneScores scores) {
    float[][] columns = new float[senones.length][];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = scores.of(senones[i]);
    }
    return columns;
  }

  float stay(int at) {
    return stays[at];
  }

  float step(int at) {
    return steps[at];
  }

  float skip(int at) {
    return skips[at];
  }

  float entryCost(int node) {
    return entryCosts[node];
  }

  int senone(int at) {
    return senones[at];
  }
}
