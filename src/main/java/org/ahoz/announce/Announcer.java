package org.ahoz.announce;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ahoz.chess.Move;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Condition;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Says moves in the words of a lexicon. Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * Announcer announcer = Announcer.of(Lexicons.bundled().get(tag)).with(Style.FULL);
 * String words = announcer.announce(position, move).text();
 * }</pre>
 */
public final class Announcer {

  private static final List<Role> ROLES = List.of(Role.values());

  private final Lexicon lexicon;
  private final Details details;
  private final Wording speaking;
  private final Wording writing;
  private final SpokenPhrases spoken;
  private final SpokenPhrases full;
  private final SpokenPhrases fromTo;
  private final SpokenPhrases written;

  private Announcer(Lexicon lexicon, Details details, Wording speaking, Wording writing) {
    this.lexicon = lexicon;
    this.details = details;
    this.speaking = speaking;
    this.writing = writing;
    Style style = details.usualStyle();
    spoken = new SpokenPhrases(lexicon, style, speaking);
    full = style == Style.FULL ? spoken : new SpokenPhrases(lexicon, Style.FULL, speaking);
    fromTo = style == Style.FROM_TO ? spoken : new SpokenPhrases(lexicon, Style.FROM_TO, speaking);
    written = new SpokenPhrases(lexicon, style, writing);
  }

  private static Announcer of(Lexicon lexicon, Details details, String alphabet) {
    return new Announcer(
        lexicon,
        details,
        new Wording(lexicon, alphabet, false),
        new Wording(lexicon, alphabet, true));
  }

  /**
   * An announcer in plain style, with the lexicon's usual alphabet.
   *
   * @throws IllegalArgumentException when the lexicon has a notation only
   */
  public static Announcer of(Lexicon lexicon) {
    if (!lexicon.isSpoken()) {
      throw new IllegalArgumentException(
          "the lexicon " + lexicon + " has the letters of its notation and no words");
    }
    return of(lexicon, Details.of(Style.PLAIN), lexicon.alphabets().get(0));
  }

  /** This announcer in another style. */
  public Announcer with(Style style) {
    return new Announcer(lexicon, details.in(style), speaking, writing);
  }

  /**
   * This announcer with other names for the files.
   *
   * @throws IllegalArgumentException when the lexicon has no such alphabet
   */
  public Announcer withAlphabet(String alphabet) {
    if (!lexicon.alphabets().contains(alphabet)) {
      throw new IllegalArgumentException(
          "the lexicon %s has no alphabet \"%s\", but %s"
              .formatted(lexicon, alphabet, String.join(", ", lexicon.alphabets())));
    }
    return of(lexicon, details, alphabet);
  }

  /** This announcer, saying these details of every move that has them, whatever its style. */
  public Announcer saying(Detail... more) {
    Details changed = details;
    for (Detail detail : more) {
      changed = changed.with(detail, true);
    }
    return new Announcer(lexicon, changed, speaking, writing);
  }

  /**
   * This announcer, leaving out these details, whatever its style. What tells a move from another
   * is said nevertheless.
   */
  public Announcer omitting(Detail... less) {
    Details changed = details;
    for (Detail detail : less) {
      changed = changed.with(detail, false);
    }
    return new Announcer(lexicon, changed, speaking, writing);
  }

  /** Whose words are said. */
  public Lexicon lexicon() {
    return lexicon;
  }

  /** How much is said. */
  public Style style() {
    return details.style();
  }

  /** The names of the files that are said. */
  public String alphabet() {
    return speaking.alphabet();
  }

  /** Whether it says a detail of every move that has it. */
  public boolean says(Detail detail) {
    return details.says(detail);
  }

  /**
   * What is said of a move: no more of its origin than tells it from the other legal moves, and
   * check or mate as the position has it.
   *
   * @throws IllegalArgumentException when the move is not legal in the position
   */
  public Utterance announce(Position before, Move move) {
    MoveFacts facts = new MoveFacts(before, move);
    Sentence usual = sentence(facts, facts.slots());
    return numbered(facts, isSaidOfAnother(usual, before, move) ? longer(facts, usual) : usual);
  }

  /** What is said of a move whatever the other moves are, so that two may be said alike. */
  Utterance usual(Position before, Move move) {
    MoveFacts facts = new MoveFacts(before, move);
    return numbered(facts, sentence(facts, facts.slots()));
  }

