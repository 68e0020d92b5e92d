package org.ahoz.script;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Detail;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.Remark;
import org.ahoz.notation.San;
import org.ahoz.notation.WrittenMove;
import org.jspecify.annotations.Nullable;

/**
 * Says the chess within one comment: moves, squares, pieces on their squares, the numbers of moves.
 *
 * <p>A move is said as it is legal: after the moves of the comment that were said before it, in the
 * position at the comment, or in place of the move that the comment follows. What is legal in none
 * of them is said as it is written, piece and squares, and nothing is made of it.
 */
final class ChessWords {

  /** Longer than any move with its number and marks. */
  private static final int LONGEST = 24;

  private static final Pattern HAS_SQUARE = Pattern.compile(".*[a-h][1-8].*");
  private static final Pattern SQUARE = Pattern.compile("([a-h][1-8])[!?]*");
  private static final Pattern CASTLING =
      Pattern.compile("(?:O-O(?:-O)?|0-0(?:-0)?|o-o(?:-o)?)[+#!?]*");

  /** Pieces on a side, as in {@code R+P}. */
  private static final Pattern MATERIAL = Pattern.compile("\\p{Lu}(?:\\+\\p{Lu}){1,4}");

  private static final Pattern NUMBER = Pattern.compile("(\\d{1,3})(\\.{1,5}|\\.?\u2026)");

  /** A number, or the dots of Black's move, before a move. */
  private static final Pattern NUMBERED =
      Pattern.compile("(?:(\\d{1,3})(\\.{1,5}|\\.?\u2026)|(\\.{2,5}|\u2026))(\\S+)");

  /** What the writing says and the move does not: another move is meant than this one. */
  private static final Set<Remark> CONTRADICTIONS =
      Set.of(Remark.NO_CAPTURE, Remark.CAPTURE_NOT_MARKED, Remark.NO_CHECK, Remark.NO_MATE);

  private final Announcer announcer;
  private final MoveReader reader;
  private final Surroundings surroundings;

  /** The position after the moves of the comment itself; null before the first. */
  private @Nullable Position reached;

  private int number;
  private boolean isBlacks;
  private boolean isAfterMove;
  private boolean isMove;
  private boolean isJudged;

  ChessWords(Announcer announcer, MoveReader reader, Surroundings surroundings) {
    this.announcer = announcer.omitting(Detail.NUMBER);
    this.reader = reader;
    this.surroundings = surroundings;
  }

  /**
   * What is said of a word of the comment; null when it is no chess.
   *
   * @param next the word behind it
   */
  @Nullable List<Span> read(Token token, @Nullable Token next) {
    isMove = false;
    isJudged = false;
    List<Span> said = readOrNull(token, next);
    if (said == null) {
      number = 0;
      isBlacks = false;
      isAfterMove = false;
    }
    return said;
  }

  /** Whether the word that was read last was a move. */
  boolean isMove() {
    return isMove;
  }

  /** Whether the last words of the move that was read last are a judgement on it. */
  boolean isJudged() {
    return isJudged;
  }

  private @Nullable List<Span> readOrNull(Token token, @Nullable Token next) {
    String core = token.core();
    if (core.length() > LONGEST) {
      return null;
    }
    Matcher alone = NUMBER.matcher(core + dots(token.trail()));
    if (alone.matches() && isNumber(token, next)) {
      begin(alone.group(1), alone.group(2));
      return number();
    }
    if (core.isEmpty() && dots(token.trail()).length() > 1 && next != null && isChess(next)) {
      isBlacks = true;
      return List.of();
    }
    Matcher numbered = NUMBERED.matcher(core);
    if (numbered.matches() && isChessWord(numbered.group(4))) {
      if (numbered.group(1) == null) {
        isBlacks = true;
        return chess(numbered.group(4));
      }
      begin(numbered.group(1), numbered.group(2));
      Spoken both = new Spoken();
      both.add(number());
      both.pause(announcer.lexicon().comma());
      List<Span> move = chess(numbered.group(4));
      both.add(move == null ? List.of() : move);
      return both.in(announcer.lexicon().locale(), "").spans();
    }
    return isChessWord(core) ? chess(core) : null;
  }

  /**
   * Whether a word is the number of a move.
   *
   * @param next the word behind it
   */
  boolean isNumber(Token token, @Nullable Token next) {
    return next != null
        && token.core().length() <= LONGEST
        && NUMBER.matcher(token.core() + dots(token.trail())).matches()
        && isChess(next);
  }

