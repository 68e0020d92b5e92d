package org.ahoz.announce;

import java.util.EnumMap;
import java.util.Map;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Reason;
import org.jspecify.annotations.Nullable;

/** The phrase of a reason, and what its slots hold. */
final class ReasonFacts {

  private final PhraseKey phrase;
  private final Map<SlotName, Filling> fillings = new EnumMap<>(SlotName.class);

  ReasonFacts(Reason reason) {
    phrase = PhraseKey.of(PhraseGroup.REASONS, reason.code()).orElseThrow();
    fill(reason);
  }

  PhraseKey phrase() {
    return phrase;
  }

  Map<SlotName, Filling> fillings() {
    return fillings;
  }

  private void fill(Reason reason) {
    if (reason instanceof Reason.NoSuchPiece it) {
      piece(it.color(), it.role());
    } else if (reason instanceof Reason.NoSuchPieceFrom it) {
      piece(it.color(), it.role());
      from(it.file(), it.rank());
    } else if (reason instanceof Reason.NoOwnPiece it) {
      side(it.color());
      square(SlotName.AT, it.at());
    } else if (reason instanceof Reason.CannotReach it) {
      piece(it.color(), it.role());
      square(SlotName.TO, it.to());
    } else if (reason instanceof Reason.CannotMove it) {
      piece(it.color(), it.role());
    } else if (reason instanceof Reason.KingCannotReach it) {
      side(it.color());
      square(SlotName.TO, it.to());
    } else if (reason instanceof Reason.CannotReachFrom it) {
      piece(it.color(), it.role());
      from(it.file(), it.rank());
      square(SlotName.TO, it.to());
    } else if (reason instanceof Reason.Pinned it) {
      piece(it.color(), it.role());
      square(SlotName.ORIGIN, it.from());
    } else if (reason instanceof Reason.Blocked it) {
      piece(it.color(), it.role());
      square(SlotName.ORIGIN, it.from());
      fillings.put(SlotName.BLOCKER, new Filling.Piece(it.blocker()));
      square(SlotName.AT, it.at());
    } else if (reason instanceof Reason.OwnPiece it) {
      piece(it.color(), it.role());
      square(SlotName.AT, it.at());
    } else if (reason instanceof Reason.StaysInCheck it) {
      side(it.color());
    } else if (reason instanceof Reason.IntoCheck it) {
      side(it.color());
      square(SlotName.TO, it.to());
    } else if (reason instanceof Reason.NothingToCapture it) {
      square(SlotName.AT, it.at());
    } else if (reason instanceof Reason.NoneCanCapture it) {
      side(it.color());
      square(SlotName.AT, it.at());
    } else if (reason instanceof Reason.CastlingRightLost it) {
      castling(it.color(), it.side());
    } else if (reason instanceof Reason.CastlingBlocked it) {
      castling(it.color(), it.side());
      square(SlotName.AT, it.at());
    } else if (reason instanceof Reason.CastlingOutOfCheck it) {
      side(it.color());
    } else if (reason instanceof Reason.CastlingThroughCheck it) {
      castling(it.color(), it.side());
      square(SlotName.AT, it.at());
    } else if (reason instanceof Reason.PromotionNotPossible it) {
      square(SlotName.TO, it.to());
    }
  }

  private void side(Color color) {
    fillings.put(SlotName.SIDE, new Filling.Side(color));
    fillings.put(SlotName.OTHER_SIDE, new Filling.Side(color.other()));
  }

  private void piece(Color color, Role role) {
    side(color);
    fillings.put(SlotName.PIECE, new Filling.Piece(role));
  }

  private void castling(Color color, CastlingSide wing) {
    side(color);
    fillings.put(SlotName.WING, new Filling.Wing(wing));
  }

  private void square(SlotName slot, Square square) {
    fillings.put(slot, new Filling.OnSquare(square));
  }

  private void from(@Nullable File file, @Nullable Rank rank) {
    if (file != null && rank != null) {
      square(SlotName.FROM, Square.of(file, rank));
    } else if (file != null) {
      fillings.put(SlotName.FROM, new Filling.OnFile(file));
    } else if (rank != null) {
      fillings.put(SlotName.FROM, new Filling.OnRank(rank));
    }
  }
}
