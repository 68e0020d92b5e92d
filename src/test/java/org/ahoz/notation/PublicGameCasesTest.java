package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games as public bug reports have them: what other readers lost, or read as something else. */
class PublicGameCasesTest {

  /** Cases that leave open which of two ways is taken; the keys checked are those of ours. */
  private static final Set<String> NO_MOVES_EXPECTED = Set.of("P074");

  static Stream<Cases.Case> cases() {
    return Cases.ofKind("pgn");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void gamesAreReadAsTheyAreMeant(Cases.Case written) {
    Cases.assumeTable();
    List<Game> games = PgnReader.readAll(written.input(), MoveReader.san());
    SoftAssertions softly = new SoftAssertions();
    softly.assertThat(games).hasSize(written.number("games"));
    Game game = games.get(0);
    checkMoves(written, games, softly);
    checkResults(written, games, softly);
    checkAnnotations(written, game, softly);
    if (written.expects("error")) {
      softly.assertThat(game.isBroken()).isTrue();
      softly
          .assertThat(game.problems().get(0).ply())
          .as(written.text("error"))
          .isEqualTo(game.plies().size() + 1);
    } else if (!written.expects("either")) {
      softly.assertThat(games).noneMatch(Game::isBroken);
    }
    softly.assertAll();
  }

  private static void checkMoves(Cases.Case written, List<Game> games, SoftAssertions softly) {
    Game game = games.get(0);
    Object moves = written.expected().get("moves");
    if (moves instanceof List<?> list) {
      softly.assertThat(games).extracting(PublicGameCasesTest::moves).isEqualTo(list);
    } else if (moves != null) {
      softly.assertThat(moves(game)).isEqualTo(moves);
    }
    if (written.expects("plies")) {
      softly.assertThat(game.plies()).hasSize(written.number("plies"));
    }
    if (written.expects("last")) {
      Ply last = game.plies().get(game.plies().size() - 1);
      softly.assertThat(last.san()).isEqualTo(written.text("last"));
      softly.assertThat(last.uci()).isEqualTo(written.text("last_uci_king_takes_rook"));
    }
    if (written.expects("null_plies")) {
      softly
          .assertThat(
              IntStream.rangeClosed(1, game.plies().size())
                  .filter(ply -> game.plies().get(ply - 1).move() == null)
                  .mapToObj(String::valueOf))
          .isEqualTo(written.words("null_plies"));
    }
    if (written.expects("first_move_number")) {
      softly
          .assertThat(game.start().fullmoveNumber())
          .isEqualTo(written.number("first_move_number"));
    }
    if (NO_MOVES_EXPECTED.contains(written.id())) {
      softly.assertThat(game.plies()).isEmpty();
      softly
          .assertThat(game.problems())
          .extracting(GameProblem::code)
          .containsExactly("unsupported-variant");
    }
  }

  private static void checkResults(Cases.Case written, List<Game> games, SoftAssertions softly) {
    if (written.expects("result")) {
      // A text may follow the marker, which says where the result is from.
      String result = written.text("result").split(" ", -1)[0];
      softly.assertThat(games.get(0).result().marker()).isEqualTo(result);
    }
    if (written.expects("results")) {
      softly
          .assertThat(games)
          .extracting(game -> game.result().marker())
          .isEqualTo(written.words("results"));
    }
    for (String key : List.of("tags", "tags_lenient")) {
      if (written.expected().get(key) instanceof Map<?, ?> tags) {
        tags.forEach(
            (name, value) ->
                softly
                    .assertThat(games.get(0).tag(String.valueOf(name)))
                    .as("tag %s", name)
                    .hasValue(String.valueOf(value)));
      }
    }
  }

  private static void checkAnnotations(Cases.Case written, Game game, SoftAssertions softly) {
    List<Variation> variations = new ArrayList<>();
    int depth = collect(game.plies(), variations);
    if (written.expects("variations")) {
      softly.assertThat(variations).hasSize(written.number("variations"));
    }
    if (written.expects("max_depth")) {
      softly.assertThat(depth).isEqualTo(written.number("max_depth"));
    }
    if (written.expects("var_moves")) {
      softly
          .assertThat(variations.get(0).plies())
          .extracting(Ply::san)
          .isEqualTo(written.words("var_moves"));
    }
    if (written.expects("pregame_comment")) {
      softly.assertThat(text(game.comments())).isEqualTo(written.text("pregame_comment"));
    }
    if (written.expected().get("comment_after") instanceof Map<?, ?> comments) {
      comments.forEach(
          (ply, text) ->
              softly.assertThat(text(comments(ply(game, ply)))).as("ply %s", ply).isEqualTo(text));
    }
    if (written.expects("comment_after_variation")) {
      softly
          .assertThat(game.plies())
          .flatExtracting(Ply::annotations)
          .contains(new Comment(written.text("comment_after_variation"), List.of()));
    }
    if (written.expects("comments_after_2")) {
      softly
          .assertThat(ply(game, 2).comments())
          .extracting(Comment::text)
          .isEqualTo(written.words("comments_after_2"));
    }
    if (written.expects("var_pre_comment")) {
      softly
          .assertThat(text(variations.get(0).comments()))
          .isEqualTo(written.text("var_pre_comment"));
    }
    if (written.expected().get("nags") instanceof Map<?, ?> nags) {
      nags.forEach(
          (ply, glyphs) -> {
            if (glyphs instanceof List<?> list) {
              softly.assertThat(ply(game, ply).nags()).isEqualTo(nags(list));
            }
          });
    }
    if (written.expects("clk")) {
      softly
          .assertThat(game.plies())
          .filteredOn(ply -> !ply.comments().isEmpty())
          .extracting(ply -> ply.comments().get(0).command("clk").orElse(""))
          .isEqualTo(written.words("clk"));
    }
    checkCommands(written, "arrows", "cal", game, softly);
    checkCommands(written, "squares", "csl", game, softly);
  }

  private static void checkCommands(
      Cases.Case written, String key, String command, Game game, SoftAssertions softly) {
    if (written.expected().get(key) instanceof Map<?, ?> expected) {
      expected.forEach(
          (ply, arguments) -> {
            List<Comment> comments =
                String.valueOf(ply).equals("0") ? game.comments() : ply(game, ply).comments();
            softly
                .assertThat(
                    comments.stream()
                        .flatMap(comment -> comment.commands().stream())
                        .filter(found -> found.name().equals(command))
                        .flatMap(found -> found.arguments().stream()))
                .as("%s at ply %s", key, ply)
                .isEqualTo(arguments);
          });
    }
  }

  private static Ply ply(Game game, Object number) {
    return game.plies().get(Integer.parseInt(String.valueOf(number)) - 1);
  }

  private static List<Integer> nags(List<?> glyphs) {
    return glyphs.stream()
        .flatMap(glyph -> MoveReader.san().readMarks(String.valueOf(glyph)).stream())
        .flatMap(marks -> marks.nags().stream())
        .toList();
  }

  /** The comments right after the move; others follow its variations. */
  private static List<Comment> comments(Ply ply) {
    return ply.annotations().stream()
        .takeWhile(Comment.class::isInstance)
        .map(Comment.class::cast)
        .toList();
  }

  private static String text(List<Comment> comments) {
    return String.join(" ", comments.stream().map(Comment::text).toList()).strip();
  }

  private static String moves(Game game) {
    return String.join(" ", game.plies().stream().map(Ply::san).toList());
  }

  private static int collect(List<Ply> plies, List<Variation> variations) {
    int depth = 0;
    for (Ply ply : plies) {
      for (Variation variation : ply.variations()) {
        variations.add(variation);
        depth = Math.max(depth, 1 + collect(variation.plies(), variations));
      }
    }
    return depth;
  }
}
