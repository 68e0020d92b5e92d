package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.hear.SpokenNetwork.Arc;

/**
 * Joins states of a network from which one may go on in the same ways, since what was said before
 * them makes no difference. As the network has no circles, one pass from its ends is enough (Revuz,
 * 1992).
 */
final class SmallestNetwork {

  private static final int UNKNOWN = -1;

  private final List<List<Arc>> arcs;
  private final List<int[]> ends;
  private final int[] numbers;
  private final Map<Numbers, Integer> known = new HashMap<>();
  private final List<List<Arc>> joinedArcs = new ArrayList<>();
  private final List<int[]> joinedEnds = new ArrayList<>();

  SmallestNetwork(List<List<Arc>> arcs, List<int[]> ends) {
    this.arcs = arcs;
    this.ends = ends;
    numbers = new int[arcs.size()];
    Arrays.fill(numbers, UNKNOWN);
  }

  SpokenNetwork of(TokenTable tokens, List<SpokenNetwork.Meaning> meanings) {
    // The first state is joined last; sentences are to begin in state 0.
    number(0);
    return SpokenNetwork.turned(tokens, meanings, joinedArcs, joinedEnds);
  }

  /**
   * A state is known by what one may say from it on and where that leads, and, behind what is no
   * word, by what it means to say nothing.
   */
  private int number(int state) {
    if (numbers[state] != UNKNOWN) {
      return numbers[state];
    }
    List<Arc> own = arcs.get(state);
    int[] meanings = ends.get(state);
    int[] joined = new int[2 * own.size() + meanings.length + 1];
    int size = 0;
    for (Arc arc : own) {
      joined[size++] = arc.token();
      joined[size++] = number(arc.to());
    }
    joined[size++] = UNKNOWN;
    System.arraycopy(meanings, 0, joined, size, meanings.length);
    Integer number = known.putIfAbsent(new Numbers(joined), joinedArcs.size());
    if (number == null) {
      number = joinedArcs.size();
      joinedArcs.add(own.stream().map(arc -> new Arc(numbers[arc.to()], arc.token())).toList());
      joinedEnds.add(meanings);
    }
    numbers[state] = number;
    return number;
  }
}
