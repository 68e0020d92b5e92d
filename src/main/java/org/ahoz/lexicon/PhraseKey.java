package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Move;
import org.ahoz.chess.Role;

/**
 * A phrase that lexicons have words for: the contract of {@code lexicons/phrases.yaml}, which
 * explains each to translators, and which a test holds to this list.
 */
public enum PhraseKey {
  PIECE_MOVE(PhraseGroup.PHRASES, Importance.REQUIRED, "piece to from? origin? side? other-side?"),
  PIECE_CAPTURE(
      PhraseGroup.PHRASES,
      Importance.REQUIRED,
      "piece to from? origin? captured? side? other-side?"),
  PAWN_MOVE(PhraseGroup.PHRASES, Importance.REQUIRED, "to piece? origin? side? other-side?"),
  PAWN_CAPTURE(
      PhraseGroup.PHRASES,
      Importance.REQUIRED,
      "to from? piece? captured? origin? side? other-side?"),
  EN_PASSANT(
      PhraseGroup.PHRASES,
      Importance.REQUIRED,
      "to from? piece? captured? origin? side? other-side?"),
  CASTLE_SHORT(PhraseGroup.PHRASES, Importance.REQUIRED, "side? other-side?"),
  CASTLE_LONG(PhraseGroup.PHRASES, Importance.REQUIRED, "side? other-side?"),
  PROMOTION(PhraseGroup.PHRASES, Importance.REQUIRED, "promoted side?"),
  CHECK(PhraseGroup.PHRASES, Importance.REQUIRED, ""),
  MATE(PhraseGroup.PHRASES, Importance.REQUIRED, ""),
  STALEMATE(PhraseGroup.PHRASES, Importance.OPTIONAL, ""),

  REASON_NO_SUCH_PIECE(PhraseGroup.REASONS, Importance.OPTIONAL, "side piece"),
  REASON_NO_SUCH_PIECE_FROM(PhraseGroup.REASONS, Importance.OPTIONAL, "side piece from"),
  REASON_NO_OWN_PIECE(PhraseGroup.REASONS, Importance.OPTIONAL, "side at"),
  REASON_CANNOT_REACH(PhraseGroup.REASONS, Importance.OPTIONAL, "side piece to"),
  REASON_CANNOT_REACH_FROM(PhraseGroup.REASONS, Importance.OPTIONAL, "side piece from to"),
  REASON_KING_CANNOT_REACH(PhraseGroup.REASONS, Importance.OPTIONAL, "side to"),
  REASON_CANNOT_MOVE(PhraseGroup.REASONS, Importance.OPTIONAL, "side piece"),
  REASON_PINNED(PhraseGroup.REASONS, Importance.OPTIONAL, "piece origin side?"),
  REASON_BLOCKED(PhraseGroup.REASONS, Importance.OPTIONAL, "piece origin blocker at side?"),
  REASON_OWN_PIECE(PhraseGroup.REASONS, Importance.OPTIONAL, "side piece at"),
  REASON_STAYS_IN_CHECK(PhraseGroup.REASONS, Importance.OPTIONAL, "side"),
  REASON_INTO_CHECK(PhraseGroup.REASONS, Importance.OPTIONAL, "side to"),
  REASON_NOTHING_TO_CAPTURE(PhraseGroup.REASONS, Importance.OPTIONAL, "at"),
  REASON_NONE_CAN_CAPTURE(PhraseGroup.REASONS, Importance.OPTIONAL, "side at"),
  REASON_CASTLING_RIGHT_LOST(PhraseGroup.REASONS, Importance.OPTIONAL, "side wing"),
  REASON_CASTLING_BLOCKED(PhraseGroup.REASONS, Importance.OPTIONAL, "side wing at"),
  REASON_CASTLING_OUT_OF_CHECK(PhraseGroup.REASONS, Importance.OPTIONAL, "side"),
  REASON_CASTLING_THROUGH_CHECK(PhraseGroup.REASONS, Importance.OPTIONAL, "side wing at"),
  REASON_PROMOTION_NOT_POSSIBLE(PhraseGroup.REASONS, Importance.OPTIONAL, "to"),
  REASON_ONLY_PAWNS_PROMOTE(PhraseGroup.REASONS, Importance.OPTIONAL, ""),
  REASON_NULL_MOVE(PhraseGroup.REASONS, Importance.OPTIONAL, ""),

