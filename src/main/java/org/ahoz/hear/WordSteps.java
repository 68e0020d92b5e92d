package org.ahoz.hear;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Steps between nodes, over a word or over nothing; first gathered, then frozen and asked. */
final class WordSteps {

  private static final int NOTHING = -1;

  private int[] from = new int[1024];
  private int[] to = new int[1024];
  private int[] token = new int[1024];
  private int count;

  /** By node, where its steps begin in {@link #order}. */
  private int[] begin = new int[0];

  private int[] order = new int[0];
  private int[] marks = new int[0];
  private int mark;
  private int[] stack = new int[64];

  void add(int source, int target, int word) {
    if (count == from.length) {
      from = Arrays.copyOf(from, 2 * count);
      to = Arrays.copyOf(to, 2 * count);
      token = Arrays.copyOf(token, 2 * count);
    }
    from[count] = source;
    to[count] = target;
    token[count] = word;
    count++;
  }

  void addEmpty(int source, int target) {
    add(source, target, NOTHING);
  }

  /** Sorts the steps by the nodes that they leave. */
  void freeze(int nodes) {
    begin = new int[nodes + 1];
    for (int i = 0; i < count; i++) {
      begin[from[i] + 1]++;
    }
    for (int i = 0; i < nodes; i++) {
      begin[i + 1] += begin[i];
    }
    int[] next = begin.clone();
    order = new int[count];
    for (int i = 0; i < count; i++) {
      order[next[from[i]]++] = i;
    }
    marks = new int[nodes];
  }

  /** The nodes and all that one gets to from them over nothing, sorted. */
  int[] closure(int[] nodes) {
    mark++;
    int size = 0;
    int[] found = new int[Math.max(16, nodes.length)];
    int waiting = 0;
    for (int node : nodes) {
      waiting = push(node, waiting);
    }
    while (waiting > 0) {
      int node = stack[--waiting];
      if (size == found.length) {
        found = Arrays.copyOf(found, 2 * size);
      }
      found[size++] = node;
      for (int i = begin[node]; i < begin[node + 1]; i++) {
        if (token[order[i]] == NOTHING) {
          waiting = push(to[order[i]], waiting);
        }
      }
    }
    int[] closure = Arrays.copyOf(found, size);
    Arrays.sort(closure);
    return closure;
  }

  private int push(int node, int waiting) {
    if (marks[node] == mark) {
      return waiting;
    }
    marks[node] = mark;
    if (waiting == stack.length) {
      stack = Arrays.copyOf(stack, 2 * waiting);
    }
    stack[waiting] = node;
    return waiting + 1;
  }

  /** By word, the nodes to which it leads from any of these. */
  Map<Integer, Targets> words(int[] nodes) {
    Map<Integer, Targets> targets = new LinkedHashMap<>();
    for (int node : nodes) {
      for (int i = begin[node]; i < begin[node + 1]; i++) {
        int word = token[order[i]];
        if (word != NOTHING) {
          targets.computeIfAbsent(word, unused -> new Targets()).add(to[order[i]]);
        }
      }
    }
    return targets;
  }

  /** Where one word leads. */
  static final class Targets {

    private int[] nodes = new int[4];
    private int size;

    private void add(int node) {
      if (size == nodes.length) {
        nodes = Arrays.copyOf(nodes, 2 * size);
      }
      nodes[size] = node;
      size++;
    }

    int[] nodes() {
      return Arrays.copyOf(nodes, size);
    }
  }
}