  /** What is said of a move where its usual words would do for another move too. */
  Utterance longer(Position before, Move move) {
    MoveFacts facts = new MoveFacts(before, move);
    return numbered(facts, longer(facts, sentence(facts, facts.slots())));
  }

  /** The sentence, behind the number of the move where that is wanted and has words. */
  private Utterance numbered(MoveFacts facts, Sentence sentence) {
    if (details.says(Detail.NUMBER) && facts.isWhites()) {
      Slots slots = Slots.empty();
      slots.put(SlotName.NUMBER, new Filling.Numeral(facts.number()));
      SpokenSaying number = spoken.find(PhraseKey.GAME_MOVE_NUMBER, condition(slots));
      if (number != null) {
        Sentence whole = new Sentence();
        number.say(slots, whole);
        whole.addComma(lexicon.comma());
        whole.add(sentence);
        return whole.in(lexicon);
      }
    }
    return sentence.in(lexicon);
  }

  /** A language may call two moves alike; the origin is said then, by the phrase or the style. */
  private Sentence longer(MoveFacts facts, Sentence usual) {
    Sentence longer = sentence(facts, facts.slotsWithOrigin());
    return longer.spans().equals(usual.spans())
        ? inBothSquares().sentence(facts, facts.slots())
        : longer;
  }

  /**
   * What is said of a written move that cannot be played. Where the lexicon has no words for the
   * reason, it is said in the language {@value Lexicons#FALLBACK}.
   */
  public Utterance explain(Reason reason) {
    ReasonFacts facts = new ReasonFacts(reason);
    Announcer speaker = speaker(facts.phrase());
    return speaker.say(speaker.spoken, facts);
  }

  /**
   * The text of {@link #explain} for the eye, with squares as they are written: {@code no white
   * knight can reach e5}.
   */
  public String write(Reason reason) {
    ReasonFacts facts = new ReasonFacts(reason);
    Announcer writer = speaker(facts.phrase());
    return writer.say(writer.written, facts).text();
  }

  private Utterance say(SpokenPhrases phrases, ReasonFacts facts) {
    Slots slots = Slots.of(facts.fillings());
    Sentence sentence = new Sentence();
    phrases.require(facts.phrase(), condition(slots)).say(slots, sentence);
    return sentence.in(lexicon);
  }

  /**
   * Any phrase with its slots filled, such as a result; empty when the lexicon does not have it.
   *
   * @param fillings what the slots hold; what a slot without filling would say is left out
   */
  public Optional<Utterance> say(PhraseKey key, Map<SlotName, Filling> fillings) {
    Slots slots = Slots.of(fillings);
    SpokenSaying saying = spoken.find(key, condition(slots));
    if (saying == null) {
      return Optional.empty();
    }
    Sentence sentence = new Sentence();
    saying.say(slots, sentence);
    return Optional.of(sentence.in(lexicon));
  }

  /** The same; where the lexicon does not have it, in the language {@value Lexicons#FALLBACK}. */
  public Utterance sayAnyhow(PhraseKey key, Map<SlotName, Filling> fillings) {
    return say(key, fillings).or(() -> fallback().say(key, fillings)).orElseThrow();
  }

  /**
   * What a numeric annotation glyph says; empty when the lexicon has no words for it.
   *
   * @param nag its number, 1 to 255 (PGN 8.2.4)
   */
  public Optional<Utterance> annotation(int nag) {
    return lexicon
        .annotation(nag)
        .map(
            phrase -> {
              Sentence sentence = new Sentence();
              spoken.prepare(phrase.when(Condition.DEFAULT)).say(Slots.empty(), sentence);
              return sentence.in(lexicon);
            });
  }

  /**
   * All words for a numeric annotation glyph, those of {@link #annotation} first: whoever hears one
   * of them in a comment needs no other. Empty when the lexicon has none.
   *
   * @param nag its number, 1 to 255 (PGN 8.2.4)
   */
  public Set<String> annotationReadings(int nag) {
    return lexicon.annotation(nag).map(lexicon::readings).orElse(Set.of());
  }

