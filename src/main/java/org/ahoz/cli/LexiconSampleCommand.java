package org.ahoz.cli;

import java.util.concurrent.Callable;
import org.ahoz.announce.Samples;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says everything that a language has words for, once. */
@Command(
    name = "sample",
    description = {
      "Writes everything that a language says, once: moves of every kind, then all other phrases.",
      "Somebody who knows the language can read it through, or hear it with say."
    },
    mixinStandardHelpOptions = true)
final class LexiconSampleCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final FolderOption folder = new FolderOption();

  @Parameters(paramLabel = "TAG", description = "The language, such as eu.")
  private String tag = "";

  @Option(
      names = {"-s", "--style"},
      paramLabel = "NAME",
      description = "How much to say: brief, plain, full or from-to. Default: plain.")
  private String style = "";

  @Option(
      names = {"-a", "--alphabet"},
      paramLabel = "NAME",
      description = "How to name the files. Default: letters.")
  private String alphabet = "";

  LexiconSampleCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Samples.of(LanguageOptions.announcer(folder.lexicons().get(tag), style, alphabet))
        .forEach(sample -> console.output().println(sample.what() + "\t" + sample.said().text()));
    return ExitCode.DONE.number();
  }
}
