package org.ahoz.hear.sphinx;

import java.util.Arrays;

/**
 * The best way of hearing an utterance as each sentence of a graph: Viterbi's algorithm over all
 * states, without pruning.
 */
final class Search {

  static final float NEVER = -1e30f;

  /** Less likely is what cannot be. */
  static final float HARDLY = NEVER / 2;

  /** What each word costs, as a natural logarithm: of two ways that fit as well, the shorter. */
  private static final float WORD = 8;

  /** How much the costs of ways to say a word count, a hundredth of a natural logarithm each. */
  private static final float SELDOM = 0.05f;

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
   */
  float[] scores(SenoneScores scores) {
    int nodes = graph.nodes();
    int[] columns = columns(scores);
    float[] states = new float[HmmTable.STATES * nodes];
    float[] entering = new float[nodes];
    float[] leaving = new float[nodes];
    Arrays.fill(states, NEVER);
    Arrays.fill(leaving, NEVER);
    for (int frame = 0; frame < scores.frames(); frame++) {
      Arrays.fill(entering, NEVER);
      if (frame == 0) {
        for (int start : graph.starts()) {
          entering[start] = 0;
        }
      } else {
        enter(leaving, entering);
      }
      advance(scores.rows()[frame], columns, states, entering, leaving);
    }
    float[] best = new float[graph.meanings()];
    Arrays.fill(best, NEVER);
    for (int node = 0; node < nodes; node++) {
      int end = graph.ends()[node];
      if (end != SearchGraph.NONE && leaving[node] > HARDLY) {
        for (int meaning : graph.meaningsOfEnds()[end]) {
          best[meaning] = Math.max(best[meaning], leaving[node]);
        }
      }
    }
    return best;
  }

  int[] columns(SenoneScores scores) {
    int[] columns = new int[senones.length];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = scores.columns()[senones[i]];
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

  private void enter(float[] leaving, float[] entering) {
    int[] rows = graph.rows();
    int[] successors = graph.successors();
    for (int node = 0; node < leaving.length; node++) {
      float score = leaving[node];
      if (score > HARDLY) {
        for (int i = rows[node]; i < rows[node + 1]; i++) {
          int next = successors[i];
          if (score > entering[next]) {
            entering[next] = score;
          }
        }
      }
    }
  }

  private void advance(
      float[] row, int[] columns, float[] states, float[] entering, float[] leaving) {
    for (int node = 0; node < leaving.length; node++) {
      int at = HmmTable.STATES * node;
      float first = states[at];
      float second = states[at + 1];
      float third = states[at + 2];
      float in = entering[node] - entryCosts[node];
      if (in <= HARDLY && first <= HARDLY && second <= HARDLY && third <= HARDLY) {
        leaving[node] = NEVER;
        continue;
      }
      float last =
          Math.max(Math.max(third + stays[at + 2], second + steps[at + 1]), first + skips[at])
              + row[columns[at + 2]];
      float middle = Math.max(second + stays[at + 1], first + steps[at]) + row[columns[at + 1]];
      states[at] = Math.max(first + stays[at], in) + row[columns[at]];
      states[at + 1] = middle;
      states[at + 2] = last;
      leaving[node] = Math.max(last + steps[at + 2], middle + skips[at + 1]);
    }
  }
}
