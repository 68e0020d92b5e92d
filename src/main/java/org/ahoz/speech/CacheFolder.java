package org.ahoz.speech;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The folder in which each system wants a program to keep what it can make again. */
public final class CacheFolder {

  private static final String OURS = "ahoz";

  private CacheFolder() {}

  /** The folder of this user of this computer. */
  public static Path own() {
    return of(
        System.getProperty("os.name", ""), System.getProperty("user.home", "."), System.getenv());
  }

  /**
   * The folder of a user.
   *
   * @param osName the system property {@code os.name}
   * @param home the user's own folder
   * @param environment the environment; {@code XDG_CACHE_HOME} is taken on every system, when it is
   *     an absolute path as the XDG Base Directory Specification demands
   */
  static Path of(String osName, String home, Map<String, String> environment) {
    String system = osName.toLowerCase(Locale.ROOT);
    String chosen = environment.get("XDG_CACHE_HOME");
    if (chosen != null && Path.of(chosen).isAbsolute()) {
      return Path.of(chosen, OURS);
    }
    if (system.startsWith("windows")) {
      return windows(environment.get("LOCALAPPDATA"), home);
    }
    return system.startsWith("mac")
        ? Path.of(home, "Library", "Caches", OURS)
        : Path.of(home, ".cache", OURS);
  }

  private static Path windows(@Nullable String localData, String home) {
    return localData == null || localData.isEmpty()
        ? Path.of(home, "AppData", "Local", OURS, "Cache")
        : Path.of(localData, OURS, "Cache");
  }
}
