package org.ahoz.speech.command;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFileException;
import org.ahoz.audio.Wav;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.EngineStatus.Ready;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.SplicingSynthesizer;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Words;

/**
 * The engine {@code command}: a program of the user, which reads text on its standard input and
 * writes a WAV file to its standard output.
 *
 * <p>The option {@code command} of a voice is the list of the program and its arguments. In the
 * arguments <code>{rate}</code> stands for the words a minute, <code>{pitch}</code> for the height
 * in percent of the voice's own, and <code>{folder}</code> for the folder of the voice. The text is
 * never among them.
 */
public final class CommandEngine implements SpeechEngine {

  private static final String OPTION = "command";
  private static final String EXAMPLE =
      "write such as engine-options: {command: [espeak-ng, --stdout, -v, de]}";

  private final List<Path> folders;
  private final Duration longest;

  /** The engine of this computer. */
  public CommandEngine() {
    this(Program.path(System.getenv()), Duration.ofSeconds(60));
  }

  /**
   * An engine for tests.
   *
   * @param folders where programs are looked for, the first ones first
   * @param longest how long one may take for a phrase
   */
  CommandEngine(List<Path> folders, Duration longest) {
    this.folders = List.copyOf(folders);
    this.longest = longest;
  }

  @Override
  public String id() {
    return "command";
  }

  @Override
  public EngineStatus probe() {
    return new Ready("runs a program that the voice names");
  }

  @Override
  public boolean isSlow() {
    return true;
  }

  @Override
  public String fingerprint(Voice voice) {
    Path program = Path.of(command(voice, Prosody.OWN).get(0));
    try {
      return program + " " + Files.size(program) + " " + Files.getLastModifiedTime(program);
    } catch (IOException e) {
      return program.toString();
    }
  }

  @Override
  public Synthesizer open(Voice voice, Prosody prosody) {
    List<String> command = command(voice, prosody);
    return new SplicingSynthesizer(
        words -> say(voice, words, command), voice.sampleRate(), prosody.volume());
  }

  private List<String> command(Voice voice, Prosody prosody) {
    List<String> written = voice.lists().getOrDefault(OPTION, List.of());
    if (written.isEmpty()) {
      throw new SpeechException(
          Kind.ENGINE_UNAVAILABLE,
          voice.id(),
          "this voice does not say which program speaks",
          EXAMPLE);
    }
    List<String> command = new ArrayList<>();
    command.add(program(voice, written.get(0)).toString());
    String folder = voice.folder() == null ? "." : voice.folder().toString();
    for (String argument : written.subList(1, written.size())) {
      command.add(
          argument
              .replace("{rate}", Integer.toString(prosody.rateFor(voice)))
              .replace("{pitch}", Long.toString(Math.round(prosody.pitch() * 100)))
              .replace("{folder}", folder));
    }
    return command;
  }

  /** A name without a folder is looked for on the PATH; others start at the voice's folder. */
  private Path program(Voice voice, String name) {
    Path named = Path.of(name);
    Optional<Path> found =
        named.getNameCount() == 1 && !named.isAbsolute()
            ? Program.find(name, folders)
            : Optional.of(voice.folder() == null ? named : voice.folder().resolve(named))
                .filter(Program::isRunnable);
    return found.orElseThrow(
        () ->
            new SpeechException(
                Kind.ENGINE_UNAVAILABLE,
                voice.id(),
                "the program " + name + ", which speaks for it, is not there or may not be run",
                "install it, or name another in the voice's engine-options"));
  }

  private AudioClip say(Voice voice, Words words, List<String> command) {
    String text = words.text(Words::reading);
    try {
      Program.Written written = Program.run(command, text + "\n", longest);
      AudioClip clip = Wav.read(new ByteArrayInputStream(written.output()), "its output");
      return SpeechException.requireSound(voice, words, clip);
    } catch (IOException e) {
      throw failed(voice, command, text, String.valueOf(e.getMessage()), e);
    } catch (AudioFileException e) {
      throw failed(voice, command, text, "what it wrote is no sound, as " + e.reason(), e);
    }
  }

  private static SpeechException failed(
      Voice voice, List<String> command, String text, String reason, Exception cause) {
    return new SpeechException(
        Kind.ENGINE_FAILED,
        voice.id(),
        command.get(0) + " failed at \"" + text + "\": " + reason,
        "try the command of this voice by hand; it has to read text and write a WAV file",
        cause);
  }
}
