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
    List<Cue> cues = GameScript.of(read.game(), options.saying(Content.VARIATIONS), announcer);
    return Track.of(cues, read.game().start(), isInline);
  }

  private ScriptOptions options(ReadGame read) {
    return script.options(read.notation(), language.lexicons());
  }

  private ExitCode speak() {
    Announcer announcer = language.announcer(console);
    BrokenGames broken = new BrokenGames(console);
    try (CueSpeaker voices = new CueSpeaker(announcer.lexicon().locale(), voice, console)) {
      if (output.isSplit()) {
        readGames(announcer, broken, read -> speakAlone(read, voices, announcer));
      } else {
        speakTogether(voices, announcer, broken);
      }
    }
    return broken.exitCode();
  }

  private void speakTogether(CueSpeaker voices, Announcer announcer, BrokenGames broken) {
    try (Recording recording = output.open(console, announcer.lexicon().tag())) {
      readGames(announcer, broken, read -> speak(read, voices, announcer, recording));
      if (recording.hasSpoken()) {
        recording.finish();
      } else {
        console.tell("nothing was written, since no game could be read to its end");
      }
    }
  }

  private void speakAlone(ReadGame read, CueSpeaker voices, Announcer announcer) {
    if (read.game().isBroken()) {
      return;
    }
    Optional<Recording> opened = output.open(read.source(), read.game(), announcer.lexicon().tag());
    if (opened.isPresent()) {
      try (Recording recording = opened.get()) {
        speak(read, voices, announcer, recording);
        recording.finish();
      }
    }
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

  private void speak(ReadGame read, CueSpeaker voices, Announcer announcer, Recording recording) {
    // A file never holds half a game; a listener hears what there is, then what is wrong.
    if (output.isFile() && read.game().isBroken()) {
      return;
    }
    List<Cue> cues = GameScript.of(read.game(), options(read), announcer);
    new Narrator(voices).tell(read, cues, recording);
  }
}
