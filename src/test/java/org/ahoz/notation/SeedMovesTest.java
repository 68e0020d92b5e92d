package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.Test;

/** The moves of the four pages on notation from which the project began. */
class SeedMovesTest {

  @Test
  void everyMoveOfThePagesIsReadInItsLanguage() throws IOException {
    SharedFolder.path("cases/seeds.tsv");
    List<String> differences = new ArrayList<>();
    List<String[]> rows = SharedFolder.rows("cases/seeds.tsv");
    for (String[] row : rows) {
      String written = row[3];
      Position position = Fen.parse(row[4]);
      List<Move> moves =
          TestLanguages.reader(row[2])
              .read(written)
              .map(move -> move.in(position).moves())
              .orElse(List.of());
      boolean isRight =
          moves.size() == 1
              && San.write(position, moves.get(0)).equals(row[5])
              && MoveWriter.uci(position, moves.get(0)).equals(row[6]);
      if (!isRight) {
        differences.add(row[0] + " " + row[2] + " " + written + " read as " + moves);
      }
    }
    assertThat(rows).hasSizeGreaterThan(200);
    assertThat(differences).isEmpty();
  }
}
