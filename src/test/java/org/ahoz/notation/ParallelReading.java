package org.ahoz.notation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.ahoz.chess.Position;

/** Reads the same file in two ways, which must give the same games. */
final class ParallelReading {

  private static final ParallelPgnReader.Gist<Game> WHOLE =
      new ParallelPgnReader.Gist<>() {
        @Override
        public Game of(Game game, Supplier<String> text) {
          return game;
        }

        @Override
        public Game moved(Game game, int games, int lines) {
          return game.moved(games, lines);
        }
      };

  private ParallelReading() {}

  static List<Game> inParts(byte[] file, int partSize) throws IOException {
    List<Game> games = new ArrayList<>();
    try (ParallelPgnReader<Game> reader =
        ParallelPgnReader.of(
            new ByteArrayInputStream(file), MoveReader.san(), Position.start(), WHOLE, partSize)) {
      for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }

  static List<Game> inOneGo(byte[] file) throws IOException {
    List<Game> games = new ArrayList<>();
    try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(file), MoveReader.san())) {
      for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }
}
