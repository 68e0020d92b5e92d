package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.San;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever is said is heard: the project's central property. */
class SpokenMovesTest {

  private static final int GAMES = Integer.getInteger("ahoz.hear.games", 2);
  private static final int EVERY = Integer.getInteger("ahoz.hear.every", 13);
  private static final int LONGEST = 80;

  @TestFactory
  Stream<DynamicTest> everyMoveThatIsSaidIsHeard() {
    return Lexicons.bundled().tags().stream()
        .map(tag -> Lexicons.bundled().get(tag))
        .filter(Lexicon::isSpoken)
        .map(lexicon -> DynamicTest.dynamicTest(lexicon.toString(), () -> check(lexicon)));
  }

  private static void check(Lexicon lexicon) {
    Listener listener = Listener.of(lexicon);
    List<String> misheard = new ArrayList<>();
    int count = 0;
    for (Position position : positions(lexicon.tag().hashCode())) {
      PhraseBook book = listener.phraseBook(position);
      for (Style style : Style.values()) {
        for (String alphabet : lexicon.alphabets()) {
          Announcer announcer = Announcer.of(lexicon).with(style).withAlphabet(alphabet);
          for (Move move : position.legalMoves()) {
            String said = announcer.announce(position, move).text();
            Heard heard = listener.hear(book, List.of(Hypothesis.of(said)), Talk.NEW);
            count++;
            if (!(heard instanceof Heard.Understood it && it.move().equals(move))) {
              misheard.add(
                  "%s %s %s \"%s\" in %s: %s"
                      .formatted(
                          style.key(),
                          alphabet,
                          San.write(position, move),
                          said,
                          position.fen(),
                          Expectation.describe(heard, position)));
            }
          }
        }
      }
    }
    assertThat(count).isGreaterThan(1000);
    assertThat(misheard).as("misheard of " + count).isEmpty();
  }

  /** Some positions of random games, which reach promotions, castling and taking en passant. */
  private static List<Position> positions(long seed) {
    Random random = new Random(seed);
    List<Position> positions = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      Position position = Position.start();
      for (int ply = 0; ply < LONGEST && !position.legalMoves().isEmpty(); ply++) {
        if (ply % EVERY == game % EVERY) {
          positions.add(position);
        }
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
    return positions;
  }
}
