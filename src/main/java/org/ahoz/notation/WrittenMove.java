package org.ahoz.notation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;

/**
 * One move as found in a text: every way to read it, and the marks after it.
 *
 * @param text what was written
 * @param readings the readings that keep to the letters as they are written; more than one only
 *     where a language's letters overlap
 * @param looseReadings readings with a letter in the wrong case or script, such as {@code nf3};
 *     they count only where none of the others is legal
 * @param marks what stands after the move
 */
public record WrittenMove(String text, List<San> readings, List<San> looseReadings, Marks marks) {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException when there is no reading at all
   */
  public WrittenMove {
    readings = List.copyOf(readings);
    looseReadings = List.copyOf(looseReadings);
    if (readings.isEmpty() && looseReadings.isEmpty()) {
      throw new IllegalArgumentException("'" + text + "' has no reading");
    }
  }

  /** Whether this passes the turn without a move. */
  public boolean isNull() {
    return !readings.isEmpty() && readings.get(0) instanceof San.Null;
  }

  /**
   * What this means in a position. Of several readings all that are legal count, so that
   * overlapping letters make a move ambiguous and are never resolved by a guess.
   */
  public San.Meaning in(Position position) {
    return in(position, DescriptiveMove.Origins.UNKNOWN);
  }

  /** The same where it may be known what became of the pieces. */
  San.Meaning in(Position position, DescriptiveMove.Origins origins) {
    if (readings.size() == 1) {
      San.Meaning meaning = meaning(readings.get(0), position, origins);
      if (!(meaning instanceof San.Meaning.Illegal) || looseReadings.isEmpty()) {
        return meaning;
      }
    }
    List<Move> moves = moves(readings, position, origins);
    if (moves.isEmpty()) {
      moves = moves(looseReadings, position, origins);
    }
    San likeliest = (readings.isEmpty() ? looseReadings : readings).get(0);
    return moves.isEmpty() ? likeliest.in(position) : San.Meaning.of(moves);
  }

  private static San.Meaning meaning(
      San reading, Position position, DescriptiveMove.Origins origins) {
    return reading instanceof DescriptiveMove move
        ? move.in(position, origins)
        : reading.in(position);
  }

  private static List<Move> moves(
      List<San> readings, Position position, DescriptiveMove.Origins origins) {
    Set<Move> moves = new LinkedHashSet<>();
    for (San reading : readings) {
      moves.addAll(meaning(reading, position, origins).moves());
    }
    return List.copyOf(moves);
  }

  /**
   * What in the writing does not agree with the move that it means.
   *
   * @throws IllegalArgumentException when the move is not legal in the position
   */
  public List<Remark> remarks(Position position, Move move) {
    List<Remark> remarks = new ArrayList<>();
    Position after = position.play(move);
    remarkOnMarks(after, move, remarks);
    San reading =
        Stream.concat(readings.stream(), looseReadings.stream())
            .filter(san -> san.in(position).moves().contains(move))
            .findFirst()
            .orElse(null);
    if (reading instanceof San.FromTo fromTo) {
      // Coordinates mark neither captures nor checks.
      if (fromTo.capture() && !move.isCapture()) {
        remarks.add(Remark.NO_CAPTURE);
      }
    } else if (reading != null) {
      remarkOnMissingMarks(after, remarks);
      remarkOnReading(reading, position, move, remarks);
    }
    return List.copyOf(remarks);
  }

  /**
   * The marks that do not agree with the move; those that are missing contradict nothing. Cheap
   * where nothing is marked.
   *
   * @param move what this means
   * @param after the position after the move
   */
  List<Remark> contradictions(Move move, Position after) {
    boolean isEmptyCapture = !move.isCapture() && isCaptureMarked();
    if (!isEmptyCapture && marks.check() == CheckMark.NONE && !marks.enPassant()) {
      return List.of();
    }
    List<Remark> remarks = new ArrayList<>(0);
    if (isEmptyCapture) {
      remarks.add(Remark.NO_CAPTURE);
    }
    remarkOnMarks(after, move, remarks);
    return remarks;
  }

  /** Of all readings or of none: the sign of capture is read in one way only. */
  private boolean isCaptureMarked() {
    San reading = (readings.isEmpty() ? looseReadings : readings).get(0);
    return (reading instanceof San.Step step && step.capture())
        || (reading instanceof San.FromTo fromTo && fromTo.capture());
  }

  private void remarkOnMarks(Position after, Move move, List<Remark> remarks) {
    switch (marks.check()) {
      case NONE -> {}
      case CHECK -> {
        if (!after.isCheck()) {
          remarks.add(Remark.NO_CHECK);
        }
      }
      case MATE -> {
        if (!after.isCheckmate()) {
          remarks.add(Remark.NO_MATE);
        }
      }
      case DOUBLE_CHECK_OR_MATE -> {
        if (after.checkers().size() < 2 && !after.isCheckmate()) {
          remarks.add(Remark.NO_DOUBLE_CHECK);
        }
      }
    }
    if (marks.enPassant() && !(move instanceof Move.EnPassant)) {
      remarks.add(Remark.NO_EN_PASSANT);
    }
  }

  private void remarkOnMissingMarks(Position after, List<Remark> remarks) {
    CheckMark mark = marks.check();
    if (after.isCheckmate()) {
      if (mark == CheckMark.NONE || mark == CheckMark.CHECK) {
        remarks.add(Remark.MATE_NOT_MARKED);
      }
    } else if (after.isCheck() && mark == CheckMark.NONE) {
      remarks.add(Remark.CHECK_NOT_MARKED);
    }
  }

  private void remarkOnReading(San reading, Position position, Move move, List<Remark> remarks) {
    if (reading instanceof San.AnyCapture) {
      remarks.add(Remark.PIECE_NOT_NAMED);
    } else if (!readings.contains(reading)) {
      remarks.add(Remark.LETTER_CASE);
    }
    if (reading instanceof San.Step step) {
      if (step.capture() != move.isCapture()) {
        remarks.add(step.capture() ? Remark.NO_CAPTURE : Remark.CAPTURE_NOT_MARKED);
      }
      if (isNeedless(step, position)) {
        remarks.add(Remark.NEEDLESS_DEPARTURE);
      }
    }
  }

  /**
   * A pawn's file is part of its capture, and the whole square of departure makes the long form
   * (FIDE Laws C.8, C.9).
   */
  private static boolean isNeedless(San.Step step, Position position) {
    boolean hasOne = (step.fromFile() == null) != (step.fromRank() == null);
    return hasOne
        && step.role() != Role.PAWN
        && new San.Step(step.role(), null, null, step.capture(), step.to(), step.promotion())
                .in(position)
            instanceof San.Meaning.Unique;
  }
}
