package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;

class PgnWriterProperties {

  private static final int STANDARD = 518;

  /** What is hard to keep in a comment or in the value of a tag. */
  private static final Arbitrary<String> ODD =
      Arbitraries.of(
          "}",
          "{",
          ";",
          "%",
          "[",
          "]",
          "\"",
          "\\",
          "'",
          "“",
          "”",
          "(",
          ")",
          "$1",
          "1-0",
          " ",
          "  ",
          "[%clk 0:03:00]",
          "[%cal Ga1b2,\nRc3d4]",
          "[%eval #-3]",
          "[#]",
          "[%clk 1",
          "[%]",
          "(=)",
          "[Event \"",
          "\n",
          "\uFEFF",
          "é",
          "♘",
          "😀",
          "a",
          "word",
          "Nf3",
          "12.",
          "--",
          "...",
          "\t");

  @Provide
  Arbitrary<String> texts() {
    return ODD.list().ofMaxSize(40).map(parts -> String.join("", parts));
  }

  @Provide
  Arbitrary<Map<String, String>> tags() {
    Arbitrary<String> names =
        Arbitraries.of("Event", "White", "Result", "Annotator", "WhiteElo", "A-b_9", "Date");
    return Arbitraries.maps(names, texts().map(text -> text.replace('\n', ' '))).ofMaxSize(5);
  }

  /**
   * A game made by numbers: each plays a move, passes the turn, judges, comments, or begins or ends
   * a variation.
   */
  @Provide
  Arbitrary<Game> games() {
    return Combinators.combine(
            Arbitraries.oneOf(Arbitraries.just(STANDARD), Arbitraries.integers().between(0, 959)),
            Arbitraries.integers().between(0, 99_999).list().ofMaxSize(150),
            texts().list().ofSize(7),
            tags(),
            Arbitraries.of(GameResult.class))
        .as(PgnWriterProperties::game);
  }

  private static Game game(
      int start,
      List<Integer> choices,
      List<String> texts,
      Map<String, String> tags,
      GameResult result) {
    GameBuilder game = new GameBuilder(1, Position.chess960(start));
    tags.forEach(game::tag);
    int depth = 0;
    for (int choice : choices) {
      Line line = game.currentLine();
      int number = choice / 12;
      switch (choice % 12) {
        case 0 -> game.comment(Comment.parse(texts.get(number % texts.size())));
        case 1 -> game.marks(new Marks(CheckMark.NONE, false, false, List.of(number % 256)));
        case 2 -> {
          if (line.positionBefore() != null && depth < 40) {
            game.openVariation();
            depth++;
          }
        }
        case 3 -> {
          game.closeVariation();
          depth = Math.max(0, depth - 1);
        }
        case 4 -> {
          if (!line.position().isCheck()) {
            game.pass(written("--"));
          }
        }
        case 5 -> game.comment(new Comment(MovetextWriter.DRAW_OFFER, List.of()));
        default -> play(game, number);
      }
    }
    while (game.isInVariation()) {
      game.closeVariation();
    }
    game.result(result);
    return game.build();
  }

  private static void play(GameBuilder game, int number) {
    Position position = game.currentLine().position();
    List<Move> moves = new ArrayList<>(position.legalMoves());
    if (!moves.isEmpty()) {
      Move move = moves.get(number % moves.size());
      game.play(written(San.write(position, move)), move, position.play(move));
    }
  }

  private static WrittenMove written(String move) {
    return MoveReader.san().read(move).orElseThrow();
  }

  @Property(tries = 500)
  void whatIsWrittenIsReadAsTheSameGame(@ForAll("games") Game game) {
    String text = PgnWriter.write(game);
    List<Game> read = PgnReader.readAll(text, MoveReader.san());
    assertThat(read).as(text).hasSize(1);
    assertThat(GameContent.of(read.get(0))).as(text).isEqualTo(GameContent.of(game));
    assertThat(read.get(0).tags()).containsAllEntriesOf(game.tags());
    assertThat(read.get(0).isBroken()).isFalse();
    assertThat(PgnWriter.write(read.get(0))).isEqualTo(text);
  }

  @Property(tries = 200)
  void gamesWrittenOneAfterTheOtherAreReadAsSuch(
      @ForAll("games") Game first, @ForAll("games") Game second) {
    String text = PgnWriter.write(first) + PgnWriter.write(second);
    assertThat(PgnReader.readAll(text, MoveReader.san()))
        .extracting(GameContent::of)
        .containsExactly(GameContent.of(first), GameContent.of(second));
  }

  @Property(tries = 500)
  void valuesOfTagsAreReadAsTheyWere(@ForAll("texts") String value, @ForAll String other) {
    for (String tag : List.of(value, other)) {
      String line = tag.replaceAll("[\\x00\\r\\n]+", " ");
      GameBuilder game = new GameBuilder(1, Position.start());
      game.tag("Annotator", tag);
      String text = PgnWriter.write(game.build());
      List<Game> read = PgnReader.readAll(text, MoveReader.san());
      assertThat(read).as(text).hasSize(1);
      assertThat(read.get(0).tags()).as(text).containsEntry("Annotator", line);
      assertThat(read.get(0).problems()).as(text).isEmpty();
    }
  }
}