  RESULT_WHITE_WINS(PhraseGroup.RESULTS, Importance.EXPECTED, ""),
  RESULT_BLACK_WINS(PhraseGroup.RESULTS, Importance.EXPECTED, ""),
  RESULT_DRAW(PhraseGroup.RESULTS, Importance.EXPECTED, ""),
  RESULT_UNFINISHED(PhraseGroup.RESULTS, Importance.OPTIONAL, ""),
  RESULT_CHECKMATE(PhraseGroup.RESULTS, Importance.EXPECTED, "side? other-side?"),
  RESULT_STALEMATE(PhraseGroup.RESULTS, Importance.EXPECTED, "side? other-side?"),
  RESULT_RESIGNATION(PhraseGroup.RESULTS, Importance.EXPECTED, "side other-side?"),
  RESULT_TIME(PhraseGroup.RESULTS, Importance.EXPECTED, "side other-side?"),
  RESULT_AGREEMENT(PhraseGroup.RESULTS, Importance.OPTIONAL, ""),
  RESULT_REPETITION(PhraseGroup.RESULTS, Importance.OPTIONAL, ""),
  RESULT_FIFTY_MOVES(PhraseGroup.RESULTS, Importance.OPTIONAL, ""),
  RESULT_SEVENTY_FIVE_MOVES(PhraseGroup.RESULTS, Importance.OPTIONAL, ""),
  RESULT_INSUFFICIENT_MATERIAL(PhraseGroup.RESULTS, Importance.OPTIONAL, ""),
  RESULT_DEAD_POSITION(PhraseGroup.RESULTS, Importance.OPTIONAL, ""),
  RESULT_DRAW_OFFER(PhraseGroup.RESULTS, Importance.OPTIONAL, "side?"),
  RESULT_FORFEIT(PhraseGroup.RESULTS, Importance.OPTIONAL, "side?"),
  RESULT_ABANDONED(PhraseGroup.RESULTS, Importance.OPTIONAL, ""),

  ORDER_TAKEBACK(PhraseGroup.ORDERS, Importance.EXPECTED, ""),
  ORDER_DRAW(PhraseGroup.ORDERS, Importance.EXPECTED, ""),
  ORDER_RESIGN(PhraseGroup.ORDERS, Importance.EXPECTED, ""),
  ORDER_REPEAT(PhraseGroup.ORDERS, Importance.EXPECTED, ""),
  ORDER_CONFIRM(PhraseGroup.ORDERS, Importance.EXPECTED, ""),
  ORDER_REJECT(PhraseGroup.ORDERS, Importance.EXPECTED, ""),
  ORDER_WHERE(PhraseGroup.ORDERS, Importance.OPTIONAL, "piece side?"),
  ORDER_WHAT_IS_ON(PhraseGroup.ORDERS, Importance.OPTIONAL, "at"),
  ORDER_BOARD(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),
  ORDER_LAST_MOVE(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),
  ORDER_TURN(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),
  ORDER_CLOCK(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),
  ORDER_SLOWER(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),
  ORDER_FASTER(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),
  ORDER_NEW_GAME(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),
  ORDER_HELP(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),
  ORDER_MIC_OFF(PhraseGroup.ORDERS, Importance.OPTIONAL, ""),

  QUESTION_WHICH_MOVE(PhraseGroup.QUESTIONS, Importance.EXPECTED, "choices"),
  QUESTION_WHICH_PIECE(PhraseGroup.QUESTIONS, Importance.OPTIONAL, "piece choices"),
  QUESTION_WHICH_SQUARE(PhraseGroup.QUESTIONS, Importance.OPTIONAL, "piece"),
  QUESTION_WHICH_PROMOTION(PhraseGroup.QUESTIONS, Importance.EXPECTED, ""),
  QUESTION_CONFIRM(PhraseGroup.QUESTIONS, Importance.EXPECTED, "move"),
  QUESTION_AGAIN(PhraseGroup.QUESTIONS, Importance.EXPECTED, ""),
  QUESTION_NOT_UNDERSTOOD(PhraseGroup.QUESTIONS, Importance.OPTIONAL, ""),
  QUESTION_OR(PhraseGroup.QUESTIONS, Importance.EXPECTED, ""),

  ANSWER_LEFT(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),
  ANSWER_RIGHT(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),
  ANSWER_FRONT(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),
  ANSWER_BACK(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),
  ANSWER_FIRST(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),
  ANSWER_SECOND(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),
  ANSWER_THIRD(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),
  ANSWER_MEANT(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),
  ANSWER_NOT(PhraseGroup.ANSWERS, Importance.OPTIONAL, ""),

