package org.ahoz.yaml;

import org.ahoz.problem.Problem;

/** The text is not YAML, or uses what we do not read. */
public final class YamlException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  /** Wraps the finding. */
  public YamlException(Problem problem) {
    super(problem.toString());
    this.problem = problem;
  }

  /** What is wrong, and where. */
  public Problem problem() {
    return problem;
  }
}
