package org.ahoz.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what a shell needs to complete command lines. */
@Command(
    name = "completion",
    description = {
      "Prints a script with which bash and zsh complete the command line.",
      "Use it so: source <(ahoz completion)"
    },
    mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec specification = CommandSpec.create();

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    console.output().print(AutoComplete.bash("ahoz", specification.root().commandLine()));
    return ExitCode.DONE.number();
  }
}
