package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.ahoz.chess.Move;
import org.ahoz.lexicon.PhraseKey;

/**
 * All that may be said now, word by word, for recognizers of sound: a network without circles, in
 * which no two words that leave a state are the same. Immutable, and safe to share between threads.
 *
 * <p>What ends in a state means one or more things: {@code knight d two} may be said of two
 * knights.
 */
public final class SpokenNetwork {

  /** What a sentence may mean. */
  public sealed interface Meaning {

    /**
     * A legal move.
     *
     * @param cost natural logarithm of how much seldomer it is said so than in the usual ways
     * @param way what a speaker chooses who says it so, beside the words
     */
    record OfMove(Move move, double cost, String way) implements Meaning {}

    /** An order, or an answer such as yes and no. */
    record OfOrder(PhraseKey key) implements Meaning {}

    /** A move of a kind, be it legal or not. */
    record OfAny(PhraseKey key) implements Meaning {}
  }

  /**
   * A word between two states.
   *
   * @param to the state behind it
   * @param token the word by its number
   */
  public record Arc(int to, int token) {}

  private static final int NONE = -1;

  private final TokenTable tokens;
  private final List<Meaning> meanings;
  private final List<List<Arc>> arcs;
  private final List<int[]> ends;

  SpokenNetwork(TokenTable tokens, List<Meaning> meanings, List<List<Arc>> arcs, List<int[]> ends) {
    this.tokens = tokens;
    this.meanings = List.copyOf(meanings);
    this.arcs = List.copyOf(arcs);
    this.ends = List.copyOf(ends);
  }

  /** All meanings; their places in this list are their numbers. */
  public List<Meaning> meanings() {
    return meanings;
  }

  /** How many states there are; sentences begin in state 0, and words lead to higher states. */
  public int states() {
    return arcs.size();
  }

  /** The words that leave a state. */
  public List<Arc> arcs(int state) {
    return arcs.get(state);
  }

  /** The numbers of the meanings of what ends in a state; empty where no sentence ends. */
  public int[] meaningsAt(int state) {
    return ends.get(state).clone();
  }

  /** Whether a sentence may end in a state. */
  public boolean isEnd(int state) {
    return ends.get(state).length > 0;
  }

  /**
   * This network with the sentences of some meanings alone.
   *
   * @param kept their numbers, all different; in this order they are numbered in what is returned
   */
  public SpokenNetwork only(int... kept) {
    int[] numbers = new int[states()];
    Arrays.fill(numbers, NONE);
    List<List<Arc>> keptArcs = new ArrayList<>();
    List<int[]> keptEnds = new ArrayList<>();
    // Arcs lead to higher states, so that what follows a state is known before the state.
    for (int state = states() - 1; state >= 0; state--) {
      List<Arc> own = new ArrayList<>();
      for (Arc arc : arcs.get(state)) {
        if (numbers[arc.to()] != NONE) {
          own.add(new Arc(numbers[arc.to()], arc.token()));
        }
      }
      int[] end = places(kept, ends.get(state));
      if (end.length > 0 || !own.isEmpty() || state == 0) {
        numbers[state] = keptArcs.size();
        keptArcs.add(own);
        keptEnds.add(end);
      }
    }
    return turned(tokens, Arrays.stream(kept).mapToObj(meanings::get).toList(), keptArcs, keptEnds);
  }

  private static int[] places(int[] kept, int[] ending) {
    return ending.length == 0
        ? ending
        : IntStream.range(0, kept.length)
            .filter(place -> Arrays.stream(ending).anyMatch(each -> each == kept[place]))
            .toArray();
  }

  /** A network of which the states were numbered from the last to the first. */
  static SpokenNetwork turned(
      TokenTable tokens, List<Meaning> meanings, List<List<Arc>> arcs, List<int[]> ends) {
    int last = arcs.size() - 1;
    List<List<Arc>> turned = new ArrayList<>();
    List<int[]> turnedEnds = new ArrayList<>();
    for (int state = last; state >= 0; state--) {
      turned.add(
          arcs.get(state).stream().map(arc -> new Arc(last - arc.to(), arc.token())).toList());
      turnedEnds.add(ends.get(state));
    }
    return new SpokenNetwork(tokens, meanings, turned, turnedEnds);
  }

  /** A word by its number, as the lexicon writes it. */
  public String word(int token) {
    return tokens.token(token);
  }

  /**
   * What a speaker chooses with a word, and keeps to: the alphabets in which it names a file, or
   * the word itself.
   */
  public Set<String> choices(int token) {
    return tokens.choices(token);
  }

  /** All that may be chosen by who says a move: words, alphabets and ways. */
  public Set<String> choices(Move move) {
    Set<String> all = new HashSet<>();
    int[] own =
        IntStream.range(0, meanings.size())
            .filter(i -> meanings.get(i) instanceof Meaning.OfMove of && of.move().equals(move))
            .toArray();
    for (int number : own) {
      if (meanings.get(number) instanceof Meaning.OfMove of) {
        all.add(of.way());
      }
    }
    Set<Integer> words = new HashSet<>();
    only(own).arcs.forEach(leaving -> leaving.forEach(arc -> words.add(arc.token())));
    words.forEach(word -> all.addAll(choices(word)));
    return all;
  }

  /** How a word sounds, in the International Phonetic Alphabet; empty where that is not known. */
  public List<String> sounds(int token) {
    return tokens.sounds(token);
  }
}
