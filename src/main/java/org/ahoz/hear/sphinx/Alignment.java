package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ahoz.hear.acoustic.HmmTable;
import org.ahoz.hear.acoustic.SenoneScores;
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

  /** How a state was come by: from itself, or from the one before it. */
  private static final byte STAY = 0;

  private static final byte STEP = 1;

  /**
   * The best way of hearing the utterance as any sentence of a graph of which the words are kept
   * apart.
   *
   * @return null when the utterance is too short for each of them
   */
  static @Nullable Alignment of(Search search, SenoneScores scores) {
    Alignment best = null;
    for (Alignment each : byMeaning(search, scores)) {
      if (each != null && (best == null || each.score() > best.score())) {
        best = each;
      }
    }
    return best;
  }

  /**
   * The best ways of hearing the utterance as each meaning of a graph of which the words are kept
   * apart, by their numbers; null for those for which it is too short.
   */
  static @Nullable Alignment[] byMeaning(Search search, SenoneScores scores) {
    Finder finder = new Finder(search, scores);
    finder.follow();
    int[] ends = finder.ends();
    @Nullable Alignment[] alignments = new Alignment[ends.length];
    for (int meaning = 0; meaning < ends.length; meaning++) {
      if (ends[meaning] != SearchGraph.NONE) {
        alignments[meaning] = finder.back(ends[meaning]);
      }
    }
    return alignments;
  }

  /** Viterbi's algorithm node by node, with the way back kept. */
  private static final class Finder {

    private final Search search;
    private final SearchGraph graph;
    private final HmmTable hmms;
    private final SenoneScores scores;
    private final int frames;

    /** By node and frame, how likely it is to enter it, and from which other. */
    private final int[] @Nullable [] entering;

    private final int[][] origins;

    /** By node, state and frame, how the state was come by. */
    private final byte[][] ways;

    /** By node that ends a sentence, how likely it is to leave it in the end. */
    private final int[] last;

    Finder(Search search, SenoneScores scores) {
      this.search = search;
      this.scores = scores;
      graph = search.graph();
      hmms = search.hmms();
      frames = scores.frames();
      entering = new int[graph.nodes()][];
      origins = new int[graph.nodes()][];
      ways = new byte[graph.nodes()][];
      last = new int[graph.nodes()];
      Arrays.fill(last, Search.IMPOSSIBLE);
    }

    void follow() {
      if (frames == 0) {
        return;
      }
      for (int start : graph.starts()) {
        prepared(start)[0] = 0;
      }
      int[] leaving = new int[frames];
      for (int node = graph.nodes() - 1; node >= 0; node--) {
        int[] in = entering[node];
        if (in != null) {
          follow(node, in, leaving);
          for (int i = graph.rows()[node]; i < graph.rows()[node + 1]; i++) {
            raise(graph.successors()[i], node, leaving);
          }
          entering[node] = null;
          if (graph.ends()[node] != SearchGraph.NONE) {
            last[node] = leaving[frames - 1];
          }
        }
      }
    }

    private int[] prepared(int node) {
      int[] known = entering[node];
      if (known == null) {
        known = new int[frames];
        Arrays.fill(known, Search.IMPOSSIBLE);
        entering[node] = known;
        origins[node] = new int[frames];
      }
      return known;
    }

    private void raise(int next, int node, int[] leaving) {
      int[] best = prepared(next);
      int[] from = origins[next];
      for (int frame = 1; frame < frames; frame++) {
        // Of words that sound alike, that which was named first: it is followed last.
        if (leaving[frame - 1] >= best[frame]) {
          best[frame] = leaving[frame - 1];
          from[frame] = node;
        }
      }
    }

    private void follow(int node, int[] in, int[] leaving) {
      int hmm = graph.hmms()[node];
      int[] one = scores.of(hmms.senone(hmm, 0));
      int[] two = scores.of(hmms.senone(hmm, 1));
      int[] three = scores.of(hmms.senone(hmm, 2));
      byte[] way = new byte[HmmTable.STATES * frames];
      int cost = search.entryCost(node);
      int first = Search.IMPOSSIBLE;
      int second = Search.IMPOSSIBLE;
      int third = Search.IMPOSSIBLE;
      for (int frame = 0; frame < frames; frame++) {
        int stay = third + hmms.stay(hmm, 2);
        int step = second + hmms.step(hmm, 1);
        way[2 * frames + frame] = stay >= step ? STAY : STEP;
        third = Math.max(stay, step) + three[frame];
        stay = second + hmms.stay(hmm, 1);
        step = first + hmms.step(hmm, 0);
        way[frames + frame] = stay >= step ? STAY : STEP;
        second = Math.max(stay, step) + two[frame];
        stay = first + hmms.stay(hmm, 0);
        step = in[frame] - cost;
        way[frame] = stay >= step ? STAY : STEP;
        first = Math.max(stay, step) + one[frame];
        leaving[frame] = third + hmms.step(hmm, 2);
      }
      ways[node] = way;
    }

    /** By meaning, the node in which its best way ends; none where there is no way. */
    int[] ends() {
      int[] best = new int[graph.meanings()];
      Arrays.fill(best, SearchGraph.NONE);
      for (int node = 0; node < last.length; node++) {
        if (last[node] > Search.HARDLY) {
          for (int meaning : graph.meaningsOfEnds()[graph.ends()[node]]) {
            if (best[meaning] == SearchGraph.NONE || last[node] > last[best[meaning]]) {
              best[meaning] = node;
            }
          }
        }
      }
      return best;
    }

    Alignment back(int end) {
      int[] senones = new int[frames];
      List<AlignedWord> words = new ArrayList<>();
      int node = end;
      int state = HmmTable.STATES - 1;
      for (int frame = frames - 1; frame >= 0; frame--) {
        senones[frame] = hmms.senone(graph.hmms()[node], state);
        if (ways[node][state * frames + frame] == STEP) {
          if (state > 0) {
            state--;
          } else {
            if (graph.words()[node] != SearchGraph.NONE) {
              words.add(0, new AlignedWord(graph.words()[node], frame));
            }
            node = origins[node][frame];
            state = HmmTable.STATES - 1;
          }
        }
      }
      return new Alignment(Search.natural(last[end]), senones, words);
    }
  }
}
