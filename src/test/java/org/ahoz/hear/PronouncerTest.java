package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.LexiconException;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.phones.PhoneTable;
import org.ahoz.phones.Pronunciation;
import org.ahoz.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How the words of every language sound to a recognizer. */
class PronouncerTest {

  private static final int MOST = 6;

  static Stream<String> spokenTags() {
    return Lexicons.bundled().tags().stream().filter(tag -> Lexicons.bundled().get(tag).isSpoken());
  }

  @ParameterizedTest
  @MethodSource("spokenTags")
  void noWordIsDroppedInSilence(String tag) {
    assertThat(HearingChecker.check(Lexicons.bundled().get(tag))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("spokenTags")
  void aWordHasAFewWaysWithPhonesOfTheRecognizerTheCheapestFirst(String tag) {
    Lexicon lexicon = Lexicons.bundled().get(tag);
    SpokenGrammar grammar = SpokenGrammar.of(lexicon);
    Pronouncer pronouncer = Pronouncer.of(lexicon);
    Set<String> phones = PhoneTable.heard().symbols();
    for (int number = 0; number < grammar.tokens().size(); number++) {
      String token = grammar.tokens().token(number);
      List<Pronunciation> ways = pronouncer.of(token, grammar.tokens().sounds(number));
      assertThat(ways).as(token).hasSizeLessThanOrEqualTo(MOST);
      assertThat(ways.stream().map(Pronunciation::phones)).as(token).doesNotHaveDuplicates();
      assertThat(ways.stream().map(Pronunciation::cost)).as(token).isSorted();
      for (Pronunciation way : ways) {
        assertThat(way.phones()).as(token).isNotEmpty().isSubsetOf(phones);
      }
    }
  }

  private static final String QUEEN =
      """
      lexicon: 1
      language: %1$s
      based-on: %1$s
      words:
        queen: zzyzx
      """;

  @Test
  void aDictionaryOfAUserStandsOverTheTables(@TempDir Path folder) throws IOException {
    String tag = Lexicons.FALLBACK;
    write(folder, tag, "zzyzx Z IH Z IH K S\nzzyzx(2) Z AY Z IH K S # in two ways\n");
    Lexicons lexicons = Lexicons.bundled().overlaidWith(folder);
    assertThat(ways(lexicons.get(tag), "zzyzx"))
        .containsExactlyInAnyOrder("Z IH Z IH K S", "Z AY Z IH K S");
    assertThat(HearingChecker.check(lexicons.get(tag))).isEmpty();
    String rank = SpokenGrammar.of(lexicons.get(tag)).tokens().token(0);
    assertThat(ways(lexicons.get(tag), rank))
        .isNotEmpty()
        .isEqualTo(ways(Lexicons.bundled().get(tag), rank));
  }

  @Test
  void aWordWithoutASoundIsNamed(@TempDir Path folder) throws IOException {
    write(folder, Lexicons.FALLBACK, "");
    Lexicon lexicon = Lexicons.bundled().overlaidWith(folder).get(Lexicons.FALLBACK);
    assertThat(HearingChecker.check(lexicon))
        .singleElement()
        .asString()
        .contains("warning[no-pronunciation]", "\"zzyzx\"", "heard.dict");
  }

  @Test
  void aLineForAWordThatIsNotSaidIsNamed(@TempDir Path folder) throws IOException {
    write(folder, Lexicons.FALLBACK, "# two words\n\nzzyzx Z IH Z IH K S\nxyzzy Z IH\n");
    Lexicon lexicon = Lexicons.bundled().overlaidWith(folder).get(Lexicons.FALLBACK);
    assertThat(HearingChecker.check(lexicon))
        .singleElement()
        .asString()
        .contains("heard.dict:4: warning[unsaid-word]", "\"xyzzy\" is said in no sentence");
  }

  @Test
  void linesWithoutPhonesOrWithUnknownOnesAreErrors(@TempDir Path folder) throws IOException {
    write(folder, Lexicons.FALLBACK, "zzyzx\nzzyzx(2) Z Q\n");
    Lexicons lexicons = Lexicons.bundled().overlaidWith(folder);
    List<Problem> problems = lexicons.check(Lexicons.FALLBACK);
    assertThat(problems.stream().map(Problem::code))
        .contains("no-phones", "unknown-phone")
        .as("the lexicon is checked as well")
        .hasSizeGreaterThanOrEqualTo(2);
    assertThat(problems.stream().map(Problem::line)).contains(1, 2);
    assertThatExceptionOfType(LexiconException.class)
        .isThrownBy(() -> Pronouncer.of(lexicons.get(Lexicons.FALLBACK)))
        .withMessageContaining("heard.dict:2: error[unknown-phone]: there is no phone \"Q\"");
  }

  private static void write(Path folder, String tag, String dictionary) throws IOException {
    Path own = Files.createDirectories(folder.resolve(tag));
    Files.writeString(own.resolve("lexicon.yaml"), QUEEN.formatted(tag));
    Files.writeString(own.resolve("heard.dict"), dictionary);
  }

  private static Set<String> ways(Lexicon lexicon, String token) {
    SpokenGrammar grammar = SpokenGrammar.of(lexicon);
    int number = grammar.tokens().number(token);
    Set<String> ways = new HashSet<>();
    for (Pronunciation way : Pronouncer.of(lexicon).of(token, grammar.tokens().sounds(number))) {
      ways.add(way.toString());
    }
    return ways;
  }
}
