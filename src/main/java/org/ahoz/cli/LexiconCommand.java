package org.ahoz.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.hear.HearingChecker;
import org.ahoz.lexicon.Form;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Word;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists, shows, checks and begins languages. */
@Command(
    name = "lexicon",
    description = "Lists, shows, checks and begins languages.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
final class LexiconCommand {

  private LexiconCommand() {}

  static CommandLine commandLine(Console console) {
    return new CommandLine(new LexiconCommand())
        .addSubcommand(new ListCommand(console))
        .addSubcommand(new ShowCommand(console))
        .addSubcommand(new CheckCommand(console))
        .addSubcommand(new LexiconCoverageCommand(console))
        .addSubcommand(new LexiconSampleCommand(console))
        .addSubcommand(new LexiconCountCommand(console))
        .addSubcommand(new LexiconNewCommand(console));
  }

  @Command(
      name = "list",
      description = "Lists all languages: tag, status, name.",
      mixinStandardHelpOptions = true)
  private static final class ListCommand implements Callable<Integer> {

    private final Console console;

    @CommandLine.Mixin private final FolderOption folder = new FolderOption();

    ListCommand(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      Lexicons lexicons = folder.lexicons();
      for (String tag : lexicons.tags()) {
        Lexicon lexicon = lexicons.get(tag);
        console
            .output()
            .println(
                String.join(
                    "\t", tag, lexicon.status().key(), lexicon.englishName(), lexicon.name()));
      }
      return ExitCode.DONE.number();
    }
  }

  @Command(
      name = "show",
      description = "Shows the letters and words of a language.",
      mixinStandardHelpOptions = true)
  private static final class ShowCommand implements Callable<Integer> {

    private final Console console;

    @CommandLine.Mixin private final FolderOption folder = new FolderOption();

    @Parameters(paramLabel = "TAG", description = "The language, such as eu.")
    private String tag = "";

    ShowCommand(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      Lexicon lexicon = folder.lexicons().get(tag);
      tell("name", lexicon.englishName() + ", " + lexicon.name());
      tell("status", lexicon.status().key());
      for (Role role : Role.values()) {
        if (role != Role.PAWN) {
          tell(
              "letter of the " + name(role),
              String.join(" or ", lexicon.notation().letters().getOrDefault(role, List.of())));
        }
      }
      tell("kingside castling", String.join(" or ", lexicon.notation().castleShort()));
      tell("queenside castling", String.join(" or ", lexicon.notation().castleLong()));
      tell("en passant", String.join(" or ", lexicon.notation().enPassant()));
      if (lexicon.isSpoken()) {
        showWords(lexicon);
      }
      lexicon.sources().forEach(source -> tell("source", source));
      return ExitCode.DONE.number();
    }

    private void showWords(Lexicon lexicon) {
      for (Role role : Role.values()) {
        tell(name(role), text(lexicon.word(role)));
      }
      for (Color color : Color.values()) {
        tell(name(color), text(lexicon.word(color)));
      }
      tell(
          "ranks",
          Arrays.stream(Rank.values())
              .map(rank -> text(lexicon.word(rank)))
              .collect(Collectors.joining(" ")));
      for (String alphabet : lexicon.alphabets()) {
        tell(
            "alphabet " + alphabet,
            Arrays.stream(File.values())
                .map(file -> text(lexicon.word(file, alphabet)))
                .collect(Collectors.joining(" ")));
      }
    }

    private static String text(Word word) {
      Form form = word.in(null);
      return form == null ? "" : form.text();
    }

    private void tell(String what, String value) {
      console.output().println(what + ": " + value);
    }

    private static String name(Enum<?> value) {
      return value.name().toLowerCase(Locale.ROOT);
    }
  }

  @Command(
      name = "check",
      description = "Looks for faults in languages; tells each with its place and what would help.",
      mixinStandardHelpOptions = true)
  private static final class CheckCommand implements Callable<Integer> {

    private final Console console;

    @CommandLine.Mixin private final FolderOption folder = new FolderOption();

    @Parameters(
        paramLabel = "TAG",
        arity = "0..*",
        description = "The languages to check. Default: all.")
    private List<String> tags = new ArrayList<>();

    CheckCommand(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      Lexicons lexicons = folder.lexicons();
      List<String> checked = tags.isEmpty() ? lexicons.tags() : tags;
      List<Problem> problems = new ArrayList<>();
      for (String tag : checked) {
        List<Problem> found = lexicons.check(tag);
        problems.addAll(found);
        if (found.stream().noneMatch(problem -> problem.severity() == Severity.ERROR)) {
          problems.addAll(HearingChecker.check(lexicons.get(tag)));
        }
      }
      problems.forEach(console.output()::println);
      console.output().println(summary(checked.size(), problems));
      return (problems.isEmpty() ? ExitCode.DONE : ExitCode.NEGATIVE).number();
    }

    private static String summary(int count, List<Problem> problems) {
      long errors =
          problems.stream().filter(problem -> problem.severity() == Severity.ERROR).count();
      return plural(count, "lexicon")
          + " checked: "
          + plural(errors, "error")
          + ", "
          + plural(problems.size() - errors, "warning");
    }

    private static String plural(long count, String noun) {
      return count + " " + noun + (count == 1 ? "" : "s");
    }
  }
}
