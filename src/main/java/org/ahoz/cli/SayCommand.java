package org.ahoz.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.Loudspeaker;
import org.ahoz.audio.WavWriter;
import org.ahoz.notation.MoveReader;
import org.ahoz.script.Cue;
import org.ahoz.script.GameScript;
import org.ahoz.script.ScriptOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Speaks games. */
@Command(
    name = "say",
    description = "Speaks games or moves, to the loudspeaker or to a WAV file.",
    mixinStandardHelpOptions = true)
final class SayCommand implements Callable<Integer> {

  private static final Duration BETWEEN_GAMES = Duration.ofSeconds(2);

  private final Console console;

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final LanguageOptions language = new LanguageOptions();
  @Mixin private final ScriptOptionsMixin script = new ScriptOptionsMixin();
  @Mixin private final VoiceOptions voice = new VoiceOptions();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write a WAV file instead; - is standard output. Games with errors are left out of it.")
  private @Nullable String output;

  @Option(names = "--force", description = "Replace the output file if there is one.")
  private boolean isForced;

  SayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Announcer announcer = language.announcer(console);
    ScriptOptions options = script.options();
    BrokenGames broken = new BrokenGames(console);
    try (CueSpeaker voices = new CueSpeaker(announcer.lexicon().locale(), voice, console);
        AudioOutput sound = open()) {
      Speaker speaker = new Speaker(voices, sound);
      games.readAsWritten(
          console,
          language.lexicons(),
          announcer.lexicon().tag(),
          read -> {
            // A file never holds half a game; a listener hears what there is, then what is wrong.
            if (output == null || !read.game().isBroken()) {
              MoveReader notation =
                  ScriptOptionsMixin.commentNotation(read.notation(), language.lexicons());
              speaker.speak(GameScript.of(read.game(), options.withNotation(notation), announcer));
            }
            script.tellLeftOut(read.game(), announcer, console);
            broken.tell(read.source(), read.game());
          });
      if (speaker.hasSpoken()) {
        sound.finish();
      } else {
        console.tell("nothing was written, since no game could be read to its end");
      }
    }
    return broken.exitCode().number();
  }

  private AudioOutput open() {
    if (output == null) {
      return Loudspeaker.open();
    }
    if (output.equals("-")) {
      return WavWriter.to(console.output(), "standard output");
    }
    if (output.endsWith("/")) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE, "bad-name", output + ": this names a folder; name a file in it");
    }
    try {
      return WavWriter.create(Path.of(output), isForced ? Existing.REPLACE : Existing.KEEP);
    } catch (InvalidPathException e) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE, "bad-name", output + ": this cannot be the name of a file");
    }
  }

  /** Speaks games one after the other into one output. */
  private static final class Speaker {

    private final CueSpeaker voices;
    private final AudioOutput sound;
    private boolean hasSpoken;

    Speaker(CueSpeaker voices, AudioOutput sound) {
      this.voices = voices;
      this.sound = sound;
    }

    boolean hasSpoken() {
      return hasSpoken;
    }

    void speak(List<Cue> script) {
      boolean isFirst = true;
      for (Cue cue : script) {
        Optional<AudioClip> clip =
            voices.speak(cue, isFirst && hasSpoken ? BETWEEN_GAMES : cue.pause());
        if (clip.isPresent()) {
          sound.write(clip.get());
          isFirst = false;
          hasSpoken = true;
        }
      }
    }
  }
}
