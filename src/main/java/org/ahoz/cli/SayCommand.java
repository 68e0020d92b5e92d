package org.ahoz.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.ahoz.announce.Announcer;
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
    Announcer announcer = language.announcer(console);
    BrokenGames broken = new BrokenGames(console);
    try (CueSpeaker voices = new CueSpeaker(announcer.lexicon().locale(), voice, console)) {
      if (output.isSplit()) {
        readGames(announcer, broken, read -> speakAlone(read, voices, announcer));
      } else {
        speakTogether(voices, announcer, broken);
      }
    }
    return broken.exitCode().number();
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
    ScriptOptions options = script.options(read.notation(), language.lexicons());
    List<Cue> cues = GameScript.of(read.game(), options, announcer);
    new Narrator(voices).tell(read, cues, recording);
  }
}
