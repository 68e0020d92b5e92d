package org.ahoz.hear.sphinx;

import java.util.Arrays;

/**
 * The nodes of a search graph in the making: those that are alike, and from which one may go on in
 * the same ways, are one. Made for one thread and one graph.
 */
final class NodeTable {

  /** Marks a place of the table where no node is. */
  private static final int FREE = -1;

  private int[] hmms = new int[4096];
  private int[] words = new int[4096];
  private int[] names = new int[4096];
  private int[] costs = new int[4096];
  private int[] choices = new int[4096];
  private int[] ends = new int[4096];
  private int[] hashes = new int[4096];
  private int[] rows = new int[4097];
  private int[] successors = new int[16_384];
  private int count;

  /** Nodes by what they are, each at the first free place from its hash on. */
  private int[] places = empty(16_384);

  private static int[] empty(int length) {
    int[] places = new int[length];
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
      int node = places[place];
      if (hashes[node] == hash
          && hmms[node] == hmm
          && names[node] == name
          && costs[node] == cost
          && choices[node] == choice
          && ends[node] == end
          && Arrays.equals(successors, rows[node], rows[node + 1], next, 0, next.length)) {
        return node;
      }
      place = (place + 1) & (places.length - 1);
    }
    if (count == hmms.length) {
      grow();
    }
    int node = count++;
    places[place] = node;
    hmms[node] = hmm;
    words[node] = word;
    names[node] = name;
    costs[node] = cost;
    choices[node] = choice;
    ends[node] = end;
    hashes[node] = hash;
    append(next);
    if (count > places.length / 2) {
      rehash();
    }
    return node;
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
    hashes = Arrays.copyOf(hashes, length);
    rows = Arrays.copyOf(rows, length + 1);
  }

  private void rehash() {
    places = empty(2 * places.length);
    for (int node = 0; node < count; node++) {
      int place = hashes[node] & (places.length - 1);
      while (places[place] != FREE) {
        place = (place + 1) & (places.length - 1);
      }
      places[place] = node;
    }
  }

  private static int hash(int hmm, int name, int cost, int choice, int end, int[] next) {
    int hash = Arrays.hashCode(next);
    hash = (((hash * 31 + hmm) * 31 + name) * 31 + cost) * 31 + choice;
    hash = (hash * 31 + end) * 0x9E3779B9;
    return hash ^ (hash >>> 15);
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
