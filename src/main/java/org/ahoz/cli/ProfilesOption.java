package org.ahoz.cli;

import java.nio.file.Path;
import org.ahoz.hear.sphinx.Profiles;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the profiles of those who speak are. */
final class ProfilesOption {

  @Option(
      names = "--profiles",
      paramLabel = "FOLDER",
      description = "The folder of profiles. Default: ahoz/profiles in your data folder.")
  private @Nullable Path path;

  /** The profiles, whether there are any or not. */
  Profiles profiles(Console console) {
    return Profiles.in(path == null ? Profiles.ownFolder(console.environment()) : path);
  }
}
