package org.ahoz.cli;

import java.util.List;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Likely;
import org.ahoz.hear.Polyglot;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.San;

/** Prints what was heard, and says it where that is wanted. */
final class HeardPrinter {

  private final Console console;
  private final HeardFormat format;
  private final Announcer speaker;
  private final boolean tellsLanguage;
  private final boolean tellsLevel;
  private final PromptVoice voice;

  /** What lasts as long as the microphone does is told once. */
  private boolean isNarrowTold;

  /**
   * A printer.
   *
   * @param speaker who tells that nothing is heard, in whatever language
   * @param tellsLanguage whether JSON is to say in which of several languages something was heard
   */
  HeardPrinter(Console console, HeardFormat format, Announcer speaker, boolean tellsLanguage) {
    this(console, format, speaker, tellsLanguage, false, PromptVoice.none());
  }

  private HeardPrinter(
      Console console,
      HeardFormat format,
      Announcer speaker,
      boolean tellsLanguage,
      boolean tellsLevel,
      PromptVoice voice) {
    this.console = console;
    this.format = format;
    this.speaker = speaker;
    this.tellsLanguage = tellsLanguage;
    this.tellsLevel = tellsLevel;
    this.voice = voice;
  }

  /** The same, telling of all sound how well it is heard, and not only when that is badly. */
  HeardPrinter tellingLevel() {
    return new HeardPrinter(console, format, speaker, tellsLanguage, true, voice);
  }

  /** The same, saying aloud what it prints of answers, each before anything else is heard. */
  HeardPrinter with(PromptVoice other) {
    return new HeardPrinter(console, format, speaker, tellsLanguage, tellsLevel, other);
  }

  /** Prints how well somebody was heard; {@link #say} says it. */
  void printLevel(HeardSound sound) {
    tell(sound.advice());
  }

  /** Prints that nothing at all is heard; {@link #say} says it. */
  void printSilence() {
    tell(SoundAdvice.ofSilence(speaker));
  }

  private void tell(Utterance words) {
    console.tell(words.text());
    voice.remark(words);
  }

  /** Says what was printed and not said yet, and returns when it was heard. */
  void say() {
    console.output().flush();
    voice.sayRemarks();
  }

  /** Prints the likeliest moves, each with how likely it is. */
  void print(List<Likely> likeliest, Position board) {
    for (Likely likely : likeliest) {
      console.output().printf("%s\t%.3f%n", name(board, likely.move()), likely.confidence());
    }
  }

  /** Prints what was made of sound. */
  void print(String id, HeardSound sound, SpokenGame game) {
    boolean isTold = isNews(id, sound.quality().verdict()) || tellsLevel;
    if (isTold) {
      voice.remark(sound.advice());
    }
    if (format == HeardFormat.JSON) {
      HeardJson.lines(id, sound, game, tellsLanguage).forEach(console.output()::println);
      say(sound.answer(), game);
      return;
    }
    if (isTold) {
      String advice = sound.advice().text();
      console.tell(id.isEmpty() ? advice : id + ": " + advice);
    }
    print(id, sound.answer(), game);
  }

  /**
   * Whether something is wrong with the sound that was not told; each file is a sound of its own.
   */
  private boolean isNews(String id, SoundQuality.Verdict verdict) {
    boolean isKnown = verdict == SoundQuality.Verdict.NARROW && isNarrowTold && id.isEmpty();
    isNarrowTold = verdict == SoundQuality.Verdict.NARROW;
    return verdict != SoundQuality.Verdict.GOOD && !isKnown;
  }

  /** Prints what was made of words. */
  void print(String id, Polyglot.Answer heard, SpokenGame game) {
    Heard answer = heard.heard();
    if (format == HeardFormat.JSON) {
      HeardJson.lines(id, heard, game, tellsLanguage).forEach(console.output()::println);
    } else if (answer instanceof Heard.Understood understood) {
      console.output().println(name(game.board(), understood.move()));
    } else if (answer instanceof Heard.Corrected corrected) {
      console.output().println(order(PhraseKey.ORDER_REJECT, corrected, game));
      console.output().println(name(game.positionOf(corrected.move()), corrected.move()));
    } else if (answer instanceof Heard.Unclear unclear) {
      unclear
          .candidates()
          .forEach(move -> console.output().println(name(game.positionOf(move), move)));
      console.tell(unclear.question().text());
    } else if (answer instanceof Heard.Illegal illegal) {
      console.tell(illegal.words().text());
    } else if (answer instanceof Heard.Order order) {
      print(order, game, heard.listener().speaker());
    } else if (answer instanceof Heard.NotUnderstood nothing) {
      console.tell(nothing.question().text());
    }
    say(heard, game);
  }

  private void say(Polyglot.Answer heard, SpokenGame game) {
    Reply.to(heard, game).forEach(voice::remark);
    say();
  }

  private void print(Heard.Order order, SpokenGame game, Announcer speaker) {
    console.output().println(order(order.key(), order, game));
    for (Utterance sentence : Reply.toOrder(order, game, speaker)) {
      console.output().println(sentence.text());
    }
    Utterance question = order.question();
    if (question != null) {
      console.tell(question.text());
    }
  }

  /**
   * The key of an order, and behind it the move that is taken back with it: so readers of lines
   * know an order that is carried out from one that is asked about, and always have the game.
   */
  private String order(PhraseKey key, Heard heard, SpokenGame game) {
    return game.takenBack(heard)
        .map(last -> key.key() + "\t" + name(last.before(), last.move()))
        .orElse(key.key());
  }

  private String name(Position board, Move move) {
    return format == HeardFormat.UCI ? MoveWriter.uci(board, move) : San.write(board, move);
  }

  static ExitCode exitCode(Heard answer) {
    if (answer instanceof Heard.Unclear) {
      return ExitCode.UNCLEAR;
    }
    if (answer instanceof Heard.Order order) {
      return order.key() == PhraseKey.ORDER_REJECT ? ExitCode.NEGATIVE : ExitCode.DONE;
    }
    return answer instanceof Heard.Understood || answer instanceof Heard.Corrected
        ? ExitCode.DONE
        : ExitCode.NEGATIVE;
  }
}
