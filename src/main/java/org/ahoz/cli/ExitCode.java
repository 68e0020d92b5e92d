package org.ahoz.cli;

/** What the process answers to its caller; from 64 up as in BSD's {@code sysexits}. */
enum ExitCode {
  DONE(0, "Done. For checks: nothing found."),
  NEGATIVE(1, "A negative answer: problems were found, or nothing was understood."),
  USAGE(2, "The command line cannot be understood."),
  UNCLEAR(3, "Several moves may be meant; they are printed, with a question."),
  BAD_DATA(65, "A game, position or lexicon has errors."),
  NO_INPUT(66, "An input file is not there or cannot be read."),
  UNAVAILABLE(69, "A voice, an engine or the loudspeaker is not there."),
  BUG(70, "A fault of the program itself."),
  CANNOT_CREATE(73, "The output cannot be created."),
  INPUT_OUTPUT(74, "Reading or writing failed on the way."),
  INTERRUPTED(130, "Stopped with Control-C.");

  private final int number;
  private final String meaning;

  ExitCode(int number, String meaning) {
    this.number = number;
    this.meaning = meaning;
  }

  /** The number that the process exits with. */
  int number() {
    return number;
  }

  /** One sentence for the help. */
  String meaning() {
    return meaning;
  }
}
