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
  private final Map<State, Integer> known = new HashMap<>();
  private final List<List<Arc>> joinedArcs = new ArrayList<>();
  private final List<int[]> joinedEnds = new ArrayList<>();

  /** What one may say from a state on, and what it means to say nothing. */
  private record State(List<Arc> arcs, List<Integer> meanings) {}

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

  private int number(int state) {
    if (numbers[state] != UNKNOWN) {
      return numbers[state];
    }
    List<Arc> joined = new ArrayList<>();
    for (Arc arc : arcs.get(state)) {
      joined.add(new Arc(number(arc.to()), arc.token()));
    }
    List<Integer> meanings = Arrays.stream(ends.get(state)).boxed().toList();
    Integer number = known.putIfAbsent(new State(List.copyOf(joined), meanings), joinedArcs.size());
    if (number == null) {
      number = joinedArcs.size();
      joinedArcs.add(joined);
      joinedEnds.add(ends.get(state));
    }
    numbers[state] = number;
    return number;
  }
}
