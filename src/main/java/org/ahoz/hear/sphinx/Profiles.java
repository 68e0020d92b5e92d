package org.ahoz.hear.sphinx;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ahoz.hear.sphinx.ProfileException.Kind;
import org.jspecify.annotations.Nullable;

/**
 * A folder of profiles, a file of text for each, called by its name; a file that is copied to
 * another computer is the same profile there.
 *
 * <pre>{@code
 * Profiles profiles = Profiles.in(Profiles.ownFolder(System.getenv()));
 * Profile ana = profiles.read("ana");
 * SphinxRecognizer.of(AcousticModel.bundled(), ana.calibration(), ana.speaker());
 * }</pre>
 */
public final class Profiles {

  private static final String OURS = "ahoz";
  private static final String FOLDER = "profiles";
  private static final String ENDING = ".profile";

  /** Not longer than file systems take, whatever the script. */
  private static final Pattern NAME = Pattern.compile("(?U)\\w[\\w-]{0,39}");

  /** What no file can be called on Windows, to which a profile may be carried. */
  private static final Pattern DEVICE =
      Pattern.compile("(?i)con|prn|aux|nul|com\\d|lpt\\d|conin\\$|conout\\$");

  /** In bytes; a profile has less than half of it. */
  private static final long LARGEST = 400_000;

  private final Path folder;

  private Profiles(Path folder) {
    this.folder = folder;
  }

  /** The profiles in a folder, which need not be there yet. */
  public static Profiles in(Path folder) {
    return new Profiles(folder);
  }

  /** The folder of this user of this computer. */
  public static Path ownFolder(Map<String, String> environment) {
    return ownFolder(
        System.getProperty("os.name", ""), System.getProperty("user.home", "."), environment);
  }

  /**
   * The folder of a user.
   *
   * @param osName the system property {@code os.name}
   * @param home the user's own folder
   * @param environment the environment; {@code XDG_DATA_HOME} is taken on every system, when it is
   *     an absolute path as the XDG Base Directory Specification demands
   */
  static Path ownFolder(String osName, String home, Map<String, String> environment) {
    String system = osName.toLowerCase(Locale.ROOT);
    String chosen = environment.get("XDG_DATA_HOME");
    if (chosen != null && Path.of(chosen).isAbsolute()) {
      return Path.of(chosen, OURS, FOLDER);
    }
    if (system.startsWith("windows")) {
      String data = environment.get("APPDATA");
      return data == null || data.isEmpty()
          ? Path.of(home, "AppData", "Roaming", OURS, FOLDER)
          : Path.of(data, OURS, FOLDER);
    }
    return system.startsWith("mac")
        ? Path.of(home, "Library", "Application Support", OURS, FOLDER)
        : Path.of(home, ".local", "share", OURS, FOLDER);
  }

  /**
   * Sees that a profile can have a name: letters, digits, hyphens and underscores, at most 40, and
   * no hyphen at the beginning.
   *
   * @throws ProfileException when it cannot
   */
  public static void requireName(String name) {
    if (!NAME.matcher(name).matches() || DEVICE.matcher(name).matches()) {
      throw new ProfileException(
          Kind.BAD_NAME,
          "\""
              + name
              + "\" cannot be the name of a profile; take up to 40 letters, digits, hyphens and"
              + " underscores, such as ana-headset");
    }
  }

  /** The file that a profile has or would have. */
  public Path file(String name) {
    requireName(name);
    return folder.resolve(name + ENDING);
  }

  /** The names of all profiles, in alphabetical order. */
  public List<String> names() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .filter(name -> NAME.matcher(name).matches())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw failed(Kind.READ_FAILED, folder, "the folder of profiles cannot be read", e);
    }
  }

  /** Whether there is a profile of this name. */
  public boolean has(String name) {
    return Files.isRegularFile(file(name));
  }

  /**
   * Reads a profile.
   *
   * @throws ProfileException when there is none of this name, or its file is damaged
   */
  public Profile read(String name) {
    Path file = file(name);
    try {
      if (Files.size(file) > LARGEST) {
        throw new ProfileException(
            Kind.DAMAGED, file + ": this is no profile; it is far larger than any");
      }
      return ProfileFile.read(Files.readString(file), name, file.toString());
    } catch (NoSuchFileException e) {
      throw new ProfileException(Kind.UNKNOWN, unknown(name), e);
    } catch (CharacterCodingException e) {
      throw new ProfileException(Kind.DAMAGED, file + ":1: this is no profile, nor any text", e);
    } catch (IOException e) {
      throw failed(Kind.READ_FAILED, file, "the profile cannot be read", e);
    }
  }

  /**
   * Keeps a profile in place of the one of its name, if any; at no time is there half a file.
   *
   * @throws ProfileException when it cannot be written, and then the one before stays
   */
  public void write(Profile profile) {
    Path file = file(profile.name());
    @Nullable Path made = null;
    try {
      Files.createDirectories(folder);
      made = Files.createTempFile(folder, profile.name(), ".part");
      Files.writeString(made, ProfileFile.write(profile), StandardCharsets.UTF_8);
      move(made, file);
    } catch (IOException e) {
      remove(made);
      throw failed(Kind.WRITE_FAILED, file, "the profile cannot be written", e);
    }
  }

  private static void move(Path made, Path file) throws IOException {
    try {
      Files.move(made, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(made, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void remove(@Nullable Path made) {
    try {
      if (made != null) {
        Files.deleteIfExists(made);
      }
    } catch (IOException stays) {
      // What kept it from being written is told; that a part of it is left, harms nobody.
    }
  }

  /**
   * Deletes a profile.
   *
   * @throws ProfileException when there is none of this name
   */
  public void delete(String name) {
    Path file = file(name);
    try {
      Files.delete(file);
    } catch (NoSuchFileException e) {
      throw new ProfileException(Kind.UNKNOWN, unknown(name), e);
    } catch (IOException e) {
      throw failed(Kind.WRITE_FAILED, file, "the profile cannot be deleted", e);
    }
  }

  private String unknown(String name) {
    List<String> names = names();
    return "there is no profile "
        + name
        + (names.isEmpty()
            ? ", nor any other; make one with ahoz enrol --profile " + name
            : "; there are " + String.join(", ", names) + ", and ahoz enrol makes another");
  }

  private static ProfileException failed(Kind kind, Path place, String what, IOException cause) {
    return new ProfileException(
        kind,
        place + ": " + what + ": " + cause.getClass().getSimpleName() + " " + cause.getMessage(),
        cause);
  }
}
