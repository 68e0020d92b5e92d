package org.ahoz.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.ahoz.script.Cue;
import org.ahoz.script.Ssml;

/** A form in which the words of games are printed. */
sealed interface TextForm extends AutoCloseable {

  /**
   * Takes the next game.
   *
   * @param cues what is said of it
   */
  void take(ReadGame read, Supplier<List<Cue>> cues);

  /** Prints what stands at the end, after the last game. */
  default void finish() {}

  @Override
  default void close() {}

  /** A line a cue, games apart by an empty line. */
  final class Plain implements TextForm {
    private final PrintStream output;
    private boolean hasGame;

    Plain(PrintStream output) {
      this.output = output;
    }

    @Override
    public void take(ReadGame read, Supplier<List<Cue>> cues) {
      if (hasGame) {
        output.println();
      }
      hasGame = true;
      for (Cue cue : cues.get()) {
        output.println(cue.utterance().text());
      }
    }
  }

  /** All that stands in the file, an object a game. */
  record Json(GameJson json, PrintStream output) implements TextForm {
    @Override
    public void take(ReadGame read, Supplier<List<Cue>> cues) {
      output.println(json.line(read));
    }
  }

  /** SSML, one document for all games. */
  final class Marked implements TextForm {
    private final Ssml ssml;
    private final PrintStream output;
    private boolean hasGame;

    Marked(Ssml ssml, PrintStream output) {
      this.ssml = ssml;
      this.output = output;
      output.print(ssml.head());
    }

    @Override
    public void take(ReadGame read, Supplier<List<Cue>> cues) {
      output.print(ssml.paragraph(cues.get(), hasGame ? Narrator.BETWEEN_GAMES : Duration.ZERO));
      hasGame = true;
    }

    @Override
    public void finish() {
      output.print(ssml.foot());
    }
  }

  /**
   * With the times of a sound file that holds the same games: they are spoken, and only measured.
   * As such a file does, it leaves games with errors out.
   */
  final class Timed implements TextForm {
    private final CueSpeaker voices;
    private final Narrator narrator;
    private final Companion kind;
    private final PrintStream output;
    private final Timeline timeline = new Timeline();
    private final Recording recording = Recording.measuring(timeline);

    Timed(CueSpeaker voices, Companion kind, PrintStream output) {
      this.voices = voices;
      this.narrator = new Narrator(voices);
      this.kind = kind;
      this.output = output;
    }

    @Override
    public void take(ReadGame read, Supplier<List<Cue>> cues) {
      if (!read.game().isBroken()) {
        narrator.tell(read, cues.get(), recording);
      }
    }

    @Override
    public void finish() {
      output.print(kind.text(timeline));
    }

    @Override
    public void close() {
      voices.close();
    }
  }
}
