package org.ahoz.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.Microphone;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.VoiceChooser;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists, checks, tries and records voices. */
@Command(
    name = "voice",
    description = "Lists, checks, tries and records voices.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
final class VoiceCommand {

  private VoiceCommand() {}

  static CommandLine commandLine(Console console) {
    return commandLine(console, Microphone::open);
  }

  /**
   * The command with its subcommands.
   *
   * @param microphone opens one; the tests have one that is none
   */
  static CommandLine commandLine(Console console, Supplier<AudioInput> microphone) {
    return new CommandLine(new VoiceCommand())
        .addSubcommand(new ListCommand(console))
        .addSubcommand(new VoiceCheckCommand(console))
        .addSubcommand(new VoiceSampleCommand(console))
        .addSubcommand(new VoiceRecordCommand(console, microphone));
  }

  @Command(
      name = "list",
      description = {
        "Tells which voice would speak each language and why, and which others could."
      },
      mixinStandardHelpOptions = true)
  private static final class ListCommand implements Callable<Integer> {

    private final Console console;

    @Mixin private final VoicesOption voices = new VoicesOption();
    @Mixin private final FolderOption folder = new FolderOption();

    @Parameters(
        paramLabel = "TAG",
        arity = "0..*",
        description = "The languages. Default: all that have spoken words.")
    private List<String> tags = new ArrayList<>();

    ListCommand(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      VoiceChooser chooser = voices.chooser();
      for (SpeechEngine engine : chooser.engines()) {
        console.output().println("engine " + engine.id() + ": " + status(engine));
      }
      for (String tag : tags.isEmpty() ? spoken() : tags) {
        tell(tag, chooser);
      }
      return ExitCode.DONE.number();
    }

    private List<String> spoken() {
      Lexicons lexicons = folder.lexicons();
      return lexicons.tags().stream()
          .map(lexicons::get)
          .filter(Lexicon::isSpoken)
          .map(Lexicon::tag)
          .toList();
    }

    private void tell(String tag, VoiceChooser chooser) {
      Locale language = Locale.forLanguageTag(tag);
      try {
        Candidate best = chooser.choose(language, null);
        console
            .output()
            .println(
                tag
                    + ": "
                    + best.voice().id()
                    + ", with "
                    + best.engine().id()
                    + ", because "
                    + best.reason());
        Set<String> told = new HashSet<>(Set.of(best.voice().id()));
        for (Candidate other : chooser.candidates(language)) {
          if (other.engine().probe() instanceof EngineStatus.Ready
              && told.add(other.voice().id())) {
            tellOther(tag, other);
          }
        }
      } catch (SpeechException e) {
        console.output().println(tag + ": none; " + e.getMessage());
      }
    }

    private void tellOther(String tag, Candidate other) {
      String manner =
          other.manner() == Candidate.Manner.BY_SOUNDS ? ", which says words by their sounds" : "";
      console
          .output()
          .println(tag + ": also " + other.voice().id() + ", with " + other.engine().id() + manner);
    }

    private static String status(SpeechEngine engine) {
      EngineStatus status = engine.probe();
      if (status instanceof EngineStatus.Unavailable unavailable) {
        return "not ready, because " + unavailable.why() + "; " + unavailable.cure();
      }
      return "ready, " + ((EngineStatus.Ready) status).detail();
    }
  }
}
