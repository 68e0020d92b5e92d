package org.ahoz.announce;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ahoz.chess.Line;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Style;
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
 * How many moves one thread announces in a second, over games in which pieces stand in one
 * another's way as in real ones. The number of lexicons read beside the spoken one is to make no
 * difference.
 *
 * <pre>mvn -q -Pjmh -Dquick -DskipTests test-compile exec:exec -Dbenchmarks=Announce</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class AnnounceBenchmark {

  private static final int GAMES = 20;
  private static final int PLIES = 80;

  @Param({"en", "eu", "es", "hr", "eo"})
  private String language = "";

  @Param({"PLAIN", "FULL"})
  private Style style = Style.PLAIN;

  @Param({"1", "42"})
  private int lexicons;

  private final List<Position> positions = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();
  private Announcer announcer = Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK));

  /** Plays the games and reads the lexicons. */
  @Setup
  public void setUp() {
    if (lexicons > 1) {
      Lexicons.bundled().tags().forEach(Lexicons.bundled()::get);
    }
    announcer = Announcer.of(Lexicons.bundled().get(language)).with(style);
    for (int game = 0; game < GAMES; game++) {
      Line line = Line.from(Position.start());
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> legal = line.position().legalMoves();
        if (legal.isEmpty()) {
          line = Line.from(Position.start());
          legal = line.position().legalMoves();
        }
        Move move = legal.get((ply * 7 + game * 11 + 3) % legal.size());
        positions.add(line.position());
        moves.add(move);
        line = line.with(move);
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(GAMES * PLIES)
  public void announce(Blackhole blackhole) {
    for (int ply = 0; ply < positions.size(); ply++) {
      blackhole.consume(announcer.announce(positions.get(ply), moves.get(ply)));
    }
  }
}
