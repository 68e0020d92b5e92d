package org.ahoz.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.Loudspeaker;
import org.ahoz.audio.WavWriter;
import org.ahoz.chess.Move;
import org.ahoz.notation.Game;
import org.ahoz.notation.Ply;
import org.ahoz.speech.Synthesizer;
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

  /** Long enough to set up a move on a board at hand, short enough to follow a game. */
  private static final Duration BETWEEN_MOVES = Duration.ofMillis(700);

  private static final Duration BETWEEN_GAMES = Duration.ofSeconds(2);

  private final Console console;

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final LanguageOptions language = new LanguageOptions();
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
    BrokenGames broken = new BrokenGames(console);
    try (Synthesizer synthesizer = voice.open(announcer.lexicon().locale());
        AudioOutput sound = open()) {
      Speaker speaker = new Speaker(announcer, synthesizer, sound);
      games.read(
          console,
          language.lexicons(),
          announcer.lexicon().tag(),
          (source, game) -> {
            // A file never holds half a game; a listener hears what there is, then what is wrong.
            if (output == null || !game.isBroken()) {
              speaker.speak(game);
            }
            broken.tell(source, game);
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

    private final Announcer announcer;
    private final Synthesizer synthesizer;
    private final AudioOutput sound;
    private Duration pause = Duration.ZERO;
    private boolean hasSpoken;

    Speaker(Announcer announcer, Synthesizer synthesizer, AudioOutput sound) {
      this.announcer = announcer;
      this.synthesizer = synthesizer;
      this.sound = sound;
    }

    boolean hasSpoken() {
      return hasSpoken;
    }

    void speak(Game game) {
      for (Ply ply : game.plies()) {
        Move move = ply.move();
        if (move != null) {
          Utterance utterance = announcer.announce(ply.before(), move).afterPause(pause);
          sound.write(synthesizer.speak(utterance).audio());
          pause = BETWEEN_MOVES;
          hasSpoken = true;
        }
      }
      if (hasSpoken) {
        pause = BETWEEN_GAMES;
      }
    }
  }
}
