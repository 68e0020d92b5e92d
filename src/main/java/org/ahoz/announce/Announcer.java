package org.ahoz.announce;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Condition;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.Saying;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.Reason;

/**
 * Says moves in the words of a lexicon. Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * Announcer announcer = Announcer.of(Lexicons.bundled().get(tag)).with(Style.FULL);
 * String words = announcer.announce(position, move).text();
 * }</pre>
 */
public final class Announcer {

  private final Lexicon lexicon;
  private final Style style;
  private final String alphabet;
  private final Wording spoken;
  private final Wording written;

  private Announcer(Lexicon lexicon, Style style, String alphabet) {
    this.lexicon = lexicon;
    this.style = style;
    this.alphabet = alphabet;
    spoken = new Wording(lexicon, alphabet, false);
    written = new Wording(lexicon, alphabet, true);
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
    return new Announcer(lexicon, Style.PLAIN, lexicon.alphabets().get(0));
  }

  /** This announcer in another style. */
  public Announcer with(Style style) {
    return new Announcer(lexicon, style, alphabet);
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
    return new Announcer(lexicon, style, alphabet);
  }

  /** Whose words are said. */
  public Lexicon lexicon() {
    return lexicon;
  }

  /** How much is said. */
  public Style style() {
    return style;
  }

  /** The names of the files that are said. */
  public String alphabet() {
    return alphabet;
  }

  /**
   * What is said of a move: no more of its origin than tells it from the other legal moves, and
   * check or mate as the position has it.
   *
   * @throws IllegalArgumentException when the move is not legal in the position
   */
  public Utterance announce(Position before, Move move) {
    MoveFacts facts = new MoveFacts(before, move);
    Utterance usual = utterance(facts, facts.fillings());
    if (!isSaidOfAnother(usual, before, move)) {
      return usual;
    }
    // A language may call two moves alike; then the origin is said, by the phrase or by the style.
    Utterance longer = utterance(facts, facts.fillingsWithOrigin());
    return longer.equals(usual) ? with(Style.FROM_TO).utterance(facts, facts.fillings()) : longer;
  }

  /**
   * What is said of a written move that cannot be played. Where the lexicon has no words for the
   * reason, it is said in the language {@value Lexicons#FALLBACK}.
   */
  public Utterance explain(Reason reason) {
    ReasonFacts facts = new ReasonFacts(reason);
    Announcer speaker = speaker(facts.phrase());
    return speaker.utterance(
        speaker.spoken.of(speaker.saying(facts.phrase(), facts.fillings()), facts.fillings()));
  }

  /**
   * The text of {@link #explain} for the eye, with squares as they are written: {@code no white
   * knight can reach e5}.
   */
  public String write(Reason reason) {
    ReasonFacts facts = new ReasonFacts(reason);
    Announcer writer = speaker(facts.phrase());
    return writer
        .utterance(
            writer.written.of(writer.saying(facts.phrase(), facts.fillings()), facts.fillings()))
        .text();
  }

  /**
   * Any phrase with its slots filled, such as a result; empty when the lexicon does not have it.
   *
   * @param fillings what the slots hold; what a slot without filling would say is left out
   */
  public Optional<Utterance> say(PhraseKey key, Map<SlotName, Filling> fillings) {
    return lexicon
        .phrase(key, style)
        .map(phrase -> utterance(spoken.of(phrase.when(condition(fillings)), fillings)));
  }

  /**
   * What a numeric annotation glyph says; empty when the lexicon has no words for it.
   *
   * @param nag its number, 1 to 255 (PGN 8.2.4)
   */
  public Optional<Utterance> annotation(int nag) {
    return lexicon
        .annotation(nag)
        .map(phrase -> utterance(spoken.of(phrase.when(Condition.DEFAULT), Map.of())));
  }

  private boolean isSaidOfAnother(Utterance usual, Position before, Move move) {
    String text = usual.text();
    for (Move other : before.legalMoves()) {
      if (!other.equals(move)) {
        MoveFacts facts = new MoveFacts(before, other);
        if (utterance(facts, facts.fillings()).text().equals(text)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The move, then what a pawn becomes, then what befalls the king. */
  private Utterance utterance(MoveFacts facts, Map<SlotName, Filling> fillings) {
    Condition condition = facts.condition();
    Saying move = saying(facts.phrase(), condition);
    List<Span> end = end(facts, condition);
    Map<SlotName, Filling> all = new EnumMap<>(fillings);
    if (!end.isEmpty()) {
      all.put(SlotName.CHECK, new Filling.Said(end));
    }
    List<Span> spans = new ArrayList<>(spoken.of(move, all));
    if (fillings.containsKey(SlotName.PROMOTED)) {
      spans.addAll(spoken.of(saying(PhraseKey.PROMOTION, condition), fillings));
    }
    if (!move.places(SlotName.CHECK)) {
      spans.addAll(end);
    }
    return utterance(spans);
  }

  private List<Span> end(MoveFacts facts, Condition condition) {
    return switch (condition) {
      case CHECK -> spoken.of(saying(PhraseKey.CHECK, Condition.DEFAULT), Map.of());
      case MATE -> spoken.of(saying(PhraseKey.MATE, Condition.DEFAULT), Map.of());
      default -> stalemate(facts);
    };
  }

  /** Stalemate ends the game and is said as its result; only the full style says it of the move. */
  private List<Span> stalemate(MoveFacts facts) {
    return style == Style.FULL && facts.isStalemate()
        ? lexicon
            .phrase(PhraseKey.STALEMATE, style)
            .map(phrase -> spoken.of(phrase.when(Condition.DEFAULT), Map.of()))
            .orElse(List.of())
        : List.of();
  }

  private Announcer speaker(PhraseKey key) {
    return lexicon.phrase(key).isPresent() ? this : Fallback.ANNOUNCER;
  }

  private Saying saying(PhraseKey key, Map<SlotName, Filling> fillings) {
    return saying(key, condition(fillings));
  }

  /**
   * Languages say "on the e file", but "on e five": what is known of an origin is a condition. So
   * is the plural that a number needs.
   */
  private Condition condition(Map<SlotName, Filling> fillings) {
    if (fillings.get(SlotName.NUMBER) instanceof Filling.Numeral number) {
      return lexicon.numbers().plural(number.value());
    }
    Filling from = fillings.get(SlotName.FROM);
    if (from instanceof Filling.OnFile) {
      return Condition.FILE;
    }
    return from instanceof Filling.OnRank ? Condition.RANK : Condition.DEFAULT;
  }

  private Saying saying(PhraseKey key, Condition condition) {
    return lexicon.phrase(key, style).orElseThrow().when(condition);
  }

  private Utterance utterance(List<Span> spans) {
    return new Utterance(lexicon.locale(), lexicon.separator(), spans);
  }

  /** Read when a lexicon first lacks words for a reason, and not before. */
  private static final class Fallback {
    static final Announcer ANNOUNCER = of(Lexicons.bundled().get(Lexicons.FALLBACK));
  }
}
