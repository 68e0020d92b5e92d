package org.ahoz.chess;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How many leaves of the tree of moves one thread counts in a second, the last ply in bulk.
 *
 * <pre>mvn -q -Pjmh -Dquick -DskipTests test-compile exec:exec -Dbenchmarks=Perft</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PerftBenchmark {

  private final Position start = Position.start();
  private final Position middleGame =
      Fen.parse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  private final Position endgame = Fen.parse("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
  private final Position chess960 =
      Fen.parse("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9");

  @Benchmark
  @OperationsPerInvocation(4_865_609)
  public long start() {
    return Perft.count(start, 5);
  }

  @Benchmark
  @OperationsPerInvocation(4_085_603)
  public long middleGame() {
    return Perft.count(middleGame, 4);
  }

  @Benchmark
  @OperationsPerInvocation(674_624)
  public long endgame() {
    return Perft.count(endgame, 5);
  }

  @Benchmark
  @OperationsPerInvocation(667_366)
  public long chess960() {
    return Perft.count(chess960, 4);
  }
}
