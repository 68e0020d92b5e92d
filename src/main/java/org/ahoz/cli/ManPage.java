package org.ahoz.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The manual page of a command, in the language of {@code man} (roff with its macros {@code -man},
 * man(7)), made from the same model as the help.
 */
final class ManPage {

  private final CommandSpec command;
  private final StringBuilder page = new StringBuilder();

  private ManPage(CommandSpec command) {
    this.command = command;
  }

  /** The page of a command. */
  static String of(CommandSpec command) {
    return new ManPage(command).text();
  }

  /** What the page is called: the words of the command with hyphens between. */
  static String name(CommandSpec command) {
    return command.qualifiedName("-");
  }

  private String text() {
    String[] version = command.root().version();
    line(
        ".TH %s 1 \"\" \"%s\" \"User Commands\""
            .formatted(
                escaped(name(command).toUpperCase(Locale.ROOT)),
                escaped(version.length == 0 ? "" : version[0])));
    String[] description = command.usageMessage().description();
    section("NAME");
    String whole = plain(String.join(" ", description)).strip().replaceAll("\\s+", " ");
    line(escaped(name(command)) + " \\- " + escaped(firstSentence(whole)));
    section("SYNOPSIS");
    synopsis();
    section("DESCRIPTION");
    for (String paragraph : description) {
      line(".PP");
      text(paragraph);
    }
    options();
    commands();
    exitCodes();
    footer();
    seeAlso();
    return page.toString();
  }

  /** Without its full stop, as the first lines of manual pages are. */
  private static String firstSentence(String description) {
    int end = description.indexOf(". ");
    String sentence = end < 0 ? description : description.substring(0, end);
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  private void synopsis() {
    StringBuilder synopsis = new StringBuilder(bold(command.qualifiedName(" ")));
    synopsis.append(" [").append(italic("OPTION")).append("]...");
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      synopsis.append(' ');
      String label = italic(parameter.paramLabel());
      boolean isMany = parameter.arity().max() > 1 || parameter.isMultiValue();
      String all = label + (isMany ? "..." : "");
      synopsis.append(parameter.required() ? all : "[" + all + "]");
    }
    if (!command.subcommands().isEmpty()) {
      synopsis.append(' ').append(italic("COMMAND"));
    }
    line(synopsis.toString());
  }

  private void options() {
    List<OptionSpec> options =
        command.options().stream()
            .filter(option -> !option.hidden())
            .sorted(Comparator.comparing(OptionSpec::longestName))
            .toList();
    if (options.isEmpty() && command.positionalParameters().isEmpty()) {
      return;
    }
    section("OPTIONS");
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      line(".TP");
      line(italic(parameter.paramLabel()));
      describe(parameter);
    }
    for (OptionSpec option : options) {
      line(".TP");
      String names = option.names().length == 0 ? "" : names(option);
      line(names);
      describe(option);
    }
  }

  private static String names(OptionSpec option) {
    List<String> names = new ArrayList<>();
    for (String name : option.names()) {
      String label = option.arity().max() == 0 ? "" : italic(option.paramLabel());
      String separator = label.isEmpty() ? "" : name.startsWith("--") ? "=" : " ";
      names.add(bold(name) + separator + label);
    }
    return String.join(", ", names);
  }

  private void describe(ArgSpec argument) {
    for (String description : argument.description()) {
      text(description);
    }
  }

  private void commands() {
    if (command.subcommands().isEmpty()) {
      return;
    }
    section("COMMANDS");
    for (CommandLine each : command.subcommands().values()) {
      CommandSpec specification = each.getCommandSpec();
      line(".TP");
      line(bold(specification.name()));
      for (String description : specification.usageMessage().description()) {
        text(description);
      }
    }
  }

  private void exitCodes() {
    Map<String, String> codes = command.usageMessage().exitCodeList();
    if (codes.isEmpty()) {
      return;
    }
    section("EXIT STATUS");
    codes.forEach(
        (code, meaning) -> {
          line(".TP");
          line(bold(code.strip()));
          text(meaning);
        });
  }

  private void footer() {
    List<String> lines =
        List.of(command.usageMessage().footer()).stream().filter(each -> !each.isBlank()).toList();
    if (lines.isEmpty()) {
      return;
    }
    section("NOTES");
    for (String each : lines) {
      line(".PP");
      text(each);
    }
  }

  private void seeAlso() {
    List<CommandSpec> others = new ArrayList<>();
    CommandLine parent = command.parent() == null ? null : command.parent().commandLine();
    if (parent != null) {
      others.add(parent.getCommandSpec());
    }
    command.subcommands().values().forEach(each -> others.add(each.getCommandSpec()));
    if (others.isEmpty()) {
      return;
    }
    section("SEE ALSO");
    line(others.stream().map(each -> bold(name(each)) + "(1)").collect(Collectors.joining(", ")));
  }

  private void section(String title) {
    line(".SH " + title);
  }

  private void text(String description) {
    plain(description)
        .lines()
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .forEach(each -> line(escaped(each)));
  }

  private void line(String line) {
    page.append(line).append('\n');
  }

  /** As picocli prints it, for which its texts are formats. */
  private static String plain(String description) {
    return description.replace("%n", "\n").replace("%%", "%");
  }

  private static String bold(String text) {
    return "\\fB" + escaped(text) + "\\fR";
  }

  private static String italic(String text) {
    return "\\fI" + escaped(text) + "\\fR";
  }

  /** Text in which nothing is taken for a request or an escape, and all is ASCII. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    if (text.startsWith(".") || text.startsWith("'")) {
      escaped.append("\\&");
    }
    text.codePoints()
        .forEach(
            each -> {
              switch (each) {
                case '\\' -> escaped.append("\\e");
                case '-' -> escaped.append("\\-");
                case '\'' -> escaped.append("\\(aq");
                case '"' -> escaped.append("\\(dq");
                case '`' -> escaped.append("\\(ga");
                case '^' -> escaped.append("\\(ha");
                case '~' -> escaped.append("\\(ti");
                default -> {
                  if (each < 0x80) {
                    escaped.appendCodePoint(each);
                  } else {
                    escaped.append("\\[u%04X]".formatted(each));
                  }
                }
              }
            });
    return escaped.toString();
  }
}
