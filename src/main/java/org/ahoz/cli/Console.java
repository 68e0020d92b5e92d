package org.ahoz.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The streams and the environment that a run of the program sees.
 *
 * @param input standard input, as bytes
 * @param output standard output: results only
 * @param messages standard error: everything else
 * @param environment the environment variables
 * @param isOfProcess whether these are the streams of this process, which may be a terminal
 */
record Console(
    InputStream input,
    PrintStream output,
    Messages messages,
    Map<String, String> environment,
    boolean isOfProcess) {

  /** These streams. */
  Console(
      InputStream input,
      PrintStream output,
      PrintStream messages,
      Map<String, String> environment,
      boolean isOfProcess) {
    this(input, output, new Messages(messages), environment, isOfProcess);
  }

  /** Streams that are not those of this process. */
  Console(
      InputStream input,
      PrintStream output,
      PrintStream messages,
      Map<String, String> environment) {
    this(input, output, messages, environment, false);
  }

  /**
   * The streams of this process. Both outputs are UTF-8 whatever the locale: the launcher has seen
   * to it that the terminal is, and a file must not depend on who wrote it.
   */
  static Console ofProcess() {
    return new Console(
        new FileInputStream(FileDescriptor.in),
        new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
            false,
            StandardCharsets.UTF_8),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
        System.getenv(),
        true);
  }

  /** Says one line on standard error, in GNU's form. */
  void tell(String message) {
    messages.tell("ahoz: " + message);
  }
}
