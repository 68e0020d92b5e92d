package org.ahoz.cli;

import java.time.Duration;
import java.util.concurrent.Callable;
import org.ahoz.hear.sphinx.Profile;
import org.ahoz.hear.sphinx.ProfileException;
import org.ahoz.hear.sphinx.Profiles;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists, shows and deletes profiles of those who speak. */
@Command(
    name = "profile",
    description = {
      "Lists, shows and deletes profiles of those who speak, which ahoz enrol makes.",
      "A profile is a file; copied to the same folder of another computer it is there, too."
    },
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
final class ProfileCommand {

  /** What the acoustic model compares at a time. */
  private static final Duration FRAME = Duration.ofMillis(10);

  private ProfileCommand() {}

  static CommandLine commandLine(Console console) {
    return new CommandLine(new ProfileCommand())
        .addSubcommand(new ListCommand(console))
        .addSubcommand(new ShowCommand(console))
        .addSubcommand(new DeleteCommand(console));
  }

  private static String summary(Profile profile) {
    return profile.name()
        + ": "
        + profile.language()
        + ", from "
        + profile.speaker().utterances()
        + " phrases";
  }

  @Command(
      name = "list",
      description = "Prints the names of all profiles, and what each was made from.",
      mixinStandardHelpOptions = true)
  private static final class ListCommand implements Callable<Integer> {

    private final Console console;

    @Mixin private final ProfilesOption folder = new ProfilesOption();

    ListCommand(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      Profiles profiles = folder.profiles(console);
      ExitCode exitCode = ExitCode.DONE;
      for (String name : profiles.names()) {
        try {
          console.output().println(summary(profiles.read(name)));
        } catch (ProfileException e) {
          console.tell(String.valueOf(e.getMessage()));
          exitCode = ExitCode.NEGATIVE;
        }
      }
      return exitCode.number();
    }
  }

  @Command(
      name = "show",
      description = "Prints what a profile was made from, and its file.",
      mixinStandardHelpOptions = true)
  private static final class ShowCommand extends OneProfile {

    ShowCommand(Console console) {
      super(console);
    }

    @Override
    void act(Profiles profiles, String name, Console console) {
      Profile profile = profiles.read(name);
      console.output().println(summary(profile));
      long seconds = FRAME.multipliedBy(profile.speaker().frames()).toSeconds();
      console.output().println("speech: " + seconds + " seconds");
      console.output().println("file: " + profiles.file(name));
    }
  }

  @Command(name = "delete", description = "Deletes a profile.", mixinStandardHelpOptions = true)
  private static final class DeleteCommand extends OneProfile {

    DeleteCommand(Console console) {
      super(console);
    }

    @Override
    void act(Profiles profiles, String name, Console console) {
      profiles.delete(name);
      console.tell("the profile " + name + " is deleted");
    }
  }

  /** What is done with one profile, by its name. */
  private abstract static class OneProfile implements Callable<Integer> {

    private final Console console;

    @Mixin private final ProfilesOption folder = new ProfilesOption();

    @Parameters(paramLabel = "NAME", description = "The profile.")
    private String name = "";

    OneProfile(Console console) {
      this.console = console;
    }

    abstract void act(Profiles profiles, String name, Console console);

    @Override
    public Integer call() {
      act(folder.profiles(console), name, console);
      return ExitCode.DONE.number();
    }
  }
}
