package org.ahoz.notation;

import java.util.List;

/** What was found out about the notation in which a text is written. */
public sealed interface Detection {

  /**
   * There is one reading, the same in all these notations.
   *
   * @param names of candidates, in their order; never empty
   * @param others candidates that read the same, with letters that are not their usual ones
   */
  record One(List<String> names, List<String> others) implements Detection {

    /** Copies the lists. */
    public One {
      names = List.copyOf(names);
      others = List.copyOf(others);
    }
  }

  /**
   * There are readings between which the text does not decide.
   *
   * @param first the first notation of the best reading
   * @param others the first notation of each other reading
   * @param difference where the first two readings differ
   */
  record Several(String first, List<String> others, Difference difference) implements Detection {

    /** Copies the list. */
    public Several {
      others = List.copyOf(others);
    }
  }

  /**
   * A move that is not read alike.
   *
   * @param written the move as the text has it; empty when only variations differ
   * @param first what it is in the first notation, in PGN's; several with "or" between them where
   *     it is ambiguous; empty when it is not legal in it
   * @param second what it is in the other notation; empty when it is not legal in it
   */
  record Difference(String written, String first, String second) {}
}
