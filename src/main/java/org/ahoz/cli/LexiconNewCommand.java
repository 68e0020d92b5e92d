package org.ahoz.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.ahoz.lexicon.Starter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Begins a language. */
@Command(
    name = "new",
    description = {
      "Writes the two files with which a new language begins, in a folder named by its tag.",
      "Fill in what is empty: lexicon check lists it."
    },
    mixinStandardHelpOptions = true)
final class LexiconNewCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "TAG", description = "The language, such as sv or pt-BR.")
  private String tag = "";

  @Option(
      names = "--lexicons",
      paramLabel = "FOLDER",
      description = "The folder of lexicons to write to. Default: ${DEFAULT-VALUE}.",
      defaultValue = "lexicons")
  private Path folder = Path.of("lexicons");

  LexiconNewCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!Files.isDirectory(folder)) {
      throw new CommandFailure(
          ExitCode.NO_INPUT,
          "no-such-folder",
          folder + ": there is no such folder; make it, or name another with --lexicons");
    }
    Path home = folder.resolve(checkedTag());
    if (Files.exists(home)) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE,
          "language-exists",
          home + ": this is there already, and stays as it is; choose another tag or folder");
    }
    try {
      Files.createDirectory(home);
      write(home.resolve("lexicon.yaml"), Starter.lexicon(tag));
      write(home.resolve("spec.yaml"), Starter.spec(tag));
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.INPUT_OUTPUT, "unwritable-file", home + ": writing failed: " + e.getMessage());
    }
    return ExitCode.DONE.number();
  }

  /** The tag, which becomes the name of a folder. */
  private String checkedTag() {
    try {
      Starter.spec(tag);
      return tag;
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(ExitCode.USAGE, "bad-language", String.valueOf(e.getMessage()));
    }
  }

  private void write(Path file, String text) throws IOException {
    Files.writeString(file, text, StandardCharsets.UTF_8);
    console.output().println(file);
  }
}
