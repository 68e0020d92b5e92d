package org.ahoz.lexicon;

import java.util.List;
import java.util.stream.Collectors;
import org.ahoz.problem.Problem;

/** A lexicon has errors and cannot be used. */
public final class LexiconException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /** Wraps the findings, of which one at least is an error. */
  public LexiconException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /** All findings, in the order of the file. */
  public List<Problem> problems() {
    return problems;
  }
}
