package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicons;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was probably meant by a move that cannot be. */
class SuggestionTest {

  private static Position after(String moves) {
    return PgnReader.readAll(moves, MoveReader.san()).get(0).end();
  }

  private static String meant(String written, Position position) {
    return Suggestion.of(written, MoveReader.san(), position).map(Suggestion::text).orElse("");
  }

  @ParameterizedTest(name = "{1} after {0}")
  @CsvSource(
      delimiter = '|',
      value = {
        // A wrong file, a wrong rank.
        "e4 e5 Nf3 Nc6 | Bb6 | Bb5",
        "e4 e5 Nf3 Nc6 | Be4 | Bc4",
        "e4 e5 Nf3 Nc6 Bb5 a6 | Bxb6 | Bxc6",
        // Letters and figures that look alike.
        "e4 e5 Nf3 Nc6 Bc4 | Bo5 | Bc5",
        "e4 e5 Nf3 | Ne6 | Nc6",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 | Q-O | O-O",
        "e4 e5 | Nf8 | Nf3",
        "e4 e5 | Nt3 | Nf3",
        // Swapped, doubled and missing.
        "e4 e5 | N3f | Nf3",
        "e4 e5 | NNf3 | Nf3",
        "e4 e5 | Nff3 | Nf3",
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 | N6 | Nf6",
        "e4 e5 Nf3 Nc6 Bb5 a6 | Bx6 | Bxc6",
        // A disambiguation that does not fit.
        "e4 e5 | Nef3 | Nf3",
        "e4 e5 | N2f3 | Nf3",
        // Castling as the king's move, and with an O too many.
        "e4 e5 Nf3 Nc6 Bc4 Bc5 | Kg1 | O-O",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 | O-O-O | O-O",
        // Marks help to tell.
        "e4 e5 Qh5 Nc6 Bc4 Nf6 | Qxf6# | Qxf7#",
        // Coordinates and long form are answered in kind.
        "e4 e5 | g1f4 | g1f3",
        "e4 e5 | Ng1-f4 | Ng1-f3",
        "e4 e5 | ♘f4 | ♘f3",
      })
  void theNearestLegalMoveIsSuggested(String moves, String written, String meant) {
    assertThat(meant(written, after(moves))).isEqualTo(meant);
  }

