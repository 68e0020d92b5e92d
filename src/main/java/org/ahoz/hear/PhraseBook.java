package org.ahoz.hear;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.Disambiguation;
import org.jspecify.annotations.Nullable;

/**
 * Every way in which every move that is legal in a position may be said, and the orders and answers
 * beside them; right behind a move also what puts that one right. Immutable, and safe to share
 * between threads.
 *
 * <p>It is a network rather than a list: the ways of saying one move are the product of its words,
 * and there are thousands.
 */
public final class PhraseBook {

  private final Position position;
  private final List<Move> legalMoves;
  private final @Nullable LastMove last;
  private final SpokenGrammar grammar;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Entry> bare = new ArrayList<>();
  private final Map<Move, Integer> indexes = new HashMap<>();
  private final List<Open> open = new ArrayList<>();
  private final Map<PhraseKey, List<Bound>> orders = new EnumMap<>(PhraseKey.class);

  /**
   * A pattern with the words of one move in its slots.
   *
   * @param untold what it costs to say nothing of where the piece comes from
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared, and read millions of times
  record Bound(Pattern pattern, @Nullable WordClass[] words, float untold) {

    static Bound of(Pattern pattern, Values values) {
      return of(pattern, values, 0);
    }

    static Bound of(Pattern pattern, Values values, float untold) {
      List<Pattern.Arc> arcs = pattern.arcs();
      @Nullable WordClass[] words = new WordClass[arcs.size()];
      for (int i = 0; i < words.length; i++) {
        Pattern.Arc arc = arcs.get(i);
        SlotArcs slot = arc.slot();
        words[i] = slot == null ? arc.words() : slot.of(values);
      }
      return new Bound(pattern, words, untold);
    }

    /** Whether anything is said of a part. */
    boolean has(Part part) {
      return pattern.has(part);
    }

    static List<Bound> all(List<Pattern> patterns, Values values) {
      return all(patterns, values, 0);
    }

