package org.ahoz.phones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhoneTableTest {

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

  private static final PhoneTable TABLE = PhoneTableReader.read(SMALL, "small.yaml");

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
        .isThrownBy(() -> PhoneTableReader.read(SMALL.replace(right, wrong), "small.yaml"))
        .withMessageContaining("small.yaml")
        .withMessageContaining(message);
  }

  @Test
  void aTableIsAMap() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PhoneTableReader.read("[a]", "small.yaml"))
        .withMessage("small.yaml: a phone table is a map");
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
    return TABLE.phones(List.of(words)).stream()
        .flatMap(List::stream)
        .map(phone -> phone.symbol() + (phone.stressed() ? "1" : ""))
        .collect(Collectors.joining(" "));
  }
}
