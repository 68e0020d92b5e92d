package org.ahoz.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.ahoz.announce.Announcer;
import org.ahoz.script.Cue;
import org.ahoz.script.GameScript;
import org.ahoz.script.ScriptOptions;
import org.ahoz.script.Ssml;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the words of games. */
@Command(
    name = "text",
    description =
        "Prints what would be said: a move or a sentence a line, games apart by an empty line.",
    mixinStandardHelpOptions = true)
final class TextCommand implements Callable<Integer> {

  private enum Format {
    PLAIN,
    JSON,
    SSML,
    VTT,
    SRT,
    CHAPTERS
  }

  private final Console console;

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final LanguageOptions language = new LanguageOptions();
  @Mixin private final ScriptOptionsMixin script = new ScriptOptionsMixin();

  @Mixin private final VoiceOptions voice = new VoiceOptions();

  @Option(
      names = {"-f", "--format"},
      paramLabel = "NAME",
      description = {
        "plain; json for one object a game, one a line; ssml for other speech programs; vtt, srt"
            + " or chapters, with the times at which ahoz say with the same options says them in a"
            + " sound file: the voice speaks for it, and is not heard. Default: plain."
      })
  private Format format = Format.PLAIN;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Answer a table of moves; - is standard input. Each line has, between tabs: id,"
              + " language, style, alphabet, FEN, written move; style, alphabet and FEN may be"
              + " empty, and a notation as in --from, but auto, may stand for the language. Each"
              + " answer is a JSON object on a line.")
  private @Nullable String batch;

  TextCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (batch != null) {
      new Batch(language.lexicons()).answer(batch, console);
      return ExitCode.DONE.number();
    }
    Announcer announcer = language.announcer(console);
    // What is wrong with them is told before anything is printed.
    script.options();
    BrokenGames broken = new BrokenGames(console);
    try (TextForm form = form(announcer, broken)) {
      games.readAsWritten(
          console,
          language.lexicons(),
          announcer.lexicon().tag(),
          read -> {
            form.take(read, () -> cues(read, announcer));
            if (format != Format.JSON) {
              script.tellLeftOut(read.game(), announcer, console);
            }
            broken.tell(read.source(), read.game());
          });
      form.finish();
    }
    return broken.exitCode().number();
  }

  private TextForm form(Announcer announcer, BrokenGames broken) {
    PrintStream output = console.output();
    return switch (format) {
      case PLAIN -> new TextForm.Plain(output);
      case JSON -> new TextForm.Json(new GameJson(announcer, broken.messages()), output);
      case SSML ->
          new TextForm.Marked(
              new Ssml(announcer.lexicon().locale(), voice.variationPitch()), output);
      case VTT -> timed(announcer, Companion.VTT);
      case SRT -> timed(announcer, Companion.SRT);
      case CHAPTERS -> timed(announcer, Companion.CHAPTERS);
    };
  }

  private TextForm timed(Announcer announcer, Companion kind) {
    CueSpeaker voices = new CueSpeaker(announcer.lexicon().locale(), voice, console);
    return new TextForm.Timed(voices, kind, console.output());
  }

  private List<Cue> cues(ReadGame read, Announcer announcer) {
    ScriptOptions options = script.options(read.notation(), language.lexicons());
    return GameScript.of(read.game(), options, announcer);
  }
}
