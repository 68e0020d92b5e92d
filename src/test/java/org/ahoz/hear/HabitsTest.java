package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.San;
import org.junit.jupiter.api.Test;

class HabitsTest {

  private static final Set<String> BOTH = Set.of("one", "other");

  private static Habits after(int moves, Set<String> said) {
    Habits habits = Habits.NONE;
    for (int i = 0; i < moves; i++) {
      habits = habits.with(BOTH, said);
    }
    return habits;
  }

  @Test
  void ofAStrangerAllIsAsLikely() {
    assertThat(Habits.NONE.cost(Set.of("one"))).isZero();
  }

  @Test
  void whatIsNeverChosenBecomesUnlikelierWithEachMove() {
    List<Integer> costs =
        List.of(1, 3, 10, 40).stream()
            .map(moves -> after(moves, Set.of("one")).cost(Set.of("other")))
            .toList();
    assertThat(costs).isSorted().doesNotHaveDuplicates();
    assertThat(after(40, Set.of("one")).cost(Set.of("one"))).isZero();
  }

  @Test
  void howeverOftenSomethingIsNotChosenItCanBe() {
    assertThat(after(100_000, Set.of("one")).cost(Set.of("other"))).isLessThanOrEqualTo(6);
  }

  @Test
  void whatCouldNotBeChosenBecomesNoUnlikelier() {
    assertThat(after(40, Set.of("one")).cost(Set.of("a third"))).isZero();
  }

  @Test
  void whoChangesIsSoonHeardAgain() {
    Habits habits = after(10, Set.of("one"));
    int before = habits.cost(Set.of("other"));
    habits = habits.with(BOTH, Set.of("other")).with(BOTH, Set.of("other"));
    assertThat(habits.cost(Set.of("other"))).isLessThan(before - 1);
  }

  @Test
  void aWordOfSeveralAlphabetsIsAsLikelyAsTheLikeliestOfThem() {
    assertThat(after(40, Set.of("one")).cost(BOTH)).isZero();
  }

  @Test
  void ofEveryLanguageTheFirstAlphabetIsLikeliest() {
    for (String tag : Lexicons.bundled().tags()) {
      Lexicon lexicon = Lexicons.bundled().get(tag);
      Habits habits = Habits.of(lexicon);
      List<String> alphabets = lexicon.alphabets();
      for (int i = 0; i < alphabets.size(); i++) {
        int cost = habits.cost(Set.of(Habits.alphabet(alphabets.get(i))));
        assertThat(cost > 0).as(tag + " " + alphabets.get(i)).isEqualTo(i > 0);
      }
    }
  }

  @Test
  void theChoicesOfAMoveAreAllWordsByWhichItMayBeSaid() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    Lexicon lexicon = Lexicons.bundled().get(Lexicons.FALLBACK);
    SpokenNetwork network = Listener.of(lexicon).phraseBook(position).network(Talk.NEW);
    Set<String> castling = network.choices(move(position, "O-O"));
    Set<String> rook = network.choices(move(position, "Rh5"));
    lexicon.alphabets().forEach(alphabet -> assertThat(rook).contains(Habits.alphabet(alphabet)));
    assertThat(castling).contains(Habits.USUAL).isNotEqualTo(rook);
  }

  private static Move move(Position position, String san) {
    return position.legalMoves().stream()
        .filter(each -> San.write(position, each).startsWith(san))
        .findFirst()
        .orElseThrow();
  }
}
