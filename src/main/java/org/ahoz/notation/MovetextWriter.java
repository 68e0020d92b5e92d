package org.ahoz.notation;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.ahoz.chess.Color;

/**
 * Writes the movetext of games in PGN's export format (PGN 8.2), with the moves in a notation of
 * choice: numbers, glyphs as {@code $1}, comments with their commands, variations, and the result.
 *
 * <p>A black move has a number only at the beginning of a line and after a comment or variation
 * (PGN 8.2.2.2). Variations of any depth are written without recursion. Immutable, and safe to
 * share between threads.
 */
public final class MovetextWriter {

  /** PGN has no sign for the offer of a draw; as a comment it is read again as what it is. */
  static final String DRAW_OFFER = "(=)";

  private static final MovetextWriter SAN = new MovetextWriter(Ply::san, false);

  private final Function<? super Ply, String> moves;

  /** Whether judgements are written as they are printed, where they have a sign. */
  private final boolean hasSigns;

  private MovetextWriter(Function<? super Ply, String> moves, boolean hasSigns) {
    this.moves = moves;
    this.hasSigns = hasSigns;
  }

  /** Writes moves in PGN's own notation. */
  public static MovetextWriter san() {
    return SAN;
  }

  /**
   * Writes moves in another notation, and judgements as they are printed: {@code !} for {@code $1}.
   *
   * @param moves gives what is written for a ply, without spaces; the ply may pass the turn
   */
  public static MovetextWriter of(Function<? super Ply, String> moves) {
    return new MovetextWriter(moves, true);
  }

  /** The movetext of a game in lines of at most 79 characters, each with its end. */
  public String write(Game game) {
    WrappedText text = new WrappedText();
    write(game.comments(), text);
    Deque<OpenLine> lines = new ArrayDeque<>();
    lines.push(new OpenLine(game.plies()));
    while (!lines.isEmpty()) {
      OpenLine line = lines.element();
      if (line.annotations.hasNext()) {
        line.needsNumber = true;
        Annotation annotation = line.annotations.next();
        if (annotation instanceof Comment comment) {
          write(comment, text);
        } else if (annotation instanceof Variation variation) {
          text.append("(");
          write(variation.comments(), text);
          lines.push(new OpenLine(variation.plies()));
        }
      } else if (line.plies.hasNext()) {
        writePly(line, text);
      } else {
        lines.pop();
        if (!lines.isEmpty()) {
          text.attach(")");
          text.space();
        }
      }
    }
    text.append(game.result().marker());
    return text.finish();
  }

  /** A line whose writing has begun. */
  private static final class OpenLine {

    private final Iterator<Ply> plies;
    private Iterator<Annotation> annotations = Collections.emptyIterator();
    private boolean needsNumber = true;

    OpenLine(List<Ply> plies) {
      this.plies = plies.iterator();
    }
  }

  private void writePly(OpenLine line, WrappedText text) {
    Ply ply = line.plies.next();
    boolean isWhite = ply.before().turn() == Color.WHITE;
    if (isWhite || line.needsNumber) {
      text.append(ply.before().fullmoveNumber() + (isWhite ? "." : "..."));
      text.space();
    }
    text.append(moves.apply(ply));
    text.space();
    ply.nags().forEach(nag -> write(nag, text));
    line.needsNumber = false;
    if (ply.written().marks().drawOffer()) {
      text.append("{" + DRAW_OFFER + "}");
      text.space();
      line.needsNumber = true;
    }
    line.annotations = ply.annotations().iterator();
  }

  private void write(int nag, WrappedText text) {
    String sign = hasSigns ? Glyphs.of(nag) : null;
    if (sign != null && Glyphs.isAttached(sign)) {
      text.attach(sign);
    } else {
      text.append(sign == null ? "$" + nag : sign);
    }
    text.space();
  }

  private static void write(List<Comment> comments, WrappedText text) {
    comments.forEach(comment -> write(comment, text));
  }

  /**
   * A brace has no place between braces and cannot be escaped there (PGN 5); a comment with one
   * goes after a semicolon, on a line of its own.
   */
  private static void write(Comment comment, WrappedText text) {
    String content = comment.write();
    if (content.indexOf('}') >= 0) {
      text.line("; " + content);
      return;
    }
    text.append("{");
    for (String word : content.split(" ", -1)) {
      text.append(word);
      text.space();
    }
    text.attach("}");
    text.space();
  }
}
