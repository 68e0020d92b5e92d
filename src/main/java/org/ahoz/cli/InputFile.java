package org.ahoz.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Opens the files that a user names. */
final class InputFile {

  private InputFile() {}

  /**
   * A file, open for reading.
   *
   * @throws CommandFailure when there is none, or it may not be read
   */
  static InputStream open(String file) {
    try {
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new CommandFailure(
            ExitCode.NO_INPUT, "not-a-file", file + ": this is a folder; name a file in it");
      }
      if (!Files.exists(path)) {
        throw new CommandFailure(
            ExitCode.NO_INPUT, "no-such-file", file + ": there is no such file; check its name");
      }
      if (!Files.isReadable(path)) {
        throw new CommandFailure(
            ExitCode.NO_INPUT,
            "unreadable-file",
            file + ": this file may not be read by you; ask its owner, or name another");
      }
      return Files.newInputStream(path);
    } catch (IOException | IllegalArgumentException e) {
      throw new CommandFailure(
          ExitCode.NO_INPUT, "unreadable-file", file + ": cannot be opened: " + e.getMessage());
    }
  }
}
