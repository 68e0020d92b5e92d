package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.ahoz.yaml.YamlNode.Place;

/** Collects what is found wrong in a lexicon. The same finding, met on two ways, counts once. */
final class Findings {

  private final Set<Problem> problems = new LinkedHashSet<>();

  void error(Place place, String code, String message, String hint) {
    problems.add(place.error(code, message, hint));
  }

  void warning(Place place, String code, String message, String hint) {
    problems.add(place.warning(code, message, hint));
  }

  /** Whether a name may stand in templates; a finding when it may not. */
  boolean checkName(String name, Place place) {
    if (TemplateParser.isName(name)) {
      return true;
    }
    error(
        place,
        "bad-name",
        "\"" + name + "\" cannot be used in templates",
        "use lower case letters a to z, digits and hyphens");
    return false;
  }

  void add(Problem problem) {
    problems.add(problem);
  }

  boolean hasErrors() {
    for (Problem problem : problems) {
      if (problem.severity() == Severity.ERROR) {
        return true;
      }
    }
    return false;
  }

  /** The findings from the top of the file down. */
  List<Problem> inOrder() {
    List<Problem> sorted = new ArrayList<>(problems);
    sorted.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    return List.copyOf(sorted);
  }
}
