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
import org.ahoz.hear.PhraseBook.Bound;
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
      List<Bound> answers = new ArrayList<>();
      if (book.isCorrection(index)) {
        // It was said to be a correction, which need not be said again.
        answers.addAll(book.bare(index).sentences());
      }
      answers.addAll(Bound.all(telling, book.entries().get(index).values()));
      described.put(index, answers);
    }
    addPlaces(described);
    Move wrong = talk.toPutRight();
    if (wrong != null && book.has(wrong)) {
      addCorrections(wrong, described);
    }
    Set<Integer> denied = indexes(talk.denied());
    Set<Integer> doubted = indexes(talk.doubted());
    return new Scorer.Context(described, denied::contains, doubted::contains, talk.isQuestion());
  }

  /** What puts a move right that was asked about, or understood and refused. */
  private void addCorrections(Move wrong, Map<Integer, List<Bound>> described) {
    Corrections corrections = new Corrections(book.grammar(), wrong);
    boolean isOfLast = book.isCorrection(book.index(wrong));
    for (int i = 0; i < book.entries().size(); i++) {
      if (book.isCorrection(i) == isOfLast) {
        List<Bound> all = new ArrayList<>(described.getOrDefault(i, List.of()));
        all.addAll(corrections.of(book.bare(i)));
        described.put(i, all);
      }
    }
  }

  /** Whether a description is not the same for all moves that were asked about. */
  private boolean tellsApart(Pattern pattern) {
    List<Part> named = pattern.named();
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
    boolean isWhite = book.positionOf(moves.get(0)).turn() == Color.WHITE;
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
}
