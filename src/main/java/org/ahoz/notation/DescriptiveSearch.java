package org.ahoz.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * Finds what the words of movetext in descriptive notation can be, where a move has several words
 * and its end is not marked, and how far the words behind it can be read.
 */
final class DescriptiveSearch {

  /** More words than any move with its marks has. */
  static final int MOST_WORDS_OF_MOVE = 14;

  /** So many moves are tried to see which of several is meant. */
  private static final int MOST_MOVES = 500;

  private static final int MOST_REMEMBERED = 4_000;

  /** A word or a number of the text, and where it stands. */
  record Token(String text, boolean isNumber, int line, int column) {

    /** Numbers and dashes stand between moves. */
    boolean isBetweenMoves() {
      return isNumber || MoveText.normalise(text).equals("-");
    }

    /** Within a move a number is a rank, or a part of castling. */
    boolean mayBeInMove() {
      return !isNumber || (text.length() == 1 && text.charAt(0) <= '8');
    }
  }

  /** One way to end the move that begins at some word. */
  record Ending(int end, WrittenMove written, San.Meaning meaning) {

    /** The moves that are possible with this ending; null for a turn that is passed. */
    List<Option> options() {
      List<Option> options = new ArrayList<>(1);
      if (written.isNull()) {
        options.add(new Option(this, null));
      }
      meaning.moves().forEach(move -> options.add(new Option(this, move)));
      return options;
    }
  }

  /** One way to go on: where the move ends and which it is; null for a turn that is passed. */
  record Option(Ending ending, @Nullable Move move) {

    int end() {
      return ending.end();
    }

    /** The position behind it; null when the turn may not be passed. */
    @Nullable Position after(Position before) {
      return move == null ? NullMove.pass(before) : before.play(move);
    }
  }

  /** Where a position came from. */
  private record Origin(Position before, @Nullable Move move) {}

  private final MoveReader reader;
  private final DescriptiveGrammar grammar;
  private final List<Token> words;
  private final IdentityHashMap<Position, Origin> origins = new IdentityHashMap<>();
  private final Map<String, Optional<WrittenMove>> remembered = new HashMap<>();
  private int movesLeft;

  /**
   * @param words the words that are gathered, which may change between calls
   */
  DescriptiveSearch(MoveReader reader, DescriptiveGrammar grammar, List<Token> words) {
    this.reader = reader;
    this.grammar = grammar;
    this.words = words;
  }

  /** Tells that a move was made, so that pieces can be followed back to where they came from. */
  void made(Position before, @Nullable Move move, Position after) {
    origins.put(after, new Origin(before, move));
  }

  /** Every way to read a move that begins here, the longest first, legal or not. */
  List<Ending> endings(int start, Position position) {
    List<Ending> endings = new ArrayList<>(2);
    for (int end = lastEnd(start); end > start; end--) {
      WrittenMove written = written(text(start, end));
      if (written != null) {
        San.Meaning meaning = written.in(position, square -> side(position, square));
        endings.add(new Ending(end, written, meaning));
      }
    }
    return endings;
  }

  /** Where a move that begins here must have ended: before a number that is no rank. */
  private int lastEnd(int start) {
    int most = Math.min(words.size(), start + MOST_WORDS_OF_MOVE);
    int end = start + 1;
    while (end < most && words.get(end).mayBeInMove()) {
      end++;
    }
    return end;
  }

  /** Those of several ways behind which the words can be read furthest. */
  List<Option> furthest(List<Option> options, Position position) {
    List<Option> furthest = new ArrayList<>();
    int best = -1;
    for (Option option : options) {
      movesLeft = MOST_MOVES;
      int reach = reach(option, position);
      if (reach > best) {
        furthest.clear();
        best = reach;
      }
      if (reach == best) {
        furthest.add(option);
      }
    }
    return furthest;
  }

  private int reach(Option option, Position position) {
    Position after = option.after(position);
    if (after == null) {
      return -1;
    }
    Origin known = origins.put(after, new Origin(position, option.move()));
    int reach = reach(option.end(), after);
    if (known == null) {
      origins.remove(after);
    }
    return reach;
  }

  /** The first word that can no longer be read when a move begins here. */
  private int reach(int start, Position position) {
    int first = start;
    while (first < words.size() && words.get(first).isBetweenMoves()) {
      first++;
    }
    if (first == words.size() || grammar.result(text(first, first + 1), true) != null) {
      return words.size();
    }
    int best = first;
    for (Ending ending : endings(first, position)) {
      for (Option option : ending.options()) {
        if (best < words.size() && movesLeft-- > 0) {
          best = Math.max(best, reach(option, position));
        }
      }
    }
    return best;
  }

  /** Words with spaces between them. */
  String text(int start, int end) {
    StringBuilder text = new StringBuilder();
    for (int index = start; index < end; index++) {
      text.append(index == start ? "" : " ").append(words.get(index).text());
    }
    return text.toString();
  }

  private @Nullable WrittenMove written(String text) {
    if (remembered.size() > MOST_REMEMBERED) {
      remembered.clear();
    }
    return remembered
        .computeIfAbsent(text, each -> Optional.ofNullable(reader.readOrNull(each)))
        .orElse(null);
  }

  /** Follows a piece back to where it stood at the beginning; null when that is not the array. */
  private @Nullable CastlingSide side(Position position, Square square) {
    Square place = square;
    Position current = position;
    for (Origin origin = origins.get(current); origin != null; origin = origins.get(current)) {
      place = before(origin.move(), place);
      current = origin.before();
    }
    if (!current.equals(Position.start())) {
      return null;
    }
    return place.file().compareTo(File.E) >= 0 ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE;
  }

  private static Square before(@Nullable Move move, Square place) {
    if (move instanceof Move.Castle castle && castle.rookTo().equals(place)) {
      return castle.rook();
    }
    return move != null && move.to().equals(place) ? move.from() : place;
  }
}
