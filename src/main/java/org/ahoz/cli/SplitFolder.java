package org.ahoz.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.ahoz.audio.Existing;
import org.ahoz.audio.OutputFile;
import org.ahoz.notation.Game;

/** The folder in which each game has a file of its own. */
final class SplitFolder {

  private static final Duration NEW = Duration.ofSeconds(10);

  private final Path folder;
  private final SoundOptions options;
  private final String language;
  private final Manifest manifest;

  /** The sources, by the beginning of the names of their files. */
  private final Map<String, String> sources = new HashMap<>();

  private SplitFolder(Path folder, SoundOptions options, String language) {
    this.folder = folder;
    this.options = options;
    this.language = language;
    this.manifest = new Manifest(folder);
  }

  /**
   * Opens a folder, which is made where it is missing. What earlier runs left unfinished in it, as
   * when the power failed, is removed.
   *
   * @param language the tag of the language that is spoken
   * @throws CommandFailure when it cannot be made
   */
  static SplitFolder open(Path folder, SoundOptions options, String language) {
    try {
      Files.createDirectories(folder);
    } catch (FileAlreadyExistsException e) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE,
          "not-a-folder",
          folder + ": this is a file; name a folder for the games with -o");
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE,
          "no-such-folder",
          folder
              + ": this folder cannot be made: "
              + e.getMessage()
              + "; name one in a folder of your own with -o");
    }
    OutputFile.removeAbandoned(folder);
    return new SplitFolder(folder, options, language);
  }

  /** The file for a game; two sources of one name are told apart by a number. */
  Path file(ReadGame read) {
    String base = SoundOptions.baseName(Path.of(read.source())).replaceAll("\\p{Cc}", "_");
    String name = base;
    for (int i = 2;
        !sources.computeIfAbsent(name, unused -> read.source()).equals(read.source());
        i++) {
      name = base + "-" + i;
    }
    return folder.resolve(
        "%s-%03d.%s".formatted(name, read.game().number(), options.splitFormat().extension()));
  }

  /** How the files of a game stand to what is wanted, those beside the sound included. */
  Manifest.Standing standing(Path file, String digest) {
    Set<Manifest.Standing> all = EnumSet.of(manifest.standing(name(file), digest));
    options
        .companionsBeside(file)
        .forEach(beside -> all.add(manifest.standing(name(beside), digest)));
    if (all.equals(EnumSet.of(Manifest.Standing.ABSENT))) {
      return Manifest.Standing.ABSENT;
    }
    if (options.isForced()) {
      return Manifest.Standing.CHANGED;
    }
    if (all.contains(Manifest.Standing.FOREIGN)) {
      return Manifest.Standing.FOREIGN;
    }
    return all.size() == 1 ? all.iterator().next() : Manifest.Standing.CHANGED;
  }

  /** What becomes of a file that appears while another is made. */
  Existing existing() {
    return options.isForced() ? Existing.REPLACE : Existing.KEEP;
  }

  Recording create(Path file, Existing existing, Game game) {
    return options.create(file, existing, SoundOptions.tags(game, language));
  }

  /** Whether a file appeared within the last few seconds. */
  boolean isNew(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant().isAfter(Instant.now().minus(NEW));
    } catch (IOException e) {
      return false; // what is gone is not new; whoever looks for it next tells
    }
  }

  /** Remembers from what the files of a game were made. */
  void add(Path file, String digest) {
    manifest.add(name(file), digest);
    options.companionsBeside(file).forEach(beside -> manifest.add(name(beside), digest));
  }

  /** What decides about the file of a game beside what is said. */
  String fingerprint(Game game) {
    return options.fingerprint() + SoundOptions.tags(game, language);
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}
