package org.ahoz.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SharedPositionTest {

  private static final int THREADS = 4;
  private static final int READINGS = 1000;

  /** All that can be asked of a position and of those after it. */
  private record Answers(
      List<Move> legal, List<Move> pseudoLegal, String fen, boolean check, List<Position> after) {

    static Answers of(Position position) {
      List<Move> legal = position.legalMoves();
      return new Answers(
          legal,
          position.pseudoLegalMoves(),
          position.fen(),
          position.isCheck(),
          legal.stream().map(position::play).toList());
    }
  }

  @Test
  void threadsThatShareAPositionAllGetTheSameAnswers()
      throws InterruptedException, ExecutionException {
    Position shared =
        Fen.parse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    Answers expected = Answers.of(shared);
    CountDownLatch start = new CountDownLatch(THREADS);
    Callable<Integer> reader =
        () -> {
          start.countDown();
          start.await();
          int wrong = 0;
          for (int reading = 0; reading < READINGS; reading++) {
            wrong += Answers.of(shared).equals(expected) ? 0 : 1;
          }
          return wrong;
        };
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Integer>> readings = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        readings.add(threads.submit(reader));
      }
      for (Future<Integer> reading : readings) {
        assertThat(reading.get()).isZero();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(shared.fen()).isEqualTo(expected.fen());
  }
}
