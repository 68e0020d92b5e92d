package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.hear.SpokenNetwork;
import org.jspecify.annotations.Nullable;

/**
 * Makes a search graph of a network of words. Made for one thread and one graph.
 *
 * <p>Each phone is taken as it sounds between its neighbours, those of the words before and behind
 * it too, but where one of the words is long: then as beside silence. Between words there may be
 * silence. Where two neighbours make no difference to the model, one node serves both.
 */
final class SearchGraphBuilder {

  /** Stands for any word, where it need not be told which. */
  private static final int SOME_WORD = -2;

  /** Stands for the first phone of any long word, where entries are asked for. */
  private static final int LONG = -2;

  private final HmmTable hmms;
  private final SpokenNetwork network;
  private final Dictionary dictionary;
  private final boolean keepsWordsApart;
  private final int silence;
  private final List<int[]> successors = new ArrayList<>();
  private int[] nodeHmms = new int[4096];
  private final Map<Node, Integer> numbers = new HashMap<>();
  private int[] words = new int[4096];
  private int[] costs = new int[4096];
  private int[] choices = new int[4096];
  private int[] ends = new int[4096];
  private int count;
  private final @Nullable State[] states;

  /** Words between two states, and what was made of them so far. */
  private static final class Group {

    private final int to;
    private final List<Integer> tokens = new ArrayList<>();
    private WordSounds sounds = new WordSounds(List.of());

    /** By phone of the words, its nodes: one for each difference that neighbours make. */
    private final Map<Long, Integer> begun = new HashMap<>();

    private final Map<Integer, int[]> inner = new HashMap<>();
    private final Map<Long, int[]> last = new HashMap<>();

    Group(int to) {
      this.to = to;
    }
  }

  /** A state of the network, and what was made of it so far. */
  private static final class State {

    private final List<Group> groups = new ArrayList<>();
    private final Map<Integer, int[]> entries = new HashMap<>();

    /** The phones with which short words begin. */
    private int[] firsts = new int[0];

    private int silence = SearchGraph.NONE;
  }

  /**
   * A builder.
   *
   * @param keepsWordsApart whether each node is to be of one word, which can then be told from it
   */
  SearchGraphBuilder(
      AcousticModel model, SpokenNetwork network, Dictionary dictionary, boolean keepsWordsApart) {
    hmms = model.hmms();
    this.network = network;
    this.dictionary = dictionary;
    this.keepsWordsApart = keepsWordsApart;
    silence = model.phone(AcousticModel.SILENCE);
    states = new State[network.states()];
  }

  SearchGraph build() {
    int[] first = entries(0, silence, SearchGraph.NONE);
    int before =
        node(hmms.alone(silence), SearchGraph.NONE, 0, SearchGraph.NONE, SearchGraph.NONE, first);
    int[] starts = Arrays.copyOf(first, first.length + 1);
    starts[first.length] = before;
    int[] rows = new int[count + 1];
    for (int i = 0; i < count; i++) {
      rows[i + 1] = rows[i] + successors.get(i).length;
    }
    int[] all = new int[rows[count]];
    for (int i = 0; i < count; i++) {
      System.arraycopy(successors.get(i), 0, all, rows[i], rows[i + 1] - rows[i]);
    }
    int[][] meanings = new int[network.states()][];
    for (int state = 0; state < meanings.length; state++) {
      meanings[state] = network.meaningsAt(state);
    }
    return new SearchGraph(
        Arrays.copyOf(nodeHmms, count),
        Arrays.copyOf(words, count),
        Arrays.copyOf(costs, count),
        Arrays.copyOf(choices, count),
        rows,
        all,
        starts,
        Arrays.copyOf(ends, count),
        network.meanings().size(),
        meanings);
  }

  /** The node of this kind; nodes from which one may go on in the same ways are one. */
  private int node(int hmm, int word, int cost, int choice, int end, int[] next) {
    Arrays.sort(next);
    int name = keepsWordsApart || word == SearchGraph.NONE ? word : SOME_WORD;
    Integer known = numbers.putIfAbsent(new Node(hmm, name, cost, choice, end, next), count);
    if (known != null) {
      return known;
    }
    if (count == nodeHmms.length) {
      nodeHmms = Arrays.copyOf(nodeHmms, 2 * count);
      words = Arrays.copyOf(words, 2 * count);
      costs = Arrays.copyOf(costs, 2 * count);
      choices = Arrays.copyOf(choices, 2 * count);
      ends = Arrays.copyOf(ends, 2 * count);
    }
    nodeHmms[count] = hmm;
    words[count] = word;
    costs[count] = cost;
    choices[count] = choice;
    ends[count] = end;
    successors.add(next);
    return count++;
  }

  /** A node with all that follows it, by which those that are alike are found. */
  @SuppressWarnings("ArrayRecordComponent") // compared by its content, below
  private record Node(int hmm, int word, int cost, int choice, int end, int[] next) {

    @Override
    public boolean equals(Object other) {
      return other instanceof Node node
          && node.hmm == hmm
          && node.word == word
          && node.cost == cost
          && node.choice == choice
          && node.end == end
          && Arrays.equals(node.next, next);
    }

    @Override
    public int hashCode() {
      return ((Arrays.hashCode(next) * 31 + hmm) * 31 + word) * 31 + cost + 7 * end + 61 * choice;
    }
  }