  @ParameterizedTest(name = "{1} after {0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "e4 e5 | e6",
        "e4 e5 | a7",
        "e4 e5 | what",
        "e4 e5 | Zwischenzug",
        "e4 e5 | ?",
        "e4 e5 | Rd8",
        "e4 e5 | O-O",
        "e4 e5 Nf3 Nf6 d3 d6 Nc3 | N5",
      })
  void nothingIsSuggestedWhereSeveralAreAsNearOrNoneIs(String moves, String written) {
    assertThat(meant(written, after(moves))).isEmpty();
  }

  @Test
  void theMovesThatFollowMayTellWhatWasMeant() {
    assertThat(suggestion("1. e4 e5 2. Qf3 Nc6 3. Ne3 Nd4 4. Nd5 Nxf3+")).isEqualTo("Nc3");
  }

  @Test
  void theMovesThatFollowMayTellWhichOfTwoWasMeant() {
    assertThat(suggestion("1. d4 d5 2. Nf3 Nf6 3. Nd2 e6 4. e3 c5 5. c3")).isNull();
    assertThat(suggestion("1. d4 d5 2. Nf3 Nf6 3. Nd2 e6 4. Nc3 c5 5. Nb3")).isEqualTo("Nfd2");
  }

  private static @Nullable String suggestion(String game) {
    List<GameProblem> problems = PgnReader.readAll(game, MoveReader.san()).get(0).problems();
    assertThat(problems).hasSize(1);
    return problems.get(0).suggestion();
  }

  @Test
  void aSuggestionIsNeverPlayed() {
    Game game = PgnReader.readAll("1. e4 e5 2. Nf4 Nc6 3. Nc3", MoveReader.san()).get(0);

    assertThat(game.plies()).hasSize(2);
    assertThat(game.isBroken()).isTrue();
    assertThat(game.problems()).extracting(GameProblem::suggestion).containsExactly("Nf3");
  }

  @Test
  void aVariationIsToldWhatWasMeantToo() {
    Game game =
        PgnReader.readAll("1. e4 e5 (1... c6 2. d4 d5 3. exd6) 2. Nf3", MoveReader.san()).get(0);

    assertThat(game.plies()).hasSize(3);
    assertThat(game.problems()).extracting(GameProblem::suggestion).containsExactly("exd5");
  }

  @ParameterizedTest(name = "{0} in {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Sf4 | de | Sf3",
        "Сf3 | ru | Кf3", // a bishop's letter, where only a knight can go
        "Kf3 | ru | Кf3", // Latin for Cyrillic
      })
  void theLettersAreThoseOfTheLanguage(String written, String language, String meant) {
    assertThat(
            Suggestion.of(written, TestLanguages.reader(language), Position.start())
                .map(Suggestion::text))
        .hasValue(meant);
  }

  @ParameterizedTest(name = "{2} in {0}, {1}")
  @CsvSource(
      delimiter = '|',
      nullValues = "start",
      value = {
        // A rank or a file beside the right one; one counted from the other side.
        "en-descriptive | start | P-K5 | P-K4",
        "en-descriptive | start | Kt-KB4 | N-KB3",
        "en-descriptive | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 | P-K5 | P-K4",
        "iccf | start | 5255 | 5254",
        "iccf | start | 7162 | 7163",
        "uci | start | g1f4 | g1f3",
        // Two figures in the wrong order.
        "iccf | start | 2554 | 5254",
        // Castling as the king's move, and to the wrong side.
        "en-descriptive | r3k2r/8/8/8/8/8/8/4K2R w K - 0 1 | K-Kt1 | O-O",
        "es-descriptive | r3k2r/8/8/8/8/8/8/4K2R w K - 0 1 | R1C | 0-0",
        "en-descriptive | 4k3/8/8/8/8/8/PPPPPPPP/R3KBNR w KQ - 0 1 | O-O | O-O-O",
      })
  void otherStylesAreAnsweredInKind(
      String style, @Nullable String fen, String written, String meant) {
    Position position = fen == null ? Position.start() : Fen.parse(fen);

    assertThat(
            Suggestion.of(written, TestLanguages.style(style).reader(), position)
                .map(Suggestion::text))
        .hasValue(meant);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"en-descriptive | Q-Q5", "en-descriptive | what", "iccf | 1188"})
  void otherStylesAreNotAnsweredWhereSeveralAreAsNear(String style, String written) {
    assertThat(Suggestion.of(written, TestLanguages.style(style).reader(), Position.start()))
        .isEmpty();
  }

  @Test
  void theKingsMoveOfTwoSquaresMeansCastlingInEveryLanguage() {
    Position position = Fen.parse("rnbqk2r/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQK2R w KQkq - 0 1");
    Lexicons lexicons = Lexicons.bundled();
    for (String tag : lexicons.tags()) {
      NotationLanguage language = lexicons.get(tag).notation();
      for (String king : language.letters().getOrDefault(Role.KING, List.of())) {
        assertThat(Suggestion.of(king + "g1", MoveReader.of(language), position))
            .as("%sg1 in %s", king, tag)
            .map(Suggestion::text)
            .hasValue(language.castleShort().get(0));
      }
    }
  }

  @Test
  void aDescriptiveGameIsToldWhatWasMeant() {
    Game game =
        PgnReader.readAll("1. P-K4 P-K5", TestLanguages.style("en-descriptive").reader()).get(0);

    assertThat(game.plies()).hasSize(1);
    assertThat(game.problems()).extracting(GameProblem::suggestion).containsExactly("P-K4");
  }

  @Test
  void aPositionWithoutMovesHasNoSuggestion() {
    Position mate = Fen.parse("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");

    assertThat(Suggestion.of("Kf8", MoveReader.san(), mate)).isEmpty();
  }
}
