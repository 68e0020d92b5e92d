package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class NotationStyleTest {

  /** Rows of a table beside the tests: style, FEN, what is written, and more. */
  private static Stream<List<String>> rows(String name) {
    try (InputStream table = NotationStyleTest.class.getResourceAsStream("/notation/" + name)) {
      String text =
          new String(Objects.requireNonNull(table).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> List.of(line.split("\t", -1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<List<String>> moves() {
    return rows("style-moves.tsv");
  }

  static Stream<List<String>> games() {
    return rows("style-games.tsv");
  }

  private static Position position(String fen) {
    return fen.isEmpty() ? Position.start() : Fen.parse(fen);
  }

  @ParameterizedTest
  @MethodSource("moves")
  void movesAreReadAsWrittenAndNoFurther(List<String> row) {
    Position position = position(row.get(1));
    String meaning =
        TestLanguages.style(row.get(0))
            .read(row.get(2))
            .map(written -> describe(written.in(position), position))
            .orElse("unreadable");
    assertThat(meaning).isEqualTo(row.get(3));
  }

  private static String describe(San.Meaning meaning, Position position) {
    return meaning instanceof San.Meaning.Illegal illegal
        ? illegal.reason().code()
        : String.join(
            " ", meaning.moves().stream().map(move -> San.write(position, move)).toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void gamesAreReadInEveryStyle(List<String> row) {
    List<Game> games =
        PgnReader.readAll(
            row.get(2).replace("\\n", "\n"),
            TestLanguages.style(row.get(0)).reader(),
            position(row.get(1)));
    String found =
        String.join(
            " / ",
            games.stream()
                .map(
                    game ->
                        String.join(" ", game.plies().stream().map(Ply::san).toList())
                            + " "
                            + game.result().marker()
                            + codes(game))
                .toList());
    assertThat(found).isEqualTo(row.get(3));
  }

  private static String codes(Game game) {
    StringBuilder codes = new StringBuilder();
    game.problems().forEach(problem -> codes.append(' ').append(problem.code()));
    return codes.toString();
  }

  @Test
  void aDecisionNamesTheMovesThatFitAndTheOneThatWasTaken() {
    List<Game> games =
        PgnReader.readAll(
            "1. P-B4 P-K4 2. P-K4 PxP 3. N-KB3", TestLanguages.descriptive("en").reader());
    assertThat(games.get(0).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.kind()).isEqualTo(GameProblem.Kind.DECIDED_MOVE);
              assertThat(problem.ply()).isEqualTo(1);
              assertThat(problem.column()).isEqualTo(4);
              assertThat(problem.candidates()).containsExactlyInAnyOrder("c4", "f4");
              assertThat(problem.detail()).isEqualTo("f4");
            });
  }

  @ParameterizedTest
  @CsvSource({"san, e4", "figurine, e4", "long, e2-e4", "uci, e2e4", "iccf, 5254"})
  void stylesOfNoLanguageAreFoundByName(String name, String written) {
    NotationStyle style = NotationStyle.ofNoLanguage(name).orElseThrow();
    Position start = Position.start();
    Move move = new San.Step(Role.PAWN, null, null, false, e4(), null).in(start).orElseThrow();
    assertThat(style.name()).isEqualTo(name);
    assertThat(style.write(start, move)).isEqualTo(written);
  }

  private static Square e4() {
    return Square.parse("e4").orElseThrow();
  }

  @Test
  void noOtherNameIsAStyleOfNoLanguage() {
    assertThat(NotationStyle.ofNoLanguage("en")).isEmpty();
    assertThat(TestLanguages.descriptive("es").name()).isEqualTo("descriptive-es");
    assertThat(new NotationStyle.Algebraic(TestLanguages.of("de")).name()).isEqualTo("de");
    assertThat(new NotationStyle.LongAlgebraic(TestLanguages.of("de")).name()).isEqualTo("long-de");
  }

  @Test
  void noStyleWritesAMoveThatIsNotLegal() {
    Move move = San.parse("e4").in(Position.start()).orElseThrow();
    Position other = Position.start().play(move);
    for (NotationStyle style :
        Stream.concat(
                NotationStyle.ofNoLanguage().stream(), Stream.of(TestLanguages.descriptive("en")))
            .toList()) {
      assertThatIllegalArgumentException().isThrownBy(() -> style.write(other, move));
    }
  }

  @Test
  void aDescriptiveLanguageHasAllThatIsWritten() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new DescriptiveLanguage(
                    "x", DescriptiveLanguage.Order.SIDE_PIECE_RANK, Map.of(), Map.of(), Map.of()))
        .withMessageStartingWith("descriptive notation x has no letter for the ");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new DescriptiveLanguage(
                    "x",
                    DescriptiveLanguage.Order.SIDE_PIECE_RANK,
                    NotationLanguage.san().letters(),
                    Map.of(),
                    Map.of()))
        .withMessage("descriptive notation x does not say how it writes TAKES");
  }
}
