package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

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

class NotationStyleProperties {

  private static final NotationStyle ENGLISH = TestLanguages.descriptive("en");
  private static final NotationStyle SPANISH = TestLanguages.descriptive("es");

  @Provide
  Arbitrary<Position> positions() {
    return RandomPositions.positions();
  }

  @Provide
  Arbitrary<RandomPositions.Choices> games() {
    return RandomPositions.games();
  }

  @Provide
  Arbitrary<NotationStyle> styles() {
    return Arbitraries.of(allStyles());
  }

  private static List<NotationStyle> allStyles() {
    List<NotationStyle> styles = new ArrayList<>(NotationStyle.ofNoLanguage());
    TestLanguages.stream().map(NotationStyle.Algebraic::new).forEach(styles::add);
    styles.add(ENGLISH);
    styles.add(SPANISH);
    return styles;
  }

  @Property(tries = 300)
  void whatAStyleWritesItReadsAsTheSameMove(
      @ForAll("positions") Position position, @ForAll("styles") NotationStyle style) {
    for (Move move : position.legalMoves()) {
      String text = style.write(position, move);
      WrittenMove written = style.read(text).orElseThrow(() -> new AssertionError(text));
      assertThat(written.in(position)).as(text).isEqualTo(new San.Meaning.Unique(move));
      assertThat(written.remarks(position, move)).as(text).isEmpty();
    }
  }

  @Property(tries = 100)
  void wholeGamesOfEveryStyleAreReadBack(
      @ForAll("games") RandomPositions.Choices choices, @ForAll("styles") NotationStyle style) {
    List<Position> positions = RandomPositions.replay(choices);
    StringBuilder text = new StringBuilder();
    List<Move> moves = new ArrayList<>();
    for (int index = 0; index < choices.choices().size(); index++) {
      Position position = positions.get(index);
      List<Move> legal = position.legalMoves();
      if (legal.isEmpty()) {
        break;
      }
      Move move = legal.get(choices.choices().get(index) % legal.size());
      moves.add(move);
      text.append(index % 2 == 0 ? index / 2 + 1 + ". " : "")
          .append(style.write(position, move))
          .append(' ');
    }
    List<Game> games = PgnReader.readAll(text + "*", style.reader(), positions.get(0));
    assertThat(games).hasSize(moves.isEmpty() ? 0 : 1);
    if (!moves.isEmpty()) {
      assertThat(games.get(0).problems()).as(text.toString()).isEmpty();
      assertThat(games.get(0).plies()).extracting(Ply::move).isEqualTo(moves);
    }
  }

  @Property(tries = 200)
  void spacesBetweenThePartsOfADescriptiveMoveChangeNothing(
      @ForAll("positions") Position position) {
    for (Move move : position.legalMoves()) {
      String text = ENGLISH.write(position, move).replaceAll("([-x()=])", " $1 ");
      assertThat(ENGLISH.read(text).map(written -> written.in(position)))
          .as(text)
          .isEqualTo(Optional.of(new San.Meaning.Unique(move)));
    }
  }

  @Property(tries = 2000)
  void textsLikeDescriptiveMovesNeverMeanAMoveThatIsNotLegal(
      @ForAll("nearMoves") String text, @ForAll("positions") Position position) {
    for (NotationStyle style : List.of(ENGLISH, SPANISH)) {
      style
          .read(text)
          .ifPresent(
              written -> {
                San.Meaning meaning = written.in(position);
                assertThat(position.legalMoves()).containsAll(meaning.moves());
                if (meaning instanceof San.Meaning.Illegal illegal) {
                  assertThat(illegal.reason().code()).isNotEmpty();
                }
              });
    }
  }

  @Provide
  Arbitrary<String> nearMoves() {
    return Arbitraries.of(
            "K", "Q", "R", "B", "N", "P", "D", "T", "A", "C", "-", "x", "1", "2", "3", "4", "5",
            "6", "7", "8", "(", ")", "=", "/", " ", "ch", "+", "O-O", ".", "his ", "e.p.")
        .list()
        .ofMinSize(2)
        .ofMaxSize(9)
        .map(parts -> String.join("", parts));
  }

  @Property(tries = 300)
  void anyMovetextInDescriptiveNotationIsReadToItsEnd(@ForAll("movetexts") String text) {
    for (Game game : PgnReader.readAll(text, ENGLISH.reader())) {
      assertThat(game.plies()).allMatch(ply -> ply.move() != null || ply.written().isNull());
    }
  }

  @Provide
  Arbitrary<String> movetexts() {
    return Arbitraries.of(
            "P",
            "-",
            "K",
            "Q",
            "B",
            "Kt",
            "4",
            "3",
            "1.",
            "2.",
            "x",
            "ch",
            "(",
            ")",
            "(Q 1)",
            "{a}",
            "P-K4",
            "P - Q 4",
            "Kt-KB3",
            "P. to K's 4th.",
            "Castles",
            "resigns",
            "!",
            "1-0",
            "\n\n",
            ";",
            "PxP",
            "QxP",
            "B-B4",
            "R-K1")
        .list()
        .ofMaxSize(300)
        .map(parts -> String.join(" ", parts));
  }
}
