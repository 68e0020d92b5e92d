package org.ahoz.hear;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.SpokenNetwork.Meaning;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What recognizers of sound listen for. */
class SpokenNetworkTest {

  /** Twin knights and rooks, captures, both castlings, checks and a promotion. */
  private static final List<Position> POSITIONS =
      List.of(
          Position.start(),
          Fen.parse("r3k2r/pP1bqppp/2np1n2/2b1p3/2B1P3/2NP1N2/P1PQ1PPP/R3K2R w KQkq - 0 10"),
          Fen.parse("4k3/8/8/3pP3/8/8/1N3N2/R3K2R w KQ d6 0 20"));

  static List<String> speakingLanguages() {
    return Lexicons.bundled().tags().stream()
        .filter(tag -> Lexicons.bundled().get(tag).isSpoken())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("speakingLanguages")
  void holdsEveryMoveAsItIsAnnounced(String tag) {
    Lexicon lexicon = Lexicons.bundled().get(tag);
    Listener listener = Listener.of(lexicon);
    for (Position position : POSITIONS) {
      SpokenNetwork network = listener.phraseBook(position).network(Talk.NEW);
      for (String alphabet : lexicon.alphabets()) {
        Announcer announcer = Announcer.of(lexicon).withAlphabet(alphabet);
        for (Move move : position.legalMoves()) {
          String said = announcer.announce(position, move).text();
          assertThat(meanings(said, network, listener.phraseBook(position)))
              .as("%s, as %s", said, move)
              .contains(move);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("speakingLanguages")
  void whoTellsAPawnByItsFileHasNotNamedTwoSquares(String tag) {
    Position position = Fen.parse("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    Listener listener = Listener.of(Lexicons.bundled().get(tag));
    SpokenNetwork network = listener.phraseBook(position).network(Talk.NEW);
    Move takes = legal(position, "e4d5");
    String said = Announcer.of(listener.lexicon()).announce(position, takes).text();
    assertThat(moves(said, network, listener.phraseBook(position)))
        .as(said)
        .extracting(Meaning.OfMove::way)
        .contains(Habits.USUAL)
        .doesNotContain(Habits.FROM_TO);
  }

  @ParameterizedTest
  @MethodSource("speakingLanguages")
  void whoCastlesHardlyNamesTheSquareOfTheKing(String tag) {
    Listener listener = Listener.of(Lexicons.bundled().get(tag));
    Position steps = Fen.parse("4k3/8/8/8/8/8/8/5K1R w - - 0 10");
    Position castles = Fen.parse("4k3/8/8/8/8/8/8/4K2R w K - 0 10");
    PhraseBook book = listener.phraseBook(castles);
    String said = Announcer.of(listener.lexicon()).announce(steps, legal(steps, "f1g1")).text();
    assertThat(moves(said, book.network(Talk.NEW), book))
        .as(said)
        .filteredOn(of -> of.move() instanceof Move.Castle)
        .extracting(Meaning.OfMove::way)
        .contains(Habits.FROM_TO)
        .doesNotContain(Habits.USUAL);
  }

  @Test
  void saysOfEachEndWhichMovesItMeans() {
    Position twins = POSITIONS.get(2);
    Listener listener = Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK));
    SpokenNetwork network = listener.phraseBook(twins).network(Talk.NEW);
    Announcer announcer = Announcer.of(listener.lexicon());
    Move one = legal(twins, "b2d1");
    Move other = legal(twins, "f2d1");
    String told = announcer.announce(twins, one).text();
    assertThat(meanings(told, network, listener.phraseBook(twins)))
        .contains(one)
        .doesNotContain(other);
  }

  @Test
  void holdsOneMeaningAloneWhenItIsAskedFor() {
    SpokenNetwork network =
        Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK))
            .phraseBook(Position.start())
            .network(Talk.NEW);
    for (int meaning = 0; meaning < network.meanings().size(); meaning++) {
      SpokenNetwork only = network.only(meaning);
      assertThat(only.meanings()).containsExactly(network.meanings().get(meaning));
      assertThat(only.states()).isLessThan(network.states());
      assertThat(only.arcs(0)).isNotEmpty();
    }
  }

  @Test
  void leadsFromLowerStatesToHigherOnesAlone() {
    SpokenNetwork network =
        Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK))
            .phraseBook(POSITIONS.get(1))
            .network(Talk.NEW);
    for (int state = 0; state < network.states(); state++) {
      int from = state;
      assertThat(network.arcs(state)).allMatch(arc -> arc.to() > from);
    }
  }

  private static Move legal(Position position, String squares) {
    return position.legalMoves().stream()
        .filter(move -> (move.from() + "" + move.to()).equals(squares))
        .findFirst()
        .orElseThrow();
  }

  private static Set<Move> meanings(String text, SpokenNetwork network, PhraseBook book) {
    return moves(text, network, book).stream().map(Meaning.OfMove::move).collect(toSet());
  }

  /** The moves that a sentence means; a word of the network may be several tokens of text. */
  private static Set<Meaning.OfMove> moves(String text, SpokenNetwork network, PhraseBook book) {
    Tokenizer tokenizer = book.grammar().tokenizer();
    List<String> tokens = tokenizer.tokens(text);
    List<Set<Integer>> states = new ArrayList<>();
    for (int i = 0; i <= tokens.size(); i++) {
      states.add(new HashSet<>());
    }
    states.get(0).add(0);
    for (int i = 0; i < tokens.size(); i++) {
      for (int state : states.get(i)) {
        for (SpokenNetwork.Arc arc : network.arcs(state)) {
          List<String> word = tokenizer.tokens(network.word(arc.token()));
          int end = i + word.size();
          if (end <= tokens.size() && end > i && tokens.subList(i, end).equals(word)) {
            states.get(end).add(arc.to());
          }
        }
      }
    }
    Set<Meaning.OfMove> moves = new HashSet<>();
    for (int state : states.get(tokens.size())) {
      for (int meaning : network.meaningsAt(state)) {
        if (network.meanings().get(meaning) instanceof Meaning.OfMove of) {
          moves.add(of);
        }
      }
    }
    return moves;
  }
}
