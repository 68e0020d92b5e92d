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
  private static final byte ENTER = 2;

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
    private final int[][] columns;
    private final byte[][] ways;
    private final int[][] origins;
    private final int[] states;
    private final int[] entering;
    private final int[] leaving;
    private final int[] enteringFrom;

    Finder(Search search, SenoneScores scores) {
      this.search = search;
      this.scores = scores;
      graph = search.graph();
      columns = search.columns(scores);
      int nodes = graph.nodes();
      ways = new byte[scores.frames()][HmmTable.STATES * nodes];
      origins = new int[scores.frames()][nodes];
      states = new int[HmmTable.STATES * nodes];
      entering = new int[nodes];
      leaving = new int[nodes];
      enteringFrom = new int[nodes];
      Arrays.fill(states, Search.IMPOSSIBLE);
      Arrays.fill(leaving, Search.IMPOSSIBLE);
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
      Arrays.fill(entering, Search.IMPOSSIBLE);
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
              enteringFrom[next] = node;
            }
          }
        }
      }
    }

    private void advance(int node, int frame) {
      byte[] way = ways[frame];
      int at = HmmTable.STATES * node;
      int in = entering[node] - search.entryCost(node);
      int first = states[at];
      int second = states[at + 1];
      int third = states[at + 2];
      way[at + 2] = third + search.stay(at + 2) >= second + search.step(at + 1) ? STAY : STEP;
      states[at + 2] =
          Math.max(third + search.stay(at + 2), second + search.step(at + 1))
              + columns[at + 2][frame];
      way[at + 1] = second + search.stay(at + 1) >= first + search.step(at) ? STAY : STEP;
      states[at + 1] =
          Math.max(second + search.stay(at + 1), first + search.step(at)) + columns[at + 1][frame];
      way[at] = first + search.stay(at) >= in ? STAY : ENTER;
      states[at] = Math.max(first + search.stay(at), in) + columns[at][frame];
      leaving[node] = states[at + 2] + search.step(at + 2);
    }

    private Alignment back(int end) {
      int[] senones = new int[scores.frames()];
      List<AlignedWord> words = new ArrayList<>();
      int at = last(end);
      for (int frame = senones.length - 1; frame >= 0; frame--) {
        senones[frame] = search.senone(at);
        byte way = ways[frame][at];
        if (way == ENTER) {
          int node = at / HmmTable.STATES;
          if (graph.words()[node] != SearchGraph.NONE) {
            words.add(0, new AlignedWord(graph.words()[node], frame));
          }
          at = last(origins[frame][node]);
        } else {
          at -= way;
        }
      }
      return new Alignment(Search.natural(leaving[end]), senones, words);
    }

    private static int last(int node) {
      return HmmTable.STATES * node + HmmTable.STATES - 1;
    }
  }
}
