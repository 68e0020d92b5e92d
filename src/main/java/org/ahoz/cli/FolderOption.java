package org.ahoz.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.ahoz.lexicon.Lexicons;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the lexicons of the user are. */
final class FolderOption {

  @Option(
      names = "--lexicons",
      paramLabel = "FOLDER",
      description = "A folder of lexicons of your own, which win over those that come along.")
  private @Nullable Path path;

  private @Nullable Lexicons lexicons;

  /** All lexicons, the user's own before the bundled ones; the same collection at every call. */
  Lexicons lexicons() {
    Lexicons known = lexicons;
    if (known == null) {
      known = path == null ? Lexicons.bundled() : overlay(path);
      lexicons = known;
    }
    return known;
  }

  private static Lexicons overlay(Path path) {
    if (!Files.isDirectory(path)) {
      throw new CommandFailure(
          ExitCode.NO_INPUT,
          "no-such-folder",
          path + ": there is no such folder; name one that holds lexicons");
    }
    return Lexicons.bundled().overlaidWith(path);
  }
}
