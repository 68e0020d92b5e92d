package org.ahoz.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
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
              + " passed over, if they were made from the same games and options, so that a second"
              + " run goes on where the first was stopped.")
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
   * Opens the folder for a file a game.
   *
   * @param language the tag of the language that is spoken
   */
  SplitFolder openFolder(String language) {
    if (output == null || output.equals(STANDARD_OUTPUT)) {
      throw new CommandFailure(
          ExitCode.USAGE, "no-output", "--split writes files; name their folder with -o");
    }
    splitFormat();
    companions();
    return SplitFolder.open(path(output), this, language);
  }

  /** The format of files whose names are made. */
  AudioFormat splitFormat() {
    return format("");
  }

  /** Whether files that are there are to be replaced. */
  boolean isForced() {
    return isForced;
  }

  /** What decides about a file beside what is said in it. */
  String fingerprint() {
    return splitFormat() + " " + companions();
  }

  /** The files that are to stand beside one of sound. */
  List<Path> companionsBeside(Path file) {
    return companions().stream()
        .map(kind -> file.resolveSibling(baseName(file) + "." + kind.extension()))
        .toList();
  }

  /** What a file tells about its game. */
  static Tags tags(Game game, String language) {
    String event = game.tag("Event").filter(value -> !value.equals("?")).orElse("");
    return new Tags(title(game), "", event, date(game), language);
  }

  /** Begins a file, and those beside it. */
  Recording create(Path file, Existing existing, Tags tags) {
    AudioFormat kind = format(file.toString());
    // What stands beside a sound that is not there is left of a run that was stopped.
    List<CompanionFile> beside =
        CompanionFile.beside(
            file, baseName(file), companions(), isSplit ? Existing.REPLACE : existing);
    try {
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
  static String baseName(Path file) {
    Path last = file.getFileName();
    String name = last == null ? "" : last.toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
