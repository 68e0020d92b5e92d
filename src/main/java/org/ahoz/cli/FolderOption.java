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

  Lexicons lexicons() {
    if (path == null) {
      return Lexicons.bundled();
    }
    if (!Files.isDirectory(path)) {
      throw new CommandFailure(
          ExitCode.NO_INPUT,
          "no-such-folder",
          path + ": there is no such folder; name one that holds lexicons");
    }
    return Lexicons.bundled().overlaidWith(path);
  }
}
