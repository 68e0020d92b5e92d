package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.Test;

/** A corpus of legal moves on which two independent libraries agree: FEN, UCI, SAN, FEN after. */
class SanCorpusTest {

  @Test
  void writesAndReadsEveryMoveOfTheCorpusAsOthersDo() throws IOException {
    List<String> differences = new ArrayList<>();
    int rows = 0;
    String lastFen = "";
    Position position = Position.start();
    try (Stream<String> lines = Files.lines(SharedFolder.path("chess/san.tsv"))) {
      for (String line : (Iterable<String>) lines::iterator) {
        String[] row = line.split("\t", -1);
        if (!row[0].equals(lastFen)) {
          lastFen = row[0];
          position = Fen.parse(lastFen);
        }
        check(position, row, differences);
        rows++;
      }
    }
    assertThat(rows).isGreaterThan(90_000);
    assertThat(differences).isEmpty();
  }

  private static void check(Position position, String[] row, List<String> differences) {
    String uci = row[1];
    String san = row[2];
    List<Move> read = San.parse(san).in(position).moves();
    List<Move> coordinates = San.parse(uci).in(position).moves();
    if (read.size() != 1 || !read.equals(coordinates)) {
      differences.add(row[0] + " " + uci + " " + san + " read as " + read + ", " + coordinates);
      return;
    }
    Move move = read.get(0);
    String written = San.write(position, move);
    if (!written.equals(san) || !MoveWriter.uci(position, move).equals(uci)) {
      differences.add(row[0] + " " + uci + " " + san + " written " + written);
    }
    String after = position.play(move).fen();
    if (!after.equals(row[3])) {
      differences.add(row[0] + " " + san + " leads to " + after + " and not to " + row[3]);
    }
  }
}
