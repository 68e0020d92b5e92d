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

/**
 * A game written in any language or style is found to be in it, or asked about, and never read
 * wrongly.
 */
class DetectionProperties {

  private static final Map<String, NotationStyle> STYLES = allStyles();
  private static final NotationDetector DETECTOR = detector();

  private static Map<String, NotationStyle> allStyles() {
    List<NotationStyle> styles = new ArrayList<>();
    for (WrittenLanguage language : Lexicons.bundled().written()) {
      styles.add(new NotationStyle.Algebraic(language.notation()));
    }
    styles.add(new NotationStyle.Uci());
    styles.add(new NotationStyle.Iccf());
    for (WrittenLanguage language : Lexicons.bundled().written()) {
      DescriptiveLanguage descriptive = language.descriptive();
      if (descriptive != null) {
        styles.add(new NotationStyle.Descriptive(descriptive));
      }
    }
    Map<String, NotationStyle> named = new LinkedHashMap<>();
    styles.forEach(style -> named.put(style.name(), style));
    return named;
  }

  private static NotationDetector detector() {
    Map<String, MoveReader> readers = new LinkedHashMap<>();
    STYLES.forEach((name, style) -> readers.put(name, style.reader()));
    return new NotationDetector(readers, Set.of(Lexicons.FALLBACK));
  }

  @Property(tries = 300)
  void gamesOfAllStylesAreReadAsTheyAreMeant(
      @ForAll("styles") String name, @ForAll("games") List<Integer> choices) {
    List<Move> moves = new ArrayList<>();
    String text = write(name, choices, moves);
    Detection detection = DETECTOR.detect(text, Position.start(), "");
    if (detection instanceof Detection.One one) {
      for (String each : one.names()) {
        Game game = PgnReader.readAll(text, style(each).reader()).get(0);
        assertThat(game.plies()).as("%s in %s", text, each).extracting(Ply::move).isEqualTo(moves);
      }
    } else {
      Detection.Several several = (Detection.Several) detection;
      assertThat(several.others()).as(text).isNotEmpty().doesNotContain(several.first());
    }
  }

  @Property(tries = 100)
  void longGamesLeaveNoDoubt(
      @ForAll("styles") String name, @ForAll("longGames") List<Integer> choices) {
    String text = write(name, choices, new ArrayList<>());
    Detection detection = DETECTOR.detect(text, Position.start(), "");
    assertThat(detection).as(text).isInstanceOf(Detection.One.class);
    Detection.One one = (Detection.One) detection;
    assertThat(one.names()).contains(name);
  }

  private static NotationStyle style(String name) {
    return Objects.requireNonNull(STYLES.get(name));
  }

  private static String write(String name, List<Integer> choices, List<Move> moves) {
    NotationStyle style = style(name);
    StringBuilder text = new StringBuilder();
    Position position = Position.start();
    for (int choice : choices) {
      List<Move> legal = position.legalMoves();
      if (legal.isEmpty()) {
        break;
      }
      Move move = legal.get(choice % legal.size());
      text.append(text.length() == 0 ? "" : " ").append(style.write(position, move));
      moves.add(move);
      position = position.play(move);
    }
    return text.toString();
  }

  @Provide
  Arbitrary<String> styles() {
    return Arbitraries.of(STYLES.keySet());
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
