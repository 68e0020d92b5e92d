package org.ahoz.speech.espeak;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Runs a program, directly and never through a shell. */
final class Command {

  /** A sentence takes some hundredths of a second. */
  private static final int LONGEST_SECONDS = 30;

  private Command() {}

  /** The folders of the environment's PATH. */
  static List<Path> path(Map<String, String> environment) {
    List<Path> folders = new ArrayList<>();
    for (String name :
        environment.getOrDefault("PATH", "").split(System.getProperty("path.separator", ":"), -1)) {
      // An empty name is the current folder, from which nothing should be run by accident.
      if (!name.isEmpty()) {
        try {
          folders.add(Path.of(name));
        } catch (InvalidPathException e) {
          // No program can be in what is not a folder.
        }
      }
    }
    return folders;
  }

  /** The program of a name in the first folder that has it; on Windows it ends in .exe. */
  static Optional<Path> find(String program, List<Path> folders) {
    return folders.stream()
        .flatMap(folder -> List.of(program, program + ".exe").stream().map(folder::resolve))
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .findFirst();
  }

  /**
   * Runs a program to its end and gives what it wrote.
   *
   * @param command the program and its arguments, none of them seen by a shell
   * @param input what it reads on its standard input
   * @throws IOException when it cannot be started, fails, or takes too long; the message is the
   *     program's own, where it has one
   */
  static String run(List<String> command, String input) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      feed(process, input);
      if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("it did not end within " + LONGEST_SECONDS + " seconds");
      }
      String output = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
      if (process.exitValue() != 0) {
        throw new IOException(
            output.lines().findFirst().orElse("it ended with code " + process.exitValue()));
      }
      return output;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("it was stopped", e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static void feed(Process process, String input) {
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It ended without reading all; its exit code and its words say why.
    }
  }
}
