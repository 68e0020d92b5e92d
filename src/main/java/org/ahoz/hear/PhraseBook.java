package org.ahoz.hear;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
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
  private final List<Open> open = new ArrayList<>();
  private final Map<PhraseKey, List<Bound>> orders = new EnumMap<>(PhraseKey.class);

  /** A pattern with the words of one move in its slots. */
  record Bound(Pattern pattern, @Nullable WordClass[] words) {

    static Bound of(Pattern pattern, Values values) {
      List<Pattern.Arc> arcs = pattern.arcs();
      @Nullable WordClass[] words = new WordClass[arcs.size()];
      for (int i = 0; i < words.length; i++) {
        Pattern.Arc arc = arcs.get(i);
        SlotArcs slot = arc.slot();
        words[i] = slot == null ? arc.words() : slot.of(values);
      }
      return new Bound(pattern, words);
    }

    static List<Bound> all(List<Pattern> patterns, Values values) {
      List<Bound> all = new ArrayList<>(patterns.size());
      for (Pattern pattern : patterns) {
        all.add(of(pattern, values));
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

  /** A sentence about any move, legal or not. */
  record Open(PhraseKey key, Bound sentence) {}

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

  /** The position in which the moves are legal. */
  public Position position() {
    return position;
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

  /** The phrase that says a move. */
  static PhraseKey key(Move move) {
    if (move instanceof Move.Castle castle) {
      return castle.side() == CastlingSide.KINGSIDE
          ? PhraseKey.CASTLE_SHORT
          : PhraseKey.CASTLE_LONG;
    }
    if (move instanceof Move.EnPassant) {
      return PhraseKey.EN_PASSANT;
    }
    if (move.role() == Role.PAWN) {
      return move.isCapture() ? PhraseKey.PAWN_CAPTURE : PhraseKey.PAWN_MOVE;
    }
    return move.isCapture() ? PhraseKey.PIECE_CAPTURE : PhraseKey.PIECE_MOVE;
  }

  private void add(Move move) {
    Position after = position.play(move);
    int checking = after.isCheck() ? (after.isCheckmate() ? 2 : 1) : (after.isStalemate() ? 3 : 0);
    Values values = Values.of(position, move, checking);
    entries.add(
        new Entry(
            move,
            values,
            Bound.all(grammar.sentences(key(move)), values),
            move.promotion() == null ? List.of() : Bound.all(grammar.promotions(), values),
            checking == 0 ? List.of() : Bound.all(grammar.checks(), values)));
  }

  private void addOpen() {
    Values any = Values.any();
    any.put(Part.SIDE, position.turn().ordinal());
    any.put(Part.OTHER_SIDE, position.turn().other().ordinal());
    for (PhraseKey key : PhraseKey.in(PhraseGroup.PHRASES)) {
      if (key.isMove() && key != PhraseKey.EN_PASSANT) {
        for (Pattern pattern : grammar.wholeSentences(key)) {
          open.add(new Open(key, Bound.of(pattern, any)));
        }
      }
    }
    open.add(new Open(PhraseKey.PIECE_MOVE, Bound.of(grammar.pieceAlone(), any)));
    Values free = Values.any();
    grammar.orders().forEach((key, patterns) -> orders.put(key, Bound.all(patterns, free)));
  }
}
