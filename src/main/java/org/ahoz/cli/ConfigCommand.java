package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Shows what the user has settled. */
@Command(
    name = "config",
    description = {
      "Shows the settings that stand in for options, and where each comes from: an environment"
          + " variable such as AHOZ_LANGUAGE, or the file config.properties, with lines such as"
          + " language=eu. An option wins over both."
    },
    mixinStandardHelpOptions = true)
final class ConfigCommand implements Callable<Integer> {

  private final Console console;
  private final Settings settings;

  ConfigCommand(Console console, Settings settings) {
    this.console = console;
    this.settings = settings;
  }

  @Override
  public Integer call() {
    lines(settings).forEach(console.output()::println);
    return ExitCode.DONE.number();
  }

  /** Each setting with where it comes from, then where the file is. */
  static List<String> lines(Settings settings) {
    List<String> lines = new ArrayList<>();
    for (Settings.Setting setting : settings.all()) {
      lines.add(
          setting.name()
              + ": "
              + (setting.value().isEmpty()
                  ? "not settled"
                  : setting.value() + ", from " + setting.origin()));
    }
    if (!settings.fileName().isEmpty()) {
      lines.add("file: " + settings.fileName());
    }
    return lines;
  }
}
