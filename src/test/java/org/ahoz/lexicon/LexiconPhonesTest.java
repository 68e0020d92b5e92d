package org.ahoz.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.phones.PhoneTable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the words of the bundled lexicons come to as phones. */
class LexiconPhonesTest {

  private static final PhoneTable ARPABET = PhoneTable.bundled("arpabet");

  static Stream<String> spokenTags() {
    return Lexicons.bundled().tags().stream().filter(tag -> Lexicons.bundled().get(tag).isSpoken());
  }

  @ParameterizedTest
  @MethodSource("spokenTags")
  void theWordsOfFilesAndOfRanksStayApart(String tag) {
    Lexicon lexicon = Lexicons.bundled().get(tag);
    for (String alphabet : lexicon.alphabets()) {
      assertThat(same(lexicon, Arrays.asList(File.values()), file -> lexicon.word(file, alphabet)))
          .as(alphabet)
          .isEmpty();
    }
    assertThat(same(lexicon, Arrays.asList(Rank.values()), lexicon::word)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "ˈdʘra, does not know ʘ in ˈdʘra",
    "ʔ, nothing of the sound \"ʔ\" can be said by the phone table",
  })
  void theCheckerRefusesASoundAndNamesTheTableThatCannotSayIt(
      String sound, String message, @TempDir Path folder) throws IOException {
    // A language whose table is based on a table that is based on another.
    String tag =
        ARPABET.families().keySet().stream()
            .filter(each -> ARPABET.forLanguage(Locale.forLanguageTag(each)).names().size() > 2)
            .findFirst()
            .orElseThrow();
    for (String each : List.of("qaa", tag)) {
      String text = TestFiles.text("qaa").replace("language: qaa", "language: " + each);
      Path file = Files.createDirectories(folder.resolve(each)).resolve("lexicon.yaml");
      Files.writeString(file, text.replace("dora: ˈdora", "dora: \"" + sound + "\""));
      List<String> tables = ARPABET.forLanguage(Locale.forLanguageTag(each)).names();
      assertThat(Lexicons.in(folder).check(each))
          .filteredOn(problem -> problem.code().equals("no-phone"))
          .singleElement()
          .asString()
          .contains(message)
          .contains("the phone table " + tables.get(0));
    }
  }

  @ParameterizedTest
  @MethodSource("spokenTags")
  void noRankIsReadAsADigitThatALetterBesideItCouldBeTakenTogetherWith(String tag) {
    Lexicon lexicon = Lexicons.bundled().get(tag);
    for (Rank rank : Rank.values()) {
      for (Form form : forms(lexicon.word(rank)).values()) {
        assertThat(form.text() + Objects.requireNonNullElse(form.respelling(), ""))
            .doesNotContainPattern("\\p{N}");
        assertThat(form.ipa()).as(form.text()).isNotNull();
      }
    }
  }

  /** The names of the values whose words sound the same, in any form that both have. */
  private static <T> List<String> same(Lexicon lexicon, List<T> values, Function<T, Word> words) {
    PhoneTable table = ARPABET.forLanguage(lexicon.locale());
    List<String> same = new ArrayList<>();
    for (String form : forms(words.apply(values.get(0))).keySet()) {
      Map<String, T> said = new HashMap<>();
      for (T value : values) {
        Form each = Objects.requireNonNull(forms(words.apply(value)).get(form));
        String phones = phones(table, Objects.requireNonNull(each.ipa(), each.text()));
        T other = said.put(phones, value);
        if (other != null) {
          same.add(form + ": " + other + " and " + value + " are " + phones);
        }
      }
    }
    return same;
  }

  private static Map<String, Form> forms(Word word) {
    return word.forms().isEmpty() ? Map.of("", word.plain()) : word.forms();
  }

  private static String phones(PhoneTable table, String ipa) {
    return table.phones(List.of(ipa)).get(0).stream()
        .map(phone -> phone.symbol())
        .collect(Collectors.joining(" "));
  }
}
