package org.ahoz.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Fen;
import org.ahoz.chess.FenException;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.notation.GameProblem.Kind;
import org.ahoz.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * A game while it is read.
 *
 * <p>Nothing here grows without bound, and variations nest on a stack of their own. What cannot be
 * read breaks off its line: of the main line nothing more is taken, of a variation nothing up to
 * its end.
 */
final class GameBuilder {

  /** More than the longest game that the rule of 75 moves allows (FIDE Laws 9.6.2). */
  static final int LONGEST_GAME = 20_000;

  /** The most plies that are kept of a game, variations included. */
  static final int MOST_PLIES = 200_000;

  /** The deepest nesting of variations that is kept, so that whoever walks them may recurse. */
  static final int DEEPEST_VARIATION = 100;

  private static final int MOST_TAGS = 256;
  private static final int MOST_WARNINGS = 100;
  private static final int LONGEST_COMMENTS = 4_000_000;

  /** What a comment takes beside its characters, counted in these. */
  private static final int COMMENT_COST = 64;

  /** How an offer of a draw stands in PGN, which has no sign for it. */
  private static final Comment DRAW_OFFER = new Comment(MovetextWriter.DRAW_OFFER, List.of());

  private final int number;
  private final Position usualStart;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<Comment> earlyComments = new ArrayList<>(0);
  private final List<GameProblem> problems = new ArrayList<>(0);
  private final Deque<Line> parents = new ArrayDeque<>(2);

  private @Nullable Line mainline;
  private @Nullable Line current;
  private int textLine;
  private int textColumn;
  private int firstLine;
  private int plies;
  private int commentLength;

  /** How many variations deep the reading is where nothing is kept. */
  private int skippedDepth;

  private @Nullable GameResult result;

  /** What may have been meant where the main line broke off, and the problem that says so. */
  private Suggestion.@Nullable Trial trial;

  private int brokenAt;

  /** Whether to tell what may have been meant, which takes longer than all the rest. */
  private final boolean isSuggesting;

  GameBuilder(int number, Position usualStart) {
    this(number, usualStart, true);
  }

  GameBuilder(int number, Position usualStart, boolean isSuggesting) {
    this.number = number;
    this.usualStart = usualStart;
    this.isSuggesting = isSuggesting;
  }

  boolean isSuggesting() {
    return isSuggesting;
  }

  /** Tells where what comes next stands in the text. */
  void at(int newLine, int newColumn) {
    textLine = newLine;
    textColumn = newColumn;
    if (firstLine == 0) {
      firstLine = newLine;
    }
  }

  /** Whether anything has been met, and be it a comment. */
  boolean hasBegun() {
    return firstLine > 0;
  }

  boolean hasTag(String name) {
    return tags.containsKey(name);
  }

  /** Whether a move, or what stands in the place of one, has been met. */
  boolean hasMovetext() {
    return mainline != null;
  }

  /** Whether there is anything that makes it a game. */
  boolean isGame() {
    return !tags.isEmpty() || !problems.isEmpty() || (mainline != null && mainline.length() > 0);
  }

  /** Whether reading is inside a variation, kept or not. */
  boolean isInVariation() {
    return skippedDepth > 0 || !parents.isEmpty();
  }

  /** Whether moves are of use now. */
  boolean isReading() {
    return skippedDepth == 0 && !currentLine().isBroken();
  }

  /** The line that is read, at its present end. */
  Line currentLine() {
    Line reading = current;
    return reading == null ? begin() : reading;
  }

  private Line begin() {
    Line line = new Line(start(), 0);
    mainline = line;
    current = line;
    earlyComments.forEach(line::add);
    if (!Variants.isSupported(tags)) {
      problem(Kind.UNSUPPORTED_VARIANT, tags.getOrDefault("Variant", ""));
      line.breakOff();
    } else if (hasBadFen()) {
      line.breakOff();
    }
    return line;
  }

  private boolean hasBadFen() {
    for (GameProblem problem : problems) {
      if (problem.kind() == Kind.BAD_FEN) {
        return true;
      }
    }
    return false;
  }

  private Position start() {
    String fen = tags.get("FEN");
    if (fen == null || fen.isBlank()) {
      return usualStart;
    }
    try {
      Fen.Reading reading = Fen.parseLenient(fen.strip());
      for (String dropped : reading.dropped()) {
        problem(Kind.CORRECTED_FEN, Severity.WARNING, fen, dropped);
      }
      return reading.position();
    } catch (FenException e) {
      problem(Kind.BAD_FEN, Severity.ERROR, fen, String.valueOf(e.getMessage()));
      return usualStart;
    }
  }

  void tag(String name, String value) {
    if (tags.size() >= MOST_TAGS && !tags.containsKey(name)) {
      if (problems.stream().noneMatch(problem -> problem.kind() == Kind.TOO_MANY_TAGS)) {
        warn(Kind.TOO_MANY_TAGS, name);
      }
    } else if (tags.putIfAbsent(name, value) != null) {
      warn(Kind.DUPLICATE_TAG, name);
    }
  }

  void comment(Comment comment) {
    if (skippedDepth > 0 || commentLength > LONGEST_COMMENTS) {
      return;
    }
    if (current != null && current.length() > 0 && comment.equals(DRAW_OFFER)) {
      marks(new Marks(CheckMark.NONE, false, true, List.of()));
      return;
    }
    commentLength += comment.text().length() + COMMENT_COST;
    if (current == null) {
      earlyComments.add(comment);
    } else if (!current.isBroken()) {
      current.add(comment);
    }
  }