  GAME_WHITE(PhraseGroup.GAME, Importance.OPTIONAL, "name"),
  GAME_BLACK(PhraseGroup.GAME, Importance.OPTIONAL, "name"),
  GAME_RATING(PhraseGroup.GAME, Importance.OPTIONAL, "number"),
  GAME_EVENT(PhraseGroup.GAME, Importance.OPTIONAL, "name"),
  GAME_SITE(PhraseGroup.GAME, Importance.OPTIONAL, "name"),
  GAME_ROUND(PhraseGroup.GAME, Importance.OPTIONAL, "number"),
  GAME_DATE(PhraseGroup.GAME, Importance.OPTIONAL, "day month year"),
  GAME_MONTH(PhraseGroup.GAME, Importance.OPTIONAL, "month year"),
  GAME_YEAR(PhraseGroup.GAME, Importance.OPTIONAL, "year"),
  GAME_MOVE_NUMBER(PhraseGroup.GAME, Importance.OPTIONAL, "number side?"),
  GAME_HOURS(PhraseGroup.GAME, Importance.OPTIONAL, "number"),
  GAME_MINUTES(PhraseGroup.GAME, Importance.OPTIONAL, "number"),
  GAME_SECONDS(PhraseGroup.GAME, Importance.OPTIONAL, "number"),

  COMMENTARY_VARIATION(PhraseGroup.COMMENTARY, Importance.OPTIONAL, "number side"),
  COMMENTARY_NESTED_VARIATION(PhraseGroup.COMMENTARY, Importance.OPTIONAL, "number side"),
  COMMENTARY_BACK_TO_GAME(PhraseGroup.COMMENTARY, Importance.OPTIONAL, "number side move?"),
  COMMENTARY_BACK_TO_VARIATION(PhraseGroup.COMMENTARY, Importance.OPTIONAL, "number side move?"),
  COMMENTARY_AND(PhraseGroup.COMMENTARY, Importance.OPTIONAL, ""),
  COMMENTARY_PASS(PhraseGroup.COMMENTARY, Importance.OPTIONAL, "side"),
  COMMENTARY_ADVANTAGE(PhraseGroup.COMMENTARY, Importance.OPTIONAL, "side number"),
  COMMENTARY_EVEN(PhraseGroup.COMMENTARY, Importance.OPTIONAL, ""),
  COMMENTARY_MATE_IN(PhraseGroup.COMMENTARY, Importance.OPTIONAL, "side number"),
  COMMENTARY_TIME_LEFT(PhraseGroup.COMMENTARY, Importance.OPTIONAL, "time side?"),

  BOARD_SQUARE_HOLDS(PhraseGroup.BOARD, Importance.OPTIONAL, "at side piece"),
  BOARD_SQUARE_EMPTY(PhraseGroup.BOARD, Importance.OPTIONAL, "at"),
  BOARD_PIECES(PhraseGroup.BOARD, Importance.OPTIONAL, "side pieces"),
  BOARD_PIECE_SQUARES(PhraseGroup.BOARD, Importance.OPTIONAL, "piece squares"),
  BOARD_NO_PIECE(PhraseGroup.BOARD, Importance.OPTIONAL, "side piece"),
  BOARD_EMPTY(PhraseGroup.BOARD, Importance.OPTIONAL, ""),
  BOARD_TURN(PhraseGroup.BOARD, Importance.OPTIONAL, "side"),

