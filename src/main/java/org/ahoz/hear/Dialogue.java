package org.ahoz.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Square;
import org.ahoz.hear.PhraseBook.Bound;
import org.ahoz.hear.PhraseBook.Entry;
import org.ahoz.lexicon.PhraseKey;
import org.jspecify.annotations.Nullable;

/** What a talk adds to the phrase book: short answers to a question, and corrections. */
final class Dialogue {

  private final PhraseBook book;
  private final Talk talk;
  private final Set<Integer> asked = new HashSet<>();

  Dialogue(PhraseBook book, Talk talk) {
    this.book = book;
    this.talk = talk;
    for (Move move : talk.asked()) {
      if (book.has(move)) {
        asked.add(book.index(move));
      }
    }
  }

  /** Whether a question was about this move. */
  boolean isAsked(int index) {
    return asked.contains(index);
  }

  Scorer.Context context() {
    if (talk.equals(Talk.NEW)) {
      return Scorer.Context.NEW;
    }
    Map<Integer, List<Bound>> described = new HashMap<>();
    List<Pattern> telling =
        book.grammar().descriptions().stream().filter(this::tellsApart).toList();
    for (int index : asked) {
      described.put(index, Bound.all(telling, book.entries().get(index).values()));
    }
    addPlaces(described);
    Set<Integer> denied = indexes(talk.denied());
    Set<Integer> doubted = indexes(talk.doubted());
    Move wrong = talk.toPutRight();
    return new Scorer.Context(
        described,
        wrong == null ? Map.of() : corrections(wrong),
        wrong == null ? null : repair(wrong),
        denied::contains,
        doubted::contains,
        talk.isQuestion());
  }

  /** Whether a description is not the same for all moves that were asked about. */
  private boolean tellsApart(Pattern pattern) {
    List<Part> named = parts(pattern);
    return asked.size() < 2
        || asked.stream()
                .map(index -> book.entries().get(index).values())
                .map(values -> named.stream().map(values::of).toList())
                .distinct()
                .count()
            > 1;
  }

  private Set<Integer> indexes(Set<Move> moves) {
    Set<Integer> indexes = new HashSet<>();
    moves.stream().filter(book::has).forEach(move -> indexes.add(book.index(move)));
    return indexes;
  }

  /** "The left one", "the first": by where the pieces stand, and in which order they were asked. */
  private void addPlaces(Map<Integer, List<Bound>> described) {
    List<Move> moves = talk.asked().stream().filter(book::has).toList();
    if (moves.size() < 2) {
      return;
    }
    boolean originsDiffer = moves.stream().map(Move::from).distinct().count() > 1;
    boolean isWhite = book.position().turn() == Color.WHITE;
    ToIntFunction<Move> file =
        move -> (isWhite ? 1 : -1) * (originsDiffer ? move.from() : move.to()).file().ordinal();
    ToIntFunction<Move> rank =
        move -> (isWhite ? 1 : -1) * (originsDiffer ? move.from() : move.to()).rank().ordinal();
    addPlace(PhraseKey.ANSWER_LEFT, lowest(moves, file), described);
    addPlace(PhraseKey.ANSWER_RIGHT, lowest(moves, move -> -file.applyAsInt(move)), described);
    addPlace(PhraseKey.ANSWER_BACK, lowest(moves, rank), described);
    addPlace(PhraseKey.ANSWER_FRONT, lowest(moves, move -> -rank.applyAsInt(move)), described);
    addPlace(PhraseKey.ANSWER_FIRST, moves.get(0), described);
    addPlace(PhraseKey.ANSWER_SECOND, moves.get(1), described);
    if (moves.size() > 2) {
      addPlace(PhraseKey.ANSWER_THIRD, moves.get(2), described);
    }
  }

  /** The one move of which this is lowest; null where several share it. */
  private static @Nullable Move lowest(List<Move> moves, ToIntFunction<Move> measure) {
    int least = moves.stream().mapToInt(measure).min().orElseThrow();
    List<Move> lowest = moves.stream().filter(move -> measure.applyAsInt(move) == least).toList();
    return lowest.size() == 1 ? lowest.get(0) : null;
  }

  private void addPlace(PhraseKey key, @Nullable Move move, Map<Integer, List<Bound>> described) {
    WordClass words = book.grammar().answer(key);
    if (move != null && words != null) {
      List<Bound> all = new ArrayList<>(described.getOrDefault(book.index(move), List.of()));
      all.add(bound(words));
      described.put(book.index(move), all);
    }
  }

  private static Bound bound(WordClass words) {
    Pattern.Builder builder = new Pattern.Builder();
    builder.words(0, builder.addNode(), words);
    return Bound.of(builder.build(0), Values.none());
  }

  /** What puts a move right: the one part in which another move differs from it. */
  private Map<Integer, List<Bound>> corrections(Move wrong) {
    Map<Integer, List<Bound>> corrections = new HashMap<>();
    for (int i = 0; i < book.entries().size(); i++) {
      Entry entry = book.entries().get(i);
      List<Part> parts = differences(wrong, entry.move());
      if (!parts.isEmpty() && entry.move() != wrong) {
        List<Pattern> patterns = new ArrayList<>();
        for (Pattern pattern : book.grammar().descriptions()) {
          if (namesAll(pattern, parts)) {
            patterns.add(pattern);
          }
        }
        corrections.put(i, Bound.all(patterns, entry.values()));
      }
    }
    return corrections;
  }

  /** Whether a description tells all that is different, and nothing else. */
  private static boolean namesAll(Pattern pattern, List<Part> parts) {
    List<Part> named = parts(pattern);
    boolean isOrigin = parts.contains(Part.FROM_FILE);
    return parts.containsAll(named) && (isOrigin || named.containsAll(parts));
  }

  private static List<Part> parts(Pattern pattern) {
    List<Part> parts = new ArrayList<>();
    for (Pattern.Arc arc : pattern.arcs()) {
      if (arc.slot() != null) {
        parts.add(arc.slot().part());
      }
    }
    return parts;
  }

  private static List<Part> differences(Move wrong, Move other) {
    boolean isSamePiece = wrong.role() == other.role();
    boolean isSameFile = wrong.to().file() == other.to().file();
    boolean isSameRank = wrong.to().rank() == other.to().rank();
    boolean isSamePromotion = wrong.promotion() == other.promotion();
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

  /** "I meant" or "no" before what is right, "not the knight" behind it. */
  private Scorer.Repair repair(Move wrong) {
    SpokenGrammar grammar = book.grammar();
    List<WordClass> before = new ArrayList<>();
    for (WordClass words : grammar.beginningsOfCorrections()) {
      before.add(words);
    }
    List<Bound> behind = new ArrayList<>();
    WordClass not = grammar.answer(PhraseKey.ANSWER_NOT);
    if (not != null) {
      Square to = wrong.to();
      for (WordClass part : grammar.partsOf(wrong.role(), to.file(), to.rank())) {
        Pattern.Builder builder = new Pattern.Builder();
        int at = builder.addNode();
        builder.words(0, at, not);
        builder.words(at, builder.addNode(), part);
        behind.add(Bound.of(builder.build(0), Values.none()));
      }
    }
    return new Scorer.Repair(before, behind);
  }
}
