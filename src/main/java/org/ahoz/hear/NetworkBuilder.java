package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Move;
import org.ahoz.hear.PhraseBook.Bound;
import org.ahoz.hear.SpokenNetwork.Arc;
import org.ahoz.hear.SpokenNetwork.Meaning;

/** Gathers sentences, and makes a network of them. Made for one thread and one network. */
final class NetworkBuilder {

  /** What costs more is seldom said. */
  static final float USUAL = 0.75f;

  /** What is said more seldom than this is not listened for, since it makes all else unsurer. */
  private static final float SELDOM = 1.35f;

  private static final int NO_MEANING = -1;

  private final SpokenGrammar grammar;
  private final boolean leavesOriginsOut;
  private final List<Meaning> meanings = new ArrayList<>();
  private final WordSteps steps = new WordSteps();
  private final Map<Ways, List<int[]>> ways = new HashMap<>();
  private int[] meaningOfNode = new int[1024];
  private int nodeCount;
  private final int start = node();

  /** Words of a class, by its number, that belong to an alphabet; to any where it is empty. */
  private record Ways(int words, String alphabet) {}

  NetworkBuilder(SpokenGrammar grammar) {
    this(grammar, false);
  }

  /**
   * A builder.
   *
   * @param leavesOriginsOut whether it is not listened for where a piece comes from
   */
  NetworkBuilder(SpokenGrammar grammar, boolean leavesOriginsOut) {
    this.grammar = grammar;
    this.leavesOriginsOut = leavesOriginsOut;
  }

  /** Adds the ways of saying a legal move, and the answers by which a question gets it. */
  void add(PhraseBook.Entry entry, List<Bound> answers) {
    List<Bound> usual = new ArrayList<>(answers);
    List<Bound> seldom = new ArrayList<>();
    List<Bound> coordinates = new ArrayList<>();
    for (Bound sentence : entry.sentences()) {
      if (sentence.pattern().cost() <= USUAL) {
        (isFromTo(sentence) || isKingsStep(sentence, entry) ? coordinates : usual).add(sentence);
      }
      if (isSeldom(sentence)) {
        seldom.add(sentence);
      }
    }
    add(entry, usual, USUAL, new Meaning.OfMove(entry.move(), 0, Habits.USUAL));
    if (!coordinates.isEmpty()) {
      add(entry, coordinates, USUAL, new Meaning.OfMove(entry.move(), 0, Habits.FROM_TO));
    }
    if (!seldom.isEmpty()) {
      add(entry, seldom, SELDOM, new Meaning.OfMove(entry.move(), SELDOM, Habits.SELDOM));
    }
  }

