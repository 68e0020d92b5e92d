package org.ahoz.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.ahoz.chess.Color;
import org.ahoz.chess.Position;
import org.ahoz.script.Cue;
import org.jspecify.annotations.Nullable;

/**
 * The cues of a game as a listener walks them: which moves make a line, where variations leave it
 * and where they come back. Immutable.
 */
public final class Track {

  /** The number that stands for the time before the first cue. */
  public static final int START = -1;

  private static final int NONE = -1;

  private final List<Cue> cues;
  private final Position start;
  private final boolean isInline;

  /** Of each cue, the line it belongs to; where a variation ends, that is the line around it. */
  private final Line[] lines;

  /** Of each cue, the cue of the last move of its line. */
  private final int[] moves;

  private final Line mainline = new Line(null, NONE);

  /** A line of moves: the game itself or a variation. */
  private static final class Line {
    final @Nullable Line parent;
    final int begin;
    final List<Integer> moves = new ArrayList<>();
    final List<Integer> variations = new ArrayList<>();
    int end = NONE;

    Line(@Nullable Line parent, int begin) {
      this.parent = parent;
      this.begin = begin;
    }

    int lastMove() {
      return moves.isEmpty() ? NONE : moves.get(moves.size() - 1);
    }
  }

  private Track(List<Cue> cues, Position start, boolean isInline) {
    this.cues = List.copyOf(cues);
    this.start = start;
    this.isInline = isInline;
    lines = new Line[cues.size()];
    moves = new int[cues.size()];
    Deque<Line> open = new ArrayDeque<>(List.of(mainline));
    for (int cue = 0; cue < cues.size(); cue++) {
      place(cue, open);
    }
  }

  /**
   * The track of a script.
   *
   * @param cues with their variations, each of which ends, or begins another one in its place
   * @param start the position before the first move
   * @param isInline whether variations are heard where they stand, and not only when one asks
   */
  public static Track of(List<Cue> cues, Position start, boolean isInline) {
    return new Track(cues, start, isInline);
  }

  private void place(int cue, Deque<Line> open) {
    switch (cues.get(cue).kind()) {
      case VARIATION_START -> {
        // A variation in place of the same move ends the one before it.
        while (open.size() > cues.get(cue).place().depth()) {
          open.pop().end = cue;
        }
        Line around = open.element();
        around.variations.add(cue);
        open.push(new Line(around, cue));
      }
      case VARIATION_END -> {
        while (open.size() > cues.get(cue).place().depth()) {
          open.pop().end = cue;
        }
      }
      case MOVE -> open.element().moves.add(cue);
      default -> {}
    }
    lines[cue] = open.element();
    moves[cue] = open.element().lastMove();
  }

  /** How many cues there are. */
  public int size() {
    return cues.size();
  }

  /** A cue, by its number from 0. */
  public Cue cue(int number) {
    return cues.get(number);
  }

  /** The position on the board at a cue. */
  public Position position(int at) {
    return at == START ? start : cues.get(at).place().position();
  }

  /**
   * The cue that is heard after this one; empty at the end. Where variations are not heard unasked,
   * those that follow are passed over.
   */
  OptionalInt next(int at) {
    int next = at + 1;
    while (!isInline && next < size() && begins(next)) {
      int end = within(next).end;
      next = begins(end) ? end : end + 1;
    }
    return next < size() ? OptionalInt.of(next) : OptionalInt.empty();
  }

  /** Whether variations are passed over on the way to what is heard after this cue. */
  boolean passesVariation(int at) {
    return !isInline && at + 1 < size() && begins(at + 1);
  }

  private boolean begins(int cue) {
    return cues.get(cue).kind() == Cue.Kind.VARIATION_START;
  }

  private Line line(int at) {
    return at == START ? mainline : lines[at];
  }

  /** The line that begins at a cue. */
  private Line within(int start) {
    return lines[start];
  }

  private int move(int at) {
    return at == START ? NONE : moves[at];
  }

  /**
   * The next move of the line; at the end of a variation, where it goes back. Empty after the last
   * move of the game.
   */
  OptionalInt moveAfter(int at) {
    Line line = line(at);
    for (int move : line.moves) {
      if (move > at) {
        return OptionalInt.of(move);
      }
    }
    return line.end == NONE ? OptionalInt.empty() : OptionalInt.of(line.end);
  }

  /**
   * The move before the one at a cue; before the first of a variation, where it begins, and before
   * that the move that it replaces. Empty before the first move of the game.
   */
  OptionalInt moveBefore(int at) {
    Line line = line(at);
    int current = move(at);
    int before = NONE;
    for (int move : line.moves) {
      if (move < current) {
        before = move;
      }
    }
    if (before != NONE) {
      return OptionalInt.of(before);
    }
    if (line.parent == null) {
      return OptionalInt.empty();
    }
    if (at != line.begin) {
      return OptionalInt.of(line.begin);
    }
    int replaced = line.begin == 0 ? NONE : lastBefore(line.begin, line.parent);
    return replaced == NONE ? OptionalInt.empty() : OptionalInt.of(replaced);
  }

  private static int lastBefore(int cue, Line line) {
    int last = NONE;
    for (int move : line.moves) {
      if (move < cue) {
        last = move;
      }
    }
    return last;
  }

  /** Whether a variation replaces the move at a cue. */
  boolean hasVariation(int at) {
    return variations(at).findFirst().isPresent();
  }

  /** Where the variations begin that replace the move at a cue. */
  private Stream<Integer> variations(int at) {
    Line line = line(at);
    int move = move(at);
    int after = line.moves.stream().filter(other -> other > move).findFirst().orElse(size());
    return line.variations.stream().filter(start -> start > move && start < after);
  }

  /**
   * Where the key for variations leads: into the next variation that replaces this move; else, in a
   * variation, back from it; else into the first one again. Empty where there is none.
   */
  OptionalInt variation(int at) {
    Line line = line(at);
    OptionalInt next = first(variations(at).filter(start -> start > at));
    if (next.isPresent()) {
      return next;
    }
    return line.end == NONE ? first(variations(at)) : OptionalInt.of(line.end);
  }

  private static OptionalInt first(Stream<Integer> cues) {
    return cues.mapToInt(Integer::intValue).findFirst();
  }

  /** The first move of the game with this number; empty where there is none. */
  OptionalInt move(long number) {
    return first(mainline.moves.stream().filter(move -> number(move) == number));
  }

  private int number(int move) {
    Position after = position(move);
    return after.fullmoveNumber() - (after.turn() == Color.WHITE ? 1 : 0);
  }
}
