package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
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
 * How long it takes after a move until the next can be heard: the phrase book of the new position,
 * and the graph of all its sounds, in a row of positions of a middle game.
 *
 * <p>Java runs with the options of {@code ahoz}.
 *
 * <pre>mvn -q -Pjmh -Dquick -DskipTests test-compile exec:exec -Dbenchmarks=ExpectationBenchmark
 * </pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:FreqInlineSize=100", "-XX:InlineSmallCode=1000"})
public class ExpectationBenchmark {

  private static final int POSITIONS = 12;

  @Param({"en", "es", "fr"})
  private String language = "";

  private final List<Position> positions = new ArrayList<>();
  private final SphinxRecognizer recognizer = SphinxRecognizer.of(AcousticModel.bundled());
  private Listener listener = Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK));

  /** Plays some moves from a position with 40 legal ones. */
  @Setup
  public void setUp() {
    listener = Listener.of(Lexicons.bundled().get(language));
    Position position =
        Fen.parse("r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQ - 0 7");
    for (int i = 0; i < POSITIONS; i++) {
      positions.add(position);
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(11 * i % moves.size()));
    }
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void expect(Blackhole blackhole) {
    for (Position position : positions) {
      PhraseBook book = listener.phraseBook(position);
      recognizer.prepare(book, Talk.NEW);
      blackhole.consume(book);
    }
  }
}
