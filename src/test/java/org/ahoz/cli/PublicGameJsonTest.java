package org.ahoz.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ahoz.notation.Cases;
import org.ahoz.notation.MoveReader;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games as public bug reports have them, as programs see them: through JSON. */
class PublicGameJsonTest {

  static Stream<Cases.Case> cases() {
    return Cases.ofKind("pgn");
  }

  private static List<Map<?, ?>> games(String input) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    Ahoz.run(
        new ByteArrayInputStream(input.getBytes(UTF_8)),
        new PrintStream(output, true, UTF_8),
        new PrintStream(OutputStream.nullOutputStream(), true, UTF_8),
        Map.of(),
        "text",
        "-",
        "-l",
        "en",
        "--from",
        "en",
        "--format",
        "json");
    List<Map<?, ?>> games = new ArrayList<>();
    output.toString(UTF_8).lines().forEach(line -> games.add(object(Cases.json(line))));
    return games;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everythingThatAGameHoldsIsInItsJson(Cases.Case written) {
    Cases.assumeTable();
    List<Map<?, ?>> games = games(written.input());
    Map<?, ?> game = games.get(0);
    List<Map<?, ?>> plies = plies(game);
    List<List<Map<?, ?>>> variations = variations(plies);
    SoftAssertions softly = new SoftAssertions();
    softly.assertThat(games).hasSize(written.number("games"));
    softly.assertThat(games).allMatch(each -> "UTF-8".equals(each.get("encoding")));
    softly.assertThat(games).allMatch(each -> "en".equals(each.get("notation")));
    if (written.expected().get("moves") instanceof String moves) {
      softly.assertThat(sans(plies)).isEqualTo(moves);
    }
    if (written.expects("null_plies")) {
      softly
          .assertThat(plies)
          .filteredOn(ply -> "--".equals(ply.get("san")))
          .extracting(ply -> String.valueOf(ply.get("ply")))
          .isEqualTo(written.words("null_plies"));
      softly
          .assertThat(plies)
          .filteredOn(ply -> "--".equals(ply.get("san")))
          .noneMatch(ply -> ply.containsKey("uci") || ply.containsKey("text"));
    }
    checkComments(written, game, plies, variations, softly);
    checkCommands(written, game, plies, softly);
    checkNags(written, plies, variations, softly);
    if (written.expects("variations")) {
      softly.assertThat(variations).hasSize(written.number("variations"));
    }
    if (written.expects("var_moves")) {
      softly.assertThat(sans(variations.get(0))).isEqualTo(written.text("var_moves"));
    }
    if (written.expects("max_depth")) {
      softly.assertThat(depth(plies)).isEqualTo(written.number("max_depth"));
    }
    softly.assertAll();
  }

  private static void checkComments(
      Cases.Case written,
      Map<?, ?> game,
      List<Map<?, ?>> plies,
      List<List<Map<?, ?>>> variations,
      SoftAssertions softly) {
    if (written.expects("pregame_comment")) {
      String text = written.text("pregame_comment");
      softly.assertThat(text(game, "comment_before")).isEqualTo(text);
      softly.assertThat(text(plies.get(0), "comment_before")).isEqualTo(text);
    }
    if (written.expected().get("comment_after") instanceof Map<?, ?> comments) {
      comments.forEach(
          (ply, text) ->
              softly.assertThat(list(ply(plies, ply), "comments_after")).isEqualTo(List.of(text)));
    }
    if (written.expects("comments_after_2")) {
      softly
          .assertThat(list(plies.get(1), "comments_after"))
          .isEqualTo(written.words("comments_after_2"));
    }
    if (written.expects("comment_after_variation")) {
      softly
          .assertThat(plies)
          .extracting(ply -> text(ply, "comment_before"))
          .contains(written.text("comment_after_variation"));
    }
    if (written.expects("var_pre_comment")) {
      softly
          .assertThat(text(variations.get(0).get(0), "comment_before"))
          .isEqualTo(written.text("var_pre_comment"));
    }
    for (String key : written.expected().keySet()) {
      if (key.startsWith("spoken_comment_after_")) {
        String number = key.substring("spoken_comment_after_".length());
        softly
            .assertThat(String.join(" ", texts(list(ply(plies, number), "comments_after"))))
            .isEqualTo(written.text(key));
      }
    }
    if (written.expects("spoken_comment")) {
      softly
          .assertThat(plies)
          .noneMatch(ply -> ply.containsKey("comments_after") || ply.containsKey("comment_before"));
    }
    if (written.expects("comments")) {
      List<Map<?, ?>> all = new ArrayList<>(plies);
      variations.forEach(all::addAll);
      int count = 0;
      for (Map<?, ?> ply : all) {
        count += list(ply, "comments_after").size() + (ply.containsKey("comment_before") ? 1 : 0);
      }
      softly.assertThat(count).isEqualTo(written.number("comments"));
    }
  }

