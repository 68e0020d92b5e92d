package org.ahoz.cli;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What the user has settled once for all: options that need not be given each time. An environment
 * variable such as {@code AHOZ_LANGUAGE} wins over the file {@code config.properties}, and an
 * option over both.
 */
final class Settings implements IDefaultValueProvider {

  /** The options that may be settled, by their long names. */
  private static final List<String> NAMES =
      List.of(
          "language",
          "style",
          "alphabet",
          "with",
          "without",
          "voice",
          "rate",
          "pitch",
          "volume",
          "pauses",
          "variation-pitch",
          "from",
          "profile",
          "device",
          "trust",
          "lexicons",
          "voices",
          "profiles");

  private final Map<String, String> environment;
  private final @Nullable Path file;
  private final Properties properties;

  private Settings(Map<String, String> environment, @Nullable Path file, Properties properties) {
    this.environment = environment;
    this.file = file;
    this.properties = properties;
  }

  /**
   * A setting and where it comes from.
   *
   * @param value empty when it is not settled
   */
  record Setting(String name, String value, String origin) {}

  /**
   * Reads the settings. A file that cannot be read, and a name in it that is none, is told and does
   * not keep the program from its work.
   */
  static Settings read(Console console) {
    Path file = file(console.environment());
    Properties properties = new Properties();
    if (file != null && Files.isRegularFile(file)) {
      try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
        properties.load(reader);
      } catch (IOException | IllegalArgumentException e) {
        console.tell(file + ": the settings cannot be read: " + e.getMessage());
      }
    }
    for (String name : new TreeSet<>(properties.stringPropertyNames())) {
      if (!NAMES.contains(name)) {
        console.tell(
            file
                + ": there is no setting "
                + name
                + "; the settings are "
                + String.join(", ", NAMES));
      }
    }
    return new Settings(console.environment(), file, properties);
  }

  /** By the XDG Base Directory Specification; null where nothing says where the user is at home. */
  private static @Nullable Path file(Map<String, String> environment) {
    String configuration = environment.getOrDefault("XDG_CONFIG_HOME", "");
    String home = environment.getOrDefault("HOME", environment.getOrDefault("USERPROFILE", ""));
    if (!configuration.isEmpty()) {
      return Path.of(configuration, "ahoz", "config.properties");
    }
    return home.isEmpty() ? null : Path.of(home, ".config", "ahoz", "config.properties");
  }

  /** Where the file is or would be; empty where nothing says where the user is at home. */
  String fileName() {
    return file == null ? "" : file.toString();
  }

  /** All settings, in the order of the options. */
  List<Setting> all() {
    List<Setting> settings = new ArrayList<>();
    for (String name : NAMES) {
      String variable = variable(name);
      if (environment.containsKey(variable)) {
        settings.add(new Setting(name, environment.getOrDefault(variable, ""), variable));
      } else if (properties.containsKey(name)) {
        settings.add(new Setting(name, properties.getProperty(name), fileName()));
      } else {
        settings.add(new Setting(name, "", ""));
      }
    }
    return settings;
  }

  /**
   * Where values come from that a message is about and that were not given as options: a line each.
   *
   * @param command the one that was called
   */
  List<String> blamed(CommandLine command, String message) {
    List<String> lines = new ArrayList<>();
    CommandLine.ParseResult given = command.getParseResult();
    for (Setting setting : all()) {
      String option = "--" + setting.name();
      if (!setting.value().isEmpty()
          && command.getCommandSpec().findOption(option) != null
          && (given == null || !given.hasMatchedOption(option))
          && Pattern.compile("(?<![\\w-])" + Pattern.quote(setting.value()) + "(?![\\w-])")
              .matcher(message)
              .find()) {
        lines.add(
            setting.origin()
                + ": "
                + setting.value()
                + " is what is settled there for "
                + setting.name());
      }
    }
    return lines;
  }

  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    if (argument instanceof OptionSpec option) {
      String name = option.longestName().replaceFirst("^--", "");
      for (Setting setting : all()) {
        if (setting.name().equals(name) && !setting.value().isEmpty()) {
          return setting.value();
        }
      }
    }
    return null;
  }

  private static String variable(String name) {
    return "AHOZ_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
  }
}
