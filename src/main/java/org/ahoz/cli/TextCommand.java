package org.ahoz.cli;

import java.util.concurrent.Callable;
import org.ahoz.announce.Announcer;
import org.ahoz.notation.MoveReader;
import org.ahoz.script.Cue;
import org.ahoz.script.GameScript;
import org.ahoz.script.ScriptOptions;
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
    JSON
  }

  private final Console console;

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final LanguageOptions language = new LanguageOptions();
  @Mixin private final ScriptOptionsMixin script = new ScriptOptionsMixin();

  @Option(
      names = {"-f", "--format"},
      paramLabel = "NAME",
      description = "plain, or json for one object a game, one a line. Default: plain.")
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
    ScriptOptions options = script.options();
    BrokenGames broken = new BrokenGames(console);
    GameJson json = new GameJson(announcer, broken.messages());
    games.readAsWritten(
        console,
        language.lexicons(),
        announcer.lexicon().tag(),
        read -> {
          if (format == Format.JSON) {
            console.output().println(json.line(read));
          } else {
            print(read, options, announcer);
          }
          broken.tell(read.source(), read.game());
        });
    return broken.exitCode().number();
  }

  private void print(ReadGame read, ScriptOptions options, Announcer announcer) {
    if (read.game().number() > 1) {
      console.output().println();
    }
    MoveReader notation = ScriptOptionsMixin.commentNotation(read.notation(), language.lexicons());
    for (Cue cue : GameScript.of(read.game(), options.withNotation(notation), announcer)) {
      console.output().println(cue.utterance().text());
    }
    script.tellLeftOut(read.game(), announcer, console);
  }
}
