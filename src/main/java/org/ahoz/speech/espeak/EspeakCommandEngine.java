package org.ahoz.speech.espeak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioException;
import org.ahoz.audio.Wav;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.EngineStatus.Ready;
import org.ahoz.speech.EngineStatus.Unavailable;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.SplicingSynthesizer;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Words;
import org.ahoz.speech.command.Program;
import org.ahoz.speech.espeak.EspeakText.Manner;
import org.jspecify.annotations.Nullable;

/**
 * The engine {@code espeak-command}: the program {@code espeak-ng}, when its user has installed it.
 *
 * <p>It speaks with the voices of {@link EspeakEngine}, on computers where that one cannot. The
 * option {@code command-voice} of a voice is taken before {@code voice}, where older versions of
 * the program want another name.
 */
public final class EspeakCommandEngine implements SpeechEngine {

  private static final String PROGRAM = "espeak-ng";

  /** A sentence takes some hundredths of a second. */
  private static final Duration LONGEST = Duration.ofSeconds(30);

  private final List<Path> folders;
  private @Nullable EngineStatus status;

  /** The engine of this computer. */
  public EspeakCommandEngine() {
    this(Program.path(System.getenv()));
  }

  /** An engine that looks for the program in these folders, the first ones first. */
  EspeakCommandEngine(List<Path> folders) {
    this.folders = List.copyOf(folders);
  }

  @Override
  public String id() {
    return "espeak-command";
  }

  @Override
  public boolean serves(Voice voice) {
    return voice.engine().equals(id()) || voice.engine().equals("espeak");
  }

  @Override
  public synchronized EngineStatus probe() {
    if (status == null) {
      status = look();
    }
    return status;
  }

  private EngineStatus look() {
    Optional<Path> program = Program.find(PROGRAM, folders);
    if (program.isEmpty()) {
      return new Unavailable("there is no espeak-ng on the PATH", "install espeak-ng");
    }
    try {
      String version =
          Program.run(List.of(program.get().toString(), "--version"), "", LONGEST).firstLine();
      return new Ready((version.isEmpty() ? PROGRAM : version) + ", at " + program.get());
    } catch (IOException e) {
      return new Unavailable(
          program.get() + " does not run: " + e.getMessage(), "install espeak-ng again");
    }
  }

  @Override
  public boolean isSlow() {
    return true;
  }

  @Override
  public Synthesizer open(Voice voice, Prosody prosody) {
    if (probe() instanceof Unavailable unavailable) {
      throw SpeechException.unavailable(voice.id(), unavailable);
    }
    Path program = Program.find(PROGRAM, folders).orElseThrow();
    Manner manner = EspeakText.manner(voice, prosody);
    String name = voice.options().getOrDefault("command-voice", manner.voice());
    return new SplicingSynthesizer(
        words -> say(voice, words, command(program, name, manner)),
        voice.sampleRate(),
        prosody.volume());
  }

  private static List<String> command(Path program, String name, Manner manner) {
    return List.of(
        program.toString(),
        "-v",
        name,
        "-s",
        Integer.toString(manner.rate()),
        "-p",
        Integer.toString(manner.pitch()),
        // Input in UTF-8.
        "-b",
        "1",
        "--stdin");
  }

  private static AudioClip say(Voice voice, Words words, List<String> command) {
    EspeakText text = EspeakText.of(words);
    Path sound = null;
    try {
      // A file, because the sizes in a WAV file on its standard output are wrong.
      sound = Files.createTempFile("ahoz-", ".wav");
      List<String> whole = new ArrayList<>(command);
      if (text.markup()) {
        whole.add("-m");
      }
      whole.addAll(List.of("-w", sound.toString()));
      Program.run(whole, text.text(), LONGEST);
      return SpeechException.requireSound(voice, words, Wav.read(sound));
    } catch (IOException | AudioException e) {
      throw new SpeechException(
          Kind.ENGINE_FAILED,
          voice.id(),
          "espeak-ng failed at \"" + text.text() + "\": " + e.getMessage(),
          "choose another voice, or look at what espeak-ng --voices lists",
          e);
    } finally {
      delete(sound);
    }
  }

  private static void delete(@Nullable Path sound) {
    if (sound != null) {
      try {
        Files.deleteIfExists(sound);
      } catch (IOException e) {
        // It stays in the folder for temporary files, which the system clears.
      }
    }
  }
}
