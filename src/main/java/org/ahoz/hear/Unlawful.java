package org.ahoz.hear;

import java.util.Optional;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.File;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.Reason;
import org.ahoz.notation.San;
import org.jspecify.annotations.Nullable;

/** Why a move that was heard well cannot be played. */
final class Unlawful {

  private Unlawful() {}

  /** The reason; empty when the move is legal after all, or was not heard as a whole. */
  static Optional<Reason> reason(Scores.@Nullable Meaning heard, PhraseBook book) {
    if (heard == null) {
      return Optional.empty();
    }
    Position position = book.position(heard.isOfLast());
    San written = written(heard);
    if (written != null) {
      return reason(written, position);
    }
    Role role = heard.values().role(Part.PIECE);
    if (role == null || !isPieceAlone(heard)) {
      return Optional.empty();
    }
    LastMove last = book.last();
    return heard.isOfLast() && last != null
        ? reason(new San.Step(role, null, null, false, last.move().to(), null), position)
        : stuck(role, position);
  }

  private static Optional<Reason> reason(San written, Position position) {
    return written.in(position) instanceof San.Meaning.Illegal illegal
        ? Optional.of(illegal.reason())
        : Optional.empty();
  }

  /** Whether enough was heard to say why it is not legal: a move, or a piece and nothing else. */
  static boolean isWhole(Scores.Meaning heard) {
    return written(heard) != null || isPieceAlone(heard);
  }

  static boolean isPieceAlone(Scores.Meaning heard) {
    Values values = heard.values();
    return values.has(Part.PIECE)
        && !values.has(Part.CAPTURED)
        && !values.has(Part.FROM_FILE)
        && !values.has(Part.TO_FILE)
        && !values.has(Part.TO_RANK);
  }

  private static @Nullable San written(Scores.Meaning heard) {
    if (heard.key() == PhraseKey.CASTLE_SHORT) {
      return new San.Castle(CastlingSide.KINGSIDE);
    }
    if (heard.key() == PhraseKey.CASTLE_LONG) {
      return new San.Castle(CastlingSide.QUEENSIDE);
    }
    Values values = heard.values();
    Square to = values.square(Part.TO_FILE, Part.TO_RANK);
    if (to == null) {
      return null;
    }
    Role role = values.role(Part.PIECE);
    boolean isOfPawn = heard.key() == PhraseKey.PAWN_MOVE || heard.key() == PhraseKey.PAWN_CAPTURE;
    boolean isCapture =
        heard.key() == PhraseKey.PIECE_CAPTURE || heard.key() == PhraseKey.PAWN_CAPTURE;
    if (role == null && !isOfPawn) {
      return null;
    }
    return new San.Step(
        role == null ? Role.PAWN : role,
        values.has(Part.FROM_FILE) ? File.values()[values.of(Part.FROM_FILE)] : null,
        values.has(Part.FROM_RANK) ? Rank.values()[values.of(Part.FROM_RANK)] : null,
        isCapture,
        to,
        null);
  }

  private static Optional<Reason> stuck(Role role, Position position) {
    if (position.squares(position.turn(), role).isEmpty()) {
      return Optional.of(new Reason.NoSuchPiece(position.turn(), role));
    }
    return position.legalMoves().stream().anyMatch(move -> move.role() == role)
        ? Optional.empty()
        : Optional.of(new Reason.CannotMove(position.turn(), role));
  }
}