  void marks(Marks marks) {
    if (isReading()) {
      Line line = currentLine();
      List<Remark> known = line.contradictions();
      line.add(marks);
      WrittenMove written = line.written();
      if (written != null) {
        List<Remark> remarks = new ArrayList<>(line.contradictions());
        remarks.removeAll(known);
        warn(remarks, written);
      }
    }
  }

  void play(WrittenMove written, Move move, Position after) {
    if (hasRoom(written)) {
      currentLine().add(written, move, after);
      plies++;
      warn(written.contradictions(move, after), written);
    }
  }

  private void warn(List<Remark> remarks, WrittenMove written) {
    for (Remark remark : remarks) {
      warn(Kind.valueOf(remark.name()), written.text());
    }
  }

  void pass(WrittenMove written) {
    Position after = NullMove.pass(currentLine().position());
    if (after == null) {
      fault(Kind.ILLEGAL_MOVE, written.text(), new Reason.NullMoveNotAllowed(), List.of());
    } else if (hasRoom(written)) {
      currentLine().add(written, null, after);
      plies++;
    }
  }

  private boolean hasRoom(WrittenMove written) {
    if (plies < MOST_PLIES && currentLine().length() < LONGEST_GAME) {
      return true;
    }
    fault(Kind.GAME_TOO_LONG, written.text(), null, List.of());
    return false;
  }

  /**
   * The line cannot be read further, because of this.
   *
   * @return whether the problem is kept
   */
  boolean fault(Kind kind, String written, @Nullable Reason reason, List<String> candidates) {
    boolean isKept =
        add(
            new GameProblem(
                kind,
                parents.isEmpty() ? Severity.ERROR : Severity.WARNING,
                textLine,
                textColumn,
                currentLine().nextPly(),
                written,
                reason,
                candidates,
                "",
                null));
    currentLine().breakOff();
    return isKept;
  }

  /** Tells what may have been meant in the problem that was just kept. */
  void suggest(Suggestion.Trial meant) {
    brokenAt = problems.size() - 1;
    trial = meant;
    if (isInVariation()) {
      endTrial();
    }
  }

  /** Another move where nothing more is taken; it may show what was meant before. */
  void skip(WrittenMove written) {
    if (trial != null && !isInVariation()) {
      trial.follow(written);
    }
  }

  private void endTrial() {
    Suggestion suggestion = trial == null ? null : trial.suggestion();
    if (suggestion != null) {
      problems.set(brokenAt, problems.get(brokenAt).suggesting(suggestion.text()));
    }
    trial = null;
  }

  /**
   * The last ply could have been another, and what else is written has decided.
   *
   * @param candidates the moves that fit, in PGN's notation
   */
  void decided(String written, List<String> candidates) {
    add(
        new GameProblem(
            Kind.DECIDED_MOVE,
            Severity.WARNING,
            textLine,
            textColumn,
            currentLine().nextPly() - 1,
            written,
            null,
            candidates,
            currentLine().lastSan(),
            null));
  }

  /** Something that loses nothing. */
  void warn(Kind kind, String written) {
    problem(kind, Severity.WARNING, written, "");
  }

  /** Something that loses a part of the game. */
  void problem(Kind kind, String written) {
    problem(kind, Severity.ERROR, written, "");
  }

  private void problem(Kind kind, Severity severity, String written, String detail) {
    int ply = current == null ? 0 : current.nextPly() - 1;
    add(
        new GameProblem(
            kind, severity, textLine, textColumn, ply, written, null, List.of(), detail, null));
  }

  private boolean add(GameProblem problem) {
    return (problem.severity() == Severity.ERROR || problems.size() < MOST_WARNINGS)
        && problems.add(problem);
  }

  void openVariation() {
    if (skippedDepth > 0 || currentLine().isBroken()) {
      skippedDepth++;
      return;
    }
    Line parent = currentLine();
    Position before = parent.positionBefore();
    if (before == null || parents.size() >= DEEPEST_VARIATION) {
      warn(before == null ? Kind.STRAY_VARIATION : Kind.VARIATION_TOO_DEEP, "");
      skippedDepth++;
      return;
    }
    parents.push(parent);
    current = new Line(before, parent.nextPly() - 2);
  }

  /** Ends the innermost variation; one bracket too many is nothing. */
  void closeVariation() {
    if (skippedDepth > 0) {
      skippedDepth--;
    } else if (!parents.isEmpty()) {
      Line variation = currentLine();
      Line parent = parents.pop();
      List<Ply> moves = variation.finish();
      if (!moves.isEmpty() || !variation.comments().isEmpty()) {
        parent.add(new Variation(variation.comments(), moves));
      }
      current = parent;
    }
  }

  void result(GameResult marker) {
    result = marker;
  }

  Game build() {
    endTrial();
    if (isInVariation()) {
      if (!parents.isEmpty()) {
        warn(Kind.UNCLOSED_VARIATION, "");
      }
      while (isInVariation()) {
        closeVariation();
      }
    }
    Line main = currentLine();
    GameResult known = knownResult();
    return new Game(
        number, firstLine, tags, startOf(main), main.comments(), main.finish(), known, problems);
  }

  private static Position startOf(Line main) {
    List<Ply> plies = main.finish();
    return plies.isEmpty() ? main.position() : plies.get(0).before();
  }

  /** The marker after the moves counts, unless it says nothing and the tag does. */
  private GameResult knownResult() {
    GameResult tagged = Word.result(tags.getOrDefault("Result", ""));
    if (tagged != null && result != null && tagged != result) {
      warn(Kind.RESULT_MISMATCH, result.marker());
    }
    if (result != null && (result != GameResult.UNKNOWN || tagged == null)) {
      return result;
    }
    return tagged == null ? GameResult.UNKNOWN : tagged;
  }
}
