package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.VoiceChooser;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Tells about voices. */
@Command(
    name = "voice",
    description = "Tells which voices there are.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
final class VoiceCommand {

  private VoiceCommand() {}

  static CommandLine commandLine(Console console) {
    return new CommandLine(new VoiceCommand()).addSubcommand(new ListCommand(console));
  }

  @Command(
      name = "list",
      description = {
        "Tells which voice would speak each language and why, and which others could."
      },
      mixinStandardHelpOptions = true)
  private static final class ListCommand implements Callable<Integer> {

    private final Console console;

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
      VoiceChooser chooser = VoiceChooser.bundled();
      for (SpeechEngine engine : chooser.engines()) {
        console.output().println("engine " + engine.id() + ": " + status(engine));
      }
      for (String tag : tags.isEmpty() ? spoken() : tags) {
        tell(tag, chooser);
      }
      return ExitCode.DONE.number();
    }

    private static List<String> spoken() {
      Lexicons lexicons = Lexicons.bundled();
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
        chooser.candidates(language).stream()
            .map(candidate -> candidate.voice().id())
            .distinct()
            .filter(id -> !id.equals(best.voice().id()))
            .forEach(id -> console.output().println(tag + ": also " + id));
      } catch (SpeechException e) {
        console.output().println(tag + ": none; " + e.getMessage());
      }
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
