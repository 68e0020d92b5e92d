package org.ahoz.notation;

import java.util.List;
import java.util.Locale;
import org.ahoz.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * A finding about a game, in values: its words are a language's own.
 *
 * @param kind what kind of finding
 * @param severity an error where a part of the main line is lost; else a warning
 * @param line counted from 1
 * @param column counted from 1, in characters
 * @param ply the ply that it concerns, counted from 1 at the game's start; 0 for none
 * @param written the text in question; may be empty
 * @param reason why a move is not legal; null for other kinds
 * @param candidates the moves that an ambiguous or decided one may be, in PGN's notation; else
 *     empty
 * @param detail more, in English, where the kind alone does not say it all; may be empty
 * @param suggestion the move that was probably meant, in the notation of the text; null for none
 */
public record GameProblem(
    Kind kind,
    Severity severity,
    int line,
    int column,
    int ply,
    String written,
    @Nullable Reason reason,
    List<String> candidates,
    String detail,
    @Nullable String suggestion) {

  /** Copies the list. */
  public GameProblem {
    candidates = List.copyOf(candidates);
  }

  /** This problem when so many more lines stand before it. */
  GameProblem moved(int lines) {
    return new GameProblem(
        kind, severity, line + lines, column, ply, written, reason, candidates, detail, suggestion);
  }

  /** The same problem with the move that was probably meant. */
  GameProblem suggesting(String move) {
    return new GameProblem(
        kind, severity, line, column, ply, written, reason, candidates, detail, move);
  }

  /** The stable name of the kind of problem, in lower case with hyphens. */
  public String code() {
    return kind.code();
  }

  /** The kinds of problems. */
  public enum Kind {
    /** A move is not legal; the reason says why. */
    ILLEGAL_MOVE,
    /** More than one legal move fits what is written. */
    AMBIGUOUS_MOVE,
    /**
     * More than one legal move fits what is written, and what else is written has decided; the
     * detail is the move that was taken, in PGN's notation.
     */
    DECIDED_MOVE,
    /** A check is marked, and the move gives none. */
    NO_CHECK,
    /** Mate is marked, and the move does not give it. */
    NO_MATE,
    /** Double check or mate is marked, and the move gives neither. */
    NO_DOUBLE_CHECK,
    /** A capture is marked, and the move takes nothing. */
    NO_CAPTURE,
    /** En passant is marked, and the move does not take so. */
    NO_EN_PASSANT,
    /** What stands in the place of a move is none. */
    UNREADABLE_MOVE,
    /** Two moves are written as one word. */
    MOVES_RUN_TOGETHER,
    /** The text is no text, or none of chess moves: it holds characters that no text has. */
    NOT_TEXT,
    /** A word is longer than any move can be. */
    WORD_TOO_LONG,
    /** The game is longer than any that is kept whole. */
    GAME_TOO_LONG,
    /** A comment is longer than is kept whole. */
    COMMENT_TOO_LONG,
    /** The FEN tag does not describe a possible position. */
    BAD_FEN,
    /** The FEN tag says something impossible, which was left out. */
    CORRECTED_FEN,
    /** The game follows other rules than those of chess. */
    UNSUPPORTED_VARIANT,
    /** A tag pair is not written as it should be. */
    BAD_TAG,
    /** A tag is given twice; the first counts. */
    DUPLICATE_TAG,
    /** More tags than are kept. */
    TOO_MANY_TAGS,
    /** The tag and the end of the moves give different results. */
    RESULT_MISMATCH,
    /** A comment has no end. */
    UNCLOSED_COMMENT,
    /** A variation has no end. */
    UNCLOSED_VARIATION,
    /** A variation stands where no move can be replaced. */
    STRAY_VARIATION,
    /** Variations are nested more deeply than is kept. */
    VARIATION_TOO_DEEP;

    /** The stable name, in lower case with hyphens. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
