package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.MoveWriter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Holds what is written for other recognizers to what the listener itself understands. */
class GrammarWritersTest {

  /** Has castling, captures, twins, taking en passant and a promotion. */
  private static final Position RICH =
      Fen.parse("2b1k2r/P4ppp/8/3pP3/1n6/2N2N2/PP3PPP/R3K2R w KQk d6 0 10");

  private static final int PHRASES_OF_A_MOVE = 6;

  @TestFactory
  Stream<DynamicTest> everyListedPhraseIsHeardAsItsMove() {
    return lexicons()
        .map(lexicon -> DynamicTest.dynamicTest(lexicon.toString(), () -> checkPhrases(lexicon)));
  }

  @TestFactory
  Stream<DynamicTest> everyRuleThatIsNamedIsThere() {
    return lexicons()
        .map(lexicon -> DynamicTest.dynamicTest(lexicon.toString(), () -> checkRules(lexicon)));
  }

  private static Stream<Lexicon> lexicons() {
    return Lexicons.bundled().tags().stream()
        .map(tag -> Lexicons.bundled().get(tag))
        .filter(Lexicon::isSpoken);
  }

  private static PhraseBook plainBook(Lexicon lexicon) {
    return PhraseBook.of(RICH, lexicon, List.of(Style.PLAIN), List.of(lexicon.alphabets().get(0)));
  }

  private static void checkPhrases(Lexicon lexicon) {
    Listener listener = Listener.of(lexicon);
    PhraseBook heardBook = listener.phraseBook(RICH);
    PhraseBook book = plainBook(lexicon);
    PhraseListWriter writer = new PhraseListWriter(BookSentences.written(book));
    List<String> misheard = new ArrayList<>();
    BookSentences.written(book)
        .moves()
        .forEach(
            (uci, ways) -> {
              Set<String> phrases = new HashSet<>();
              ways.forEach(way -> phrases.addAll(writer.expand(way)));
              assertThat(phrases).as(uci).isNotEmpty();
              List<String> some = new ArrayList<>(new TreeSet<>(phrases));
              Collections.shuffle(some, new Random(uci.hashCode()));
              for (String phrase : some.subList(0, Math.min(PHRASES_OF_A_MOVE, some.size()))) {
                Heard heard = listener.hear(heardBook, List.of(Hypothesis.of(phrase)), Talk.NEW);
                if (!offers(heard, uci)) {
                  misheard.add(uci + " " + phrase + ": " + Expectation.describe(heard, RICH));
                }
              }
            });
    assertThat(misheard).isEmpty();
  }

  /** Whether the move was understood, or is among those that are asked about. */
  private static boolean offers(Heard heard, String uci) {
    if (heard instanceof Heard.Understood it) {
      return MoveWriter.uci(RICH, it.move()).equals(uci);
    }
    return heard instanceof Heard.Unclear it
        && it.candidates().stream().anyMatch(move -> MoveWriter.uci(RICH, move).equals(uci));
  }

  private static void checkRules(Lexicon lexicon) {
    PhraseBook book = plainBook(lexicon);
    String jsgf = book.write(GrammarFormat.JSGF);
    assertThat(jsgf).startsWith("#JSGF V1.0 UTF-8 " + lexicon.tag() + ";\ngrammar ");
    assertThat(all("<([^>]+)>", jsgf)).isSubsetOf(all("(?m)^(?:public )?<([^>]+)> = ", jsgf));
    assertThat(jsgf.lines().skip(1)).allMatch(line -> line.endsWith(";"));
    assertThat(wordsOf(jsgf))
        .isNotEmpty()
        .isEqualTo(all("(?m)^([^ (]+) [A-Z]", book.write(GrammarFormat.DICT)));
    String gbnf = book.write(GrammarFormat.GBNF);
    Set<String> defined = all("(?m)^([a-z][a-z0-9-]*) ::= ", gbnf);
    String bodies = gbnf.replaceAll("\"[^\"]*\"", "").replaceAll("(?m)^[a-z0-9-]+ ::= ", "");
    assertThat(all("([a-z][a-z0-9-]*)", bodies)).isSubsetOf(defined);
    assertThat(defined).contains("root", "move-e1g1", "move-e5d6", "move-a7a8q");
    assertThat(book.write(GrammarFormat.LIST)).startsWith("[\"").endsWith("\"[unk]\"]\n");
  }

  /** The words of the rules that name words, and of no others. */
  private static Set<String> wordsOf(String jsgf) {
    Set<String> words = new TreeSet<>();
    for (String alternatives : all("(?m)^<w[0-9]+> = (.*);$", jsgf)) {
      words.addAll(List.of(alternatives.split("[ |]+", -1)));
    }
    return words;
  }

  private static Set<String> all(String pattern, String text) {
    Set<String> found = new HashSet<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
