package org.ahoz.problem;

/** How much a problem matters. */
public enum Severity {
  /** The thing cannot be used as it is. */
  ERROR,
  /** The thing works, and is probably not what its author meant. */
  WARNING;

  /** The word that messages use. */
  public String word() {
    return this == ERROR ? "error" : "warning";
  }
}
