package org.ahoz.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ahoz.chess.Move;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * A text as one notation reads it.
 *
 * @param name the name of the notation
 * @param plies how many plies of main lines are legal
 * @param brokenGames how many games could not be read to their end
 * @param problems how many moves could not be read, in variations too
 * @param substitutes how many pieces of main lines are not written with the usual letter of the
 *     notation
 * @param decisions how many moves were read by what stands behind them, or parted from others
 */
record NotationReading(
    String name,
    MoveReader reader,
    List<Game> games,
    int plies,
    int brokenGames,
    int problems,
    int substitutes,
    int decisions) {

  /** What is said of moves that could be read in one way only because of what is around them. */
  private static final Set<GameProblem.Kind> DECISIONS =
      Set.of(GameProblem.Kind.DECIDED_MOVE, GameProblem.Kind.MOVES_RUN_TOGETHER);

  /** What {@link #slipsIn} gives where the notation has not all the letters. */
  static final int UNKNOWN_LETTERS = Integer.MAX_VALUE;

  /** The reading that gets furthest comes first. */
  static final Comparator<NotationReading> BY_SUCCESS =
      Comparator.comparingInt(NotationReading::brokenGames)
          .thenComparing(Comparator.comparingInt(NotationReading::plies).reversed())
          .thenComparingInt(NotationReading::problems);

  static NotationReading of(String name, MoveReader reader, String text, Position start) {
    List<Game> games = PgnReader.readAll(text, reader, start, false);
    int plies = 0;
    int brokenGames = 0;
    int problems = 0;
    int substitutes = 0;
    int decisions = 0;
    for (Game game : games) {
      for (Ply ply : game.plies()) {
        substitutes += isSubstitute(ply, reader) ? 1 : 0;
      }
      for (GameProblem problem : game.problems()) {
        decisions += DECISIONS.contains(problem.kind()) ? 1 : 0;
      }
      plies += game.plies().size();
      brokenGames += game.isBroken() ? 1 : 0;
      problems += game.problems().size();
    }
    return new NotationReading(
        name, reader, games, plies, brokenGames, problems, substitutes, decisions);
  }

  /** Whether the piece of a ply is written with a letter, and not the usual one. */
  private static boolean isSubstitute(Ply ply, MoveReader reader) {
    Move move = ply.move();
    Piece piece = move == null ? null : ply.before().at(move.from());
    if (reader.grammar() != null
        || piece == null
        || piece.role() == Role.PAWN
        || move instanceof Move.Castle) {
      return false;
    }
    String text = MoveText.normalise(ply.written().text()).strip();
    boolean isLetter = Figurine.role(text.charAt(0)) == null && !isFile(text.charAt(0));
    String usual = MoveText.normalise(reader.language().letter(piece.role())).strip();
    return isLetter && !text.regionMatches(true, 0, usual, 0, usual.length());
  }

  private static boolean isFile(char character) {
    return character >= 'a' && character <= 'h';
  }

  /** Whether both come to the same moves, variations included. */
  boolean isSameAs(NotationReading other) {
    if (plies != other.plies
        || brokenGames != other.brokenGames
        || problems != other.problems
        || games.size() != other.games.size()) {
      return false;
    }
    for (int index = 0; index < games.size(); index++) {
      if (!isSame(games.get(index).plies(), other.games.get(index).plies())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(List<Ply> plies, List<Ply> others) {
    if (plies.size() != others.size()) {
      return false;
    }
    for (int index = 0; index < plies.size(); index++) {
      if (!isSame(plies.get(index), others.get(index))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(Ply ply, Ply other) {
    List<Variation> variations = ply.variations();
    List<Variation> otherVariations = other.variations();
    if (isOtherMove(ply, other) || variations.size() != otherVariations.size()) {
      return false;
    }
    for (int index = 0; index < variations.size(); index++) {
      if (!isSame(variations.get(index).plies(), otherVariations.get(index).plies())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOtherMove(Ply ply, Ply other) {
    return ply.move() == null ? other.move() != null : !ply.move().equals(other.move());
  }

  /** Whether both read one of the moves, and not alike; that one gets further is no difference. */
  boolean contradicts(NotationReading other) {
    for (int index = 0; index < Math.min(games.size(), other.games.size()); index++) {
      if (isContradiction(games.get(index).plies(), other.games.get(index).plies())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isContradiction(List<Ply> plies, List<Ply> others) {
    for (int index = 0; index < Math.min(plies.size(), others.size()); index++) {
      Ply ply = plies.get(index);
      Ply other = others.get(index);
      if (isOtherMove(ply, other) || isContradictionOfVariations(ply, other)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isContradictionOfVariations(Ply ply, Ply other) {
    List<Variation> variations = ply.variations();
    List<Variation> others = other.variations();
    for (int index = 0; index < Math.min(variations.size(), others.size()); index++) {
      if (isContradiction(variations.get(index).plies(), others.get(index).plies())) {
        return true;
      }
    }
    return false;
  }

  /**
   * How many moves of another reading of the same text would be slips if this were the right
   * notation: words that it knows, and that do not mean the move there.
   */
  int slipsIn(NotationReading other) {
    int slips = 0;
    for (Game game : other.games) {
      for (Ply ply : game.plies()) {
        WrittenMove written = reader.readOrNull(ply.written().text());
        if (written == null) {
          return UNKNOWN_LETTERS;
        }
        boolean isAgreed =
            ply.move() == null
                ? written.isNull()
                : written.in(ply.before()).moves().equals(List.of(ply.move()));
        slips += isAgreed ? 0 : 1;
      }
    }
    return slips;
  }

  /** Whether this notation knows all words of another reading, and not all as the same moves. */
  boolean knowsOtherwise(NotationReading other) {
    int slips = slipsIn(other);
    return slips > 0 && slips < UNKNOWN_LETTERS;
  }

  /** Whether both are ways to write that have no more in common than single words. */
  boolean isOfOtherStyle(NotationReading other) {
    return reader.grammar() != other.reader.grammar();
  }

  /** The first move of a main line that is not read alike. */
  Detection.Difference differenceFrom(NotationReading other) {
    for (int index = 0; index < Math.min(games.size(), other.games.size()); index++) {
      List<Ply> plies = games.get(index).plies();
      List<Ply> others = other.games.get(index).plies();
      for (int at = 0; at < Math.max(plies.size(), others.size()); at++) {
        Ply ply = at < plies.size() ? plies.get(at) : null;
        Ply otherPly = at < others.size() ? others.get(at) : null;
        if (ply == null || otherPly == null || isOtherMove(ply, otherPly)) {
          return new Detection.Difference(
              written(ply, otherPly),
              san(ply, games.get(index)),
              san(otherPly, other.games.get(index)));
        }
      }
    }
    return new Detection.Difference("", "", "");
  }

  private static String written(@Nullable Ply ply, @Nullable Ply other) {
    Ply known = ply == null ? other : ply;
    return known == null ? "" : known.written().text();
  }

  /** The move, or, where a line ends because there were several, these. */
  private static String san(@Nullable Ply ply, Game game) {
    return ply == null
        ? game.problems().stream()
            .filter(problem -> problem.severity() == Severity.ERROR)
            .filter(problem -> problem.ply() == game.plies().size() + 1)
            .map(problem -> String.join(" or ", problem.candidates()))
            .collect(Collectors.joining())
        : ply.san();
  }
}
