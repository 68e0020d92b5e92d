package org.ahoz.hear;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with its slots open, as a network from its first node to its last. Arcs lead from
 * lower nodes to higher ones alone.
 */
final class Pattern {

  /**
   * One step of the sentence: over nothing, over words, or over the words of a slot.
   *
   * @param words what is said here whatever the move; null where nothing is, or a slot
   * @param slot what is said here depending on the move; null where nothing is, or words
   * @param cost added to whatever is heard
   * @param leavesOriginUntold whether it passes over what would tell a piece from its twin
   */
  record Arc(
      int from,
      int to,
      @Nullable WordClass words,
      @Nullable SlotArcs slot,
      float cost,
      boolean leavesOriginUntold) {

    /** Whether a part is named here. */
    boolean isOf(Part part) {
      return slot != null && slot.part() == part;
    }

    /** Whether nothing is said here. */
    boolean isSilent() {
      return words == null && slot == null;
    }
  }

  private final List<Arc> arcs;
  private final Arc[] array;
  private final int[] first;
  private final int nodes;
  private final float cost;
  private final boolean leavesOriginUntold;
  private final boolean passesOverOrigin;
  private final boolean[] areRanksAlone;
  private final Set<Part> parts;
  private final int files;

  private Pattern(List<Arc> arcs, int nodes, float cost) {
    this.arcs = arcs;
    this.nodes = nodes;
    this.cost = cost;
    array = arcs.toArray(Arc[]::new);
    first = new int[nodes + 1];
    for (Arc arc : array) {
      first[arc.from() + 1]++;
    }
    for (int node = 0; node < nodes; node++) {
      first[node + 1] += first[node];
    }
    parts = EnumSet.noneOf(Part.class);
    int named = 0;
    for (Arc arc : array) {
      SlotArcs slot = arc.slot();
      if (slot != null) {
        parts.add(slot.part());
        named += slot.part().isFile() ? 1 : 0;
      }
    }
    files = named;
    leavesOriginUntold = !has(Part.FROM_FILE) && !has(Part.FROM_RANK);
    boolean isPassedOver = false;
    areRanksAlone = new boolean[array.length];
    for (int i = 0; i < array.length; i++) {
      isPassedOver |= array[i].leavesOriginUntold();
      areRanksAlone[i] = array[i].isOf(Part.FROM_RANK) && mayBeFile(array[i].from());
    }
    passesOverOrigin = isPassedOver;
  }

  private boolean mayBeFile(int node) {
    for (int i = first[node]; i < first[node + 1]; i++) {
      if (array[i].isOf(Part.FROM_FILE)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Patterns one behind the other, as one.
   *
   * @param more what that costs beside what each of them does
   */
  static Pattern row(float more, Pattern... patterns) {
    List<Arc> arcs = new ArrayList<>();
    int start = 0;
    float cost = more;
    for (Pattern pattern : patterns) {
      for (Arc arc : pattern.arcs) {
        arcs.add(
            new Arc(
                start + arc.from(),
                start + arc.to(),
                arc.words(),
                arc.slot(),
                arc.cost(),
                arc.leavesOriginUntold()));
      }
      start += pattern.nodes - 1;
      cost += pattern.cost;
    }
    return new Pattern(List.copyOf(arcs), start + 1, cost);
  }

  /** Whether anything is said of a part. */
  boolean has(Part part) {
    return parts.contains(part);
  }

  /** Whether what would tell a piece from its twin may be passed over. */
  boolean passesOverOrigin() {
    return passesOverOrigin;
  }

  /** Whether an arc, by its number, has the rank of departure where its file may stand as well. */
  boolean isRankAlone(int number) {
    return areRanksAlone[number];
  }

  /** The parts that are named, in the order of their slots. */
  List<Part> named() {
    List<Part> named = new ArrayList<>();
    for (Arc arc : array) {
      SlotArcs slot = arc.slot();
      if (slot != null) {
        named.add(slot.part());
      }
    }
    return named;
  }

  /** In how many places a file is named, or may be. */
  int files() {
    return files;
  }

  List<Arc> arcs() {
    return arcs;
  }

  /** An arc by its number; those from lower nodes come first. */
  Arc arc(int number) {
    return array[number];
  }

  /** The number of the first arc from a node; that of the node behind it is where they end. */
  int firstArc(int node) {
    return first[node];
  }

  int nodes() {
    return nodes;
  }

  /** What it costs to say a move in this way. */
  float cost() {
    return cost;
  }

  /** Whether it has no place for what would tell a piece from its twin. */
  boolean leavesOriginUntold() {
    return leavesOriginUntold;
  }

  /** Gathers arcs from the left. */
  static final class Builder {

    private final List<Arc> arcs = new ArrayList<>();
    private int last;

    int last() {
      return last;
    }

    int addNode() {
      last++;
      return last;
    }

    void skip(int from, int to, float cost) {
      arcs.add(new Arc(from, to, null, null, cost, false));
    }

    /** Passes over what would tell a piece from its twin. */
    void skipOrigin(int from, int to, float cost) {
      arcs.add(new Arc(from, to, null, null, cost, true));
    }

    void words(int from, int to, WordClass words) {
      arcs.add(new Arc(from, to, words, null, 0, false));
    }

    void slot(int from, int to, SlotArcs slot) {
      arcs.add(new Arc(from, to, null, slot, 0, false));
    }

    Pattern build(float cost) {
      List<Arc> sorted = new ArrayList<>(arcs);
      sorted.sort((one, other) -> Integer.compare(one.from(), other.from()));
      return new Pattern(List.copyOf(sorted), last + 1, cost);
    }
  }
}
