package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Steps between nodes, over a word or over nothing; first gathered, then frozen and asked. */
final class WordSteps {

  private final Steps overNothing = new Steps();
  private final Steps overWords = new Steps();

  /** By node and by word, when it was last found. */
  private int[] nodeMarks = new int[0];

  private int[] wordMarks = new int[0];

  /** By word that was found, its place among them. */
  private int[] places = new int[0];

  private int mark;
  private int[] found = new int[64];

  void add(int source, int target, int word) {
    overWords.add(source, target, word);
  }

  void addEmpty(int source, int target) {
    overNothing.add(source, target, 0);
  }

  /** Sorts the steps by the nodes that they leave. */
  void freeze(int nodes) {
    overNothing.sort(nodes);
    overWords.sort(nodes);
    nodeMarks = new int[nodes];
    wordMarks = new int[overWords.mostWord() + 1];
    places = new int[wordMarks.length];
  }

  /** The nodes and all that one gets to from them over nothing, sorted. */
  int[] closure(int[] nodes) {
    mark++;
    int size = 0;
    for (int node : nodes) {
      size = find(node, size);
    }
    for (int at = 0; at < size; at++) {
      int end = overNothing.begin[found[at] + 1];
      for (int i = overNothing.begin[found[at]]; i < end; i++) {
        size = find(overNothing.to[i], size);
      }
    }
    int[] closure = Arrays.copyOf(found, size);
    Arrays.sort(closure);
    return closure;
  }

  private int find(int node, int size) {
    if (nodeMarks[node] == mark) {
      return size;
    }
    nodeMarks[node] = mark;
    if (size == found.length) {
      found = Arrays.copyOf(found, 2 * size);
    }
    found[size] = node;
    return size + 1;
  }

  /** By word, the nodes to which it leads from any of these. */
  List<Targets> words(int[] nodes) {
    mark++;
    List<Targets> targets = new ArrayList<>();
    for (int node : nodes) {
      for (int i = overWords.begin[node]; i < overWords.begin[node + 1]; i++) {
        int word = overWords.word[i];
        if (wordMarks[word] != mark) {
          wordMarks[word] = mark;
          places[word] = targets.size();
          targets.add(new Targets(word));
        }
        targets.get(places[word]).add(overWords.to[i]);
      }
    }
    return targets;
  }

  /** Where one word leads. */
  static final class Targets {

    private final int word;
    private int[] nodes = new int[4];
    private int size;

    private Targets(int word) {
      this.word = word;
    }

    private void add(int node) {
      if (size == nodes.length) {
        nodes = Arrays.copyOf(nodes, 2 * size);
      }
      nodes[size] = node;
      size++;
    }

    int word() {
      return word;
    }

    int[] nodes() {
      return Arrays.copyOf(nodes, size);
    }
  }

  /** Steps of one kind. */
  private static final class Steps {

    private int[] from = new int[1024];
    private int[] to = new int[1024];
    private int[] word = new int[1024];
    private int count;

    /** By node, where its steps begin, once they are sorted. */
    private int[] begin = new int[0];

    void add(int source, int target, int over) {
      if (count == from.length) {
        from = Arrays.copyOf(from, 2 * count);
        to = Arrays.copyOf(to, 2 * count);
        word = Arrays.copyOf(word, 2 * count);
      }
      from[count] = source;
      to[count] = target;
      word[count] = over;
      count++;
    }

    int mostWord() {
      return Arrays.stream(word, 0, count).max().orElse(0);
    }

    void sort(int nodes) {
      begin = new int[nodes + 1];
      for (int i = 0; i < count; i++) {
        begin[from[i] + 1]++;
      }
      for (int i = 0; i < nodes; i++) {
        begin[i + 1] += begin[i];
      }
      int[] next = begin.clone();
      int[] sortedTo = new int[count];
      int[] sortedWord = new int[count];
      for (int i = 0; i < count; i++) {
        int place = next[from[i]]++;
        sortedTo[place] = to[i];
        sortedWord[place] = word[i];
      }
      to = sortedTo;
      word = sortedWord;
    }
  }
}
