package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.jspecify.annotations.Nullable;

/**
 * The move that was probably meant by a text that means no legal move, or several. It is only told,
 * never played.
 *
 * @param move legal in the position
 * @param text the move in the notation of the text
 */
public record Suggestion(Move move, String text) {

  /** A suggestion is clearly nearer than all others by so much, in hundredths of a slip. */
  private static final int CLEAR = 30;

  /** What may be offered on the strength of the writing alone. */
  private static final int NEAR = 100;

  /** What may be offered when the game goes on well after it. */
  private static final int NEAR_WITH_SEQUEL = 170;

  /** So many plies say that a game goes on well. */
  private static final int SEQUEL = 4;

  /** So many plies after the move are looked at. */
  private static final int LONGEST_SEQUEL = 20;

  /** What a move loses when less fits after it than after another. */
  private static final int NO_SEQUEL = 100;

  private static final Pattern COORDINATES =
      Pattern.compile("[a-h][1-8][a-h][1-8][a-z]?", Pattern.CASE_INSENSITIVE);

  private static final Pattern TWO_SQUARES = Pattern.compile("[a-h][1-8].?[a-h][1-8]");

  /**
   * The legal move that is clearly nearest to what is written; empty where several are as near, or
   * none is near. Of styles that are not algebraic a text that can be read is compared, and no
   * other.
   *
   * @param written a text that means no legal move in the position
   * @param reader of the notation in which it is written
   */
  public static Optional<Suggestion> of(String written, MoveReader reader, Position position) {
    return Optional.ofNullable(new Trial(written, reader, position).suggestion());
  }

  private static String write(String written, Move move, MoveReader reader, Position position) {
    MoveGrammar grammar = reader.grammar();
    if (grammar != null) {
      return grammar.write(position, move);
    }
    String plain = MoveText.normalise(written).strip();
    if (COORDINATES.matcher(plain).matches()) {
      return MoveWriter.uci(position, move);
    }
    boolean hasFigurine = plain.chars().anyMatch(letter -> Figurine.role((char) letter) != null);
    MoveWriter writer = hasFigurine ? MoveWriter.figurine() : MoveWriter.of(reader.language());
    boolean isLong = TWO_SQUARES.matcher(plain).find();
    return (isLong ? writer.longForm() : writer).write(position, move);
  }

  /** The moves that come into question, while it is tried how the game goes on after each. */
  static final class Trial {

    private final String written;
    private final MoveReader reader;
    private final Position position;
    private final List<Line> lines = new ArrayList<>();
    private int length;

    /** A move in question, and the position after what fits behind it; null when no more does. */
    private static final class Line {

      private final NearMove start;
      private @Nullable Position end;
      private int length;

      Line(NearMove start, Position end) {
        this.start = start;
        this.end = end;
      }

      void follow(WrittenMove next) {
        if (end != null && next.in(end) instanceof San.Meaning.Unique unique) {
          end = end.play(unique.move());
          length++;
        } else {
          end = null;
        }
      }
    }

    /** Looks for the legal moves near to a text that means none. */
    Trial(String written, MoveReader reader, Position position) {
      this(written, reader, position, NearMove.of(written, reader, position));
    }

    /** Between moves that are all as near. */
    static Trial among(List<Move> moves, String written, MoveReader reader, Position position) {
      List<NearMove> near = moves.stream().map(move -> new NearMove(move, 0)).toList();
      return new Trial(written, reader, position, near);
    }

    private Trial(String written, MoveReader reader, Position position, List<NearMove> moves) {
      this.written = written;
      this.reader = reader;
      this.position = position;
      for (NearMove move : moves) {
        lines.add(new Line(move, position.play(move.move())));
      }
    }

    /** Sees after which of the moves the next one is legal. */
    void follow(WrittenMove next) {
      if (length < LONGEST_SEQUEL && !lines.isEmpty()) {
        length++;
        lines.forEach(line -> line.follow(next));
      }
    }

    /** The move that is clearly nearest, in view of what followed; null for none. */
    @Nullable Suggestion suggestion() {
      int longest = lines.stream().mapToInt(line -> line.length).max().orElse(0);
      NearMove best = null;
      int second = Integer.MAX_VALUE;
      for (Line line : lines) {
        int lost = line.length < longest ? NO_SEQUEL : 0;
        NearMove move = line.start.farther(lost);
        if (best == null || move.distance() < best.distance()) {
          second = best == null ? second : best.distance();
          best = move;
        } else {
          second = Math.min(second, move.distance());
        }
      }
      int limit = longest >= SEQUEL && longest == length ? NEAR_WITH_SEQUEL : NEAR;
      return best == null || best.distance() > limit || second - best.distance() < CLEAR
          ? null
          : new Suggestion(best.move(), write(written, best.move(), reader, position));
    }
  }
}
