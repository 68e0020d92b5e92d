package org.ahoz.announce;

import org.ahoz.chess.Color;
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
    return PhraseKey.of(move);
  }

  /** Whether the move gives check, mates, or neither. */
  Condition condition() {
    if (!after.isCheck()) {
      return Condition.DEFAULT;
    }
    return after.isCheckmate() ? Condition.MATE : Condition.CHECK;
  }

  boolean isOfPawn() {
    return move.role() == Role.PAWN;
  }

  boolean isCapture() {
    return move.isCapture();
  }

  /**
   * Whether the king's two squares say that this is castling: without Chess960 nothing else can.
   */
  boolean isCastlingByItsSquares() {
    return move instanceof Move.Castle && !before.isChess960();
  }

  /** Whether White moves. */
  boolean isWhites() {
    return before.turn() == Color.WHITE;
  }

  int number() {
    return before.fullmoveNumber();
  }

  /** Whether the move leaves the opponent without one (FIDE Laws 5.2.1). */
  boolean isStalemate() {
    return after.isStalemate();
  }

  /** What the slots of the move's phrase hold, with no more of the origin than is needed. */
  Slots slots() {
    return slots(neededOrigin());
  }

  /**
   * The same with the whole square of origin where the phrase has a place for it: a pawn is named
   * by no more than its file, and castling by neither.
   */
  Slots slotsWithOrigin() {
    return move.role() == Role.PAWN || move instanceof Move.Castle
        ? slots()
        : slots(new Filling.OnSquare(move.from()));
  }

  private Slots slots(@Nullable Filling from) {
    Slots slots = new Slots();
    slots.put(SlotName.PIECE, new Filling.Piece(move.role()));
    slots.put(SlotName.FROM, from);
    slots.put(SlotName.ORIGIN, new Filling.OnSquare(move.from()));
    slots.put(SlotName.TO, new Filling.OnSquare(move.to()));
    slots.put(SlotName.SIDE, new Filling.Side(before.turn()));
    slots.put(SlotName.OTHER_SIDE, new Filling.Side(before.turn().other()));
    slots.put(SlotName.CAPTURED, piece(move.captured()));
    slots.put(SlotName.PROMOTED, piece(move.promotion()));
    return slots;
  }

  private static @Nullable Filling piece(@Nullable Role role) {
    return role == null ? null : new Filling.Piece(role);
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
