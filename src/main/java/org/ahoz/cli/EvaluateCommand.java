package org.ahoz.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFileException;
import org.ahoz.audio.SpokenFile;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.Likely;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Talk;
import org.ahoz.hear.Trust;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.San;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how well recordings are heard. */
@Command(
    name = "evaluate",
    description =
        "Hears recordings of which it is known what they say, and prints how many were heard right,"
            + " by voice and by language.",
    mixinStandardHelpOptions = true)
final class EvaluateCommand implements Callable<Integer> {

  /** So many of the likeliest moves are looked at. */
  private static final int FIRST = 3;

  private final Console console;

  @Parameters(
      paramLabel = "INDEX",
      description =
          "A table with a line of names and the columns voice, file (beside the table), fen and san,"
              + " between tabs. The voices of one name are heard in their order by one recognizer. A move"
              + " that is not legal in its position, and - in place of one for what is no move, are"
              + " to be refused.")
  private Path index = Path.of("index.tsv");

  @Option(
      names = {"-l", "--language"},
      paramLabel = "TAG",
      description =
          "The language of voices that do not name theirs, as picochess/es/christina does. Default:"
              + " en.")
  private String language = Lexicons.FALLBACK;

  @Option(
      names = "--trust",
      paramLabel = "NAME",
      description = "How soon to take a move: low, normal or high. Default: normal.")
  private String trust = Trust.NORMAL.key();

  @Option(
      names = "--unanswered",
      description =
          "Leave questions without an answer. As a rule they are answered as in a game, where the"
              + " move that was meant is among those that are asked about: it is learnt from, but"
              + " counts as asked.")
  private boolean leavesQuestions;

  @Option(
      names = "--misheard",
      description =
          "Also print each recording of which another move was the likeliest: its file, what is"
              + " said, the likeliest moves, and the words that were heard.")
  private boolean listsMisheard;

  @Mixin private final FolderOption folder = new FolderOption();
  @Mixin private final EarOptions ears = new EarOptions();
  @Mixin private final ProgressOption progress = new ProgressOption();

  EvaluateCommand(Console console) {
    this.console = console;
  }

  /** What happened with one recording. */
  private record Outcome(
      EvaluationIndex.Row row,
      EvaluationIndex.Kind kind,
      int rank,
      Heard heard,
      boolean covered,
      List<String> likeliest,
      String words,
      double seconds,
      double milliseconds) {

    String first() {
      return likeliest.isEmpty() ? "" : likeliest.get(0);
    }

    boolean isTaken() {
      return heard instanceof Heard.Understood;
    }

    boolean isAsked() {
      return heard instanceof Heard.Unclear;
    }

    /** Refused, since the voice could hardly be told from the noise. */
    boolean isNoise() {
      return covered && !isTaken() && !isAsked();
    }
  }

