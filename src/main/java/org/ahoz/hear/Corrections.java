package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Move;
import org.ahoz.hear.PhraseBook.Bound;
import org.ahoz.hear.PhraseBook.Entry;
import org.ahoz.lexicon.PhraseKey;

/**
 * The ways of putting a move right: another move of the same position, or what is different in it,
 * always with words that say so. "I meant" or "no" stands before it, "not the knight" before or
 * behind. Made for one thread.
 */
final class Corrections {

  /** What it costs to say a whole move and behind it what was not meant. */
  private static final float SELDOM = 0.8f;

  private final SpokenGrammar grammar;
  private final Move wrong;
  private final List<Pattern> before = new ArrayList<>();
  private final List<Pattern> behind;
  private final Map<Pattern, List<Pattern>> sentences = new HashMap<>();
  private final Map<Pattern, List<Pattern>> descriptions = new HashMap<>();

  Corrections(SpokenGrammar grammar, Move wrong) {
    this.grammar = grammar;
    this.wrong = wrong;
    WordClass not = grammar.answer(PhraseKey.ANSWER_NOT);
    List<WordClass> words = grammar.beginningsOfCorrections();
    behind = not == null ? List.of() : List.of(denial(not));
    if (!words.isEmpty()) {
      before.add(beginning(words));
    }
    // Where one word is both no and not, what stands behind it is what is right.
    if (not != null && words.stream().noneMatch(each -> isShared(each, not))) {
      before.addAll(behind);
    }
  }

  /** "I meant", "no", or one behind the other. */
  private static Pattern beginning(List<WordClass> words) {
    Pattern.Builder builder = new Pattern.Builder();
    int first = builder.addNode();
    int second = builder.addNode();
    for (WordClass each : words) {
      builder.words(0, first, each);
      builder.words(first, second, each);
    }
    builder.skip(first, second, 0);
    return builder.build(0);
  }

  /** "Not" with what the wrong move was: its piece, its file, its rank or its square. */
  private Pattern denial(WordClass not) {
    WordClass piece = grammar.piece(wrong.role());
    WordClass file = grammar.file(wrong.to().file());
    WordClass rank = grammar.rank(wrong.to().rank());
    Pattern.Builder builder = new Pattern.Builder();
    int denied = builder.addNode();
    int filed = builder.addNode();
    int end = builder.addNode();
    builder.words(0, denied, not);
    builder.words(denied, end, piece);
    builder.words(denied, end, rank);
    builder.words(denied, filed, file);
    builder.words(filed, end, rank);
    builder.skip(filed, end, 0);
    return builder.build(0);
  }

  private static boolean isShared(WordClass one, WordClass other) {
    return one.variants().stream()
        .anyMatch(
            own ->
                other.variants().stream()
                    .anyMatch(each -> Arrays.equals(own.tokens(), each.tokens())));
  }

  /** The ways of saying that a move was meant in place of the wrong one. */
  List<Bound> of(Entry entry) {
    List<Bound> ways = new ArrayList<>();
    for (Bound sentence : entry.sentences()) {
      if (sentence.pattern().cost() <= NetworkBuilder.USUAL) {
        for (Pattern way : sentences.computeIfAbsent(sentence.pattern(), this::ofSentence)) {
          ways.add(Bound.of(way, entry.values(), sentence.untold()));
        }
      }
    }
    List<Part> parts = told(entry.move());
    for (Pattern description : grammar.descriptions()) {
      if (!parts.isEmpty() && namesAll(description, parts)) {
        ways.addAll(
            Bound.all(
                descriptions.computeIfAbsent(description, this::ofDescription), entry.values()));
      }
    }
    return ways;
  }

  /** A sentence about any move, as what was meant; nothing where there are no words for that. */
  List<Pattern> of(Pattern sentence) {
    return before.stream().map(words -> Pattern.row(0, words, sentence)).toList();
  }

  private List<Pattern> ofSentence(Pattern sentence) {
    return ways(sentence, SELDOM);
  }

  private List<Pattern> ofDescription(Pattern description) {
    return ways(description, 0);
  }

  private List<Pattern> ways(Pattern right, float costBehind) {
    List<Pattern> ways = new ArrayList<>(of(right));
    for (Pattern denial : behind) {
      ways.add(Pattern.row(costBehind, right, denial));
      before.forEach(words -> ways.add(Pattern.row(SELDOM, words, right, denial)));
    }
    return ways;
  }

  /** Whether a description tells all that is different, and nothing else. */
  private static boolean namesAll(Pattern description, List<Part> parts) {
    List<Part> named = description.named();
    boolean isOrigin = parts.contains(Part.FROM_FILE);
    return parts.containsAll(named) && (isOrigin || named.containsAll(parts));
  }

  /** What has to be told of another move, where one part of it is different; else nothing. */
  private List<Part> told(Move other) {
    boolean isSamePiece = wrong.role() == other.role();
    boolean isSameFile = wrong.to().file() == other.to().file();
    boolean isSameRank = wrong.to().rank() == other.to().rank();
    boolean isSamePromotion = wrong.promotion() == other.promotion();
    if (wrong.equals(other)) {
      return List.of();
    }
    if (isSamePiece && isSameFile && isSameRank && isSamePromotion) {
      return List.of(Part.FROM_FILE, Part.FROM_RANK);
    }
    if (isSamePiece && isSameFile && isSameRank) {
      return List.of(Part.PROMOTED);
    }
    if (!isSamePromotion) {
      return List.of();
    }
    if (isSameFile && isSameRank) {
      return List.of(Part.PIECE);
    }
    if (isSamePiece && isSameRank) {
      return List.of(Part.TO_FILE);
    }
    if (isSamePiece && isSameFile) {
      return List.of(Part.TO_RANK);
    }
    return isSamePiece ? List.of(Part.TO_FILE, Part.TO_RANK) : List.of();
  }
}
