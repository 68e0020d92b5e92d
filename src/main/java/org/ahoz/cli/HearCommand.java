package org.ahoz.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.Likely;
import org.ahoz.hear.Listener;
import org.ahoz.hear.OrderReply;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Talk;
import org.ahoz.hear.Trust;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.San;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes moves of words. */
@Command(
    name = "hear",
    description =
        "Finds out which move words mean, as a recognizer or a person wrote them: prints the move,"
            + " or the moves among which it asks, or says why it is none.",
    mixinStandardHelpOptions = true)
final class HearCommand implements Callable<Integer> {

  private enum Format {
    SAN,
    UCI,
    JSON
  }

  private final Console console;

  @Mixin private final LanguageOptions language = new LanguageOptions();
  @Mixin private final PositionOptions position = new PositionOptions();

  @Option(
      names = {"-w", "--words"},
      paramLabel = "TEXT",
      description =
          "What was heard, such as \"knight f three\". Alternatives stand between |, the likeliest"
              + " first. Given again, it is the answer to the question before.")
  private List<String> words = List.of();

  @Option(
      names = "--speak",
      paramLabel = "TAG",
      description = "The language of questions and reasons. Default: the one that is heard.")
  private @Nullable String speak;

  @Option(
      names = "--trust",
      paramLabel = "NAME",
      description =
          "How soon to take a move without a question: low, normal or high. Default: normal.")
  private String trust = Trust.NORMAL.key();

  @Option(
      names = "--nbest",
      paramLabel = "NUMBER",
      description = "Print so many moves, the likeliest first, each with how likely it is.")
  private int best;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "NAME",
      description = "san, uci or json. Default: san.")
  private Format format = Format.SAN;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Answer a table of words; - is standard input. Each line has, between tabs: id, language,"
              + " FEN, words; the FEN may be empty. Each answer is a JSON object on a line.")
  private @Nullable String batch;

  HearCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Trust sure = trust();
    if (batch != null) {
      new HearingBatch(language.lexicons(), sure, speak).answer(batch, console);
      return ExitCode.DONE.number();
    }
    if (words.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE, "no-words", "say what was heard: --words \"knight f three\"");
    }
    Announcer heard = language.announcer(console);
    Announcer speaker =
        speak == null ? heard : LanguageOptions.announcer(language.lexicons().get(speak), "", "");
    Listener listener = Listener.of(heard.lexicon()).with(sure).speaking(speaker);
    Position board = position.position(console);
    PhraseBook book = listener.phraseBook(board);
    Talk talk = Talk.NEW;
    Heard answer = null;
    for (String turn : words) {
      answer = listener.hear(book, hypotheses(turn), talk);
      talk = listener.next(talk, answer);
    }
    if (answer == null) {
      throw new IllegalStateException("there are words");
    }
    if (best > 0 && format != Format.JSON) {
      for (Likely likely :
          listener.likeliest(book, hypotheses(words.get(words.size() - 1)), best)) {
        console.output().printf("%s\t%.3f%n", name(board, likely.move()), likely.confidence());
      }
      return exitCode(answer).number();
    }
    print(answer, board, speaker);
    return exitCode(answer).number();
  }

  private void print(Heard answer, Position board, Announcer speaker) {
    if (format == Format.JSON) {
      console.output().println(HeardJson.line("", answer, board, speaker));
    } else if (answer instanceof Heard.Understood understood) {
      console.output().println(name(board, understood.move()));
    } else if (answer instanceof Heard.Unclear unclear) {
      unclear.candidates().forEach(move -> console.output().println(name(board, move)));
      console.tell(unclear.question().text());
    } else if (answer instanceof Heard.Illegal illegal) {
      console.tell(illegal.words().text());
    } else if (answer instanceof Heard.Order order) {
      print(order, board, speaker);
    } else if (answer instanceof Heard.NotUnderstood nothing) {
      console.tell(nothing.question().text());
    }
  }

  private void print(Heard.Order order, Position board, Announcer speaker) {
    console.output().println(order.key().key());
    for (Utterance sentence : OrderReply.to(order, board, speaker)) {
      console.output().println(sentence.text());
    }
    Utterance question = order.question();
    if (question != null) {
      console.tell(question.text());
    }
  }

  private String name(Position board, Move move) {
    return format == Format.UCI ? MoveWriter.uci(board, move) : San.write(board, move);
  }

  private static ExitCode exitCode(Heard answer) {
    if (answer instanceof Heard.Unclear) {
      return ExitCode.UNCLEAR;
    }
    if (answer instanceof Heard.Order order) {
      return order.key() == PhraseKey.ORDER_REJECT ? ExitCode.NEGATIVE : ExitCode.DONE;
    }
    return answer instanceof Heard.Understood ? ExitCode.DONE : ExitCode.NEGATIVE;
  }

  private Trust trust() {
    Optional<Trust> known = Trust.of(trust);
    return known.orElseThrow(
        () ->
            new CommandFailure(
                ExitCode.USAGE,
                "unknown-trust",
                "there is no trust "
                    + trust
                    + "; choose one of "
                    + Arrays.stream(Trust.values())
                        .map(Trust::key)
                        .collect(Collectors.joining(", "))));
  }

  /** The alternatives of a text, apart by bars. */
  static List<Hypothesis> hypotheses(String text) {
    return Arrays.stream(text.split("\\|", -1))
        .map(Hypothesis::of)
        .filter(hypothesis -> !hypothesis.words().isEmpty())
        .toList();
  }
}
