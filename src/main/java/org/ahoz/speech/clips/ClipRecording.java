package org.ahoz.speech.clips;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.ahoz.announce.Span;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Wav;

/**
 * The recordings of a voice while they are made: what is there, what is to do, and how a recording
 * gets its names. It can be stopped at any time, and another one goes on where it stopped.
 */
public final class ClipRecording {

  private final Path home;
  private final int sampleRate;

  /**
   * Recordings in a folder.
   *
   * @param home the folder of the voice
   * @param sampleRate of the files, in hertz
   */
  public ClipRecording(Path home, int sampleRate) {
    this.home = home;
    this.sampleRate = sampleRate;
  }

  /**
   * Something to say once.
   *
   * @param word what is to be said, with its first key
   * @param keys all keys that sound the same; the recording is stored under each of them
   */
  public record Prompt(Span.Word word, List<String> keys) {

    /** Copies the keys. */
    public Prompt {
      keys = List.copyOf(keys);
    }
  }

  /** What is to be said for all these words; those that sound the same are said once. */
  public static List<Prompt> prompts(List<Span.Word> words) {
    Map<List<String>, Span.Word> first = new LinkedHashMap<>();
    Map<List<String>, List<String>> keys = new LinkedHashMap<>();
    for (Span.Word word : words) {
      List<String> sound =
          List.of(word.text(), String.valueOf(word.ipa()), String.valueOf(word.respelling()));
      first.putIfAbsent(sound, word);
      keys.computeIfAbsent(sound, unused -> new ArrayList<>()).add(word.key());
    }
    return first.entrySet().stream()
        .map(each -> new Prompt(each.getValue(), keys.getOrDefault(each.getKey(), List.of())))
        .toList();
  }

  /**
   * Whether a prompt was recorded. Where it was under some of its keys only, as before a lexicon
   * got more of them, the others are added.
   *
   * @throws IOException when that cannot be done
   */
  public boolean has(Prompt prompt) throws IOException {
    Optional<Path> known =
        prompt.keys().stream().map(this::file).filter(Files::isRegularFile).findFirst();
    if (known.isEmpty()) {
      return false;
    }
    byte[] sound = Files.readAllBytes(known.get());
    for (String key : prompt.keys()) {
      if (!Files.exists(file(key))) {
        write(file(key), sound);
      }
    }
    return true;
  }

  /**
   * Stores a recording under all keys of its prompt, in place of an earlier one.
   *
   * @throws IOException when that cannot be done; what was stored before stays
   */
  public void keep(Prompt prompt, AudioClip clip) throws IOException {
    byte[] sound = Wav.bytes(clip.resampled(sampleRate));
    for (String key : prompt.keys()) {
      write(file(key), sound);
    }
  }

  private Path file(String key) {
    return ClipFolder.file(home, key);
  }

  /** A file is whole or not there, whenever the program is stopped. */
  private static void write(Path file, byte[] content) throws IOException {
    Path unfinished = file.resolveSibling("." + UUID.randomUUID() + ".part");
    try {
      Path folder = file.getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Files.write(unfinished, content);
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }
}
