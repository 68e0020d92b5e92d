package org.ahoz.cli;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.ahoz.audio.Existing;
import org.ahoz.audio.OutputFile;
import org.jspecify.annotations.Nullable;

/** Where text goes in UTF-8: standard output at once, or a file that appears when it is whole. */
final class TextOutput implements AutoCloseable {

  private final Console console;
  private final @Nullable OutputFile file;

  private TextOutput(Console console, @Nullable OutputFile file) {
    this.console = console;
    this.file = file;
  }

  /**
   * Opens an output.
   *
   * @param name of the file; null or a hyphen for standard output
   * @throws CommandFailure when there cannot be such a file
   */
  static TextOutput open(@Nullable String name, Existing existing, Console console) {
    if (name == null || name.equals("-")) {
      return new TextOutput(console, null);
    }
    try {
      return new TextOutput(console, OutputFile.create(Path.of(name), existing));
    } catch (InvalidPathException e) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE, "bad-name", name + ": this cannot be the name of a file");
    }
  }

  void print(String text) {
    if (file == null) {
      console.output().print(text);
    } else {
      file.append(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
    }
  }

  /** Shows a waiting reader what there is. */
  void flush() {
    if (file == null) {
      console.output().flush();
    }
  }

  /** All was printed. */
  void finish() {
    if (file != null) {
      file.publish();
    }
  }

  @Override
  public void close() {
    if (file != null) {
      file.close();
    }
  }
}