  private static String dots(String trail) {
    int end = 0;
    while (end < trail.length() && (trail.charAt(end) == '.' || trail.charAt(end) == '\u2026')) {
      end++;
    }
    return trail.substring(0, end);
  }

  private void begin(String digits, String dots) {
    number = Integer.parseInt(digits);
    isBlacks = dots.length() > 1 || dots.equals("\u2026");
  }

  private List<Span> number() {
    return announcer.name(List.of(new Filling.Numeral(number))).spans();
  }

  /** Whether a word is or begins a move. */
  boolean isChess(Token token) {
    if (token.core().length() > LONGEST) {
      return false;
    }
    Matcher numbered = NUMBERED.matcher(token.core());
    return isChessWord(numbered.matches() ? numbered.group(4) : token.core())
        || (token.isEmpty() && dots(token.trail()).length() > 1);
  }

  private boolean isChessWord(String text) {
    return CASTLING.matcher(text).matches()
        || (MATERIAL.matcher(text).matches() && spelled(text) != null)
        || (HAS_SQUARE.matcher(text).matches()
            && (reader.read(text).isPresent() || spelled(text) != null));
  }

  private @Nullable List<Span> chess(String text) {
    boolean isNumbered = number > 0 || isBlacks;
    Matcher square = SQUARE.matcher(text);
    WrittenMove written = reader.read(text).orElse(null);
    List<Span> said = null;
    boolean isSquare = square.matches() && !isNumbered && !isAfterMove;
    if (written != null && !isSquare) {
      said = isNumbered ? null : pieceOnSquare(written);
      if (said == null) {
        said = played(written);
        isAfterMove = said != null;
        isMove = said != null;
      }
      if (said == null && !written.readings().isEmpty()) {
        San reading = written.readings().get(0);
        said = unplayed(reading, text);
        if (said != null) {
          said = judged(said, written.marks().nags());
        }
        isMove = said != null || reading instanceof San.Step;
      }
    }
    number = 0;
    isBlacks = false;
    if (said != null) {
      return said;
    }
    isAfterMove = false;
    return spelled(text);
  }

  /** The move where it is legal, with the judgements behind it; null where it is not. */
  private @Nullable List<Span> played(WrittenMove written) {
    for (Position position : candidates()) {
      San.Meaning meaning = written.in(position);
      if (meaning instanceof San.Meaning.Unique unique
          && written.remarks(position, unique.move()).stream()
              .noneMatch(CONTRADICTIONS::contains)) {
        return played(position, unique.move(), written.marks().nags());
      }
    }
    return null;
  }

  private List<Span> played(Position position, Move move, List<Integer> nags) {
    reached = position.play(move);
    return judged(announcer.announce(position, move).spans(), nags);
  }

  /** A move with the judgements on it. */
  private List<Span> judged(List<Span> move, List<Integer> nags) {
    Spoken words = new Spoken();
    words.add(move);
    for (int nag : nags) {
      announcer
          .annotation(nag)
          .ifPresent(
              judgement -> {
                words.pause(announcer.lexicon().comma());
                words.add(judgement.spans());
                isJudged = true;
              });
    }
    return words.in(announcer.lexicon().locale(), "").spans();
  }

  /** The positions in which a move may be meant, the likeliest first. */
  private List<Position> candidates() {
    List<Position> candidates = new ArrayList<>();
    add(reached, candidates);
    add(surroundings.after(), candidates);
    add(surroundings.before(), candidates);
    if (number > 0) {
      add(surroundings.at(number, isBlacks ? Color.BLACK : Color.WHITE), candidates);
    }
    return candidates;
  }

  private void add(@Nullable Position position, List<Position> candidates) {
    if (position == null || (isBlacks && position.turn() == Color.WHITE)) {
      return;
    }
    if (number == 0
        || (position.fullmoveNumber() == number && (position.turn() == Color.BLACK) == isBlacks)) {
      candidates.add(position);
    }
  }

