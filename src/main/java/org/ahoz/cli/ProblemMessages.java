package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Color;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameProblem;
import org.ahoz.notation.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Puts what was found wrong in games into sentences, in the language of the command line.
 *
 * <p>Why a move is not legal is worded by the lexicon of that language, like everything about
 * chess.
 */
final class ProblemMessages {

  /** Read when the first reason is worded: most games have no fault, and a lexicon takes time. */
  private static final class Wording {
    static final Announcer ANNOUNCER = Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK));
  }

  /**
   * A line in GNU's form: where, which game and move, what and why.
   *
   * @param source the file, as its user named it
   */
  String line(String source, Game game, GameProblem problem) {
    List<String> parts = new ArrayList<>(ofMany(game));
    if (problem.ply() > 0) {
      parts.add(move(game, problem.ply()));
    }
    return place(source, problem.line(), parts) + ": " + message(problem);
  }

  /** Where a game begins, and which it is. */
  String place(String source, Game game) {
    return place(source, game.line(), ofMany(game));
  }

  private static String place(String source, int line, List<String> context) {
    return source + ":" + line + (context.isEmpty() ? "" : ": " + String.join(", ", context));
  }

  /** Which of many games it is; nothing where it seems to be the only one. */
  private static List<String> ofMany(Game game) {
    String players = players(game);
    return game.number() > 1 || !players.isEmpty()
        ? List.of("game " + game.number() + (players.isEmpty() ? "" : ", " + players))
        : List.of();
  }

  /** What is wrong, without where, and what was probably meant. */
  String message(GameProblem problem) {
    String message = asking(finding(problem), problem.suggestion());
    boolean mayBeOtherNotation =
        problem.kind() == GameProblem.Kind.UNREADABLE_MOVE && problem.suggestion() != null;
    return mayBeOtherNotation
        ? message.substring(0, message.length() - 1) + ", or is --from wrong?"
        : message;
  }

  /** A finding with the question for what was probably meant, if anything. */
  static String asking(String finding, @Nullable String suggestion) {
    return suggestion == null ? finding : finding + "; was " + suggestion + " meant?";
  }

  private String finding(GameProblem problem) {
    String written = "\"" + problem.written() + "\"";
    return switch (problem.kind()) {
      case NO_CHECK -> written + " says check, but the move gives none";
      case NO_MATE -> written + " says mate, but the move does not give it";
      case NO_DOUBLE_CHECK -> written + " says double check or mate, but the move gives neither";
      case NO_CAPTURE -> written + " says capture, but the move takes nothing";
      case NO_EN_PASSANT -> written + " says en passant, but the move does not take so";
      case ILLEGAL_MOVE -> illegal(problem.written(), problem.reason());
      case AMBIGUOUS_MOVE -> ambiguous(problem.written(), problem.candidates());
      case DECIDED_MOVE ->
          ambiguous(problem.written(), problem.candidates())
              + "; it is taken as "
              + problem.detail()
              + ", which agrees with the rest";
      case UNREADABLE_MOVE ->
          written
              + " is not a move in this notation"
              + (problem.suggestion() == null ? "; is --from right?" : "");
      case MOVES_RUN_TOGETHER -> written + " is more than one move; put a space between them";
      case NOT_TEXT -> "this is not a text of chess moves; is it the right file?";
      case WORD_TOO_LONG ->
          "a word that begins with " + written + " is longer than any move; is it the right file?";
      case GAME_TOO_LONG ->
          "the game is longer than any that the rules allow; the rest is left out";
      case COMMENT_TOO_LONG -> "a comment is too long to be kept; the rest of it is left out";
      case BAD_FEN -> "the FEN tag " + written + " is no position: " + problem.detail();
      case CORRECTED_FEN -> "the FEN tag " + written + " was corrected: " + problem.detail();
      case UNSUPPORTED_VARIANT ->
          "the game is " + written + ", which follows other rules than chess";
      case BAD_TAG -> "the tag " + written + " is not written as a tag should be";
      case DUPLICATE_TAG -> "the tag " + written + " is given twice; the first one counts";
      case TOO_MANY_TAGS -> "the tag " + written + " and those after it are too many, and left out";
      case RESULT_MISMATCH ->
          "the Result tag disagrees with the end of the moves, which says " + written;
      case UNCLOSED_COMMENT -> "a comment begins here and is not closed";
      case UNCLOSED_VARIATION -> "a variation is not closed at the end of the game";
      case STRAY_VARIATION -> "a variation stands here with no move to replace";
      case VARIATION_TOO_DEEP -> "variations are nested more deeply than can be kept";
    };
  }

  /** That a move is not legal, and why. */
  String illegal(String written, @Nullable Reason reason) {
    String text = written + " is not legal";
    return reason == null ? text : text + ": " + Wording.ANNOUNCER.write(reason);
  }

  /** That a written move may be several. */
  static String ambiguous(String written, List<String> candidates) {
    return written + " is ambiguous: it may be " + String.join(" or ", candidates);
  }

  private static String players(Game game) {
    String white = game.tag("White").filter(name -> !name.equals("?")).orElse("");
    String black = game.tag("Black").filter(name -> !name.equals("?")).orElse("");
    if (white.isEmpty() && black.isEmpty()) {
      return "";
    }
    return (white.isEmpty() ? "unknown" : white)
        + " against "
        + (black.isEmpty() ? "unknown" : black);
  }

  private static String move(Game game, int ply) {
    boolean isBlackFirst = game.start().turn() == Color.BLACK;
    int plies = ply - 1 + (isBlackFirst ? 1 : 0);
    return "move "
        + (game.start().fullmoveNumber() + plies / 2)
        + " for "
        + (plies % 2 == 0 ? "White" : "Black");
  }
}
