package org.ahoz.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;

class PgnProperties {

  @Provide
  Arbitrary<RandomPositions.Choices> games() {
    return RandomPositions.games();
  }

  @Property(tries = 100)
  void aWrittenGameIsReadAsTheSameGame(@ForAll("games") RandomPositions.Choices choices) {
    Position start = Position.chess960(choices.start());
    StringBuilder text = new StringBuilder("[FEN \"" + start.fen() + "\"]\n\n");
    List<Move> played = new ArrayList<>();
    Position position = start;
    for (int choice : choices.choices()) {
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty()) {
        break;
      }
      Move move = moves.get(choice % moves.size());
      text.append(position.fullmoveNumber()).append(choice % 2 == 0 ? ". " : "...");
      text.append(San.write(position, move)).append(" {").append(choice).append("} ");
      played.add(move);
      position = position.play(move);
    }
    List<Game> games = PgnReader.readAll(text + "*", MoveReader.san());
    assertThat(games).hasSize(1);
    assertThat(games.get(0).plies()).extracting(Ply::move).isEqualTo(played);
    assertThat(games.get(0).end()).isEqualTo(position);
    assertThat(games.get(0).problems()).isEmpty();
  }

  @Provide
  Arbitrary<String> nearGames() {
    return Arbitraries.of(
            "1.",
            "1... ",
            "e4 ",
            "e5 ",
            "Nf3",
            "d4",
            "(",
            ")",
            "{a}",
            "{",
            "}",
            "[White \"A\"]\n",
            "[Event \"",
            "\"]",
            "\n",
            "\n\n",
            "*",
            "1-0 ",
            "$1",
            "--",
            ";x\n",
            " - ",
            "%",
            "!?",
            "[",
            "]",
            "O-O",
            "\\",
            "(=)",
            "1/2 ",
            "- 1/2",
            "\uFEFF",
            "+",
            "e4e5 ",
            "x ")
        .list()
        .ofMaxSize(60)
        .map(parts -> String.join("", parts));
  }

  @Property(tries = 3000)
  void anythingLikeAGameIsReadToItsEnd(@ForAll("nearGames") String text) {
    List<Game> games = PgnReader.readAll(text, MoveReader.san());
    for (Game game : games) {
      Position position = game.start();
      for (Ply ply : game.plies()) {
        assertThat(ply.before()).isEqualTo(position);
        position = ply.after();
      }
    }
    assertThat(games).extracting(Game::number).doesNotHaveDuplicates();
  }

  @Property(tries = 1000)
  void anyTextIsReadToItsEnd(@ForAll String text) {
    assertThat(PgnReader.readAll(text, MoveReader.san())).isNotNull();
  }

  @Property(tries = 1000)
  void anyBytesAreReadToTheirEnd(@ForAll byte[] bytes) throws IOException {
    int games = 0;
    try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(bytes), MoveReader.san())) {
      for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
        games++;
      }
    }
    assertThat(games).isLessThanOrEqualTo(bytes.length + 1);
  }

  @Property(tries = 500)
  void textInUtf8IsDecodedAsItIs(@ForAll String text) throws IOException {
    String valid = new String(text.getBytes(UTF_8), UTF_8);
    StringBuilder decoded = new StringBuilder();
    try (Reader reader = PgnCharacters.of(new ByteArrayInputStream(valid.getBytes(UTF_8)))) {
      char[] few = new char[3];
      for (int count = reader.read(few); count >= 0; count = reader.read(few)) {
        decoded.append(few, 0, count);
      }
    }
    assertThat(decoded).hasToString(valid.startsWith("\uFEFF") ? valid.substring(1) : valid);
  }
}
