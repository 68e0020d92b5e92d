package org.ahoz.announce;

import java.util.EnumMap;
import java.util.Map;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Condition;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Disambiguation;
import org.jspecify.annotations.Nullable;

/** What is true of a move, found in the position and not in how somebody wrote it. */
final class MoveFacts {

  private final Position before;
  private final Position after;
  private final Move move;

  /**
   * The facts of a move.
   *
   * @throws IllegalArgumentException when the move is not legal in the position
   */
  MoveFacts(Position before, Move move) {
    this.before = before;
    this.move = move;
    after = before.play(move);
  }

  /** The phrase that says the move. */
  PhraseKey phrase() {
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

  /** Whether the move gives check, mates, or neither. */
  Condition condition() {
    if (!after.isCheck()) {
      return Condition.DEFAULT;
    }
    return after.isCheckmate() ? Condition.MATE : Condition.CHECK;
  }

  /** Whether the move leaves the opponent without one (FIDE Laws 5.2.1). */
  boolean isStalemate() {
    return after.isStalemate();
  }

  /** The fillings of the move's slots, with no more of the origin than is needed. */
  Map<SlotName, Filling> fillings() {
    Filling origin = neededOrigin();
    Map<SlotName, Filling> fillings = fillingsWithoutFrom();
    if (origin != null) {
      fillings.put(SlotName.FROM, origin);
    }
    return fillings;
  }

  /**
   * The fillings of the move's slots, with the whole square of origin where the phrase has a place
   * for it: a pawn is named by no more than its file, and castling by neither.
   */
  Map<SlotName, Filling> fillingsWithOrigin() {
    if (move.role() == Role.PAWN || move instanceof Move.Castle) {
      return fillings();
    }
    Map<SlotName, Filling> fillings = fillingsWithoutFrom();
    fillings.put(SlotName.FROM, new Filling.OnSquare(move.from()));
    return fillings;
  }

  private Map<SlotName, Filling> fillingsWithoutFrom() {
    Map<SlotName, Filling> fillings = new EnumMap<>(SlotName.class);
    fillings.put(SlotName.PIECE, new Filling.Piece(move.role()));
    fillings.put(SlotName.ORIGIN, new Filling.OnSquare(move.from()));
    fillings.put(SlotName.TO, new Filling.OnSquare(move.to()));
    fillings.put(SlotName.SIDE, new Filling.Side(before.turn()));
    fillings.put(SlotName.OTHER_SIDE, new Filling.Side(before.turn().other()));
    Role captured = move.captured();
    if (captured != null) {
      fillings.put(SlotName.CAPTURED, new Filling.Piece(captured));
    }
    Role promotion = move.promotion();
    if (promotion != null) {
      fillings.put(SlotName.PROMOTED, new Filling.Piece(promotion));
    }
    return fillings;
  }

  private @Nullable Filling neededOrigin() {
    Square from = move.from();
    return switch (Disambiguation.of(before, move)) {
      case NONE -> null;
      case FILE -> new Filling.OnFile(from.file());
      case RANK -> new Filling.OnRank(from.rank());
      case SQUARE -> new Filling.OnSquare(from);
    };
  }
}
