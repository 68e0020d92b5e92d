package org.ahoz.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.LiveOutput;
import org.ahoz.live.Outcome;
import org.ahoz.live.Track;
import org.ahoz.script.Content;
import org.ahoz.script.Cue;
import org.ahoz.script.GameScript;
import org.ahoz.script.ScriptOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Speaks games. */
@Command(
    name = "say",
    description = "Speaks games or moves, to the loudspeaker or to a sound file.",
    mixinStandardHelpOptions = true)
final class SayCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final LanguageOptions language = new LanguageOptions();
  @Mixin private final ScriptOptionsMixin script = new ScriptOptionsMixin();
  @Mixin private final VoiceOptions voice = new VoiceOptions();

  @Mixin private final SoundOptions output = new SoundOptions();
  @Mixin private final ProgressOption progress = new ProgressOption();

  SayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<Keyboard> keyboard =
        console.isOfProcess() && !output.isFile() && !games.readsInput()
            ? TerminalKeyboard.open()
            : Optional.empty();
    if (keyboard.isEmpty()) {
      return speak().number();
    }
    try (Keyboard keys = keyboard.get()) {
      return speakLive(keys).number();
    }
  }

  /** Speaks to a listener who may steer by keys. */
  private ExitCode speakLive(Keyboard keyboard) {
    Announcer announcer = language.announcer(console);
    BrokenGames broken = new BrokenGames(console);
    try (LiveVoices voices = new LiveVoices(announcer.lexicon().locale(), voice, console);
        LiveOutput loudspeaker = output.openLoudspeaker();
        LiveListening listening =
            new LiveListening(
                keyboard,
                loudspeaker,
                voices,
                announcer,
                console,
                voices.rate(),
                voice.prosody().pauses())) {
      console.tell("? says the keys, q quits");
      LiveGames all =
          new LiveGames(
              listening,
              read -> track(read, announcer),
              read -> broken.tell(read.source(), read.game()));
      games.readAsWritten(console, language.lexicons(), announcer.lexicon().tag(), all::take);
      all.finish();
    } catch (LiveGames.Stopped stopped) {
      if (stopped.outcome() == Outcome.INTERRUPTED) {
        return ExitCode.INTERRUPTED;
      }
    }
    return broken.exitCode();
  }

  /** All variations are at hand for the key that enters them, also where they are not said. */
  private Track track(ReadGame read, Announcer announcer) {
    script.tellLeftOut(read.game(), announcer, console);
    ScriptOptions options = options(read);
    boolean isInline = options.contents().contains(Content.VARIATIONS);
    // Who enters a variation by its key is led back to the game at its end.
    ScriptOptions all =
        isInline ? options : options.saying(Content.VARIATIONS).omitting(Content.JOINED_VARIATIONS);
    List<Cue> cues = GameScript.of(read.game(), all, announcer);
    return Track.of(cues, read.game().start(), isInline);
  }

  private ScriptOptions options(ReadGame read) {
    return script.options(read.notation(), language.lexicons());
  }

  private ExitCode speak() {
    Announcer announcer = language.announcer(console);
    BrokenGames broken = new BrokenGames(console);
    try (CueSpeaker voices = new CueSpeaker(announcer.lexicon().locale(), voice, console)) {
      return output.isSplit()
          ? speakAlone(voices, announcer, broken)
          : speakTogether(voices, announcer, broken);
    }
  }

  private ExitCode speakTogether(CueSpeaker voices, Announcer announcer, BrokenGames broken) {
    try (Recording recording = output.open(console, announcer.lexicon().tag());
        Progress progress = output.isFile() ? progress() : Progress.NONE) {
      readGames(
          announcer,
          broken,
          read -> {
            // A file never holds half a game; a listener hears what there is, then what is wrong.
            if (!output.isFile() || !read.game().isBroken()) {
              new Narrator(voices).tell(read, cues(read, announcer), recording);
            }
            progress.step();
          });
      if (recording.hasSpoken()) {
        recording.finish();
      } else {
        console.tell("nothing was written, since no game could be read to its end");
      }
    }
    return broken.exitCode();
  }

  private ExitCode speakAlone(CueSpeaker voices, Announcer announcer, BrokenGames broken) {
    SplitFolder folder = output.openFolder(announcer.lexicon().tag());
    try (SplitRun run =
        new SplitRun(console, folder, voices, read -> cues(read, announcer), progress())) {
      readGames(announcer, broken, run::take);
      run.finish();
      return run.isAnyLeft() ? ExitCode.CANNOT_CREATE : broken.exitCode();
    }
  }

  private Progress progress() {
    return progress.begin(console, games.files());
  }

  private void readGames(Announcer announcer, BrokenGames broken, Consumer<ReadGame> taker) {
    games.readAsWritten(
        console,
        language.lexicons(),
        announcer.lexicon().tag(),
        read -> {
          taker.accept(read);
          script.tellLeftOut(read.game(), announcer, console);
          broken.tell(read.source(), read.game());
        });
  }

  private List<Cue> cues(ReadGame read, Announcer announcer) {
    return GameScript.of(read.game(), options(read), announcer);
  }
}