  LIVE_PAUSED(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_FIRST_MOVE(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_LAST_MOVE(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_END(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_FASTER(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_SLOWER(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_FASTEST(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_SLOWEST(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_GO_TO(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_NO_SUCH_MOVE(PhraseGroup.LIVE, Importance.OPTIONAL, "number"),
  LIVE_CANCELLED(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_VARIATION(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_NO_VARIATION(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_GAME(PhraseGroup.LIVE, Importance.OPTIONAL, "number"),
  LIVE_FIRST_GAME(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_LAST_GAME(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_UNKNOWN_KEY(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_QUIT(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_PAUSE(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_ARROWS(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_REPEAT(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_SPEED(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_GO_TO(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_VARIATION(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_BOARD(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_GAMES(PhraseGroup.LIVE, Importance.OPTIONAL, ""),
  LIVE_KEY_QUIT(PhraseGroup.LIVE, Importance.OPTIONAL, ""),

  HEARING_GOOD(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_TOO_QUIET(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_TOO_LOUD(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_NOISY(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_HUM(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_NARROW(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_SILENT(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_REPEAT(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_ONCE_MORE(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_DIFFERENT(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_LEFT_OUT(PhraseGroup.HEARING, Importance.OPTIONAL, ""),
  HEARING_UNDERSTOOD(PhraseGroup.HEARING, Importance.OPTIONAL, "number total"),
  HEARING_BEFORE(PhraseGroup.HEARING, Importance.OPTIONAL, "number"),
  HEARING_NOT_LEARNT(PhraseGroup.HEARING, Importance.OPTIONAL, "");

  private static final Map<String, PhraseKey> BY_PATH = new HashMap<>();

  static {
    for (PhraseKey phrase : values()) {
      BY_PATH.put(phrase.path(), phrase);
    }
  }

  private final PhraseGroup group;
  private final Importance importance;
  private final String key;

  @SuppressWarnings("ImmutableEnumChecker") // filled by the constructor, shown unmodifiable
  private final Set<SlotName> required = EnumSet.noneOf(SlotName.class);

  @SuppressWarnings("ImmutableEnumChecker") // filled by the constructor, shown unmodifiable
  private final Set<SlotName> optional = EnumSet.noneOf(SlotName.class);

  /**
   * Describes a phrase.
   *
   * @param slots the slots by name, those that a template may leave out with a question mark
   */
  PhraseKey(PhraseGroup group, Importance importance, String slots) {
    this.group = group;
    this.importance = importance;
    String own = group == PhraseGroup.PHRASES ? name() : name().substring(name().indexOf('_') + 1);
    key = own.toLowerCase(Locale.ROOT).replace('_', '-');
    for (String slot : slots.isEmpty() ? new String[0] : slots.split(" ", -1)) {
      boolean leftOut = slot.endsWith("?");
      String name = leftOut ? slot.substring(0, slot.length() - 1) : slot;
      (leftOut ? optional : required).add(SlotName.of(name).orElseThrow());
    }
  }

  /** The group of the lexicon in which this phrase stands. */
  public PhraseGroup group() {
    return group;
  }

  /** The key within its group, such as {@code piece-move}. */
  public String key() {
    return key;
  }

  /** Group and key, such as {@code reasons.cannot-reach}. */
  public String path() {
    return group.key() + "." + key;
  }

  /** How much a lexicon needs this phrase. */
  public Importance importance() {
    return importance;
  }

  /** The slots that every said template of this phrase has. */
  public Set<SlotName> requiredSlots() {
    return Collections.unmodifiableSet(required);
  }

  /** The slots that a template may leave out or put in square brackets. */
  public Set<SlotName> optionalSlots() {
    return Collections.unmodifiableSet(optional);
  }

  /**
   * Whether a template of this phrase may hold the slot. Beside those of the contract, the check
   * may be placed in any move.
   */
  public boolean has(SlotName slot) {
    return required.contains(slot) || isOptional(slot);
  }

  /** Whether a template of this phrase may leave the slot out. */
  public boolean isOptional(SlotName slot) {
    return optional.contains(slot) || (slot == SlotName.CHECK && isMove());
  }

  /** Whether this is said of a whole move, rather than appended to one. */
  public boolean isMove() {
    return compareTo(CASTLE_LONG) <= 0;
  }

  /** Whether this is the order that says yes or no. */
  public boolean isAnswer() {
    return this == ORDER_CONFIRM || this == ORDER_REJECT;
  }

  /** Whether this is said of a move of a pawn. */
  public boolean isOfPawns() {
    return this == PAWN_MOVE || this == PAWN_CAPTURE || this == EN_PASSANT;
  }

  /** Whether the phrase is told apart from its like by where the piece came from. */
  boolean needsOrigin() {
    return isMove() && optional.contains(SlotName.FROM);
  }

  /** Whether a template of this phrase may depend on the condition. */
  public boolean allows(Condition condition) {
    return switch (condition) {
      case DEFAULT -> true;
      case CHECK, MATE -> isMove() || this == PROMOTION;
      case FILE, RANK -> group == PhraseGroup.REASONS && required.contains(SlotName.FROM);
      case ZERO, ONE, TWO, FEW, MANY -> required.contains(SlotName.NUMBER);
    };
  }

  /** The phrases of a group, in the order of the contract. */
  public static List<PhraseKey> in(PhraseGroup group) {
    List<PhraseKey> phrases = new ArrayList<>();
    for (PhraseKey phrase : values()) {
      if (phrase.group == group) {
        phrases.add(phrase);
      }
    }
    return List.copyOf(phrases);
  }

  /** The phrase that says a move. */
  public static PhraseKey of(Move move) {
    if (move instanceof Move.Castle castle) {
      return castle.side() == CastlingSide.KINGSIDE ? CASTLE_SHORT : CASTLE_LONG;
    }
    if (move instanceof Move.EnPassant) {
      return EN_PASSANT;
    }
    if (move.role() == Role.PAWN) {
      return move.isCapture() ? PAWN_CAPTURE : PAWN_MOVE;
    }
    return move.isCapture() ? PIECE_CAPTURE : PIECE_MOVE;
  }

  /** The phrase of this key in its group; empty when there is none. */
  public static Optional<PhraseKey> of(PhraseGroup group, String key) {
    return of(group.key() + "." + key);
  }

  /** The phrase of this path, such as {@code reasons.cannot-reach}; empty when there is none. */
  public static Optional<PhraseKey> of(String path) {
    return Optional.ofNullable(BY_PATH.get(path));
  }
}
