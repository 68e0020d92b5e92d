package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.jspecify.annotations.Nullable;

/**
 * One player's move in a game or variation, with what was added to it.
 *
 * @param written the move as the file has it, with its marks
 * @param move the move that is meant; null where the turn was passed
 * @param before the position in which it was played; its counter is the number of the move
 * @param after the position that it leads to
 * @param annotations comments and variations after the move, in the order of the file
 */
public record Ply(
    WrittenMove written,
    @Nullable Move move,
    Position before,
    Position after,
    List<Annotation> annotations) {

  /** Copies the list. */
  public Ply {
    annotations = List.copyOf(annotations);
  }

  /** The move in PGN's notation; {@code --} where the turn was passed. */
  public String san() {
    return move == null ? "--" : MoveWriter.san().write(before, move, after);
  }

  /** The move in UCI's coordinates; {@code 0000} where the turn was passed. */
  public String uci() {
    return move == null ? "0000" : MoveWriter.uci(before, move);
  }

  /** The judgements on the move (PGN 8.2.4), such as 1 for {@code !}. */
  public List<Integer> nags() {
    return written.marks().nags();
  }

  /** The comments after the move. */
  public List<Comment> comments() {
    List<Comment> comments = new ArrayList<>();
    for (Annotation annotation : annotations) {
      if (annotation instanceof Comment comment) {
        comments.add(comment);
      }
    }
    return List.copyOf(comments);
  }

  /** The variations that replace the move. */
  public List<Variation> variations() {
    List<Variation> variations = new ArrayList<>();
    for (Annotation annotation : annotations) {
      if (annotation instanceof Variation variation) {
        variations.add(variation);
      }
    }
    return List.copyOf(variations);
  }

  /** What in the writing does not agree with the move. */
  public List<Remark> remarks() {
    return move == null ? List.of() : written.remarks(before, move);
  }
}