    static List<Bound> all(List<Pattern> patterns, Values values, float untold) {
      List<Bound> all = new ArrayList<>(patterns.size());
      for (Pattern pattern : patterns) {
        all.add(of(pattern, values, untold));
      }
      return all;
    }
  }

  /** A move, with the ways of saying it and what may follow it. */
  record Entry(
      Move move, Values values, List<Bound> sentences, List<Bound> promotions, List<Bound> checks) {

    /** This move, said in other ways. */
    Entry with(List<Bound> others) {
      return new Entry(move, values, others, promotions, checks);
    }
  }

  /**
   * A sentence about any move, legal or not, and what may follow it.
   *
   * @param isOfLast whether it puts the last move right
   */
  record Open(PhraseKey key, Bound sentence, List<Bound> promotions, boolean isOfLast) {}

  private PhraseBook(Position position, @Nullable LastMove last, SpokenGrammar grammar) {
    this.position = position;
    legalMoves = position.legalMoves();
    this.last = last;
    this.grammar = grammar;
  }

  /**
   * The phrase book of a position.
   *
   * @param last the move that has led to it and may be put right; null where none may
   */
  static PhraseBook of(Position position, @Nullable LastMove last, SpokenGrammar grammar) {
    PhraseBook book = new PhraseBook(position, last, grammar);
    for (Move move : book.legalMoves) {
      Entry entry = entry(position, move, grammar);
      book.add(entry, entry);
    }
    book.addOpen();
    grammar.orders().forEach((key, ways) -> book.orders.put(key, Bound.all(ways, Values.any())));
    if (last != null) {
      book.addCorrections(last);
    }
    return book;
  }

  /**
   * The phrase book of a position in some styles and alphabets of a language, to be written for
   * other recognizers; a {@link Listener} makes its own of all of them.
   *
   * @throws IllegalArgumentException when the lexicon has a notation only
   */
  public static PhraseBook of(
      Position position, Lexicon lexicon, List<Style> styles, List<String> alphabets) {
    return of(
        position, null, SpokenGrammar.of(lexicon, new SpokenGrammar.Selection(styles, alphabets)));
  }

  /** The lexicon whose words are heard. */
  public Lexicon lexicon() {
    return grammar.lexicon();
  }

  /** The position in which the moves are legal. */
  public Position position() {
    return position;
  }

  /** The move that may be put right; null where none may. */
  public @Nullable LastMove last() {
    return last;
  }

  /** All that could be said before the last move; null where that cannot be put right. */
  public @Nullable PhraseBook before() {
    return last == null ? null : of(last.before(), null, grammar);
  }

  /** Whether a move puts the last one right, rather than being legal now. */
  public boolean corrects(Move move) {
    return isCorrection(index(move));
  }

  /** Whether a move is legal here, or in place of the last one. */
  boolean has(Move move) {
    return indexes.containsKey(move);
  }

  /** The moves that are legal here; their entries are the first. */
  List<Move> legalMoves() {
    return legalMoves;
  }

  /** Whether an entry is that of a move in place of the last one. */
  boolean isCorrection(int index) {
    return index >= legalMoves.size();
  }

  /** The position in which a move is legal, of those in this book. */
  public Position positionOf(Move move) {
    return position(isCorrection(index(move)));
  }

  /** The position now, or that before the last move, where that may be put right. */
  Position position(boolean isOfLast) {
    return isOfLast && last != null ? last.before() : position;
  }

  /** By move, the natural logarithm of how often it is said among all that are. */
  public Map<Move, Double> logs(MovePrior prior) {
    Map<Move, Double> logs = new HashMap<>();
    addLogs(position, prior, 0, logs);
    if (last != null) {
      addLogs(last.before(), prior, Math.log(Judge.CORRECTION), logs);
    }
    return logs;
  }

  private static void addLogs(
      Position position, MovePrior prior, double more, Map<Move, Double> logs) {
    List<Move> moves = position.legalMoves();
    double[] own = prior.logs(position, moves);
    for (int i = 0; i < own.length; i++) {
      logs.put(moves.get(i), own[i] + more);
    }
  }

  /** The place of a move among the entries. */
  int index(Move move) {
    Integer index = indexes.get(move);
    if (index == null) {
      throw new IllegalArgumentException(move + " is not legal in " + position.fen());
    }
    return index;
  }

  /** This book as a grammar for other recognizers. */
  public String write(GrammarFormat format) {
    return switch (format) {
      // The dictionary beside it has the words that have a sound.
      case JSGF ->
          new GrammarWriter(
                  BookSentences.spoken(this), new GrammarSyntax.Jsgf(grammar.lexicon().tag()))
              .write();
      case LIST -> new PhraseListWriter(BookSentences.written(this)).write();
      case GBNF ->
          new GrammarWriter(
                  BookSentences.written(this),
                  new GrammarSyntax.Gbnf(grammar.lexicon().separator()))
              .write();
      case DICT -> new DictionaryWriter(this).write();
    };
  }

  /**
   * What may be said now, for recognizers of sound.
   *
   * @param talk what was said before, which may be answered or put right
   */
  public SpokenNetwork network(Talk talk) {
    NetworkBuilder builder = new NetworkBuilder(grammar);
    Map<Integer, List<Bound>> answers = new Dialogue(this, talk).context().described();
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      List<Bound> own = new ArrayList<>(answers.getOrDefault(i, List.of()));
      if (isCorrection(i)) {
        own.addAll(entry.sentences());
        entry = entry.with(List.of());
      }
      own.removeIf(way -> way.pattern().cost() > NetworkBuilder.USUAL);
      builder.add(entry, own);
    }
    orders.forEach((key, ways) -> builder.add(new SpokenNetwork.Meaning.OfOrder(key), ways));
    return builder.build();
  }

  /**
   * Any move at all, be it legal or not, for recognizers of sound. From which square a piece comes
   * is not listened for: with it, nearly any sound would be likest to some move.
   */
  public SpokenNetwork anyMove() {
    NetworkBuilder builder = new NetworkBuilder(grammar, true);
    Map<PhraseKey, List<Bound>> ways = new EnumMap<>(PhraseKey.class);
    open.stream()
        .filter(each -> !each.isOfLast() && isWithoutOrigin(each.sentence()))
        .forEach(
            each ->
                ways.computeIfAbsent(each.key(), key -> new ArrayList<>()).add(each.sentence()));
    ways.forEach((key, all) -> builder.add(new SpokenNetwork.Meaning.OfAny(key), all));
    return builder.build();
  }

  /** Whether a sentence names no two squares, or a piece beside them. */
  private static boolean isWithoutOrigin(Bound sentence) {
    return sentence.has(Part.PIECE) || !sentence.has(Part.FROM_RANK);
  }

  SpokenGrammar grammar() {
    return grammar;
  }

  List<Entry> entries() {
    return entries;
  }

  /** An entry as its move is said where it puts nothing right. */
  Entry bare(int index) {
    return bare.get(index);
  }

  List<Open> open() {
    return open;
  }

  Map<PhraseKey, List<Bound>> orders() {
    return orders;
  }

  private void add(Entry said, Entry alone) {
    indexes.put(said.move(), entries.size());
    entries.add(said);
    bare.add(alone);
  }

  private static Entry entry(Position position, Move move, SpokenGrammar grammar) {
    Position after = position.play(move);
    int checking = after.isCheck() ? (after.isCheckmate() ? 2 : 1) : (after.isStalemate() ? 3 : 0);
    Values values = Values.of(position, move, checking);
    boolean hasTwin = Disambiguation.of(position, move) != Disambiguation.NONE;
    float untold = hasTwin && move.role() != Role.PAWN ? Costs.ORIGIN_UNTOLD : 0;
    return new Entry(
        move,
        values,
        Bound.all(grammar.sentences(PhraseKey.of(move)), values, untold),
        move.promotion() == null ? List.of() : Bound.all(grammar.promotions(), values),
        checking == 0 ? List.of() : Bound.all(grammar.checks(), values));
  }

  /**
   * Adds what puts the last move right: the moves of the position before, always with words that
   * say that they do, so that nothing that is said without them is taken for one. Squares from
   * which pieces move differ from those of the other side, so that no move is in both positions.
   *
   * <p>They stand in one network with the moves that are legal now, since each is to be weighed
   * against the others: "no, d four" sounds like a knight that goes there. That network has twice
   * the nodes (in a middle game 12,300 in place of 6,000 in English, 30,200 in place of 16,200 in
   * German), takes up to twice as long to build, which is done while nobody speaks, and an
   * utterance takes 5 to 14 of a hundred longer to compare. To hear all of it in the position
   * before as well would cost as much, and leave open which of the two answers counts.
   */
  private void addCorrections(LastMove wrong) {
    Corrections corrections = new Corrections(grammar, wrong.move());
    for (Move move : wrong.before().legalMoves()) {
      Entry alone = entry(wrong.before(), move, grammar);
      add(alone.with(corrections.of(alone)), alone);
    }
    addOpen(wrong.before().turn(), corrections);
    for (Bound piece : Bound.all(corrections.of(grammar.pieceAlone()), Values.any())) {
      open.add(new Open(PhraseKey.PIECE_MOVE, piece, List.of(), true));
    }
  }

  private void addOpen() {
    addOpen(position.turn(), null);
    Values any = Values.any();
    open.add(new Open(PhraseKey.PIECE_MOVE, Bound.of(grammar.pieceAlone(), any), List.of(), false));
  }

  /**
   * Adds sentences about any move of a side.
   *
   * @param corrections as which they are said; null where they stand for themselves
   */
  private void addOpen(Color side, @Nullable Corrections corrections) {
    Values any = Values.any();
    any.put(Part.SIDE, side.ordinal());
    any.put(Part.OTHER_SIDE, side.other().ordinal());
    Values ofPawn = Values.any();
    ofPawn.put(Part.SIDE, side.ordinal());
    ofPawn.put(Part.OTHER_SIDE, side.other().ordinal());
    ofPawn.put(Part.PIECE, Role.PAWN.ordinal());
    List<Bound> promotions = Bound.all(grammar.promotions(), any);
    for (PhraseKey key : PhraseKey.in(PhraseGroup.PHRASES)) {
      if (key.isMove() && key != PhraseKey.EN_PASSANT) {
        Values values = key.isOfPawns() ? ofPawn : any;
        for (Pattern sentence : grammar.wholeSentences(key)) {
          List<Pattern> said = corrections == null ? List.of(sentence) : corrections.of(sentence);
          for (Bound bound : Bound.all(said, values)) {
            open.add(
                new Open(
                    key, bound, key.isOfPawns() ? promotions : List.of(), corrections != null));
          }
        }
      }
    }
  }
}