  /** {@code Pe4} and {@code Bf1} where such pieces stand there: no moves, but the pieces. */
  private @Nullable List<Span> pieceOnSquare(WrittenMove written) {
    if (written.readings().size() == 1
        && written.readings().get(0) instanceof San.Step step
        && step.fromFile() == null
        && step.fromRank() == null
        && !step.capture()
        && step.promotion() == null
        && (step.role() != Role.PAWN || hasLetter(written.text()))
        && (stands(step, reached)
            || stands(step, surroundings.after())
            || stands(step, surroundings.before()))) {
      isAfterMove = false;
      return name(new Filling.Piece(step.role()), new Filling.OnSquare(step.to()));
    }
    return null;
  }

  private static boolean hasLetter(String text) {
    return !text.isEmpty() && !(text.charAt(0) >= 'a' && text.charAt(0) <= 'h');
  }

  private static boolean stands(San.Step step, @Nullable Position position) {
    Piece piece = position == null ? null : position.at(step.to());
    return piece != null && piece.role() == step.role();
  }

  /** The words of a move by its writing alone; null where both squares are written. */
  private @Nullable List<Span> unplayed(San san, String text) {
    if (san instanceof San.Castle castle) {
      return say(
          castle.side() == CastlingSide.KINGSIDE ? PhraseKey.CASTLE_SHORT : PhraseKey.CASTLE_LONG,
          Map.of());
    }
    if (!(san instanceof San.Step step) || (step.fromFile() != null && step.fromRank() != null)) {
      return null;
    }
    if (step.role() == Role.PAWN && !step.capture() && hasLetter(text)) {
      return name(new Filling.Piece(step.role()), new Filling.OnSquare(step.to()));
    }
    Map<SlotName, Filling> fillings = new EnumMap<>(SlotName.class);
    fillings.put(SlotName.TO, new Filling.OnSquare(step.to()));
    if (step.role() != Role.PAWN) {
      fillings.put(SlotName.PIECE, new Filling.Piece(step.role()));
    }
    if (step.fromFile() != null) {
      fillings.put(SlotName.FROM, new Filling.OnFile(step.fromFile()));
    } else if (step.fromRank() != null) {
      fillings.put(SlotName.FROM, new Filling.OnRank(step.fromRank()));
    }
    List<Span> move = say(phrase(step), fillings);
    if (move == null || step.promotion() == null) {
      return move;
    }
    List<Span> promoted =
        say(PhraseKey.PROMOTION, Map.of(SlotName.PROMOTED, new Filling.Piece(step.promotion())));
    List<Span> both = new ArrayList<>(move);
    both.addAll(promoted == null ? List.of() : promoted);
    return both;
  }

  private static PhraseKey phrase(San.Step step) {
    if (step.role() == Role.PAWN) {
      return step.capture() ? PhraseKey.PAWN_CAPTURE : PhraseKey.PAWN_MOVE;
    }
    return step.capture() ? PhraseKey.PIECE_CAPTURE : PhraseKey.PIECE_MOVE;
  }

  private @Nullable List<Span> say(PhraseKey phrase, Map<SlotName, Filling> fillings) {
    Optional<Utterance> said = announcer.say(phrase, fillings);
    return said.map(Utterance::spans).orElse(null);
  }

  private List<Span> name(Filling... things) {
    return announcer.name(List.of(things)).spans();
  }

  /**
   * Pieces and squares one after the other, as in {@code Bc8-a6xf1} and {@code the a1-h8 diagonal};
   * null when there is anything else in the text.
   */
  private @Nullable List<Span> spelled(String text) {
    List<Filling> things = new ArrayList<>();
    int index = 0;
    while (index < text.length()) {
      Role role = roleAt(text, index);
      Square square =
          index + 2 <= text.length()
              ? Square.parse(text.substring(index, index + 2)).orElse(null)
              : null;
      if (square != null) {
        things.add(new Filling.OnSquare(square));
        index += 2;
      } else if (role != null) {
        things.add(new Filling.Piece(role));
        // A pawn may be written P where the language has no letter for it.
        index += Math.max(1, reader.language().letter(role).length());
      } else if ("-\u2013\u2192/x\u00D7:@=+#!?".indexOf(text.charAt(index)) >= 0) {
        index++;
      } else {
        return null;
      }
    }
    return things.isEmpty() ? null : announcer.name(things).spans();
  }

  private @Nullable Role roleAt(String text, int index) {
    for (Role role : Role.values()) {
      String letter = reader.language().letter(role);
      if (!letter.isEmpty() && text.startsWith(letter, index)) {
        return role;
      }
    }
    return text.startsWith("P", index) ? Role.PAWN : null;
  }
}
