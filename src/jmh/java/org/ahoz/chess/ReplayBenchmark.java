package org.ahoz.chess;

import java.util.List;
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
import org.openjdk.jmh.infra.Blackhole;

/**
 * How many plies one thread resolves and plays in a second, which bounds the reading of games, and
 * what else is asked of every position on the way.
 *
 * <pre>mvn -q -Pjmh -Dquick -DskipTests test-compile exec:exec -Dbenchmarks=Replay</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ReplayBenchmark {

  private static final int PLIES = 100;

  private final Line game = game();
  private final List<Move> moves = game.moves();
  private final List<Position> positions = game.positions().subList(0, PLIES);
  private final List<String> fens = positions.stream().map(Position::fen).toList();

  /** A game of fixed and rather wild moves. */
  private static Line game() {
    Line line = Line.from(Position.start());
    for (int ply = 0; ply < PLIES; ply++) {
      List<Move> legal = line.position().legalMoves();
      line = line.with(legal.get((ply * 7 + 3) % legal.size()));
    }
    return line;
  }

  /** Finds each move by role and square, as a reader of written moves does, and plays it. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public Position resolveAndPlay() {
    Position position = Position.start();
    for (Move move : moves) {
      List<Move> candidates =
          move instanceof Move.Castle
              ? position.legalCastlings()
              : position.legalMovesTo(move.role(), move.to());
      position = position.play(candidates.get(candidates.indexOf(move)));
    }
    return position;
  }

  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void legalMoves(Blackhole blackhole) {
    for (Position position : positions) {
      blackhole.consume(position.legalMoves());
    }
  }

  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void writeFen(Blackhole blackhole) {
    for (Position position : positions) {
      blackhole.consume(position.fen());
    }
  }

  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void readFen(Blackhole blackhole) {
    for (String fen : fens) {
      blackhole.consume(Fen.parse(fen));
    }
  }
}
