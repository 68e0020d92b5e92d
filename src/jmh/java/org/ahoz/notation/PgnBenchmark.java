package org.ahoz.notation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
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
 * How many games of 90 plies one thread reads in a second, plain and with comments, glyphs and
 * variations, and how many moves it reads and writes by themselves.
 *
 * <pre>mvn -q -Pjmh -Dquick -DskipTests test-compile exec:exec -Dbenchmarks=Pgn</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PgnBenchmark {

  private static final int GAMES = 200;
  private static final int PLIES = 90;

  private final List<Position> positions = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();
  private final List<String> words = new ArrayList<>();
  private final byte[] plain = games(false);
  private final byte[] annotated = games(true);
  private final String movetext =
      new String(plain, StandardCharsets.UTF_8).replaceAll("\\[.*\\]\n", "");

  private byte[] games(boolean isAnnotated) {
    StringBuilder text = new StringBuilder();
    for (int number = 0; number < GAMES; number++) {
      text.append("[Event \"A\"]\n[White \"B\"]\n[Black \"C\"]\n[Result \"*\"]\n\n");
      Position position = Position.start();
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> legal = position.legalMoves();
        if (legal.isEmpty()) {
          break;
        }
        Move move = legal.get((ply * 7 + number * 11 + 3) % legal.size());
        String word = San.write(position, move);
        text.append(ply % 2 == 0 ? position.fullmoveNumber() + ". " : "").append(word).append(' ');
        if (isAnnotated && ply % 4 == 3) {
          String other = San.write(position, legal.get(0));
          text.append("$1 {[%clk 0:01:00] a comment} (").append(other).append(" {b}) ");
        }
        if (!isAnnotated && number == 0) {
          positions.add(position);
          moves.add(move);
          words.add(word);
        }
        position = position.play(move);
      }
      text.append("*\n\n");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void read(byte[] text, Blackhole blackhole) throws IOException {
    try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(text), MoveReader.san())) {
      for (int game = 0; game < GAMES; game++) {
        blackhole.consume(reader.next());
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public void readPlainGames(Blackhole blackhole) throws IOException {
    read(plain, blackhole);
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public void readAnnotatedGames(Blackhole blackhole) throws IOException {
    read(annotated, blackhole);
  }

  /** Movetext alone, to be read as plies a second and, with JMH's gc profiler, bytes a ply. */
  @Benchmark
  @OperationsPerInvocation(GAMES * PLIES)
  public void readMovetext(Blackhole blackhole) throws IOException {
    read(movetext.getBytes(StandardCharsets.UTF_8), blackhole);
  }

  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void readMoves(Blackhole blackhole) {
    for (int ply = 0; ply < PLIES; ply++) {
      blackhole.consume(San.parse(words.get(ply)).in(positions.get(ply)));
    }
  }

  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void writeMoves(Blackhole blackhole) {
    for (int ply = 0; ply < PLIES; ply++) {
      blackhole.consume(San.write(positions.get(ply), moves.get(ply)));
    }
  }
}
