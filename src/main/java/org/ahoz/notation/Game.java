package org.ahoz.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.chess.Position;
import org.ahoz.problem.Severity;

/**
 * A game as read from a text: as much of it as is legal, and what is wrong with the rest.
 *
 * @param number counted from 1 in its text
 * @param line where it begins, counted from 1
 * @param tags the tag pairs in their order (PGN 8.1)
 * @param start the position from which it is played
 * @param comments what is said before its first move
 * @param plies its moves
 * @param result how it ended
 * @param problems what was found wrong, in the order of the text
 */
public record Game(
    int number,
    int line,
    Map<String, String> tags,
    Position start,
    List<Comment> comments,
    List<Ply> plies,
    GameResult result,
    List<GameProblem> problems) {

  /** Copies the collections; the order of the tags is kept. */
  public Game {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    comments = List.copyOf(comments);
    plies = List.copyOf(plies);
    problems = List.copyOf(problems);
  }

  /** The value of a tag, if it is there and says something. */
  public Optional<String> tag(String name) {
    return Optional.ofNullable(tags.get(name)).filter(value -> !value.isBlank());
  }

  /** Whether a part of the game could not be read. */
  public boolean isBroken() {
    return problems.stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
  }

  /** This game without its moves and comments: its tags and what was found wrong. */
  public Game withoutMoves() {
    return new Game(number, line, tags, start, List.of(), List.of(), result, problems);
  }

  /** This game where so many more games and lines stand before it. */
  public Game moved(int games, int lines) {
    List<GameProblem> moved = problems.stream().map(problem -> problem.moved(lines)).toList();
    return new Game(number + games, line + lines, tags, start, comments, plies, result, moved);
  }

  /** The position after the last move. */
  public Position end() {
    return plies.isEmpty() ? start : plies.get(plies.size() - 1).after();
  }
}
