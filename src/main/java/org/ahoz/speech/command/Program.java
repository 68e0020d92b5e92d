package org.ahoz.speech.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs a program, directly and never through a shell. */
public final class Program {

  /** Beyond this a program is not speaking a sentence: an hour of sound is 160 megabytes. */
  private static final int MOST_BYTES = 200_000_000;

  private Program() {}

  /**
   * What a program wrote.
   *
   * @param output its standard output
   * @param messages its standard error, as text
   */
  @SuppressWarnings("ArrayRecordComponent") // Passed on at once and never compared.
  public record Written(byte[] output, String messages) {

    /** The first line of either, the messages first; empty when it wrote none. */
    public String firstLine() {
      return (messages + new String(output, Charset.defaultCharset()))
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty())
          .findFirst()
          .orElse("");
    }
  }

  /** The folders of the environment's PATH. */
  public static List<Path> path(Map<String, String> environment) {
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
  public static Optional<Path> find(String program, List<Path> folders) {
    return folders.stream()
        .flatMap(folder -> List.of(program, program + ".exe").stream().map(folder::resolve))
        .filter(Program::isRunnable)
        .findFirst();
  }

  /** Whether this is a file that may be run. */
  static boolean isRunnable(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }

  /**
   * Runs a program to its end and gives what it wrote.
   *
   * @param command the program and its arguments, none of them seen by a shell
   * @param input what it reads on its standard input, in UTF-8
   * @param longest how long it may take; it is ended then
   * @throws IOException when it cannot be started, fails, writes without end, or takes too long;
   *     the message is the program's own, where it has one
   */
  public static Written run(List<String> command, String input, Duration longest)
      throws IOException {
    Process process = new ProcessBuilder(command).start();
    try {
      // All three at once: a program that waits for its output to be read reads no input.
      CompletableFuture<byte[]> output = reading(process.getInputStream());
      CompletableFuture<byte[]> messages = reading(process.getErrorStream());
      CompletableFuture<Void> fed =
          CompletableFuture.runAsync(() -> feed(process, input), Program::start);
      long deadline = System.nanoTime() + longest.toNanos();
      if (!process.waitFor(longest.toNanos(), TimeUnit.NANOSECONDS)) {
        throw tooLong(longest);
      }
      Written written =
          new Written(
              take(output, deadline, longest),
              new String(take(messages, deadline, longest), Charset.defaultCharset()));
      fed.cancel(true);
      if (process.exitValue() != 0) {
        String line = written.firstLine();
        throw new IOException(line.isEmpty() ? "it ended with code " + process.exitValue() : line);
      }
      return written;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("it was stopped", e);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static IOException tooLong(Duration longest) {
    return new IOException("it did not end within " + longest.toSeconds() + " seconds");
  }

  private static byte[] take(CompletableFuture<byte[]> bytes, long deadline, Duration longest)
      throws IOException, InterruptedException {
    try {
      // A program that it started may hold the pipe open after it has ended.
      return bytes.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
    } catch (ExecutionException e) {
      throw new IOException(String.valueOf(e.getCause()), e);
    } catch (TimeoutException e) {
      throw tooLong(longest);
    }
  }

  private static CompletableFuture<byte[]> reading(InputStream in) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 16];
            int count = in.read(buffer);
            while (count >= 0) {
              bytes.write(buffer, 0, count);
              if (bytes.size() > MOST_BYTES) {
                throw new IOException("it writes without end");
              }
              count = in.read(buffer);
            }
            return bytes.toByteArray();
          } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
          }
        },
        Program::start);
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task, "ahoz program");
    thread.setDaemon(true);
    thread.start();
  }

  private static void feed(Process process, String input) {
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It ended without reading all; its exit code and its words say why.
    }
  }
}
