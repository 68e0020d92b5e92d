package org.ahoz.hear.sphinx;

import java.util.Arrays;

/**
 * The nodes of a search graph in the making: those that are alike, and from which one may go on in
 * the same ways, are one. Made for one thread and one graph.
 */
final class NodeTable {

  /** A place of the table where no node is; no node has this number. */
  private static final long FREE = -1;

  /** As many as most languages need. */
  private static final int EXPECTED = 1 << 14;

  private int[] hmms = new int[EXPECTED];
  private int[] words = new int[EXPECTED];
  private int[] names = new int[EXPECTED];
  private int[] costs = new int[EXPECTED];
  private int[] choices = new int[EXPECTED];
  private int[] ends = new int[EXPECTED];
  private int[] rows = new int[EXPECTED + 1];
  private int[] successors = new int[4 * EXPECTED];
  private int count;

  /** Nodes by what they are, each behind its hash, at the first free place from that on. */
  private long[] places = empty(4 * EXPECTED);

  private static long[] empty(int length) {
    long[] places = new long[length];
    Arrays.fill(places, FREE);
    return places;
  }

  /** How many nodes there are. */
  int size() {
    return count;
  }

  /**
   * The number of a node, which is a new one unless there is one that is alike.
   *
   * @param word that begins with it
   * @param name by which it is told from others
   * @param next what may follow it, sorted
   */
  int add(int hmm, int word, int name, int cost, int choice, int end, int[] next) {
    int hash = hash(hmm, name, cost, choice, end, next);
    int place = hash & (places.length - 1);
    while (places[place] != FREE) {
      int node = (int) places[place];
      if (places[place] >>> 32 == hash
          && hmms[node] == hmm
          && names[node] == name
          && costs[node] == cost
          && choices[node] == choice
          && ends[node] == end
          && isFollowedBy(node, next)) {
        return node;
      }
      place = (place + 1) & (places.length - 1);
    }
    if (count == hmms.length) {
      grow();
    }
    int node = count++;
    places[place] = (long) hash << 32 | node;
    hmms[node] = hmm;
    words[node] = word;
    names[node] = name;
    costs[node] = cost;
    choices[node] = choice;
    ends[node] = end;
    append(next);
    if (count > places.length / 2) {
      rehash();
    }
    return node;
  }

  /** Most lists are short: comparing them costs less than calling what compares long ones. */
  private boolean isFollowedBy(int node, int[] next) {
    int begin = rows[node];
    if (rows[node + 1] - begin != next.length) {
      return false;
    }
    for (int i = 0; i < next.length; i++) {
      if (successors[begin + i] != next[i]) {
        return false;
      }
    }
    return true;
  }

  private void append(int[] next) {
    int begin = rows[count - 1];
    int end = begin + next.length;
    if (end > successors.length) {
      successors = Arrays.copyOf(successors, Math.max(end, 2 * successors.length));
    }
    System.arraycopy(next, 0, successors, begin, next.length);
    rows[count] = end;
  }

  private void grow() {
    int length = 2 * count;
    hmms = Arrays.copyOf(hmms, length);
    words = Arrays.copyOf(words, length);
    names = Arrays.copyOf(names, length);
    costs = Arrays.copyOf(costs, length);
    choices = Arrays.copyOf(choices, length);
    ends = Arrays.copyOf(ends, length);
    rows = Arrays.copyOf(rows, length + 1);
  }

  private void rehash() {
    long[] before = places;
    places = empty(2 * before.length);
    for (long each : before) {
      if (each != FREE) {
        int place = (int) (each >>> 32) & (places.length - 1);
        while (places[place] != FREE) {
          place = (place + 1) & (places.length - 1);
        }
        places[place] = each;
      }
    }
  }

  private static int hash(int hmm, int name, int cost, int choice, int end, int[] next) {
    int hash = Arrays.hashCode(next);
    hash = (((hash * 31 + hmm) * 31 + name) * 31 + cost) * 31 + choice;
    hash = (hash * 31 + end) * 0x9E3779B9;
    return (hash ^ (hash >>> 15)) & Integer.MAX_VALUE;
  }

  /**
   * The graph of all nodes.
   *
   * @param starts with which an utterance may begin
   * @param meaningsOfEnds by what ends with a node, what it means
   */
  SearchGraph graph(int[] starts, int meanings, int[][] meaningsOfEnds) {
    return new SearchGraph(
        Arrays.copyOf(hmms, count),
        Arrays.copyOf(words, count),
        Arrays.copyOf(costs, count),
        Arrays.copyOf(choices, count),
        Arrays.copyOf(rows, count + 1),
        Arrays.copyOf(successors, rows[count]),
        starts,
        Arrays.copyOf(ends, count),
        meanings,
        meaningsOfEnds);
  }
}
