package org.ahoz.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.ahoz.problem.Problem;
import org.ahoz.speech.VoiceChooser;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the voices of the user are. */
final class VoicesOption {

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = "--voices",
      paramLabel = "FOLDER",
      description = "A folder of voices of your own, which win over those that come along.")
  private @Nullable Path path;

  /** Chooses among all voices; what is wrong with the user's own is told, and the rest goes on. */
  VoiceChooser chooser() {
    VoiceChooser chooser = unchecked();
    chooser.voices().problems().stream().map(Problem::toString).forEach(this::tell);
    return chooser;
  }

  /** The same without a word on what is wrong. */
  VoiceChooser unchecked() {
    VoiceChooser bundled = VoiceChooser.bundled();
    if (path == null) {
      return bundled;
    }
    if (!Files.isDirectory(path)) {
      throw new CommandFailure(
          ExitCode.NO_INPUT,
          "no-such-folder",
          path + ": there is no such folder; name one that holds voices");
    }
    return bundled.with(path);
  }

  /** Says one line on standard error, in GNU's form. */
  void tell(String message) {
    if (command != null) {
      command.commandLine().getErr().println("ahoz: " + message);
    }
  }
}
