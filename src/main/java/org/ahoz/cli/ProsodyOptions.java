package org.ahoz.cli;

import org.ahoz.speech.Prosody;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how a voice speaks. */
final class ProsodyOptions {

  @Option(
      names = {"-r", "--rate"},
      paramLabel = "WPM",
      description = "How fast it speaks, in words a minute. Default: as the voice does.")
  private @Nullable Integer rate;

  @Option(
      names = "--pitch",
      paramLabel = "PERCENT",
      description = "How high it speaks, 50 to 200 percent of the voice's own height.")
  private int pitch = 100;

  @Option(
      names = "--volume",
      paramLabel = "PERCENT",
      description = "How loud it speaks, 0 to 100 percent. Default: 100.")
  private int volume = 100;

  @Option(
      names = "--pauses",
      paramLabel = "PERCENT",
      description = "How long its pauses are, 0 to 1000 percent of the usual ones.")
  private int pauses = 100;

  /**
   * How the voice is to speak.
   *
   * @throws CommandFailure when an option is out of range
   */
  Prosody prosody() {
    if (rate != null && (rate < Prosody.SLOWEST || rate > Prosody.FASTEST)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "bad-rate",
          "a voice cannot speak "
              + rate
              + " words a minute; choose from "
              + Prosody.SLOWEST
              + " to "
              + Prosody.FASTEST);
    }
    require("--pitch", pitch, 50, 200);
    require("--volume", volume, 0, 100);
    require("--pauses", pauses, 0, 1000);
    return new Prosody(rate, pitch / 100.0, volume / 100.0, pauses / 100.0);
  }

  /** Refuses a percentage that is out of range. */
  static void require(String option, int value, int lowest, int highest) {
    if (value < lowest || value > highest) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "bad-percent",
          option + " cannot be " + value + " percent; choose from " + lowest + " to " + highest);
    }
  }
}
