package org.ahoz.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.ahoz.announce.Announcer;
import org.ahoz.hear.GrammarFormat;
import org.ahoz.hear.PhraseBook;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Style;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints what may be said now. */
@Command(
    name = "grammar",
    description =
        "Prints all that may be said in a position, as a grammar for another recognizer; what that"
            + " hears can be given to hear --words.",
    mixinStandardHelpOptions = true)
final class GrammarCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final LanguageOptions language = new LanguageOptions();
  @Mixin private final PositionOptions position = new PositionOptions();

  @Option(
      names = {"-f", "--format"},
      paramLabel = "NAME",
      description =
          "jsgf for Sphinx, list for Vosk, gbnf for whisper.cpp, or dict for how the words sound."
              + " Default: jsgf.")
  private String format = GrammarFormat.JSGF.key();

  GrammarCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GrammarFormat wanted =
        GrammarFormat.of(format)
            .orElseThrow(
                () ->
                    new CommandFailure(
                        ExitCode.USAGE,
                        "unknown-format",
                        "there is no format "
                            + format
                            + "; choose one of "
                            + Arrays.stream(GrammarFormat.values())
                                .map(GrammarFormat::key)
                                .collect(Collectors.joining(", "))));
    Announcer announcer = language.announcer(console);
    Lexicon lexicon = announcer.lexicon();
    List<Style> styles = new ArrayList<>(List.of(announcer.style()));
    PhraseBook book =
        PhraseBook.of(position.position(console), lexicon, styles, List.of(announcer.alphabet()));
    console.output().print(book.write(wanted));
    return ExitCode.DONE.number();
  }
}
