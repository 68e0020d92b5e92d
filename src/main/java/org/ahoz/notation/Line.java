package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.jspecify.annotations.Nullable;

/** A line of moves while it is read: the main line, or a variation. */
final class Line {

  private final int plyOffset;
  private final List<Comment> comments = new ArrayList<>(0);
  private final List<Ply> plies = new ArrayList<>();

  private Position position;
  private @Nullable Position before;
  private boolean isBroken;

  /** The last ply, which may still be annotated. */
  private @Nullable WrittenMove written;

  /** What stands before the first ply and judges it, as {@code $142} in ChessBase's files. */
  private Marks early = Marks.NONE;

  private @Nullable Move move;
  private @Nullable List<Annotation> annotations;

  /**
   * @param plyOffset how many plies of the game come before the line
   */
  Line(Position start, int plyOffset) {
    position = start;
    this.plyOffset = plyOffset;
  }

  /** The position after its last ply. */
  Position position() {
    return position;
  }

  /** The position before its last ply, which a variation starts from; null without a ply. */
  @Nullable Position positionBefore() {
    return before;
  }

  /** Its last move in PGN's notation; empty when it has none. */
  String lastSan() {
    return before == null || move == null ? "" : San.write(before, move);
  }

  /** The number of its next ply, counted from 1 at the start of the game. */
  int nextPly() {
    return plyOffset + length() + 1;
  }

  int length() {
    return plies.size() + (written == null ? 0 : 1);
  }

  /** Whether no more of it can be read. */
  boolean isBroken() {
    return isBroken;
  }

  void breakOff() {
    isBroken = true;
  }

  void add(WrittenMove next, @Nullable Move meant, Position after) {
    finishPly();
    written = next;
    if (!early.areNone()) {
      written = marked(next, early.and(next.marks()));
      early = Marks.NONE;
    }
    move = meant;
    before = position;
    position = after;
  }

  /** Adds to the last ply, or to the beginning when there is none. */
  void add(Comment comment) {
    if (written == null) {
      comments.add(comment);
    } else {
      annotate(comment);
    }
  }

  /** Adds to the last ply, which must be there. */
  void add(Variation variation) {
    annotate(variation);
  }

  /** Adds to the last ply, or where there is none to the one to come. */
  void add(Marks marks) {
    WrittenMove last = written;
    if (last == null) {
      early = early.and(new Marks(CheckMark.NONE, false, false, marks.nags()));
    } else {
      written = marked(last, last.marks().and(marks));
    }
  }

  private static WrittenMove marked(WrittenMove move, Marks marks) {
    return new WrittenMove(move.text(), move.readings(), move.looseReadings(), marks);
  }

  /** The last ply as it is written so far; null without one. */
  @Nullable WrittenMove written() {
    return written;
  }

  /** The marks of the last ply that its move contradicts. */
  List<Remark> contradictions() {
    return written == null || move == null ? List.of() : written.contradictions(move, position);
  }

  private void annotate(Annotation annotation) {
    List<Annotation> list = annotations == null ? new ArrayList<>(2) : annotations;
    list.add(annotation);
    annotations = list;
  }

  private void finishPly() {
    if (written != null && before != null) {
      List<Annotation> added = annotations == null ? List.of() : annotations;
      plies.add(new Ply(written, move, before, position, added));
    }
    written = null;
    annotations = null;
  }

  List<Comment> comments() {
    return comments;
  }

  /** Ends the line and gives its plies. */
  List<Ply> finish() {
    finishPly();
    return plies;
  }
}