  private static void checkCommands(
      Cases.Case written, Map<?, ?> game, List<Map<?, ?>> plies, SoftAssertions softly) {
    if (written.expects("clk")) {
      softly
          .assertThat(plies)
          .filteredOn(ply -> ply.containsKey("clk"))
          .extracting(ply -> text(ply, "clk"))
          .isEqualTo(written.words("clk"));
    }
    for (String key : List.of("arrows", "squares")) {
      if (written.expected().get(key) instanceof Map<?, ?> expected) {
        expected.forEach(
            (ply, values) ->
                softly
                    .assertThat(list("0".equals(ply) ? game : ply(plies, ply), key))
                    .isEqualTo(values));
      }
    }
  }

  private static void checkNags(
      Cases.Case written,
      List<Map<?, ?>> plies,
      List<List<Map<?, ?>>> variations,
      SoftAssertions softly) {
    if (written.expected().get("nags") instanceof Map<?, ?> nags) {
      nags.forEach(
          (ply, glyphs) -> {
            if (glyphs instanceof List<?> list) {
              softly.assertThat(list(ply(plies, ply), "nags")).isEqualTo(nags(list));
            }
          });
    }
    if (written.expects("var_nags")) {
      softly
          .assertThat(variations)
          .flatExtracting(line -> line)
          .flatExtracting(ply -> list(ply, "nags"))
          .isEqualTo(nags(written.words("var_nags")));
    }
  }

  private static List<Integer> nags(List<?> glyphs) {
    return glyphs.stream()
        .flatMap(glyph -> MoveReader.san().readMarks(String.valueOf(glyph)).stream())
        .flatMap(marks -> marks.nags().stream())
        .toList();
  }

  private static Map<?, ?> object(Object value) {
    return (Map<?, ?>) value;
  }

  private static List<Map<?, ?>> plies(Map<?, ?> game) {
    return line(list(game, "plies"));
  }

  private static List<Map<?, ?>> line(List<?> plies) {
    List<Map<?, ?>> line = new ArrayList<>();
    plies.forEach(ply -> line.add(object(ply)));
    return line;
  }

  private static Map<?, ?> ply(List<Map<?, ?>> plies, Object number) {
    return plies.get(Integer.parseInt(String.valueOf(number)) - 1);
  }

  private static List<?> list(Map<?, ?> object, String key) {
    return object.get(key) instanceof List<?> list ? list : List.of();
  }

  private static String text(Map<?, ?> object, String key) {
    return object.get(key) instanceof String text ? text : "";
  }

  private static List<String> texts(List<?> values) {
    return values.stream().map(String::valueOf).toList();
  }

  private static String sans(List<Map<?, ?>> plies) {
    return String.join(" ", plies.stream().map(ply -> text(ply, "san")).toList());
  }

  /** All variations at any depth, in the order of the text. */
  private static List<List<Map<?, ?>>> variations(List<Map<?, ?>> plies) {
    List<List<Map<?, ?>>> all = new ArrayList<>();
    for (Map<?, ?> ply : plies) {
      for (Object variation : list(ply, "variations")) {
        List<Map<?, ?>> line = line((List<?>) variation);
        all.add(line);
        all.addAll(variations(line));
      }
    }
    return all;
  }

  private static int depth(List<Map<?, ?>> plies) {
    int depth = 0;
    for (Map<?, ?> ply : plies) {
      for (Object variation : list(ply, "variations")) {
        depth = Math.max(depth, 1 + depth(line((List<?>) variation)));
      }
    }
    return depth;
  }
}
