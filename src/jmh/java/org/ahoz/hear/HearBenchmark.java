package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * How long it takes to make the phrase book of a position of the middle game, and to find out what
 * five hypotheses for one utterance mean there. The number of lexicons read beside the spoken one
 * is to make no difference.
 *
 * <pre>mvn -q -Pjmh -Dquick -DskipTests test-compile exec:exec -Dbenchmarks=Hear</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class HearBenchmark {

  private static final int HYPOTHESES = 5;
  private static final int UTTERANCES = 12;

  /** 40 legal moves, castling and captures among them. */
  private static final String MIDDLE_GAME =
      "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQ - 0 7";

  @Param({"en", "eu", "hr", "ja", "zh"})
  private String language = "";

  @Param({"1", "42"})
  private int lexicons;

  private final Position position = Fen.parseLenient(MIDDLE_GAME).position();
  private final List<List<Hypothesis>> utterances = new ArrayList<>();
  private Listener listener = Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK));
  private PhraseBook book = listener.phraseBook(position);

  /** Says moves, and takes others for what else was heard. */
  @Setup
  public void setUp() {
    if (lexicons > 1) {
      Lexicons.bundled().tags().forEach(Lexicons.bundled()::get);
    }
    listener = Listener.of(Lexicons.bundled().get(language));
    book = listener.phraseBook(position);
    Announcer announcer = Announcer.of(listener.lexicon());
    List<Move> moves = position.legalMoves();
    for (int i = 0; i < UTTERANCES; i++) {
      List<Hypothesis> hypotheses = new ArrayList<>();
      for (int j = 0; j < HYPOTHESES; j++) {
        Move move = moves.get((i * 7 + j * 5) % moves.size());
        hypotheses.add(Hypothesis.of(announcer.announce(position, move).text()));
      }
      utterances.add(hypotheses);
    }
  }

  @Benchmark
  public PhraseBook phraseBook() {
    return listener.phraseBook(position);
  }

  @Benchmark
  @OperationsPerInvocation(UTTERANCES)
  public void fiveHypotheses(Blackhole blackhole) {
    for (List<Hypothesis> hypotheses : utterances) {
      blackhole.consume(listener.hear(book, hypotheses, Talk.NEW));
    }
  }
}
