package org.ahoz.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/** The program: reads chess notation aloud. */
@Command(
    name = "ahoz",
    description = "Reads chess notation aloud.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = CommandLine.HelpCommand.class,
    footer = {
      "",
      "Example: ahoz say game.pgn -l es",
      "Help on a command: ahoz COMMAND --help",
    })
public final class Ahoz {

  @Option(
      names = "--verbose",
      scope = ScopeType.INHERIT,
      description = "Tell more when something fails, such as where in the program a fault lies.")
  private boolean verbose;

  private Ahoz() {}

  /** Runs the program and exits with its code. */
  public static void main(String[] arguments) {
    System.exit(run(Console.ofProcess(), arguments));
  }

  /**
   * Runs one command line.
   *
   * @param input standard input
   * @param output standard output, UTF-8: results only
   * @param messages standard error, UTF-8: everything else
   * @param environment the environment variables
   * @return the exit code
   */
  public static int run(
      InputStream input,
      PrintStream output,
      PrintStream messages,
      Map<String, String> environment,
      String... arguments) {
    return run(new Console(input, output, messages, environment), arguments);
  }

  private static int run(Console console, String... arguments) {
    int exitCode = commandLine(console).execute(arguments);
    // A print stream keeps its failures to itself until it is asked.
    if (console.output().checkError() && exitCode == ExitCode.DONE.number()) {
      console.tell("standard output: writing failed; is the disk full, or did the reader stop?");
      return ExitCode.INPUT_OUTPUT.number();
    }
    return exitCode;
  }

  private static CommandLine commandLine(Console console) {
    Ahoz ahoz = new Ahoz();
    Settings settings = Settings.read(console);
    CommandLine commandLine =
        new CommandLine(ahoz)
            .addSubcommand(new SayCommand(console))
            .addSubcommand(new TextCommand(console))
            .addSubcommand(new ConvertCommand(console))
            .addSubcommand(new CheckCommand(console))
            .addSubcommand(new BoardCommand(console))
            .addSubcommand(HearCommand.of(console))
            .addSubcommand(EnrolCommand.of(console))
            .addSubcommand(ProfileCommand.commandLine(console))
            .addSubcommand(new GrammarCommand(console))
            .addSubcommand(new EvaluateCommand(console))
            .addSubcommand(LexiconCommand.commandLine(console))
            .addSubcommand(VoiceCommand.commandLine(console))
            .addSubcommand(configuration(console, settings))
            .addSubcommand(new CompletionCommand(console))
            .addSubcommand(new ManCommand(console));
    Map<String, String> exitCodes = new LinkedHashMap<>();
    Arrays.stream(ExitCode.values())
        .forEach(code -> exitCodes.put(String.valueOf(code.number()), code.meaning()));
    setUp(commandLine, exitCodes);
    return commandLine
        .setOut(new PrintWriter(console.output(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(console.messages().stream(), true, StandardCharsets.UTF_8))
        .setUsageHelpAutoWidth(false)
        .setDefaultValueProvider(settings)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setPosixClusteredShortOptionsAllowed(true)
        .setParameterExceptionHandler(
            (exception, unused) -> {
              tellUsage(console, settings, exception);
              return ExitCode.USAGE.number();
            })
        .setExecutionExceptionHandler(failures(console, settings, ahoz));
  }

  /** The command whose help, too, shows the settings. */
  private static CommandLine configuration(Console console, Settings settings) {
    CommandLine command = new CommandLine(new ConfigCommand(console, settings));
    command
        .getCommandSpec()
        .usageMessage()
        .footerHeading("%nSettings now:%n")
        // A percent sign would be taken for a format.
        .footer(
            ConfigCommand.lines(settings).stream()
                .map(line -> line.replace("%", "%%"))
                .toArray(String[]::new));
    return command;
  }

  private static void setUp(CommandLine commandLine, Map<String, String> exitCodes) {
    commandLine
        .getCommandSpec()
        .usageMessage()
        .exitCodeListHeading("%nExit codes:%n")
        .exitCodeList(exitCodes)
        .abbreviateSynopsis(true);
    commandLine.getSubcommands().values().forEach(command -> setUp(command, exitCodes));
  }

  private static void tellUsage(Console console, Settings settings, ParameterException exception) {
    String message = firstLower(String.valueOf(exception.getMessage()));
    console.tell(message);
    settings.blamed(exception.getCommandLine(), message).forEach(console::tell);
    console.tell(
        "for help, try: "
            + exception.getCommandLine().getCommandSpec().qualifiedName()
            + " --help");
  }

  /** GNU's form of a message: lower case after the colon, unless a name or acronym begins it. */
  private static String firstLower(String message) {
    boolean isSentence =
        message.length() > 1
            && Character.isUpperCase(message.charAt(0))
            && Character.isLowerCase(message.charAt(1));
    return isSentence ? Character.toLowerCase(message.charAt(0)) + message.substring(1) : message;
  }

  private static IExecutionExceptionHandler failures(
      Console console, Settings settings, Ahoz ahoz) {
    return (exception, commandLine, parsed) -> {
      Failure failure = Failure.of(exception);
      failure.lines().forEach(console::tell);
      if (failure.exitCode() == ExitCode.USAGE) {
        settings.blamed(commandLine, String.join(" ", failure.lines())).forEach(console::tell);
      }
      if (ahoz.verbose) {
        exception.printStackTrace(console.messages().stream());
      }
      return failure.exitCode().number();
    };
  }
}
