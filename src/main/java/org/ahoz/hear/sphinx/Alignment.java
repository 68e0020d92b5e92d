package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which state of a graph each frame of an utterance belongs to, along the best way through it.
 *
 * @param score natural logarithm of how likely the utterance is along it
 * @param senones by frame
 * @param words the words in their order
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Alignment(float score, int[] senones, List<AlignedWord> words) {

  Alignment {
    words = List.copyOf(words);
  }

  /** A word by its number, and where it begins, in frames. */
  record AlignedWord(int word, int start) {}

  private static final byte STAY = 0;
  private static final byte STEP = 1;
  private static final byte SKIP = 2;
  private static final byte ENTER = 3;

  /**
   * The best way of hearing the utterance as any sentence of a graph of which the words are kept
   * apart.
   *
   * @return null when the utterance is too short for each of them
   */
  static @Nullable Alignment of(Search search, SenoneScores scores) {
    return new Finder(search, scores).find();
  }

  /** Viterbi's algorithm with the way back kept. */
  private static final class Finder {

    private final Search search;
    private final SearchGraph graph;
    private final SenoneScores scores;
    private final float[][] columns;
    private final byte[][] ways;
    private final int[][] origins;
    private final float[] states;
    private final float[] entering;
    private final float[] leaving;
    private final int[] enteringFrom;
    private final int[] leavingFrom;

    Finder(Search search, SenoneScores scores) {
      this.search = search;
      this.scores = scores;
      graph = search.graph();
      columns = search.columns(scores);
      int nodes = graph.nodes();
      ways = new byte[scores.frames()][HmmTable.STATES * nodes];
      origins = new int[scores.frames()][nodes];
      states = new float[HmmTable.STATES * nodes];
      entering = new float[nodes];
      leaving = new float[nodes];
      enteringFrom = new int[nodes];
      leavingFrom = new int[nodes];
      Arrays.fill(states, Search.NEVER);
      Arrays.fill(leaving, Search.NEVER);
    }

    @Nullable Alignment find() {
      for (int frame = 0; frame < scores.frames(); frame++) {
        enter(frame);
        for (int node = 0; node < leaving.length; node++) {
          advance(node, frame);
        }
        origins[frame] = enteringFrom.clone();
      }
      int best = SearchGraph.NONE;
      for (int node = 0; node < leaving.length; node++) {
        if (graph.ends()[node] != SearchGraph.NONE
            && (best == SearchGraph.NONE || leaving[node] > leaving[best])) {
          best = node;
        }
      }
      return best == SearchGraph.NONE || leaving[best] <= Search.HARDLY ? null : back(best);
    }

    private void enter(int frame) {
      Arrays.fill(entering, Search.NEVER);
      Arrays.fill(enteringFrom, SearchGraph.NONE);
      if (frame == 0) {
        for (int start : graph.starts()) {
          entering[start] = 0;
        }
        return;
      }
      for (int node = 0; node < leaving.length; node++) {
        if (leaving[node] > Search.HARDLY) {
          for (int i = graph.rows()[node]; i < graph.rows()[node + 1]; i++) {
            int next = graph.successors()[i];
            if (leaving[node] > entering[next]) {
              entering[next] = leaving[node];
              enteringFrom[next] = leavingFrom[node];
            }
          }
        }
      }
    }

    private void advance(int node, int frame) {
      byte[] way = ways[frame];
      int at = HmmTable.STATES * node;
      float in = entering[node] - search.entryCost(node);
      float first = states[at];
      float second = states[at + 1];
      float third = states[at + 2];
      float last = third + search.stay(at + 2);
      way[at + 2] = STAY;
      if (second + search.step(at + 1) > last) {
        last = second + search.step(at + 1);
        way[at + 2] = STEP;
      }
      if (first + search.skip(at) > last) {
        last = first + search.skip(at);
        way[at + 2] = SKIP;
      }
      float middle = second + search.stay(at + 1);
      way[at + 1] = STAY;
      if (first + search.step(at) > middle) {
        middle = first + search.step(at);
        way[at + 1] = STEP;
      }
      float begin = first + search.stay(at);
      way[at] = STAY;
      if (in > begin) {
        begin = in;
        way[at] = ENTER;
      }
      states[at] = Math.max(Search.NEVER, begin + columns[at][frame]);
      states[at + 1] = Math.max(Search.NEVER, middle + columns[at + 1][frame]);
      states[at + 2] = Math.max(Search.NEVER, last + columns[at + 2][frame]);
      float straight = states[at + 2] + search.step(at + 2);
      float shorter = states[at + 1] + search.skip(at + 1);
      leaving[node] = Math.max(straight, shorter);
      leavingFrom[node] = straight >= shorter ? at + 2 : at + 1;
    }

    private Alignment back(int end) {
      int[] senones = new int[scores.frames()];
      List<AlignedWord> words = new ArrayList<>();
      int at = leavingFrom[end];
      for (int frame = senones.length - 1; frame >= 0; frame--) {
        senones[frame] = search.senone(at);
        byte way = ways[frame][at];
        if (way == ENTER) {
          int node = at / HmmTable.STATES;
          if (graph.words()[node] != SearchGraph.NONE) {
            words.add(0, new AlignedWord(graph.words()[node], frame));
          }
          at = origins[frame][node];
        } else {
          at -= way;
        }
      }
      return new Alignment(leaving[end], senones, words);
    }
  }
}