  /**
   * What things are called, one after the other, as in a list of squares: each as it is named where
   * no sentence asks for another form.
   */
  public Utterance name(List<Filling> things) {
    return new Utterance(lexicon.locale(), lexicon.separator(), speaking.names(things));
  }

  /**
   * Whether another legal move has the same usual words. Only those need be looked at whose target
   * and piece the words may name, and castling.
   */
  private boolean isSaidOfAnother(Sentence usual, Position before, Move move) {
    int names = usual.names();
    for (Square target : Names.squares(names)) {
      Piece piece = before.at(target);
      if (piece == null || piece.color() != before.turn()) {
        for (Role role : ROLES) {
          if (Names.allow(role, names)
              && isSaidOfAny(before.legalMovesTo(role, target), usual, before, move)) {
            return true;
          }
        }
      }
    }
    return isSaidOfAny(before.legalCastlings(), usual, before, move);
  }

  private boolean isSaidOfAny(List<Move> others, Sentence usual, Position before, Move move) {
    for (Move other : others) {
      if (!other.equals(move)) {
        MoveFacts facts = new MoveFacts(before, other);
        if (sentence(facts, facts.slots()).saysTheSameAs(usual, lexicon)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The move, then what a pawn becomes, then what befalls the king. */
  private Sentence sentence(MoveFacts facts, Slots slots) {
    Condition condition = details.says(Detail.CHECK) ? facts.condition() : Condition.DEFAULT;
    boolean isFull = details.needFullPhrase(facts);
    SpokenPhrases phrases = isFull ? full : spoken;
    SpokenSaying move =
        details.says(Detail.CASTLING_SQUARES) && facts.isCastlingByItsSquares()
            ? fromTo.require(PhraseKey.PIECE_MOVE, condition)
            : phrases.require(facts.phrase(), condition);
    if (isFull) {
      details.restrict(slots, facts, move);
    }
    Sentence end = end(facts, condition);
    if (!end.isEmpty()) {
      slots.put(SlotName.CHECK, new Filling.Said(end.spans()));
    }
    Sentence sentence = new Sentence();
    move.say(slots, sentence);
    if (slots.has(SlotName.PROMOTED)) {
      phrases.require(PhraseKey.PROMOTION, condition).say(slots, sentence);
    }
    if (!move.placesCheck()) {
      sentence.add(end);
    }
    return sentence;
  }

  private Sentence end(MoveFacts facts, Condition condition) {
    SpokenSaying saying =
        switch (condition) {
          case CHECK -> spoken.require(PhraseKey.CHECK, Condition.DEFAULT);
          case MATE -> spoken.require(PhraseKey.MATE, Condition.DEFAULT);
          default -> stalemate(facts);
        };
    Sentence end = new Sentence();
    if (saying != null) {
      saying.say(Slots.empty(), end);
    }
    return end;
  }

  /** Stalemate ends the game and is said as its result; only the full style says it of the move. */
  private @Nullable SpokenSaying stalemate(MoveFacts facts) {
    return details.style() == Style.FULL && facts.isStalemate()
        ? spoken.find(PhraseKey.STALEMATE, Condition.DEFAULT)
        : null;
  }

  private Announcer inBothSquares() {
    return new Announcer(lexicon, Details.of(Style.FROM_TO), speaking, writing);
  }

  private Announcer speaker(PhraseKey key) {
    return lexicon.phrase(key).isPresent() ? this : Fallback.ANNOUNCER;
  }

  /** Who says in the language {@value Lexicons#FALLBACK} what this lexicon has no words for. */
  Announcer fallback() {
    return Fallback.ANNOUNCER;
  }

  /**
   * Languages say "on the e file", but "on e five": what is known of an origin is a condition. So
   * is the plural that a number needs.
   */
  private Condition condition(Slots slots) {
    if (slots.get(SlotName.NUMBER) instanceof Filling.Numeral number) {
      return lexicon.numbers().plural(number.value());
    }
    Filling from = slots.get(SlotName.FROM);
    if (from instanceof Filling.OnFile) {
      return Condition.FILE;
    }
    return from instanceof Filling.OnRank ? Condition.RANK : Condition.DEFAULT;
  }

  /** Read when a lexicon first lacks words for a reason, and not before. */
  private static final class Fallback {
    static final Announcer ANNOUNCER = of(Lexicons.bundled().get(Lexicons.FALLBACK));
  }
}
