package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * All ways of saying any of some words, as a network of phones in which beginnings and endings that
 * are alike are shared. Immutable.
 *
 * <p>Its nodes are phones among their neighbours within the word. What the first phone is depends
 * on what is before the word as well, and the last on what is behind it; these are left open.
 */
final class WordSounds {

  private static final int[] NOTHING = {};

  private final Node[] nodes;
  private final int[] any;
  private final int[] anyLong;
  private final int[] firstPhones;

  /** By place among {@link #firstPhones}, the first nodes with that phone. */
  private final int[][] firsts;

  /**
   * Of these nodes.
   *
   * @param nodes in an order in which each comes after those that may follow it
   */
  private WordSounds(List<Node> nodes) {
    this.nodes = nodes.toArray(Node[]::new);
    any = places(Node::isFirst);
    anyLong = places(node -> node.isFirst() && node.isLong());
    firstPhones =
        nodes.stream()
            .filter(node -> node.isFirst() && !node.isLong())
            .mapToInt(Node::phone)
            .distinct()
            .toArray();
    firsts =
        Arrays.stream(firstPhones)
            .mapToObj(
                phone -> places(node -> node.isFirst() && !node.isLong() && node.phone() == phone))
            .toArray(int[][]::new);
  }

  private int[] places(Predicate<Node> condition) {
    return IntStream.range(0, nodes.length).filter(i -> condition.test(nodes[i])).toArray();
  }

  /** How many nodes there are. */
  int size() {
    return nodes.length;
  }

  Node node(int number) {
    return nodes[number];
  }

  /** The nodes with which words begin; not to be changed. */
  int[] firsts() {
    return any;
  }

  /** Those with which long words begin; not to be changed. */
  int[] firstsOfLong() {
    return anyLong;
  }

  /** The phones with which short words begin, each once; not to be changed. */
  int[] firstPhones() {
    return firstPhones;
  }

  /** The nodes with which short words begin that begin with this phone; not to be changed. */
  int[] firstsOf(int phone) {
    for (int i = 0; i < firstPhones.length; i++) {
      if (firstPhones[i] == phone) {
        return firsts[i];
      }
    }
    return NOTHING;
  }

  /**
   * A phone of a word.
   *
   * @param phone its number
   * @param left the phone before it in the word; {@link SearchGraph#NONE} at the beginning
   * @param right the phone behind it; none at the end
   * @param cost of this way of saying the word, in hundredths; told at the first phone only
   * @param choice what is chosen with the word, by its number; told at the first phone only
   * @param isLong whether the word is told from others whatever stands beside it
   * @param next the nodes that may follow
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by its content, below
  record Node(int phone, int left, int right, int cost, int choice, boolean isLong, int[] next) {

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
          && node.choice == choice
          && node.isLong == isLong
          && Arrays.equals(node.next, next);
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.hashCode(next) + phone + 43 * (left + 43 * right) + 97 * (cost + choice);
    }
  }

  /**
   * One way of saying a word.
   *
   * @param cost in hundredths
   * @param choice what is chosen with the word, by its number
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Way(int[] phones, int cost, int choice) {

    /** From so many phones on it matters little what stands before and behind a word. */
    private static final int LONG = 4;

    boolean isLong() {
      return phones.length >= LONG;
    }
  }

  static WordSounds of(List<Way> ways) {
    Map<List<Integer>, Way> cheapest = new LinkedHashMap<>();
    for (Way way : ways) {
      List<Integer> key = new ArrayList<>();
      key.add(way.choice());
      Arrays.stream(way.phones()).forEach(key::add);
      cheapest.merge(key, way, (one, other) -> one.cost() <= other.cost() ? one : other);
    }
    List<Node> nodes = new ArrayList<>();
    Map<Node, Integer> numbers = new HashMap<>();
    Tree root = new Tree(SearchGraph.NONE, SearchGraph.NONE, new Way(new int[0], 0, 0), false);
    for (Way way : cheapest.values()) {
      root.add(way, 0);
    }
    root.children.values().forEach(child -> child.join(nodes, numbers));
    return new WordSounds(nodes);
  }

  /** What follows the same beginning. */
  private static final class Tree {

    private final int left;
    private final int right;
    private final Way way;
    private final boolean isFirst;
    private int phone;
    private final Map<List<Integer>, Tree> children = new LinkedHashMap<>();

    Tree(int left, int right, Way way, boolean isFirst) {
      this.left = left;
      this.right = right;
      this.way = way;
      this.isFirst = isFirst;
    }

    void add(Way added, int at) {
      int[] phones = added.phones();
      if (at == phones.length) {
        return;
      }
      int before = at == 0 ? SearchGraph.NONE : phones[at - 1];
      int behind = at == phones.length - 1 ? SearchGraph.NONE : phones[at + 1];
      List<Integer> key =
          at == 0
              ? List.of(phones[at], behind, added.cost(), added.choice(), added.isLong() ? 1 : 0)
              : List.of(phones[at], behind);
      Tree child = children.computeIfAbsent(key, made -> new Tree(before, behind, added, at == 0));
      child.phone = phones[at];
      child.add(added, at + 1);
    }

    int join(List<Node> nodes, Map<Node, Integer> numbers) {
      int[] next = new int[children.size()];
      int i = 0;
      for (Tree child : children.values()) {
        next[i++] = child.join(nodes, numbers);
      }
      Arrays.sort(next);
      Node node =
          new Node(
              phone,
              left,
              right,
              isFirst ? way.cost() : 0,
              isFirst ? way.choice() : SearchGraph.NONE,
              way.isLong(),
              next);
      Integer known = numbers.putIfAbsent(node, nodes.size());
      if (known == null) {
        nodes.add(node);
        return nodes.size() - 1;
      }
      return known;
    }
  }
}
