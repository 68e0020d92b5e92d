package org.ahoz.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ahoz.audio.AudioFormat;
import org.ahoz.audio.Existing;
import org.ahoz.audio.Loudspeaker;
import org.ahoz.audio.Tags;
import org.ahoz.notation.Game;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say where sound goes: to the loudspeaker, to one file, or to a file a game. */
final class SoundOptions {

  private static final String STANDARD_OUTPUT = "-";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write a sound file instead; - is standard output. Games with errors are left out of it.")
  private @Nullable String output;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "NAME",
      description = "wav, mp3, flac or opus. Default: by the end of the file's name, or wav.")
  private @Nullable String format;

  @Option(
      names = "--captions",
      paramLabel = "NAMES",
      split = ",",
      description =
          "Write captions beside the file: vtt, srt, or chapters for the chapters alone in WebVTT;"
              + " several with commas between.")
  private List<String> captions = List.of();

  @Option(
      names = "--transcript",
      description = "Write the words beside the file, as ahoz text prints them.")
  private boolean hasTranscript;

  @Option(
      names = "--split",
      description =
          "Write one file a game into the folder that -o names. Files that are there already are"
              + " passed over, so that a second run goes on where the first was stopped.")
  private boolean isSplit;

  @Option(names = "--force", description = "Replace an output file if there is one.")
  private boolean isForced;

  /** Whether there is a file, or several, and not the loudspeaker. */
  boolean isFile() {
    return output != null;
  }

  /** Whether each game has a file of its own. */
  boolean isSplit() {
    return isSplit;
  }

  /**
   * Opens the loudspeaker, or the one file for all games.
   *
   * @param language the tag of the language that is spoken
   */
  Recording open(Console console, String language) {
    if (output == null) {
      return new Recording(openLoudspeaker(), List.of());
    }
    if (output.equals(STANDARD_OUTPUT)) {
      if (!companions().isEmpty()) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "no-output",
            "captions and transcripts stand beside a file; name one with -o");
      }
      Tags tags = new Tags("", "", "", "", language);
      return new Recording(format("").to(console.output(), "standard output", tags), List.of());
    }
    if (output.endsWith("/")) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE,
          "bad-name",
          output + ": this names a folder; name a file in it, or give --split for a file a game");
    }
    Path file = path(output);
    Existing existing = isForced ? Existing.REPLACE : Existing.KEEP;
    return create(file, existing, new Tags(baseName(file), "", "", "", language));
  }

  /** Opens the loudspeaker, where no option is about files. */
  Loudspeaker openLoudspeaker() {
    if (isSplit || !companions().isEmpty() || format != null) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "no-output",
          "--format, --captions, --transcript and --split are about files; name one with -o");
    }
    return Loudspeaker.open();
  }

  /**
   * Opens the file of one game; empty when it is there already and to be kept.
   *
   * @param source what the game was read from
   */
  Optional<Recording> open(String source, Game game, String language) {
    if (output == null || output.equals(STANDARD_OUTPUT)) {
      throw new CommandFailure(
          ExitCode.USAGE, "no-output", "--split writes files; name their folder with -o");
    }
    Path folder = path(output);
    if (!Files.isDirectory(folder)) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE,
          "no-such-folder",
          folder + ": there is no such folder; make it, or name another with -o");
    }
    String name =
        "%s-%03d.%s".formatted(baseName(path(source)), game.number(), format("").extension());
    Path file = folder.resolve(name);
    if (Files.exists(file) && !isForced) {
      return Optional.empty();
    }
    String event = game.tag("Event").filter(value -> !value.equals("?")).orElse("");
    // What stands beside a sound that is not there is left of a run that was stopped.
    return Optional.of(
        create(file, Existing.REPLACE, new Tags(title(game), "", event, date(game), language)));
  }

  private Recording create(Path file, Existing companions, Tags tags) {
    AudioFormat kind = format(file.toString());
    List<CompanionFile> beside =
        CompanionFile.beside(file, baseName(file), companions(), companions);
    try {
      Existing existing = isForced ? Existing.REPLACE : Existing.KEEP;
      return new Recording(kind.create(file, existing, tags), beside);
    } catch (RuntimeException e) {
      beside.forEach(CompanionFile::close);
      throw e;
    }
  }

  private AudioFormat format(String fileName) {
    String name = format;
    if (name == null) {
      return AudioFormat.of(fileName).orElse(AudioFormat.WAV);
    }
    return Arrays.stream(AudioFormat.values())
        .filter(each -> each.extension().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailure(
                    ExitCode.USAGE,
                    "unknown-format",
                    "there is no sound format "
                        + name
                        + "; choose one of "
                        + Arrays.stream(AudioFormat.values())
                            .map(AudioFormat::extension)
                            .collect(Collectors.joining(", "))));
  }

  /** What is to be written beside the sound, each once. */
  private Set<Companion> companions() {
    Set<Companion> companions = EnumSet.noneOf(Companion.class);
    for (String name : captions) {
      companions.add(
          switch (name.strip().toLowerCase(Locale.ROOT)) {
            case "vtt" -> Companion.VTT;
            case "srt" -> Companion.SRT;
            case "chapters" -> Companion.CHAPTERS;
            default ->
                throw new CommandFailure(
                    ExitCode.USAGE,
                    "unknown-format",
                    "there are no captions " + name + "; choose vtt, srt or chapters");
          });
    }
    if (hasTranscript) {
      companions.add(Companion.TRANSCRIPT);
    }
    return companions;
  }

  /** Who plays; empty where the game does not say. */
  static String title(Game game) {
    return Stream.of("White", "Black")
        .flatMap(name -> game.tag(name).stream())
        .filter(name -> !name.equals("?"))
        .collect(Collectors.joining(" – "));
  }

  /** The date of a game as far as it is known, in ISO 8601. */
  private static String date(Game game) {
    String known = game.tag("Date").orElse("").replaceFirst("\\.\\?.*", "").replace('.', '-');
    return known.matches("\\d{4}(-\\d\\d){0,2}") ? known : "";
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE, "bad-name", name + ": this cannot be the name of a file");
    }
  }

  /** The last part of a file's name, without its ending. */
  private static String baseName(Path file) {
    Path last = file.getFileName();
    String name = last == null ? "" : last.toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
