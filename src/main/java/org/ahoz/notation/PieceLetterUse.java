package org.ahoz.notation;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.Role;

/** Tells where the letters of pieces make a difference. */
public final class PieceLetterUse {

  /** Problems of moves; the others are the same in every notation. */
  private static final Set<GameProblem.Kind> OF_MOVES =
      Set.of(
          GameProblem.Kind.ILLEGAL_MOVE,
          GameProblem.Kind.AMBIGUOUS_MOVE,
          GameProblem.Kind.UNREADABLE_MOVE,
          GameProblem.Kind.MOVES_RUN_TOGETHER);

  private PieceLetterUse() {}

  /** Whether every move of a game could be read, those of variations too. */
  public static boolean isWhole(Game game) {
    return game.problems().stream().noneMatch(problem -> OF_MOVES.contains(problem.kind()));
  }

  /**
   * Whether a game has moves of pawns without a letter, castling and coordinates alone, so that
   * every language reads it alike.
   */
  public static boolean isWithoutLetters(Game game) {
    return isWhole(game) && isWithoutLetters(game.plies());
  }

  private static boolean isWithoutLetters(List<Ply> plies) {
    for (Ply ply : plies) {
      WrittenMove written = ply.written();
      boolean isPlain =
          written.looseReadings().isEmpty()
              && written.readings().size() == 1
              && isWithoutLetters(written.readings().get(0), written.text());
      if (!isPlain) {
        return false;
      }
      for (Variation variation : ply.variations()) {
        if (!isWithoutLetters(variation.plies())) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isWithoutLetters(San reading, String text) {
    char first = MoveText.normalise(text).strip().charAt(0);
    boolean isFile = first >= 'a' && first <= 'h';
    if (reading instanceof San.Step step) {
      return isFile && step.promotion() == null;
    }
    if (reading instanceof San.FromTo fromTo) {
      return isFile && fromTo.promotion() == null;
    }
    if (reading instanceof San.PawnCapture capture) {
      return capture.promotion() == null;
    }
    return reading instanceof San.Castle || reading instanceof San.Null;
  }

  /** Whether one word may be read in both languages, and as the moves of different pieces. */
  public static boolean clash(NotationLanguage first, NotationLanguage second) {
    for (Map.Entry<Role, List<String>> ours : first.letters().entrySet()) {
      for (Map.Entry<Role, List<String>> theirs : second.letters().entrySet()) {
        if (ours.getKey() != theirs.getKey()
            && haveLikeLetters(ours.getValue(), theirs.getValue())) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean haveLikeLetters(List<String> ours, List<String> theirs) {
    for (String one : ours) {
      for (String other : theirs) {
        int length = Math.min(one.length(), other.length());
        if (one.regionMatches(true, 0, other, 0, length)) {
          return true;
        }
      }
    }
    return false;
  }
}
