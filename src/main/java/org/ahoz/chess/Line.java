package org.ahoz.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.ahoz.chess.Outcome.Checkmate;
import org.ahoz.chess.Outcome.Draw;
import org.ahoz.chess.Outcome.DrawReason;
import org.jspecify.annotations.Nullable;

/**
 * A start position and the moves played from it: what is needed to see repetitions and to know
 * whether the game is over.
 *
 * <p>Lines are immutable and share what they have in common, so that {@link #with} costs the same
 * however long the game is, and variations cost only their own moves.
 */
public final class Line {

  private static final int PLIES_TO_CLAIM = 100;
  private static final int PLIES_TO_END = 150;
  private static final int REPETITIONS_TO_CLAIM = 3;
  private static final int REPETITIONS_TO_END = 5;

  private final Position start;
  private final @Nullable Line before;
  private final @Nullable Move lastMove;
  private final Position position;
  private final int plies;

  private Line(Position start) {
    this.start = start;
    before = null;
    lastMove = null;
    position = start;
    plies = 0;
  }

  private Line(Line before, Move move) {
    start = before.start;
    this.before = before;
    lastMove = move;
    position = before.position.play(move);
    plies = before.plies + 1;
  }

  /** A line in which no move has been played. */
  public static Line from(Position start) {
    return new Line(start);
  }

  /**
   * This line with one more move.
   *
   * @throws IllegalArgumentException when the move is not legal in {@link #position()}. Moves after
   *     a draw that ends the game by itself are allowed, as games are recorded that went on
   */
  public Line with(Move move) {
    return new Line(this, move);
  }

  /** The position before the first move. */
  public Position start() {
    return start;
  }

  /** The position after the last move. */
  public Position position() {
    return position;
  }

  /** The line without its last move; empty when no move has been played. */
  public Optional<Line> before() {
    return Optional.ofNullable(before);
  }

  /** The last move; empty when none has been played. */
  public Optional<Move> lastMove() {
    return Optional.ofNullable(lastMove);
  }

  /** How many moves of one side have been played. */
  public int plies() {
    return plies;
  }

  /** The moves, the first one first. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>(plies);
    for (Line line = this; line != null && line.lastMove != null; line = line.before) {
      moves.add(line.lastMove);
    }
    Collections.reverse(moves);
    return List.copyOf(moves);
  }

  /** The positions from {@link #start()} to {@link #position()}, one more than there are moves. */
  public List<Position> positions() {
    List<Position> positions = new ArrayList<>(plies + 1);
    for (Line line = this; line != null; line = line.before) {
      positions.add(line.position);
    }
    Collections.reverse(positions);
    return List.copyOf(positions);
  }

  /** How often the last position has stood on the board, this time included (FIDE Laws 9.2.3). */
  public int repetitions() {
    int count = 1;
    // Captures and moves of pawns cannot be undone, so no earlier position can be the same.
    int reversible = position.halfmoveClock();
    for (Line line = before; line != null && reversible > 0; line = line.before, reversible--) {
      if (line.position.repeats(position)) {
        count++;
      }
    }
    return count;
  }

  /** How the game has ended without anybody's doing; empty while it goes on. */
  public Optional<Outcome> outcome() {
    if (position.isCheckmate()) {
      return Optional.of(new Checkmate(position.turn().other()));
    }
    return Optional.ofNullable(automaticDraw()).map(Draw::new);
  }

  /**
   * The draws that the side to move may claim now; none once the game has ended by itself. A claim
   * on the strength of a move to come (FIDE Laws 9.2.1, 9.3.1) is one on the line with that move.
   */
  public List<Draw> claimableDraws() {
    List<Draw> draws = new ArrayList<>();
    if (repetitions() >= REPETITIONS_TO_CLAIM) {
      draws.add(new Draw(DrawReason.THREEFOLD_REPETITION));
    }
    if (position.halfmoveClock() >= PLIES_TO_CLAIM) {
      draws.add(new Draw(DrawReason.FIFTY_MOVES));
    }
    return draws.isEmpty() || outcome().isPresent() ? List.of() : List.copyOf(draws);
  }

  private @Nullable DrawReason automaticDraw() {
    if (position.isStalemate()) {
      return DrawReason.STALEMATE;
    }
    if (position.isInsufficientMaterial()) {
      return DrawReason.DEAD_POSITION;
    }
    if (repetitions() >= REPETITIONS_TO_END) {
      return DrawReason.FIVEFOLD_REPETITION;
    }
    return position.halfmoveClock() >= PLIES_TO_END ? DrawReason.SEVENTY_FIVE_MOVES : null;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Line other
        && plies == other.plies
        && start.equals(other.start)
        && moves().equals(other.moves());
  }

  @Override
  public int hashCode() {
    return 31 * position.hashCode() + plies;
  }

  /** The FEN of the start, and the moves. */
  @Override
  public String toString() {
    return start.fen() + ' ' + moves();
  }
}
