package org.ahoz.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The option that says how somebody who waits is told how far the work is. */
final class ProgressOption {

  private enum Manner {
    AUTO,
    BAR,
    PLAIN,
    NONE
  }

  /** What the launcher found out about standard error, which Java cannot. */
  private static final String MESSAGES = "ahoz.messages";

  private static final byte[] FIRST_TAG = "[Event ".getBytes(StandardCharsets.US_ASCII);

  @Option(
      names = "--progress",
      paramLabel = "MANNER",
      description =
          "How to tell how much of many games or recordings is done: bar, plain (a line for each tenth), none, or"
              + " auto: a bar on a terminal, unless ACCESSIBLE is set or TERM is dumb, else plain."
              + " Default: auto.")
  private Manner manner = Manner.AUTO;

  /** Begins to tell; of a single game there is nothing to tell. */
  Progress begin(Console console, List<String> files) {
    return manner == Manner.NONE ? Progress.NONE : begin(console, games(files), "games");
  }

  /**
   * Begins to tell.
   *
   * @param all how many there are; zero where nobody knows
   * @param things what is counted
   */
  Progress begin(Console console, long all, String things) {
    if (manner == Manner.NONE || all == 1) {
      return Progress.NONE;
    }
    String terminal = System.getProperty(MESSAGES, "");
    boolean isBar =
        manner == Manner.BAR
            || (manner == Manner.AUTO
                && !terminal.isEmpty()
                && console.environment().getOrDefault("ACCESSIBLE", "").isEmpty()
                && !console.environment().getOrDefault("TERM", "").equals("dumb"));
    return isBar
        ? new BarProgress(console, all, things, !terminal.equals("utf-8"))
        : new PlainProgress(console, all, things);
  }

  /** How many games there are, about: by their first tags. Zero where nobody can know. */
  private static long games(List<String> files) {
    long games = 0;
    for (String file : files) {
      try {
        Path path = Path.of(file);
        if (!Files.isRegularFile(path)) {
          return 0;
        }
        games += Math.max(1, firstTags(path));
      } catch (IOException | IllegalArgumentException e) {
        // Whoever reads the games tells of it.
        return 0;
      }
    }
    return Math.max(1, games);
  }

  private static long firstTags(Path file) throws IOException {
    long found = 0;
    try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      byte[] part = new byte[1 << 16];
      int matched = 0;
      for (int read = bytes.read(part); read >= 0; read = bytes.read(part)) {
        for (int i = 0; i < read; i++) {
          matched = part[i] == FIRST_TAG[matched] ? matched + 1 : part[i] == FIRST_TAG[0] ? 1 : 0;
          if (matched == FIRST_TAG.length) {
            found++;
            matched = 0;
          }
        }
      }
    }
    return found;
  }
}
