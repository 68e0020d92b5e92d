package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  private final HmmTable hmms;
  private final SpokenNetwork network;
  private final Dictionary dictionary;
  private final boolean keepsWordsApart;
  private final int phones;
  private final int silence;

  /** Stand for the first phone of any long word, and of any word, where entries are asked for. */
  private final int anyLong;

  private final int any;

  private final NodeTable nodes = new NodeTable();
  private final @Nullable State[] states;

  /** Words between two states, and what was made of them so far. */
  private static final class Group {

    private final int to;
    private final List<Integer> tokens = new ArrayList<>();
    private List<WordSounds.Node> sounds = List.of();

    /** By phone of the words, what may follow it within them. */
    private int[] @Nullable [] next = new int[0][];

    /** By phone of the words, the nodes of it within them. */
    private int[] @Nullable [] inner = new int[0][];

    /** By phone of the words and the phone before it, the nodes of it at their beginning. */
    private int[] @Nullable [] @Nullable [] first = new int[0][][];

    /** The same at their end. */
    private int[] @Nullable [] @Nullable [] last = new int[0][][];

    Group(int to) {
      this.to = to;
    }

    void hear(WordSounds words) {
      sounds = words.nodes();
      next = new int[sounds.size()][];
      inner = new int[sounds.size()][];
      first = new int[sounds.size()][][];
      last = new int[sounds.size()][][];
    }
  }

  /** The first phone of words of a group, by its number. */
  private record Beginning(Group group, int index) {

    boolean isLong() {
      return group.sounds.get(index).isLong();
    }
  }

  /** A state of the network, and what was made of it so far. */
  private static final class State {

    /** By the phone with which they begin, the words that may be said here. */
    private final Map<Integer, List<Beginning>> beginnings = new HashMap<>();

    /** By the phone before it and the one with which the next word begins, what to go on with. */
    private final int[] @Nullable [] @Nullable [] entries;

    /** The phones with which short words begin. */
    private int[] firsts = new int[0];

    private int silence = SearchGraph.NONE;

    State(int phones) {
      entries = new int[phones][][];
    }
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
    phones = model.phones().size();
    anyLong = phones;
    any = phones + 1;
    silence = model.phone(AcousticModel.SILENCE);
    states = new State[network.states()];
  }

  SearchGraph build() {
    int[] first = entries(0, silence, any);
    int before = wordless(hmms.alone(silence), SearchGraph.NONE, first);
    int[] starts = Arrays.copyOf(first, first.length + 1);
    starts[first.length] = before;
    int[][] meanings = new int[network.states()][];
    for (int state = 0; state < meanings.length; state++) {
      meanings[state] = network.meaningsAt(state);
    }
    return nodes.graph(starts, network.meanings().size(), meanings);
  }

  /** A node that begins no word. */
  private int wordless(int hmm, int end, int[] next) {
    return nodes.add(hmm, SearchGraph.NONE, SearchGraph.NONE, 0, SearchGraph.NONE, end, next);
  }

  /** A node that begins a word of a group. */
  private int beginning(int hmm, Group group, WordSounds.Node node, int end, int[] next) {
    int word = group.tokens.get(0);
    int name = keepsWordsApart ? word : SOME_WORD;
    return nodes.add(hmm, word, name, node.cost(), node.choice(), end, next);
  }

  private State state(int number) {
    State known = states[number];
    if (known != null) {
      return known;
    }
    State made = new State(phones);
    states[number] = made;
    Map<SpokenNetwork.Arc, Group> groups = new LinkedHashMap<>();
    for (SpokenNetwork.Arc arc : network.arcs(number)) {
      SpokenNetwork.Arc key = keepsWordsApart ? arc : new SpokenNetwork.Arc(arc.to(), SOME_WORD);
      groups.computeIfAbsent(key, unused -> new Group(arc.to())).tokens.add(arc.token());
    }
    NumberSet firsts = new NumberSet();
    for (Group group : groups.values()) {
      group.hear(dictionary.of(group.tokens, network));
      for (int i = 0; i < group.sounds.size(); i++) {
        WordSounds.Node node = group.sounds.get(i);
        if (node.isFirst()) {
          Beginning beginning = new Beginning(group, i);
          made.beginnings.computeIfAbsent(any, key -> new ArrayList<>()).add(beginning);
          made.beginnings
              .computeIfAbsent(node.isLong() ? anyLong : node.phone(), key -> new ArrayList<>())
              .add(beginning);
          if (!node.isLong()) {
            firsts.add(node.phone());
          }
        }
      }
    }
    made.firsts = firsts.sorted();
    return made;
  }

  /** A row of a table, which is made when it is first asked for: most of them never are. */
  private static int[] @Nullable [] row(
      int[] @Nullable [] @Nullable [] table, int index, int length) {
    int[] @Nullable [] known = table[index];
    if (known == null) {
      known = new int[length][];
      table[index] = known;
    }
    return known;
  }

  /**
   * The nodes by which one may go on from a state.
   *
   * @param left the phone before it
   * @param only the phone with which the next word begins, which is short; or any
   */
  private int[] entries(int number, int left, int only) {
    State state = state(number);
    int[] @Nullable [] own = row(state.entries, left, phones + 2);
    int[] known = own[only];
    if (known == null) {
      NumberSet found = new NumberSet();
      for (Beginning each : state.beginnings.getOrDefault(only, List.of())) {
        found.addAll(first(each.group(), each.index(), each.isLong() ? silence : left));
      }
      known = found.sorted();
      own[only] = known;
    }
    return known;
  }

  /** The nodes of a first phone, which depends on what is before it. */
  private int[] first(Group group, int index, int left) {
    int[] @Nullable [] own = row(group.first, index, phones);
    int[] known = own[left];
    if (known == null) {
      known = firstMade(group, index, left);
      own[left] = known;
    }
    return known;
  }

  private int[] firstMade(Group group, int index, int left) {
    WordSounds.Node node = group.sounds.get(index);
    if (node.isLast()) {
      return last(group, index, left, HmmTable.Place.SINGLE);
    }
    int hmm = hmms.of(node.phone(), left, node.right(), HmmTable.Place.BEGIN);
    return new int[] {beginning(hmm, group, node, SearchGraph.NONE, next(group, index))};
  }

  private int[] next(Group group, int index) {
    int[] known = group.next[index];
    if (known == null) {
      NumberSet all = new NumberSet();
      for (int next : group.sounds.get(index).next()) {
        all.addAll(inside(group, next));
      }
      known = all.sorted();
      group.next[index] = known;
    }
    return known;
  }

  private int[] inside(Group group, int index) {
    int[] known = group.inner[index];
    if (known == null) {
      WordSounds.Node node = group.sounds.get(index);
      if (node.isLast()) {
        known = last(group, index, node.left(), HmmTable.Place.END);
      } else {
        int hmm = hmms.of(node.phone(), node.left(), node.right(), HmmTable.Place.INTERNAL);
        known = new int[] {wordless(hmm, SearchGraph.NONE, next(group, index))};
      }
      group.inner[index] = known;
    }
    return known;
  }

  private int[] last(Group group, int index, int left, HmmTable.Place place) {
    int[] @Nullable [] own = row(group.last, index, phones);
    int[] known = own[left];
    if (known == null) {
      known = lastMade(group, group.sounds.get(index), left, place);
      own[left] = known;
    }
    return known;
  }

  /** The nodes of a last phone, which depends on what is behind it: one for each difference. */
  private int[] lastMade(Group group, WordSounds.Node node, int left, HmmTable.Place place) {
    int beforeSilence = hmms.of(node.phone(), left, silence, place);
    NumberSet behindSilence = new NumberSet();
    behindSilence.add(silence(group.to));
    behindSilence.addAll(entries(group.to, silence, node.isLong() ? any : anyLong));
    Map<Integer, NumberSet> byHmm = new LinkedHashMap<>();
    byHmm.put(beforeSilence, behindSilence);
    if (!node.isLong()) {
      for (int first : state(group.to).firsts) {
        int hmm = hmms.of(node.phone(), left, first, place);
        byHmm
            .computeIfAbsent(hmm, each -> new NumberSet())
            .addAll(entries(group.to, node.phone(), first));
      }
    }
    boolean isEnd = network.meaningsAt(group.to).length > 0;
    NumberSet made = new NumberSet();
    byHmm.forEach(
        (hmm, next) -> {
          int end = isEnd && hmm == beforeSilence ? group.to : SearchGraph.NONE;
          made.add(
              place == HmmTable.Place.SINGLE
                  ? beginning(hmm, group, node, end, next.sorted())
                  : wordless(hmm, end, next.sorted()));
        });
    return made.sorted();
  }

  private int silence(int number) {
    State state = state(number);
    if (state.silence == SearchGraph.NONE) {
      int end = network.meaningsAt(number).length > 0 ? number : SearchGraph.NONE;
      state.silence = wordless(hmms.alone(silence), end, entries(number, silence, any));
    }
    return state.silence;
  }
}
