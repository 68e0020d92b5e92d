package org.ahoz.hear;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
 * beside them. Immutable, and safe to share between threads.
 *
 * <p>It is a network rather than a list: the ways of saying one move are the product of its words,
 * and there are thousands.
 */
public final class PhraseBook {

  private final Position position;
  private final SpokenGrammar grammar;
  private final List<Entry> entries = new ArrayList<>();
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
      Move move,
      Values values,
      List<Bound> sentences,
      List<Bound> promotions,
      List<Bound> checks) {}

  /** A sentence about any move, legal or not, and what may follow it. */
  record Open(PhraseKey key, Bound sentence, List<Bound> promotions) {}

  private PhraseBook(Position position, SpokenGrammar grammar) {
    this.position = position;
    this.grammar = grammar;
  }

  /** The phrase book of a position. */
  static PhraseBook of(Position position, SpokenGrammar grammar) {
    PhraseBook book = new PhraseBook(position, grammar);
    for (Move move : position.legalMoves()) {
      book.add(move);
    }
    book.addOpen();
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
    return of(position, SpokenGrammar.of(lexicon, new SpokenGrammar.Selection(styles, alphabets)));
  }

  /** The lexicon whose words are heard. */
  public Lexicon lexicon() {
    return grammar.lexicon();
  }

  /** The position in which the moves are legal. */
  public Position position() {
    return position;
  }

  /** Whether a move is legal here. */
  boolean has(Move move) {
    return indexes.containsKey(move);
  }

  /** The place of a legal move among the entries. */
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
      builder.add(entries.get(i), answers.getOrDefault(i, List.of()));
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
        .filter(each -> isWithoutOrigin(each.sentence()))
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

  List<Open> open() {
    return open;
  }

  Map<PhraseKey, List<Bound>> orders() {
    return orders;
  }

  private void add(Move move) {
    Position after = position.play(move);
    int checking = after.isCheck() ? (after.isCheckmate() ? 2 : 1) : (after.isStalemate() ? 3 : 0);
    Values values = Values.of(position, move, checking);
    indexes.put(move, entries.size());
    boolean hasTwin = Disambiguation.of(position, move) != Disambiguation.NONE;
    float untold = hasTwin && move.role() != Role.PAWN ? Costs.ORIGIN_UNTOLD : 0;
    entries.add(
        new Entry(
            move,
            values,
            Bound.all(grammar.sentences(PhraseKey.of(move)), values, untold),
            move.promotion() == null ? List.of() : Bound.all(grammar.promotions(), values),
            checking == 0 ? List.of() : Bound.all(grammar.checks(), values)));
  }

  private void addOpen() {
    Values any = Values.any();
    any.put(Part.SIDE, position.turn().ordinal());
    any.put(Part.OTHER_SIDE, position.turn().other().ordinal());
    Values ofPawn = Values.any();
    ofPawn.put(Part.SIDE, position.turn().ordinal());
    ofPawn.put(Part.OTHER_SIDE, position.turn().other().ordinal());
    ofPawn.put(Part.PIECE, Role.PAWN.ordinal());
    List<Bound> promotions = Bound.all(grammar.promotions(), any);
    for (PhraseKey key : PhraseKey.in(PhraseGroup.PHRASES)) {
      if (key.isMove() && key != PhraseKey.EN_PASSANT) {
        for (Pattern pattern : grammar.wholeSentences(key)) {
          open.add(
              key.isOfPawns()
                  ? new Open(key, Bound.of(pattern, ofPawn), promotions)
                  : new Open(key, Bound.of(pattern, any), List.of()));
        }
      }
    }
    open.add(new Open(PhraseKey.PIECE_MOVE, Bound.of(grammar.pieceAlone(), any), List.of()));
    Values free = Values.any();
    grammar.orders().forEach((key, patterns) -> orders.put(key, Bound.all(patterns, free)));
  }
}
