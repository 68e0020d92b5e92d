package org.ahoz.cli;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.ahoz.audio.Existing;
import org.ahoz.audio.OutputFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints manual pages, or writes all of them. */
@Command(
    name = "man",
    description = {
      "Prints the manual page of a command. Read it so: ahoz man say | man -l -",
      "With --folder it writes the pages of all commands, for those who install the program."
    },
    mixinStandardHelpOptions = true)
final class ManCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec specification = CommandSpec.create();

  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..*",
      description = "The words of the command, such as voice list. Default: ahoz itself.")
  private List<String> words = List.of();

  @Option(
      names = "--folder",
      paramLabel = "FOLDER",
      description = "Write all pages into this folder, such as ~/.local/share/man/man1.")
  private @Nullable Path folder;

  ManCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    CommandLine command = specification.root().commandLine();
    if (folder != null) {
      if (!Files.isDirectory(folder)) {
        throw new CommandFailure(
            ExitCode.CANNOT_CREATE,
            "no-such-folder",
            folder + ": there is no such folder; make it, or name another");
      }
      write(command, folder);
      return ExitCode.DONE.number();
    }
    for (String word : words) {
      CommandLine next = command.getSubcommands().get(word);
      if (next == null) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "no-such-command",
            command.getCommandSpec().qualifiedName()
                + " has no command "
                + word
                + "; it has "
                + String.join(", ", command.getSubcommands().keySet()));
      }
      command = next;
    }
    console.output().print(ManPage.of(command.getCommandSpec()));
    return ExitCode.DONE.number();
  }

  private static void write(CommandLine command, Path folder) {
    CommandSpec specification = command.getCommandSpec();
    Path file = folder.resolve(ManPage.name(specification) + ".1");
    try (OutputFile output = OutputFile.create(file, Existing.REPLACE)) {
      byte[] bytes = ManPage.of(specification).getBytes(StandardCharsets.UTF_8);
      output.append(ByteBuffer.wrap(bytes));
      output.publish();
    }
    command.getSubcommands().values().forEach(each -> write(each, folder));
  }
}
