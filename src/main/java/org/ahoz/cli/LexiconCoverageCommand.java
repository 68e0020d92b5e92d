package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ahoz.lexicon.Coverage;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells how much each language has words for. */
@Command(
    name = "coverage",
    description = {
      "Tells how many phrases of each kind every language has words for, as a table in Markdown.",
      "Of the styles full, brief and from-to those count that differ from the plain one."
    },
    mixinStandardHelpOptions = true)
final class LexiconCoverageCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final FolderOption folder = new FolderOption();

  @Parameters(
      paramLabel = "TAG",
      arity = "0..*",
      description = "The languages to look at. Default: all that are spoken.")
  private List<String> tags = new ArrayList<>();

  @Option(names = "--absent", description = "List the phrases without words in place of a table.")
  private boolean isAbsentListed;

  LexiconCoverageCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Lexicons lexicons = folder.lexicons();
    List<Lexicon> spoken =
        (tags.isEmpty() ? lexicons.tags() : tags)
            .stream().map(lexicons::get).filter(Lexicon::isSpoken).toList();
    if (isAbsentListed) {
      spoken.forEach(this::listAbsent);
    } else {
      printTable(spoken);
    }
    return ExitCode.DONE.number();
  }

  private void listAbsent(Lexicon lexicon) {
    for (Coverage.Part part : Coverage.of(lexicon).parts()) {
      for (String path : part.absent()) {
        console.output().println(lexicon.tag() + "\t" + part.name() + "\t" + path);
      }
    }
  }

  private void printTable(List<Lexicon> lexicons) {
    List<String> head = new ArrayList<>(List.of("tag", "language", "status"));
    if (!lexicons.isEmpty()) {
      Coverage.of(lexicons.get(0)).parts().forEach(part -> head.add(part.name()));
    }
    head.addAll(List.of("glyphs", "alphabets"));
    row(head);
    console.output().println("|" + "---|".repeat(head.size()));
    for (Lexicon lexicon : lexicons) {
      List<String> cells = new ArrayList<>();
      cells.add(lexicon.tag());
      cells.add(lexicon.englishName());
      cells.add(lexicon.status().key());
      for (Coverage.Part part : Coverage.of(lexicon).parts()) {
        cells.add(part.present() + "/" + part.total());
      }
      cells.add(String.valueOf(lexicon.annotations().size()));
      cells.add(String.join(" ", lexicon.alphabets()));
      row(cells);
    }
  }

  private void row(List<String> cells) {
    console.output().println("| " + String.join(" | ", cells) + " |");
  }
}
