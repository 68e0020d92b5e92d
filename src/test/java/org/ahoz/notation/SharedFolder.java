package org.ahoz.notation;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folder of test inputs that is not part of the project; tests that need it skip without. */
public final class SharedFolder {

  private SharedFolder() {}

  /** A file or folder in it; skips the test when it is not there. */
  public static Path path(String name) {
    Path path = root().resolve(name);
    assumeTrue(Files.exists(path), () -> path + " is not there; set the property ahoz.shared");
    return path;
  }

  /** The lines of a table without its heading, each split at tabs; none when it is not there. */
  public static List<String[]> rows(String name) throws IOException {
    Path path = root().resolve(name);
    if (!Files.exists(path)) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(path)) {
      return lines.skip(1).map(line -> line.split("\t", -1)).toList();
    }
  }

  private static Path root() {
    return Path.of(System.getProperty("ahoz.shared", "../shared"));
  }
}
