package org.ahoz.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFileException;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Loudspeaker;
import org.ahoz.chess.Line;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Trust;
import org.ahoz.hear.sphinx.Calibrator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes moves of words. */
@Command(
    name = "hear",
    description =
        "Finds out which move was spoken, at the microphone or in a recording, or which move words"
            + " mean: prints the move, or the moves among which it asks, or says why it is none. With -l eu,es"
            + " several languages are heard at once.",
    mixinStandardHelpOptions = true)
final class HearCommand implements Callable<Integer> {

  private final Console console;
  private final Supplier<AudioInput> microphone;
  private final Supplier<AudioOutput> loudspeaker;

  @Mixin private final LanguageOptions language = new LanguageOptions();
  @Mixin private final PositionOptions position = new PositionOptions();

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description =
          "WAV files, one utterance each; - is standard input. Without a file and without words, the"
              + " microphone is listened to.")
  private List<String> files = List.of();

  @Mixin private final EarOptions ears = new EarOptions();
  @Mixin private final AloudOptions aloud = new AloudOptions();

  @Option(
      names = "--continuous",
      description =
          "Listen on, and print a line for each move; moves are made as they are heard, and put right"
              + " when you say what you meant. Files and words are heard as one game.")
  private boolean continuous;

  @Option(
      names = "--push-to-talk",
      description =
          "Listen only between two presses of the Enter key or the space bar; a tone sounds before,"
              + " and another behind. Where standard input is no terminal, an empty line is a press.")
  private boolean isPushToTalk;

  @Option(
      names = "--level",
      description = "Tell after each utterance how well it was heard, also when that is well.")
  private boolean tellsLevel;

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
  private HeardFormat format = HeardFormat.SAN;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Answer a table of words; - is standard input. Each line has, between tabs: id, language,"
              + " FEN, words; the FEN may be empty. Each answer is a JSON object on a line.")
  private @Nullable String batch;

  @Option(
      names = "--calibrate",
      paramLabel = "INDEX",
      description =
          "Choose by recordings of moves, in a table as that of ahoz evaluate, what is too unlike a"
              + " move to be one, and how sure a move is that sounds so. Files beside it are no"
              + " moves. Kept in the profile, or printed where none is named.")
  private @Nullable Path calibrate;

  private HearCommand(
      Console console,
      @Nullable Supplier<AudioInput> microphone,
      Supplier<AudioOutput> loudspeaker) {
    this.console = console;
    this.microphone = microphone == null ? ears::microphone : microphone;
    this.loudspeaker = loudspeaker;
  }

  static HearCommand of(Console console) {
    return new HearCommand(console, null, Loudspeaker::open);
  }

  /** With another microphone and loudspeaker. */
  static HearCommand of(
      Console console, Supplier<AudioInput> microphone, Supplier<AudioOutput> loudspeaker) {
    return new HearCommand(console, microphone, loudspeaker);
  }

  @Override
  public Integer call() {
    Trust sure = trust(trust);
    if (isPushToTalk
        && (batch != null || calibrate != null || !words.isEmpty() || !files.isEmpty())) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "no-microphone",
          "--push-to-talk is about the microphone; give no words, files or table with it");
    }
    ears.readProfile(console);
    if (batch != null) {
      if (ears.learns()) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "learn-in-batch",
            "--learn goes with one speaker, and a table may have many; leave one of both out");
      }
      new HearingBatch(language.lexicons(), sure, speak, ears).answer(batch, console);
      return ExitCode.DONE.number();
    }
    if (calibrate != null) {
      return calibrate(calibrate, sure).number();
    }
    List<Announcer> heard = language.announcers(console, ears.language());
    Announcer speaker =
        speak == null ? null : LanguageOptions.announcer(language.lexicons().get(speak), "", "");
    Polyglot polyglot = polyglot(heard, speaker, sure);
    Line line = position.line(console);
    Announcer first = polyglot.listeners().get(0).speaker();
    HeardPrinter plain = new HeardPrinter(console, format, first, polyglot.listeners().size() > 1);
    if (!words.isEmpty() && !files.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE, "words-and-sound", "give words or files to hear, not both");
    }
    try (PromptVoice voice = aloud.open(languages(polyglot), loudspeaker, console)) {
      HeardPrinter printer = (tellsLevel ? plain.tellingLevel() : plain).with(voice);
      return answer(polyglot, printer, line).number();
    }
  }

  private ExitCode answer(Polyglot polyglot, HeardPrinter printer, Line line) {
    if (!words.isEmpty()) {
      return continuous ? hearGame(polyglot, printer, line) : hearWords(polyglot, printer, line);
    }
    SoundHearing hearing = new SoundHearing(polyglot, ears);
    return files.isEmpty() ? listen(hearing, printer, line) : hearFiles(hearing, printer, line);
  }

  /** In which languages it is answered. */
  private static List<Locale> languages(Polyglot polyglot) {
    return polyglot.listeners().stream()
        .map(listener -> listener.speaker().lexicon().locale())
        .distinct()
        .toList();
  }

  private ExitCode listen(SoundHearing hearing, HeardPrinter printer, Line line) {
    MicrophoneHearing listening =
        new MicrophoneHearing(hearing, printer, ears, console, microphone);
    if (!isPushToTalk) {
      return listening.hear(line, continuous);
    }
    try (Keyboard keyboard = keyboard();
        TalkTones tones = TalkTones.open(loudspeaker, console)) {
      return listening.hear(line, continuous, keyboard, tones);
    }
  }

  private Keyboard keyboard() {
    Optional<Keyboard> terminal =
        console.isOfProcess() ? TerminalKeyboard.open() : Optional.empty();
    return terminal.orElseGet(() -> new LineKeyboard(console.input()));
  }

  private ExitCode calibrate(Path index, Trust sure) {
    String tag = language.announcers(console, ears.language()).get(0).lexicon().tag();
    List<AudioClip> others = files.stream().map(file -> EarOptions.read(file, console)).toList();
    Calibrator.Outcome outcome =
        new CalibrationRun(language.lexicons(), tag, sure)
            .run(EvaluationIndex.read(index), others, ears.calibration(), ears.speaker());
    CalibrationRun.words(outcome).forEach(console::tell);
    if (!ears.keep(outcome.calibration())) {
      outcome
          .calibration()
          .properties()
          .forEach((key, value) -> console.output().println(key + "=" + value));
    }
    return ExitCode.DONE;
  }

  /**
   * Who listens in each language.
   *
   * @param speaker who asks; null where each language asks in its own words
   */
  static Polyglot polyglot(List<Announcer> heard, @Nullable Announcer speaker, Trust trust) {
    return Polyglot.of(
        heard.stream()
            .map(
                each ->
                    Listener.of(each.lexicon())
                        .with(trust)
                        .speaking(speaker == null ? each : speaker))
            .toList());
  }

  /** Hears the words of a game, a move after the other. */
  private ExitCode hearGame(Polyglot polyglot, HeardPrinter printer, Line line) {
    Conversation conversation = new Conversation(polyglot, printer, line);
    ExitCode code = ExitCode.DONE;
    for (String turn : words) {
      Polyglot.Answer answer =
          polyglot.hear(conversation.books(), hypotheses(turn), conversation.talk());
      conversation.answer("", answer);
      code = HeardPrinter.exitCode(answer.heard());
      if (Conversation.isOver(answer.heard())) {
        break;
      }
    }
    return code;
  }

  /** Hears what is said of one move, and answers to the last of it. */
  private ExitCode hearWords(Polyglot polyglot, HeardPrinter printer, Line line) {
    List<PhraseBook> books = polyglot.phraseBooks(line.position());
    SpokenGame before = SpokenGame.from(line);
    SpokenGame game = before;
    Polyglot.Answer answer = null;
    for (String turn : words) {
      before = game;
      answer = polyglot.hear(books, hypotheses(turn), game.talk());
      game = game.discussed(answer, polyglot);
    }
    if (answer == null) {
      throw new IllegalStateException("there are words");
    }
    if (best > 0 && format != HeardFormat.JSON) {
      List<Hypothesis> last = hypotheses(words.get(words.size() - 1));
      printer.print(polyglot.likeliest(books, last, best), line.position());
    } else {
      printer.print("", answer, before);
    }
    return HeardPrinter.exitCode(answer.heard());
  }

  /**
   * Hears each file in the same position, or as the next thing that is said in a game; the exit
   * code is that of the worst.
   */
  private ExitCode hearFiles(SoundHearing hearing, HeardPrinter printer, Line line) {
    Conversation conversation = new Conversation(hearing.polyglot(), printer, line);
    ExitCode worst = ExitCode.DONE;
    for (String file : files) {
      AudioClip utterance;
      try {
        utterance = EarOptions.read(file, console);
      } catch (AudioFileException e) {
        // The others can be heard nevertheless.
        Failure failure = Failure.of(e);
        failure.lines().forEach(console::tell);
        worst = worse(worst, failure.exitCode());
        continue;
      }
      List<PhraseBook> books = conversation.books();
      HeardSound sound = hearing.hear(utterance, books, conversation.talk());
      String id = files.size() == 1 ? "" : file;
      if (continuous) {
        conversation.answer(id, sound);
      } else if (best > 0 && format != HeardFormat.JSON) {
        printer.print(
            hearing.polyglot().likeliestOfSound(books, sound.recognitions(), best),
            line.position());
      } else {
        printer.print(id, sound, SpokenGame.from(line));
      }
      worst = worse(worst, HeardPrinter.exitCode(sound.answer().heard()));
      if (continuous && Conversation.isOver(sound.answer().heard())) {
        break;
      }
    }
    return worst;
  }

  private static ExitCode worse(ExitCode one, ExitCode other) {
    return one.number() < other.number() ? other : one;
  }

  /**
   * The trust of this name.
   *
   * @throws CommandFailure when there is none
   */
  static Trust trust(String name) {
    Optional<Trust> known = Trust.of(name);
    return known.orElseThrow(
        () ->
            new CommandFailure(
                ExitCode.USAGE,
                "unknown-trust",
                "there is no trust "
                    + name
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
