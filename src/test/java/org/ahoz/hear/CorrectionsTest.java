package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.SpokenNetwork.Meaning;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.San;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is heard right behind a move that may be put right. */
class CorrectionsTest {

  private static final Position START = Position.start();
  private static final Move MADE = move("e4");
  private static final Move REFUSED = move("Nf3");
  private static final LastMove LAST = new LastMove(START, MADE, Set.of(REFUSED));

  static List<String> speakingLanguages() {
    return Lexicons.bundled().tags().stream()
        .filter(tag -> Lexicons.bundled().get(tag).isSpoken())
        .toList();
  }

  private static Move move(String san) {
    return San.parse(san).in(START).orElseThrow();
  }

  /** A language at work. */
  private record Language(Listener listener, Announcer announcer, PhraseBook book) {

    static Language of(String tag) {
      Listener listener = Expectation.listener(tag);
      return new Language(listener, Announcer.of(listener.lexicon()), listener.phraseBook(LAST));
    }

    Heard hear(String words) {
      return listener.hear(book, List.of(Hypothesis.of(words)), Talk.NEW);
    }

    String move(Move move) {
      return announcer.announce(START, move).text();
    }

    String words(PhraseKey key) {
      return announcer.say(key, Map.of()).orElseThrow().text();
    }
  }

  @ParameterizedTest
  @MethodSource("speakingLanguages")
  void whatWasMeantTakesThePlaceOfTheLastMove(String tag) {
    Language language = Language.of(tag);
    for (String san : List.of("d4", "Nc3", "e3")) {
      Move meant = move(san);
      String said = language.words(PhraseKey.ANSWER_MEANT) + " " + language.move(meant);
      assertThat(language.hear(said))
          .as(said)
          .isInstanceOfSatisfying(
              Heard.Corrected.class,
              corrected -> {
                assertThat(corrected.wrong()).isEqualTo(MADE);
                assertThat(corrected.move()).isEqualTo(meant);
              });
    }
  }

  @ParameterizedTest
  @MethodSource("speakingLanguages")
  void withoutTheWordsOfACorrectionNothingIsPutRight(String tag) {
    Language language = Language.of(tag);
    for (Move move : START.legalMoves()) {
      String said = language.move(move);
      assertThat(language.hear(said)).as(said).isNotInstanceOf(Heard.Corrected.class);
    }
  }

  @ParameterizedTest
  @MethodSource("speakingLanguages")
  void theMoveThatWasMadeAndOneThatWasRefusedAreNotHeardInItsPlace(String tag) {
    Language language = Language.of(tag);
    for (Move move : List.of(MADE, REFUSED)) {
      String said = language.words(PhraseKey.ANSWER_MEANT) + " " + language.move(move);
      assertThat(language.hear(said)).as(said).isInstanceOf(Heard.NotUnderstood.class);
    }
  }

  @ParameterizedTest
  @MethodSource("speakingLanguages")
  void aMoveThatIsNotLegalInItsPlaceIsRefused(String tag) {
    Language language = Language.of(tag);
    Position later =
        START.play(move("Nf3")).play(San.parse("Nf6").in(START.play(move("Nf3"))).orElseThrow());
    Move elsewhere = San.parse("Ne5").in(later).orElseThrow();
    String said =
        language.words(PhraseKey.ANSWER_MEANT)
            + " "
            + language.announcer().announce(later, elsewhere).text();
    assertThat(language.hear(said))
        .as(said)
        .isInstanceOfAny(Heard.Illegal.class, Heard.NotUnderstood.class);
  }

  @ParameterizedTest
  @MethodSource("speakingLanguages")
  void recognizersOfSoundListenForEachMoveInThePlaceOfTheLastOne(String tag) {
    SpokenNetwork network = Language.of(tag).book().network(Talk.NEW);
    for (Move move : START.legalMoves()) {
      int[] ways =
          IntStream.range(0, network.meanings().size())
              .filter(
                  i ->
                      network.meanings().get(i) instanceof Meaning.OfMove of
                          && of.move().equals(move))
              .toArray();
      assertThat(network.only(ways).arcs(0)).as("%s", move).isNotEmpty();
    }
  }
}
