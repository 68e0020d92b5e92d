package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.HmmTable;
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

  private static final int[] NOTHING = {};

  private final HmmTable hmms;
  private final SpokenNetwork network;
  private final Dictionary dictionary;
  private final boolean keepsWordsApart;
  private final int phones;
  private final int silence;

  private final NodeTable nodes = new NodeTable();
  private final NumberSets sets = new NumberSets();
  private final @Nullable State[] states;

  /** By state, the place of the words that lead to it, while they are gathered. */
  private final int[] places;

  /** Words that lead to a state, by their numbers. */
  private record Words(int to, List<Integer> tokens) {}

  /** Words between two states, and what was made of them so far. */
  private static final class Group {

    private final int to;
    private final int word;
    private final WordSounds sounds;

    /** By phone of the words, what may follow it within them. */
    private final int[] @Nullable [] next;

    /** By phone of the words, the nodes of it within them. */
    private final int[] @Nullable [] inner;

    /**
     * By phone of the words, the nodes of it at their beginning: by how it sounds, or, where it is
     * a word, by the phone before it.
     */
    private final @Nullable NodesByNumber[] beginnings;

    Group(Words words, WordSounds sounds) {
      to = words.to();
      word = words.tokens().get(0);
      this.sounds = sounds;
      next = new int[sounds.size()][];
      inner = new int[sounds.size()][];
      beginnings = new NodesByNumber[sounds.size()];
    }
  }

  /** A state of the network, and what was made of it so far. */
  private static final class State {

    private final List<Group> groups;

    /** The phones with which short words begin. */
    private final int[] firstPhones;

    /** By phone before it and place of the first phone of a short word, what to go on with. */
    private final int[] @Nullable [] @Nullable [] entries;

    /** By phone with which a short word ends here, and the phone before it, the nodes of it. */
    private final @Nullable NodesByNumber[] endings;

    /** What to go on with behind silence. */
    private int @Nullable [] any;

    /** What to go on with behind a short word and silence, and behind a long word. */
    private int @Nullable [] behindShort;

    private int @Nullable [] behindLong;

    State(List<Group> groups, int[] firstPhones, int phones) {
      this.groups = groups;
      this.firstPhones = firstPhones;
      entries = new int[phones][][];
      endings = new NodesByNumber[phones];
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
    silence = model.phone(AcousticModel.SILENCE);
    states = new State[network.states()];
    places = new int[network.states()];
    Arrays.fill(places, SearchGraph.NONE);
  }

  SearchGraph build() {
    int[] first = any(state(0));
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
    int name = keepsWordsApart ? group.word : SOME_WORD;
    return nodes.add(hmm, group.word, name, node.cost(), node.choice(), end, next);
  }

  private State state(int number) {
    State known = states[number];
    if (known == null) {
      known = made(number);
      states[number] = known;
    }
    return known;
  }

  private State made(int number) {
    List<Words> all = new ArrayList<>();
    for (SpokenNetwork.Arc arc : network.arcs(number)) {
      int place = keepsWordsApart ? SearchGraph.NONE : places[arc.to()];
      if (place == SearchGraph.NONE) {
        place = all.size();
        places[arc.to()] = place;
        all.add(new Words(arc.to(), new ArrayList<>()));
      }
      all.get(place).tokens().add(arc.token());
    }
    List<Group> groups = new ArrayList<>();
    NumberSet firstPhones = sets.taken();
    for (Words words : all) {
      places[words.to()] = SearchGraph.NONE;
      Group group = new Group(words, dictionary.of(words.tokens(), network));
      groups.add(group);
      firstPhones.addAll(group.sounds.firstPhones());
    }
    return new State(groups, sets.givenBack(firstPhones), phones);
  }

  /** By first phone of short words at a state, what to go on with behind another phone. */
  private int[][] entries(State state, int left) {
    int[][] known = state.entries[left];
    if (known == null) {
      known = new int[state.firstPhones.length][];
      for (int i = 0; i < known.length; i++) {
        NumberSet found = sets.taken();
        for (Group group : state.groups) {
          addFirst(found, group, group.sounds.firstsOf(state.firstPhones[i]), left);
        }
        known[i] = sets.givenBack(found);
      }
      state.entries[left] = known;
    }
    return known;
  }

  /** What to go on with at a state behind silence. */
  private int[] any(State state) {
    int[] known = state.any;
    if (known == null) {
      NumberSet found = sets.taken();
      for (Group group : state.groups) {
        addFirst(found, group, group.sounds.firsts(), silence);
      }
      known = sets.givenBack(found);
      state.any = known;
    }
    return known;
  }

  private void addFirst(NumberSet found, Group group, int[] firsts, int left) {
    for (int index : firsts) {
      found.addAll(first(group, index, left));
    }
  }

  /** The nodes of a first phone, which depends on what is before it. */
  private int[] first(Group group, int index, int left) {
    NodesByNumber known = byNumber(group.beginnings, index);
    WordSounds.Node node = group.sounds.node(index);
    int number =
        node.isLast() ? left : hmms.of(node.phone(), left, node.right(), HmmTable.Place.BEGIN);
    int[] made = known.of(number);
    if (made == null) {
      made =
          node.isLast()
              ? last(group, node, left, HmmTable.Place.SINGLE)
              : new int[] {beginning(number, group, node, SearchGraph.NONE, next(group, index))};
      known.put(number, made);
    }
    return made;
  }

  /** The nodes with which a word ends, which are the same for all words that end alike. */
  private int[] ending(Group group, WordSounds.Node node) {
    if (node.isLong()) {
      return last(group, node, node.left(), HmmTable.Place.END);
    }
    NodesByNumber own = byNumber(state(group.to).endings, node.phone());
    int[] known = own.of(node.left());
    if (known == null) {
      known = last(group, node, node.left(), HmmTable.Place.END);
      own.put(node.left(), known);
    }
    return known;
  }

  private static NodesByNumber byNumber(@Nullable NodesByNumber[] table, int index) {
    NodesByNumber known = table[index];
    if (known == null) {
      known = new NodesByNumber();
      table[index] = known;
    }
    return known;
  }

  private int[] next(Group group, int index) {
    int[] known = group.next[index];
    if (known == null) {
      NumberSet all = sets.taken();
      for (int next : group.sounds.node(index).next()) {
        all.addAll(inside(group, next));
      }
      known = sets.givenBack(all);
      group.next[index] = known;
    }
    return known;
  }

  private int[] inside(Group group, int index) {
    int[] known = group.inner[index];
    if (known == null) {
      WordSounds.Node node = group.sounds.node(index);
      if (node.isLast()) {
        known = ending(group, node);
      } else {
        int hmm = hmms.of(node.phone(), node.left(), node.right(), HmmTable.Place.INTERNAL);
        known = new int[] {wordless(hmm, SearchGraph.NONE, next(group, index))};
      }
      group.inner[index] = known;
    }
    return known;
  }

  /** The nodes of a last phone, which depends on what is behind it: one for each difference. */
  private int[] last(Group group, WordSounds.Node node, int left, HmmTable.Place place) {
    State state = state(group.to);
    int[] firstPhones = node.isLong() ? NOTHING : state.firstPhones;
    int[][] entries = node.isLong() ? new int[0][] : entries(state, node.phone());
    int[] different = new int[firstPhones.length + 1];
    NumberSet[] next = new NumberSet[different.length];
    different[0] = hmms.of(node.phone(), left, silence, place);
    next[0] = sets.taken();
    next[0].addAll(behindSilence(group.to, node.isLong()));
    int count = 1;
    for (int i = 0; i < firstPhones.length; i++) {
      int hmm = hmms.of(node.phone(), left, firstPhones[i], place);
      int at = 0;
      while (at < count && different[at] != hmm) {
        at++;
      }
      if (at == count) {
        different[at] = hmm;
        next[at] = sets.taken();
        count++;
      }
      next[at].addAll(entries[i]);
    }
    int endBeforeSilence = network.isEnd(group.to) ? group.to : SearchGraph.NONE;
    NumberSet made = sets.taken();
    for (int i = 0; i < count; i++) {
      int end = i == 0 ? endBeforeSilence : SearchGraph.NONE;
      int[] behind = sets.givenBack(next[i]);
      made.add(
          place == HmmTable.Place.SINGLE
              ? beginning(different[i], group, node, end, behind)
              : wordless(different[i], end, behind));
    }
    return sets.givenBack(made);
  }

  /** What to go on with behind a word and silence, or behind a long word. */
  private int[] behindSilence(int number, boolean isLong) {
    State state = state(number);
    int[] known = isLong ? state.behindLong : state.behindShort;
    if (known == null) {
      int[] all = any(state);
      int end = network.isEnd(number) ? number : SearchGraph.NONE;
      NumberSet found = sets.taken();
      found.add(wordless(hmms.alone(silence), end, all));
      if (isLong) {
        found.addAll(all);
      } else {
        for (Group each : state.groups) {
          addFirst(found, each, each.sounds.firstsOfLong(), silence);
        }
      }
      known = sets.givenBack(found);
      if (isLong) {
        state.behindLong = known;
      } else {
        state.behindShort = known;
      }
    }
    return known;
  }
}
