package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.WrittenLanguage;

/** A game written in any language is found to be in it, or asked about, and never read wrongly. */
class DetectionProperties {

  private static final Map<String, MoveReader> READERS = readers();
  private static final NotationDetector DETECTOR =
      new NotationDetector(READERS, Set.of(Lexicons.FALLBACK));

  private static Map<String, MoveReader> readers() {
    Map<String, MoveReader> readers = new LinkedHashMap<>();
    for (WrittenLanguage language : Lexicons.bundled().written()) {
      readers.put(language.tag(), MoveReader.of(language.notation()));
    }
    return readers;
  }

  @Property(tries = 300)
  void gamesOfAllLanguagesAreReadAsTheyAreMeant(
      @ForAll("languages") String tag, @ForAll("games") List<Integer> choices) {
    List<Move> moves = new ArrayList<>();
    String text = write(tag, choices, moves);
    Detection detection = DETECTOR.detect(text, Position.start(), "");
    if (detection instanceof Detection.One one) {
      for (String name : one.names()) {
        Game game = PgnReader.readAll(text, MoveReader.of(language(name))).get(0);
        assertThat(game.plies()).as("%s in %s", text, name).extracting(Ply::move).isEqualTo(moves);
      }
    } else {
      Detection.Several several = (Detection.Several) detection;
      assertThat(several.others()).as(text).isNotEmpty().doesNotContain(several.first());
    }
  }

  @Property(tries = 100)
  void longGamesLeaveNoDoubt(
      @ForAll("languages") String tag, @ForAll("longGames") List<Integer> choices) {
    String text = write(tag, choices, new ArrayList<>());
    Detection detection = DETECTOR.detect(text, Position.start(), "");
    assertThat(detection).as(text).isInstanceOf(Detection.One.class);
    Detection.One one = (Detection.One) detection;
    assertThat(one.names()).contains(tag);
  }

  private static NotationLanguage language(String tag) {
    return Objects.requireNonNull(READERS.get(tag)).language();
  }

  private static String write(String tag, List<Integer> choices, List<Move> moves) {
    MoveWriter writer = MoveWriter.of(language(tag));
    StringBuilder text = new StringBuilder();
    Position position = Position.start();
    for (int choice : choices) {
      List<Move> legal = position.legalMoves();
      if (legal.isEmpty()) {
        break;
      }
      Move move = legal.get(choice % legal.size());
      text.append(text.length() == 0 ? "" : " ").append(writer.write(position, move));
      moves.add(move);
      position = position.play(move);
    }
    return text.toString();
  }

  @Provide
  Arbitrary<String> languages() {
    return Arbitraries.of(READERS.keySet());
  }

  @Provide
  Arbitrary<List<Integer>> games() {
    return Arbitraries.integers().between(0, 255).list().ofMinSize(1).ofMaxSize(30);
  }

  @Provide
  Arbitrary<List<Integer>> longGames() {
    return Arbitraries.integers().between(0, 255).list().ofSize(120);
  }
}