  @Override
  public Integer call() {
    Trust sure = HearCommand.trust(trust);
    if (ears.learns()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "learn-in-evaluation",
          "evaluate keeps nothing of what it hears; leave --learn out");
    }
    ears.readProfile(console);
    List<EvaluationIndex.Row> rows = EvaluationIndex.read(index);
    Map<String, List<EvaluationIndex.Row>> voices = new LinkedHashMap<>();
    rows.forEach(row -> voices.computeIfAbsent(row.voice(), key -> new ArrayList<>()).add(row));
    Lexicons lexicons = folder.lexicons();
    List<List<Outcome>> outcomes;
    try (Progress told = progress.begin(console, rows.size(), "recordings")) {
      Stream<List<EvaluationIndex.Row>> all =
          ears.areOwn() ? voices.values().parallelStream() : voices.values().stream();
      outcomes = all.map(own -> hear(own, lexicons, sure, told)).toList();
    }
    printMoves(of(EvaluationIndex.Kind.MOVE, outcomes), lexicons);
    printRefusals("not legal", of(EvaluationIndex.Kind.NOT_LEGAL, outcomes));
    printRefusals("no move", of(EvaluationIndex.Kind.NO_MOVE, outcomes));
    int left = rows.size() - outcomes.stream().mapToInt(List::size).sum();
    if (left > 0) {
      console.tell(
          "left out " + left + " of " + rows.size() + " recordings, for the reasons above");
      return ExitCode.BAD_DATA.number();
    }
    return ExitCode.DONE.number();
  }

  private static List<List<Outcome>> of(EvaluationIndex.Kind kind, List<List<Outcome>> outcomes) {
    return outcomes.stream()
        .map(own -> own.stream().filter(each -> each.kind() == kind).toList())
        .filter(own -> !own.isEmpty())
        .toList();
  }

  private void printMoves(List<List<Outcome>> outcomes, Lexicons lexicons) {
    Map<String, List<Outcome>> byLanguage = new TreeMap<>();
    List<Outcome> all = new ArrayList<>();
    printRow(
        "voice", "moves", "first", "in " + FIRST, "asked", "refused", "noise", "wrong", "time");
    for (List<Outcome> own : outcomes) {
      print(own.get(0).row().voice(), own);
      byLanguage
          .computeIfAbsent(own.get(0).row().language(lexicons, language), key -> new ArrayList<>())
          .addAll(own);
      all.addAll(own);
    }
    byLanguage.forEach(this::print);
    print("all", all);
    printConfusions(all);
    if (listsMisheard) {
      all.stream().filter(outcome -> outcome.rank() != 0).forEach(this::printMisheard);
    }
  }

  /** How much was taken of what is to be refused. */
  private void printRefusals(String kind, List<List<Outcome>> outcomes) {
    if (!outcomes.isEmpty()) {
      printRow(kind, "said", "taken", "asked", "refused");
      outcomes.forEach(own -> printRefusal(own.get(0).row().voice(), own));
      printRefusal("all", outcomes.stream().flatMap(List::stream).toList());
    }
  }

  private void printRefusal(String name, List<Outcome> outcomes) {
    int count = outcomes.size();
    long taken = outcomes.stream().filter(Outcome::isTaken).count();
    long asked = outcomes.stream().filter(Outcome::isAsked).count();
    printRow(
        name,
        String.valueOf(count),
        share(taken, count),
        share(asked, count),
        share(count - taken - asked, count));
  }

  /** Hears what one voice says; a recording that cannot be heard is told, and left out. */
  private List<Outcome> hear(
      List<EvaluationIndex.Row> rows, Lexicons lexicons, Trust sure, Progress told) {
    Listener listener =
        Listener.of(lexicons.get(rows.get(0).language(lexicons, language))).with(sure);
    SoundHearing hearing = new SoundHearing(Polyglot.of(List.of(listener)), ears);
    List<Outcome> outcomes = new ArrayList<>();
    for (EvaluationIndex.Row row : rows) {
      try {
        outcomes.add(hear(row, listener, hearing));
      } catch (CommandFailure | AudioFileException e) {
        console.tell(String.valueOf(e.getMessage()));
      }
      told.step();
    }
    return outcomes;
  }

  private Outcome hear(EvaluationIndex.Row row, Listener listener, SoundHearing hearing) {
    Position position = row.position();
    EvaluationIndex.Kind kind = row.kind(position);
    if (kind == EvaluationIndex.Kind.MOVE) {
      requireWritten(row, position);
    }
    PhraseBook book = listener.phraseBook(position);
    AudioClip clip = SpokenFile.read(row.file());
    HeardSound sound = hearing.hear(clip, List.of(book), Talk.NEW);
    if (!leavesQuestions && sound.answer().heard() instanceof Heard.Unclear unclear) {
      unclear.candidates().stream()
          .filter(move -> isSaid(row, position, move))
          .findFirst()
          .ifPresent(hearing::confirm);
    }
    List<String> likeliest =
        listener.likeliest(book, sound.recognition().hypotheses(), FIRST).stream()
            .map(Likely::move)
            .map(move -> bare(San.write(position, move)))
            .toList();
    return new Outcome(
        row,
        kind,
        likeliest.indexOf(bare(row.san())),
        sound.answer().heard(),
        sound.quality().isCovered(),
        likeliest,
        sound.recognition().hypotheses().stream().findFirst().map(Hypothesis::text).orElse(""),
        sound.recognition().sound().toMillis() / 1000.0,
        sound.recognition().decoding().toNanos() / 1e6);
  }

  /** A move that is written in another way would count as one that was not heard. */
  private static void requireWritten(EvaluationIndex.Row row, Position position) {
    if (position.legalMoves().stream().noneMatch(move -> isSaid(row, position, move))) {
      throw row.bad(
          row.san() + " is not as PGN writes a move of the position; mend the move or the FEN");
    }
  }

  /** Whether a move is the one that the table tells, with or without its check. */
  private static boolean isSaid(EvaluationIndex.Row row, Position position, Move move) {
    return bare(San.write(position, move)).equals(bare(row.san()));
  }

  private static String bare(String san) {
    return san.replaceAll("[+#]", "");
  }

  private void print(String name, List<Outcome> outcomes) {
    int count = outcomes.size();
    long taken = outcomes.stream().filter(Outcome::isTaken).count();
    long wrong = outcomes.stream().filter(each -> each.isTaken() && each.rank() != 0).count();
    long asked = outcomes.stream().filter(Outcome::isAsked).count();
    double seconds = outcomes.stream().mapToDouble(Outcome::seconds).sum();
    double milliseconds = outcomes.stream().mapToDouble(Outcome::milliseconds).sum();
    printRow(
        name,
        String.valueOf(count),
        share(outcomes.stream().filter(each -> each.rank() == 0).count(), count),
        share(outcomes.stream().filter(each -> each.rank() >= 0).count(), count),
        share(asked, count),
        share(count - taken - asked, count),
        share(outcomes.stream().filter(Outcome::isNoise).count(), count),
        share(wrong, taken),
        String.format(Locale.ROOT, "%.3f", milliseconds / 1000 / Math.max(0.001, seconds)));
  }

  private static String share(long part, long all) {
    return String.format(Locale.ROOT, "%.1f", all == 0 ? 0 : 100.0 * part / all);
  }

  private void printRow(String name, String... columns) {
    console.output().println(name + "\t" + String.join("\t", columns));
  }

  /** Which file was heard for which, where a move of the same piece was taken for another. */
  private void printConfusions(List<Outcome> outcomes) {
    Map<String, Integer> confusions = new TreeMap<>();
    for (Outcome outcome : outcomes) {
      String said = files(outcome.row().san());
      String heard = files(outcome.first());
      if (outcome.rank() != 0 && said.length() == heard.length()) {
        for (int i = 0; i < said.length(); i++) {
          if (said.charAt(i) != heard.charAt(i)) {
            confusions.merge(said.charAt(i) + " for " + heard.charAt(i), 1, Integer::sum);
          }
        }
      }
    }
    confusions.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .forEach(
            entry -> console.output().println("file " + entry.getKey() + "\t" + entry.getValue()));
  }

  private void printMisheard(Outcome outcome) {
    printRow(
        "misheard",
        outcome.row().file().toString(),
        outcome.row().san(),
        String.join(" ", outcome.likeliest()),
        outcome.words());
  }

  private static String files(String san) {
    return san.replaceAll("[^a-h]", "");
  }
}
