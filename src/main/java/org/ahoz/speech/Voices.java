package org.ahoz.speech;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;

/**
 * The voices that there are, by id. A voice is found by its folder alone; no list is kept anywhere.
 */
public final class Voices {

  private static final String FILE = "voice.yaml";

  private final SortedMap<String, Voice> voices;
  private final List<Problem> problems;
  private final Set<String> engines;

  private Voices(SortedMap<String, Voice> voices, List<Problem> problems, Set<String> engines) {
    this.voices = voices;
    this.problems = List.copyOf(problems);
    this.engines = engines;
  }

  /** The voices that this program carries, on the class path as folders or in its jar. */
  public static Voices bundled() {
    return bundled(SpeechEngines.all());
  }

  /** The same, for a program that has its engines already. */
  public static Voices bundled(List<SpeechEngine> engines) {
    return bundled(Voices.class.getClassLoader(), SpeechEngines.ids(engines));
  }

  static Voices bundled(ClassLoader loader, Set<String> engines) {
    Map<String, String> files = ClassPathFolder.texts(loader, "voices/phones/arpabet.yaml", FILE);
    return new Voices(new TreeMap<>(), List.of(), engines).with(files, List.of(), false);
  }

  /**
   * These voices and those of a folder, which has a folder for each voice. Where both have one of
   * the same id, the folder's is taken. What cannot be read becomes a problem.
   */
  public Voices with(Path folder) {
    Map<String, String> files = new TreeMap<>();
    List<Problem> unreadable = new ArrayList<>();
    try (DirectoryStream<Path> inside = Files.newDirectoryStream(folder, Files::isDirectory)) {
      for (Path voice : inside) {
        Path file = voice.resolve(FILE);
        if (Files.exists(file)) {
          read(file, files, unreadable);
        }
      }
    } catch (IOException e) {
      unreadable.add(unreadable(folder, "this is not a folder that you may read"));
    }
    return with(files, unreadable, true);
  }

  private static void read(Path file, Map<String, String> files, List<Problem> unreadable) {
    try {
      files.put(file.toString(), Files.readString(file));
    } catch (CharacterCodingException e) {
      unreadable.add(unreadable(file, "this file is not in UTF-8"));
    } catch (IOException e) {
      unreadable.add(unreadable(file, "this file cannot be read"));
    }
  }

  private static Problem unreadable(Path path, String message) {
    return new Problem(Severity.ERROR, "unreadable", path.toString(), 0, 0, message, "");
  }

  /**
   * These voices and others.
   *
   * @param onDisk whether the names of the files are paths of the disk
   */
  private Voices with(Map<String, String> files, List<Problem> unreadable, boolean onDisk) {
    SortedMap<String, Voice> all = new TreeMap<>(voices);
    List<Problem> found = new ArrayList<>(problems);
    found.addAll(unreadable);
    files.forEach(
        (name, text) -> {
          VoiceFile file = VoiceFile.read(text, name, engines);
          found.addAll(file.problems());
          Voice voice = file.voice();
          if (voice != null) {
            Path home = onDisk ? Path.of(name).getParent() : null;
            all.put(voice.id(), home == null ? voice : voice.in(home));
          }
        });
    return new Voices(all, found, engines);
  }

  /** All voices, ordered by id. */
  public List<Voice> all() {
    return List.copyOf(voices.values());
  }

  /** The voice of this id. */
  public Optional<Voice> find(String id) {
    return Optional.ofNullable(voices.get(id));
  }

  /** What is wrong with the files of voices; a voice with an error is not among {@link #all}. */
  public List<Problem> problems() {
    return problems;
  }
}
