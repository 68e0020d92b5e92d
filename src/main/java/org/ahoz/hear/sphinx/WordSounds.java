package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All ways of saying any of some words, as a network of phones in which beginnings and endings that
 * are alike are shared. Immutable.
 *
 * <p>Its nodes are phones among their neighbours within the word. What the first phone is depends
 * on what is before the word as well, and the last on what is behind it; these are left open.
 *
 * @param nodes in an order in which each comes after those that may follow it
 */
record WordSounds(List<Node> nodes) {

  WordSounds {
    nodes = List.copyOf(nodes);
  }

  /**
   * A phone of a word.
   *
   * @param phone its number
   * @param left the phone before it in the word; {@link SearchGraph#NONE} at the beginning
   * @param right the phone behind it; none at the end
   * @param cost of this way of saying the word, in hundredths; told at the first phone only
   * @param next the nodes that may follow
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by its content, below
  record Node(int phone, int left, int right, int cost, int[] next) {

    boolean isFirst() {
      return left == SearchGraph.NONE;
    }

    boolean isLast() {
      return right == SearchGraph.NONE;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Node node
          && node.phone == phone
          && node.left == left
          && node.right == right
          && node.cost == cost
          && Arrays.equals(node.next, next);
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.hashCode(next) + phone + 43 * (left + 43 * right) + 97 * cost;
    }
  }

  /** One way of saying a word. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Way(int[] phones, int cost) {

    /** This at a higher cost. */
    Way dearer(int more) {
      return new Way(phones, cost + more);
    }
  }

  static WordSounds of(List<Way> ways) {
    Map<List<Integer>, Way> cheapest = new LinkedHashMap<>();
    for (Way way : ways) {
      cheapest.merge(
          Arrays.stream(way.phones()).boxed().toList(),
          way,
          (one, other) -> one.cost() <= other.cost() ? one : other);
    }
    Tree root = new Tree(SearchGraph.NONE, SearchGraph.NONE, SearchGraph.NONE, 0);
    for (Way way : cheapest.values()) {
      root.add(way, 0);
    }
    List<Node> nodes = new ArrayList<>();
    Map<Node, Integer> numbers = new HashMap<>();
    root.children.values().forEach(child -> child.join(nodes, numbers));
    return new WordSounds(nodes);
  }

  /** What follows the same beginning. */
  private static final class Tree {

    private final int phone;
    private final int left;
    private final int right;
    private final int cost;
    private final Map<List<Integer>, Tree> children = new LinkedHashMap<>();

    Tree(int phone, int left, int right, int cost) {
      this.phone = phone;
      this.left = left;
      this.right = right;
      this.cost = cost;
    }

    void add(Way way, int at) {
      int[] phones = way.phones();
      if (at == phones.length) {
        return;
      }
      int before = at == 0 ? SearchGraph.NONE : phones[at - 1];
      int behind = at == phones.length - 1 ? SearchGraph.NONE : phones[at + 1];
      int price = at == 0 ? way.cost() : 0;
      children
          .computeIfAbsent(
              List.of(phones[at], behind, price),
              key -> new Tree(phones[at], before, behind, price))
          .add(way, at + 1);
    }

    int join(List<Node> nodes, Map<Node, Integer> numbers) {
      int[] next = new int[children.size()];
      int i = 0;
      for (Tree child : children.values()) {
        next[i++] = child.join(nodes, numbers);
      }
      Arrays.sort(next);
      Node node = new Node(phone, left, right, cost, next);
      Integer known = numbers.putIfAbsent(node, nodes.size());
      if (known == null) {
        nodes.add(node);
        return nodes.size() - 1;
      }
      return known;
    }
  }
}
