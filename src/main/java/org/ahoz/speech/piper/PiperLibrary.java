package org.ahoz.speech.piper;

import io.github.givimad.piperjni.PiperJNI;
import io.github.givimad.piperjni.PiperVoice;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.ahoz.speech.UnpackedFolder;
import org.ahoz.speech.espeak.EspeakLock;
import org.jspecify.annotations.Nullable;

/**
 * Piper's library, loaded once for the process and never let go of, since it would take eSpeak's
 * state with it.
 *
 * <p>It unpacks 19 megabytes for each process and leaves them behind; they are removed here when
 * the program ends.
 */
final class PiperLibrary {

  private static final String UNPACKED = "piper-jni-native";

  private static @Nullable PiperLibrary loaded;

  private final PiperJNI piper;

  private PiperLibrary(PiperJNI piper) {
    this.piper = piper;
  }

  /**
   * The library of this process.
   *
   * @throws IOException when it cannot be unpacked or loaded
   * @throws LinkageError when its jar is not there, or this computer is of another kind
   */
  static PiperLibrary get() throws IOException {
    synchronized (EspeakLock.MONITOR) {
      PiperLibrary known = loaded;
      if (known == null) {
        known = load();
        loaded = known;
      }
      return known;
    }
  }

  private static PiperLibrary load() throws IOException {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir", "."));
    Set<Path> before = unpacked(temporary);
    try {
      PiperJNI piper = new PiperJNI();
      // With what Arabic needs: vowels are put in before its letters become sounds.
      piper.initialize(true, true);
      return new PiperLibrary(piper);
    } finally {
      Set<Path> ours = unpacked(temporary);
      ours.removeAll(before);
      // Of two that came at once, one is another program's, and in use.
      if (ours.size() == 1) {
        Path folder = ours.iterator().next();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> UnpackedFolder.deleteAll(folder)));
      }
    }
  }

  private static Set<Path> unpacked(Path temporary) {
    Set<Path> folders = new HashSet<>();
    try (DirectoryStream<Path> inside = Files.newDirectoryStream(temporary, UNPACKED + "*")) {
      inside.forEach(folders::add);
    } catch (IOException e) {
      // Nothing to remove then.
    }
    return folders;
  }

  /** What Piper calls its version. */
  String version() {
    return piper.getPiperVersion();
  }

  /**
   * Loads a voice.
   *
   * @param speaker which of the speakers of a model, from 0; -1 for its usual one
   * @throws IOException when Piper cannot use the files; the message is its own
   */
  PiperVoice load(Path model, Path config, long speaker) throws IOException {
    synchronized (EspeakLock.MONITOR) {
      try {
        return piper.loadVoice(model, config, speaker);
      } catch (PiperJNI.NotInitialized | RuntimeException e) {
        throw new IOException(firstLine(e), e);
      }
    }
  }

  /**
   * Says a text.
   *
   * @throws IOException when Piper fails
   */
  short[] say(PiperVoice voice, String text) throws IOException {
    synchronized (EspeakLock.MONITOR) {
      try {
        return piper.textToAudio(voice, text);
      } catch (PiperJNI.NotInitialized | RuntimeException e) {
        throw new IOException(firstLine(e), e);
      }
    }
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("it does not say why");
  }
}
