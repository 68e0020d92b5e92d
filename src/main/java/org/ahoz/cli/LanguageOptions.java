package org.ahoz.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Detail;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Style;
import org.ahoz.lexicon.UnknownLexiconException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The options that choose whose words are said, and how many of them. */
final class LanguageOptions {

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = {"-l", "--language"},
      paramLabel = "TAG",
      description = "The language to speak, such as eu or es. Default: yours, or else en.")
  private @Nullable String language;

  @Option(
      names = {"-s", "--style"},
      paramLabel = "NAME",
      description = "How much to say: brief, plain, full or from-to. Default: plain.")
  private String style = Style.PLAIN.key();

  @Option(
      names = {"-a", "--alphabet"},
      paramLabel = "NAME",
      description = "How to name the files: letters, anna or nato. Default: letters.")
  private @Nullable String alphabet;

  @Option(
      names = "--with",
      paramLabel = "DETAIL",
      split = ",",
      description =
          "What to say beside the style: color, pawn, captured, origin, number (of the move),"
              + " castling-squares (of the king, in place of the name); several between commas.")
  private List<String> more = List.of();

  @Option(
      names = "--without",
      paramLabel = "DETAIL",
      split = ",",
      description =
          "What to leave out: check, and of the full style color, pawn, captured, origin; several"
              + " between commas.")
  private List<String> less = List.of();

  @Mixin private final FolderOption folder = new FolderOption();

  /** All lexicons, the user's own before the bundled ones. */
  Lexicons lexicons() {
    return folder.lexicons();
  }

  /** Who says the moves. */
  Announcer announcer(Console console) {
    return announcer(language == null ? ownLexicon(console) : lexicons().get(language));
  }

  /**
   * One announcer for each of the languages between commas; the first is the main one. Where
   * somebody is known who speaks a language, that one is meant, unless others were asked for on the
   * command line.
   *
   * @param spoken its tag; null where nobody is known
   */
  List<Announcer> announcers(Console console, @Nullable String spoken) {
    if (spoken != null && !isAskedFor()) {
      return List.of(announcer(lexicons().get(spoken)));
    }
    return language == null
        ? List.of(announcer(ownLexicon(console)))
        : lexicons(language, lexicons()).stream().map(this::announcer).toList();
  }

  private Announcer announcer(Lexicon lexicon) {
    return announcer(lexicon, style, alphabet == null ? "" : alphabet)
        .saying(details(more))
        .omitting(details(less));
  }

  /** Whether the language was named on the command line, rather than settled once for all. */
  private boolean isAskedFor() {
    ParseResult given = command == null ? null : command.commandLine().getParseResult();
    return given != null && given.hasMatchedOption("--language");
  }

  /**
   * The lexicons of tags between commas, each once.
   *
   * @throws UnknownLexiconException when there is none for one of them
   */
  static List<Lexicon> lexicons(String tags, Lexicons lexicons) {
    return Arrays.stream(tags.split(",", -1))
        .map(String::strip)
        .distinct()
        .map(lexicons::get)
        .toList();
  }

  private Lexicon ownLexicon(Console console) {
    Lexicons lexicons = lexicons();
    return userLanguage(console.environment())
        .flatMap(tag -> find(lexicons, tag))
        .filter(Lexicon::isSpoken)
        .orElseGet(() -> lexicons.get(Lexicons.FALLBACK));
  }

  private static Optional<Lexicon> find(Lexicons lexicons, String tag) {
    try {
      return Optional.of(lexicons.get(tag));
    } catch (UnknownLexiconException e) {
      // The user's own language was not asked for, so that it is missing is no failure.
      return Optional.empty();
    }
  }

  /** The language of the user's messages, by the variables of POSIX; else what Java knows. */
  private static Optional<String> userLanguage(Map<String, String> environment) {
    for (String variable : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        String tag = value.split("[.@]", 2)[0].replace('_', '-');
        return tag.equals("C") || tag.equals("POSIX") ? Optional.empty() : Optional.of(tag);
      }
    }
    String tag = Locale.getDefault(Locale.Category.DISPLAY).toLanguageTag();
    return tag.equals("und") ? Optional.empty() : Optional.of(tag);
  }

  /**
   * An announcer.
   *
   * @param style the name of a style; empty for the default
   * @param alphabet the name of an alphabet; empty for the default
   * @throws CommandFailure when the lexicon is not spoken, or the names are not known
   */
  static Announcer announcer(Lexicon lexicon, String style, String alphabet) {
    if (!lexicon.isSpoken()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "no-words",
          lexicon.tag()
              + ": moves in "
              + lexicon.englishName()
              + " notation can be read, but it has no spoken words yet; choose another language"
              + " with -l");
    }
    Announcer announcer = Announcer.of(lexicon);
    if (!style.isEmpty()) {
      announcer = announcer.with(style(style));
    }
    if (alphabet.isEmpty()) {
      return announcer;
    }
    if (!lexicon.alphabets().contains(alphabet)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "unknown-alphabet",
          "there is no alphabet "
              + alphabet
              + " in the lexicon "
              + lexicon.tag()
              + "; choose one of "
              + String.join(", ", lexicon.alphabets()));
    }
    return announcer.withAlphabet(alphabet);
  }

  private static Detail[] details(List<String> names) {
    return names.stream().map(LanguageOptions::detail).toArray(Detail[]::new);
  }

  private static Detail detail(String name) {
    return Detail.of(name)
        .orElseThrow(
            () ->
                new CommandFailure(
                    ExitCode.USAGE,
                    "unknown-detail",
                    "there is no detail "
                        + name
                        + "; choose one of "
                        + Arrays.stream(Detail.values())
                            .map(Detail::key)
                            .collect(Collectors.joining(", "))));
  }

  private static Style style(String name) {
    return Style.of(name)
        .orElseThrow(
            () ->
                new CommandFailure(
                    ExitCode.USAGE,
                    "unknown-style",
                    "there is no style "
                        + name
                        + "; choose one of "
                        + Arrays.stream(Style.values())
                            .map(Style::key)
                            .collect(Collectors.joining(", "))));
  }
}