  private State state(int number) {
    State known = states[number];
    if (known != null) {
      return known;
    }
    State made = new State();
    states[number] = made;
    Map<List<Integer>, Group> groups = new LinkedHashMap<>();
    for (SpokenNetwork.Arc arc : network.arcs(number)) {
      List<Integer> key = keepsWordsApart ? List.of(arc.to(), arc.token()) : List.of(arc.to());
      groups.computeIfAbsent(key, unused -> new Group(arc.to())).tokens.add(arc.token());
    }
    Set<Integer> firsts = new LinkedHashSet<>();
    for (Group group : groups.values()) {
      group.sounds = dictionary.of(group.tokens, network);
      made.groups.add(group);
      for (WordSounds.Node node : group.sounds.nodes()) {
        if (node.isFirst() && !node.isLong()) {
          firsts.add(node.phone());
        }
      }
    }
    made.firsts = ints(firsts);
    return made;
  }

  /**
   * The nodes by which one may go on from a state.
   *
   * @param left the phone before it
   * @param only the phone with which the next word begins, which is short; none for any word
   */
  private int[] entries(int number, int left, int only) {
    State state = state(number);
    int key = (left + 1) * 256 + only + 2;
    int[] known = state.entries.get(key);
    if (known != null) {
      return known;
    }
    Set<Integer> found = new LinkedHashSet<>();
    for (Group group : state.groups) {
      List<WordSounds.Node> nodes = group.sounds.nodes();
      for (int i = 0; i < nodes.size(); i++) {
        WordSounds.Node node = nodes.get(i);
        int name = node.isLong() ? LONG : node.phone();
        if (node.isFirst() && (only == SearchGraph.NONE || name == only)) {
          begin(group, i, node, node.isLong() ? silence : left, found);
        }
      }
    }
    int[] entries = ints(found);
    state.entries.put(key, entries);
    return entries;
  }

  /** Adds the nodes of a first phone, which depends on what is before it. */
  private void begin(Group group, int index, WordSounds.Node node, int left, Set<Integer> found) {
    if (node.isLast()) {
      for (int last : last(group, index, node, left, HmmTable.Place.SINGLE)) {
        found.add(last);
      }
      return;
    }
    int hmm = hmms.of(node.phone(), left, node.right(), HmmTable.Place.BEGIN);
    long key = (long) index << 32 | hmm;
    Integer known = group.begun.get(key);
    if (known == null) {
      known =
          node(
              hmm,
              group.tokens.get(0),
              node.cost(),
              node.choice(),
              SearchGraph.NONE,
              next(group, node));
      group.begun.put(key, known);
    }
    found.add(known);
  }

  private int[] next(Group group, WordSounds.Node node) {
    int[] all = new int[0];
    for (int next : node.next()) {
      int[] nodes = inside(group, next);
      int length = all.length;
      all = Arrays.copyOf(all, length + nodes.length);
      System.arraycopy(nodes, 0, all, length, nodes.length);
    }
    return all;
  }

  private int[] inside(Group group, int index) {
    int[] known = group.inner.get(index);
    if (known != null) {
      return known;
    }
    WordSounds.Node node = group.sounds.nodes().get(index);
    int[] made;
    if (node.isLast()) {
      made = last(group, index, node, node.left(), HmmTable.Place.END);
    } else {
      int hmm = hmms.of(node.phone(), node.left(), node.right(), HmmTable.Place.INTERNAL);
      int[] next = next(group, node);
      int name = SearchGraph.NONE;
      made = new int[] {node(hmm, name, 0, SearchGraph.NONE, SearchGraph.NONE, next)};
    }
    group.inner.put(index, made);
    return made;
  }

  /** The nodes of a last phone, which depends on what is behind it. */
  private int[] last(Group group, int index, WordSounds.Node node, int left, HmmTable.Place place) {
    long key = (long) index << 32 | left;
    int[] known = group.last.get(key);
    if (known != null) {
      return known;
    }
    boolean isSingle = place == HmmTable.Place.SINGLE;
    int word = isSingle ? group.tokens.get(0) : SearchGraph.NONE;
    int cost = isSingle ? node.cost() : 0;
    int choice = isSingle ? node.choice() : SearchGraph.NONE;
    int beforeSilence = hmms.of(node.phone(), left, silence, place);
    Map<Integer, Set<Integer>> byHmm = new LinkedHashMap<>();
    Set<Integer> behindSilence = new LinkedHashSet<>();
    behindSilence.add(silence(group.to));
    add(entries(group.to, silence, node.isLong() ? SearchGraph.NONE : LONG), behindSilence);
    byHmm.put(beforeSilence, behindSilence);
    for (int first : node.isLong() ? new int[0] : state(group.to).firsts) {
      int hmm = hmms.of(node.phone(), left, first, place);
      Set<Integer> next = byHmm.computeIfAbsent(hmm, each -> new LinkedHashSet<>());
      add(entries(group.to, node.phone(), first), next);
    }
    boolean isEnd = network.meaningsAt(group.to).length > 0;
    int[] nodes = new int[byHmm.size()];
    int i = 0;
    for (Map.Entry<Integer, Set<Integer>> each : byHmm.entrySet()) {
      int end = isEnd && each.getKey() == beforeSilence ? group.to : SearchGraph.NONE;
      nodes[i++] = node(each.getKey(), word, cost, choice, end, ints(each.getValue()));
    }
    group.last.put(key, nodes);
    return nodes;
  }

  private int silence(int number) {
    State state = state(number);
    if (state.silence == SearchGraph.NONE) {
      int end = network.meaningsAt(number).length > 0 ? number : SearchGraph.NONE;
      int[] next = entries(number, silence, SearchGraph.NONE);
      state.silence =
          node(hmms.alone(silence), SearchGraph.NONE, 0, SearchGraph.NONE, end, next.clone());
    }
    return state.silence;
  }

  private static void add(int[] numbers, Set<Integer> all) {
    for (int number : numbers) {
      all.add(number);
    }
  }

  private static int[] ints(Set<Integer> numbers) {
    int[] ints = new int[numbers.size()];
    int i = 0;
    for (int number : numbers) {
      ints[i++] = number;
    }
    return ints;
  }
}