  /**
   * Whether a sentence names two squares and no piece; not where a pawn that takes may be told by
   * its file.
   */
  private static boolean isFromTo(Bound sentence) {
    Pattern pattern = sentence.pattern();
    if (!sentence.has(Part.FROM_RANK) || sentence.has(Part.PIECE)) {
      return false;
    }
    for (int i = 0; i < pattern.arcs().size(); i++) {
      if (pattern.isRankAlone(i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a sentence tells castling by the square to which the king goes. Hardly anybody does,
   * and castling is played so often that king d8 would be heard as king g8.
   */
  private static boolean isKingsStep(Bound sentence, PhraseBook.Entry entry) {
    return entry.move() instanceof Move.Castle && sentence.has(Part.TO_FILE);
  }

  private static boolean isSeldom(Bound sentence) {
    Pattern pattern = sentence.pattern();
    if (pattern.cost() > USUAL) {
      return pattern.cost() <= SELDOM;
    }
    for (int i = 0; i < pattern.arcs().size(); i++) {
      float cost = pattern.arc(i).cost();
      if (cost > USUAL && cost <= SELDOM) {
        return true;
      }
    }
    return false;
  }

  private void add(PhraseBook.Entry entry, List<Bound> sentences, float most, Meaning meaning) {
    int said = node();
    add(sentences, start, said, most);
    int promoted = said;
    if (!entry.promotions().isEmpty()) {
      promoted = node();
      add(entry.promotions(), said, promoted, SELDOM);
      steps.addEmpty(said, promoted);
    }
    int end = promoted;
    if (!entry.checks().isEmpty()) {
      end = node();
      add(entry.checks(), promoted, end, SELDOM);
      steps.addEmpty(promoted, end);
    }
    end(end, meaning);
  }

  /** Adds sentences that all mean the same. */
  void add(Meaning meaning, List<Bound> sentences) {
    int end = node();
    add(sentences, start, end, SELDOM);
    end(end, meaning);
  }

  private void end(int node, Meaning meaning) {
    meaningOfNode[node] = meanings.size();
    meanings.add(meaning);
  }

  private int node() {
    if (nodeCount == meaningOfNode.length) {
      meaningOfNode = Arrays.copyOf(meaningOfNode, 2 * nodeCount);
    }
    meaningOfNode[nodeCount] = NO_MEANING;
    return nodeCount++;
  }

  private void add(List<Bound> sentences, int from, int to, float most) {
    for (Bound sentence : sentences) {
      if (sentence.pattern().files() < 2) {
        add(sentence, from, to, most, "");
      } else {
        // Nobody begins a sentence with one alphabet and ends it with another.
        grammar.alphabets().forEach(alphabet -> add(sentence, from, to, most, alphabet));
      }
    }
  }

  /**
   * Adds a sentence.
   *
   * @param alphabet of which words for files are taken; empty for all
   */
  private void add(Bound sentence, int from, int to, float most, String alphabet) {
    Pattern pattern = sentence.pattern();
    int[] nodes = new int[pattern.nodes()];
    nodes[0] = from;
    nodes[nodes.length - 1] = to;
    for (int i = 1; i < nodes.length - 1; i++) {
      nodes[i] = node();
    }
    List<Pattern.Arc> arcs = pattern.arcs();
    boolean isOriginIdle = isOriginIdle(sentence) || (leavesOriginsOut && sentence.has(Part.PIECE));
    boolean isOfSquares = sentence.has(Part.TO_RANK) && !sentence.has(Part.PIECE);
    for (int i = 0; i < arcs.size(); i++) {
      Pattern.Arc arc = arcs.get(i);
      WordClass words = sentence.words()[i];
      SlotArcs slot = arc.slot();
      boolean isIdle = isOriginIdle && slot != null && isOrigin(slot.part());
      // Where no piece is named nobody tells by the rank alone which one it is, and among all moves
      // there are it sounds like too many pieces.
      if (words != null && !isIdle && !(isOfSquares && pattern.isRankAlone(i))) {
        boolean isOfFile = slot != null && slot.part().isFile();
        add(words, nodes[arc.from()], nodes[arc.to()], isOfFile ? alphabet : "");
      } else if (arc.words() == null && slot == null && arc.cost() <= most) {
        steps.addEmpty(nodes[arc.from()], nodes[arc.to()]);
      }
    }
  }

  /** Whether the sentence may tell where the piece comes from and no other piece could go there. */
  private static boolean isOriginIdle(Bound sentence) {
    return sentence.untold() == 0
        && sentence.pattern().passesOverOrigin()
        && sentence.has(Part.PIECE);
  }

  private static boolean isOrigin(Part part) {
    return part == Part.FROM_FILE || part == Part.FROM_RANK;
  }

  private void add(WordClass words, int from, int to, String alphabet) {
    for (WordClass member : words.members()) {
      add(member, from, to, alphabet);
    }
    for (int[] tokens :
        ways.computeIfAbsent(new Ways(words.id(), alphabet), key -> spoken(words, alphabet))) {
      int at = from;
      for (int i = 0; i < tokens.length; i++) {
        int next = i == tokens.length - 1 ? to : node();
        steps.add(at, next, tokens[i]);
        at = next;
      }
    }
  }

  /** The usual ways of saying one of some words aloud, as tokens. */
  private List<int[]> spoken(WordClass words, String alphabet) {
    List<int[]> spoken = new ArrayList<>();
    for (WordClass.Variant variant : words.variants()) {
      boolean isOfAlphabet =
          alphabet.isEmpty() || grammar.isOfAlphabet(tokensOf(variant), alphabet);
      if (variant.cost() <= USUAL && isOfAlphabet && isSpoken(variant)) {
        spoken.add(variant.tokens());
      }
    }
    return spoken;
  }

  private static List<Integer> tokensOf(WordClass.Variant variant) {
    return Arrays.stream(variant.tokens()).boxed().toList();
  }

  /** Digits and the letters of a notation are only written; words beside them say the same. */
  private boolean isSpoken(WordClass.Variant variant) {
    for (int token : variant.tokens()) {
      boolean hasSound =
          !grammar.tokens().sounds(token).isEmpty()
              || !grammar.lexicon().dictionary().of(grammar.tokens().token(token)).isEmpty();
      if (!hasSound) {
        return false;
      }
    }
    return true;
  }

  /**
   * The network of all that was added: each of its states stands for all nodes in which one may be
   * after the same words (the construction of subsets by Rabin and Scott, 1959).
   */
  SpokenNetwork build() {
    steps.freeze(nodeCount);
    Map<Numbers, Integer> numbers = new HashMap<>();
    List<int[]> subsets = new ArrayList<>();
    List<List<Arc>> arcs = new ArrayList<>();
    List<int[]> ends = new ArrayList<>();
    subsets.add(steps.closure(new int[] {start}));
    numbers.put(new Numbers(subsets.get(0)), 0);
    for (int state = 0; state < subsets.size(); state++) {
      int[] subset = subsets.get(state);
      ends.add(meaningsOf(subset));
      List<Arc> leaving = new ArrayList<>();
      for (WordSteps.Targets word : steps.words(subset)) {
        int[] next = steps.closure(word.nodes());
        Integer known = numbers.putIfAbsent(new Numbers(next), subsets.size());
        if (known == null) {
          subsets.add(next);
        }
        leaving.add(new Arc(known == null ? subsets.size() - 1 : known, word.word()));
      }
      arcs.add(leaving);
    }
    return new SmallestNetwork(arcs, ends).of(grammar.tokens(), meanings);
  }

  private int[] meaningsOf(int[] subset) {
    int[] found = new int[subset.length];
    int count = 0;
    for (int node : subset) {
      int meaning = meaningOfNode[node];
      if (meaning != NO_MEANING) {
        found[count++] = meaning;
      }
    }
    return Arrays.copyOf(found, count);
  }
}
