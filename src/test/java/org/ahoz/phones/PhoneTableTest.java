package org.ahoz.phones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhoneTableTest {

  /** The tables of what speaks and of what hears. */
  private static final List<String> COMMON = List.of("arpabet", "heard");

  private static final String SMALL =
      """
      vowels: [A, E]
      consonants: [h, n, N, t, s, C, y]
      ignore: ['ː', "\\u0301"]
      sounds: {a: A, e: E, h: h, n: n, ŋ: N, t: t, s: s, ts: C, ñ: n y, j: y}
      letters: {ø: o}
      repairs:
        - {phone: h, unless-before: [A, E], becomes: t}
        - {phone: N, unless-after: [A], becomes: n}
        - {phone: y, unless-before: [A, E], becomes: E}
      """;

  private static final PhoneTable TABLE = PhoneTableReader.read(SMALL, "small.yaml", name -> null);

  @ParameterizedTest
  @CsvSource({
    "tas, t A s",
    "tsa, C A",
    "ˈtaˈe, t A1 E1",
    "ˈtsta, C t A1",
    "aːtː, A t",
    "á, A",
    "a\u0301, A",
    "ña, n y A",
    "n\u0303a, n y A",
    "ta na, t A n A",
  })
  void theLongestSignIsReadFirst(String ipa, String phones) {
    assertThat(phones(ipa.split(" ", -1))).isEqualTo(phones);
  }

  @ParameterizedTest
  @CsvSource({
    "ha, h A",
    "hta, t t A",
    "ah, A t",
    "ah a, A h A",
    "ah t, A t t",
    "aŋ, A N",
    "eŋ, E n",
    "ŋa, n A",
    "a ŋa, A N A",
    "aŋŋ, A N n",
    "aj, A E",
    "ja, y A",
  })
  void phonesThatCannotBeJoinedAreReplacedAcrossWordsToo(String ipa, String phones) {
    assertThat(phones(ipa.split(" ", -1))).isEqualTo(phones);
  }

  @Test
  void besideAWordThatTheEngineReadsItselfNothingIsTakenForGranted() {
    List<List<Phone>> words = TABLE.phones(Arrays.asList("ah", null, "ŋa"));
    assertThat(words).hasSize(3);
    assertThat(words.get(0).get(1).symbol()).isEqualTo("t");
    assertThat(words.get(1)).isEmpty();
    assertThat(words.get(2).get(0).symbol()).isEqualTo("n");
  }

  @Test
  void signsThatAreNotKnownAreNamedAndNeverLeftOut() {
    assertThat(TABLE.unknownSigns("taʘtǁ")).containsExactly("ʘ", "ǁ");
    assertThat(TABLE.unknownSigns("ˈta")).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TABLE.phones(List.of("taʘ")))
        .withMessageContaining("[ʘ]");
  }

  private static final PhoneTable WITH_WAYS =
      PhoneTableReader.read(
          SMALL
              .replace("e: E", "e: {E: 0, A: 0.5, A y: 2}")
              .replace("h: h", "h: {'': 0.7, h: 0}")
              .replace("s: s", "s: {s: 0, A: 0.5}"),
          "small.yaml",
          name -> null);

  @ParameterizedTest
  @CsvSource({
    "ta, 9, t A 0.0",
    "te, 2, t E 0.0 | t A 0.5",
    "tete, 9, t E t E 0.0 | t A t A 0.5 | t A E t A E 2.0",
    "he, 3, h E 0.0 | h A 0.5 | E 0.7",
    "es, 9, E s 0.0 | A s 0.5 | E A 0.5 | A 1.0 | A E s 2.0 | A y A 2.5",
    "ˈtaːe, 1, t A E 0.0",
    "h, 9, t 0.0",
    "tʘ, 9, ''",
    "ː, 9, ''",
  })
  void aWordMayBeSaidInSeveralWaysTheCheapestFirst(String ipa, int most, String ways) {
    assertThat(
            WITH_WAYS.pronunciations(ipa, most).stream()
                .map(way -> way + " " + way.cost())
                .collect(Collectors.joining(" | ")))
        .isEqualTo(ways);
  }

  @Test
  void aVoiceSaysAWordInTheUsualWay() {
    assertThat(phones(WITH_WAYS, "hes")).isEqualTo("h E s");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{E: 0, A: 0.5};{E: 1, A: 0.5};none of the ways of saying this sign is the usual one",
        "{E: 0, A: 0.5};{};none of the ways",
        "{E: 0, A: 0.5};{E: 0, A: little};\"little\" is not what a way of saying it costs",
        "{E: 0, A: 0.5};{E: 0, Q: 0.5};\"Q\" is neither a vowel nor a consonant",
      })
  void waysThatAreWrittenWronglyAreRefused(String right, String wrong, String message) {
    String text = SMALL.replace("e: E", "e: " + right);
    assertThat(text).contains(right);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> PhoneTableReader.read(text.replace(right, wrong), "small.yaml", name -> null))
        .withMessageContaining(message);
  }

  @Test
  void lettersLoseTheirAccentsAndOthersAreReplaced() {
    assertThat(TABLE.lettersOnly("Éçø-x")).isEqualTo("Eco-x");
    assertThat(TABLE.lettersOnly("a“b”c")).isEqualTo("a b c");
    assertThat(TABLE.lettersOnly("ж")).isEqualTo("ж");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "vowels: [A, E];vowels: A;\"vowels\" must be a list",
        "vowels: [A, E];vowels: [A, E, [A]];here should be text, not a list",
        "a: A;a: Q;\"Q\" is neither a vowel nor a consonant",
        "becomes: t;becomes: Q;\"Q\" is neither",
        "unless-after: [A];unless-after: [Q];\"Q\" is neither",
        "unless-after: [A];unless-after: A;\"unless-after\" is a list",
        "unless-after: [A], ;'';this repair has no condition",
        "letters:;letter:;\"letters\" must be a map",
        "sounds:;sound:;\"sounds\" must be a map",
        "repairs:;repair:;\"repairs\" must be a list",
        "{phone: N, unless-after: [A], becomes: n};N;a repair is a map",
        "phone: N, ;'';\"\" is neither",
        "ignore:;'ignore: [';expected",
      })
  void aTableWithErrorsIsNotUsed(String right, String wrong, String message) {
    assertThat(SMALL).contains(right);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> PhoneTableReader.read(SMALL.replace(right, wrong), "small.yaml", name -> null))
        .withMessageContaining("small.yaml")
        .withMessageContaining(message);
  }

  @Test
  void aTableIsAMap() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PhoneTableReader.read("[a]", "small.yaml", name -> null))
        .withMessage("small.yaml: a phone table is a map");
  }

  private static final String BASED =
      """
      based-on: small
      ignore: ['ʲ']
      sounds: {a: E, tʃ: C, ʲa: y A}
      letters: {ß: ss}
      repairs: [{phone: h, unless-before: [A, E], becomes: s}]
      """;

  private static PhoneTable based(String text) {
    return PhoneTableReader.read(text, "x/wide.yaml", name -> name.equals("small") ? TABLE : null);
  }

  @ParameterizedTest
  @CsvSource({"ta, t E", "tsa, C E", "tʃe, C E", "tʲe, t E", "tʲa, t y A", "eh, E s", "eŋ, E n"})
  void aTableThatIsBasedOnAnotherSaysOnlyWhatDiffers(String ipa, String phones) {
    assertThat(phones(based(BASED), ipa)).isEqualTo(phones);
    assertThat(based(BASED).names()).containsExactly("wide", "small");
    assertThat(based(BASED).lettersOnly("øß")).isEqualTo("oss");
    assertThat(based("based-on: small").signs()).isEqualTo(TABLE.signs());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "small;none;there is no phone table \"none\" to base this one on",
        "letters:;vowels:;\"vowels\" has no place in this phone table",
        "letters:;families:;\"families\" has no place",
        "letters:;letter:;\"letter\" has no place",
        "sounds: {a: E, tʃ: C, ʲa: y A};sounds: [a];\"sounds\" is a map",
        "['ʲ'];ʲ;\"ignore\" is a list",
        "a: E;a: Q;\"Q\" is neither a vowel nor a consonant",
      })
  void aTableThatIsBasedOnAnotherIsCheckedLikewise(String right, String wrong, String message) {
    assertThat(BASED).contains(right);
    String text = BASED.replace(right, wrong);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> based(text))
        .withMessageContaining("wide.yaml")
        .withMessageContaining(message);
  }

  @Test
  void aLanguageHasOneFamily() {
    String families = SMALL + "families: {one: [qaa, qab], two: [qac]}\n";
    assertThat(PhoneTableReader.read(families, "small.yaml", name -> null).families())
        .containsOnly(Map.entry("qaa", "one"), Map.entry("qab", "one"), Map.entry("qac", "two"));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> PhoneTableReader.read(families.replace("qac", "qab"), "small.yaml", name -> null))
        .withMessageContaining("\"qab\" is in another family already");
  }

  @Test
  void everyTableOfTheFolderIsOfAFamilyAndEveryFamilyHasATable() throws IOException {
    Set<String> tables = new TreeSet<>();
    for (String common : COMMON) {
      PhoneTable table = PhoneTable.bundled(common);
      tables.add(common);
      for (String name : table.families().values()) {
        tables.add(name);
        PhoneTable family = PhoneTable.bundled(name);
        assertThat(family.names()).startsWith(name).endsWith(common);
        assertThat(family.symbols()).isEqualTo(table.symbols());
        assertThat(family.signs()).containsAll(table.signs());
        assertThat(family.rules()).as(name + " differs").isNotEqualTo(table.rules());
      }
    }
    try (Stream<Path> files = Files.list(Path.of("voices", "phones"))) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".yaml", "")))
          .containsExactlyInAnyOrderElementsOf(tables);
    }
  }

  @Test
  void aLanguageIsSaidByTheTableOfItsFamilyAndAllOthersByTheCommonOne() {
    PhoneTable arpabet = PhoneTable.bundled("arpabet");
    arpabet
        .families()
        .forEach(
            (tag, name) -> {
              for (String each : List.of(tag, tag + "-001", tag + "-x-club")) {
                assertThat(arpabet.forLanguage(Locale.forLanguageTag(each)).names())
                    .startsWith(name);
              }
            });
    for (String none : List.of("qaa", "qaa-001", "und", "")) {
      assertThat(arpabet.forLanguage(Locale.forLanguageTag(none))).isSameAs(arpabet);
    }
  }

  @Test
  void tablesAreFoundByName() {
    assertThat(PhoneTable.isBundled("arpabet")).isTrue();
    assertThat(PhoneTable.isBundled("none")).isFalse();
    assertThat(PhoneTable.isBundled("../arpabet")).isFalse();
    assertThat(PhoneTable.bundled("arpabet").symbols()).hasSize(40).contains("aa", "zh");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PhoneTable.bundled("none"))
        .withMessage("there is no phone table \"none\"");
  }

  private static String phones(String... words) {
    return phones(TABLE, words);
  }

  private static String phones(PhoneTable table, String... words) {
    return table.phones(List.of(words)).stream()
        .flatMap(List::stream)
        .map(phone -> phone.symbol() + (phone.stressed() ? "1" : ""))
        .collect(Collectors.joining(" "));
  }
}
