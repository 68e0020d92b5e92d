package org.ahoz.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Objects;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlTest {

  @Test
  void keepsTheTextOfScalarsAsWritten() {
    Mapping root = (Mapping) Yaml.read("language: no\ncastling: 00\nempty:\n", "f");

    assertThat(text(root, "language")).isEqualTo("no");
    assertThat(text(root, "castling")).isEqualTo("00");
    assertThat(text(root, "empty")).isEmpty();
  }

  @Test
  void knowsWhereKeysAndTextStand() {
    Mapping root = (Mapping) Yaml.read("a: 1\nlong: \"quoted\"\nlist: [x, 'y']\n", "f");

    assertThat(entry(root, "long").keyPlace()).isEqualTo(new Place("f", 2, 1));
    assertThat(entry(root, "a").value().place()).isEqualTo(new Place("f", 1, 4));
    assertThat(entry(root, "long").value().place())
        .as("text begins behind its quote")
        .isEqualTo(new Place("f", 2, 8));
    assertThat(((Sequence) entry(root, "list").value()).items())
        .extracting(YamlNode::place)
        .containsExactly(new Place("f", 3, 8), new Place("f", 3, 12));
  }

  @Test
  void composesLettersAndTheirMarks() {
    assertThat(((Scalar) Yaml.read("s\u030c", "f")).text()).isEqualTo("\u0161");
  }

  @Test
  void namesTheKindOfEachPart() {
    Mapping root = (Mapping) Yaml.read("text: x\nlist: []\nmap: {}\n", "f");

    assertThat(root.entries().values())
        .extracting(entry -> entry.value().kind())
        .containsExactly("text", "a list", "a map");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                  | empty-file",
        "'# only a comment'  | empty-file",
        "'a: [1'             | not-yaml",
        "'a: \"x'            | not-yaml",
        "'a: 1\na: 2'        | repeated-key",
        "'? [a]\n: 1'        | not-a-key",
        "'a: &x [1]\nb: *x'  | no-aliases",
        "'a\n---\nb'         | not-yaml",
        "'a: \u0007'         | not-yaml",
      })
  void refusesWhatIsNoDocumentOfOurs(String text, String code) {
    assertThat(failure(text).problem().code()).isEqualTo(code);
  }

  @Test
  void saysWhereAKeyIsRepeated() {
    assertThat(failure("a: 1\n\n  \na: 2"))
        .hasMessage("f:4:1: error[repeated-key]: the key \"a\" stands here a second time");
  }

  @Test
  void refusesDeepNestingHoweverDeep() {
    assertThat(failure("[".repeat(500_000)).problem().code()).isEqualTo("too-deep");
    assertThat(failure("{a: ".repeat(500_000)).problem().code()).isEqualTo("too-deep");
  }

  @Test
  void refusesTextThatGrowsByAliases() {
    StringBuilder text = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i < 40; i++) {
      text.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }

    assertThat(failure(text.toString()).problem().code()).isEqualTo("no-aliases");
  }

  @Test
  void refusesTextLargerThanAnyLexicon() {
    assertThat(failure("a: " + "x".repeat(2_000_001)).problem().code()).isEqualTo("not-yaml");
  }

  private static YamlException failure(String text) {
    return Objects.requireNonNull(
        catchThrowableOfType(YamlException.class, () -> Yaml.read(text, "f")));
  }

  private static YamlNode.Entry entry(Mapping mapping, String key) {
    return Objects.requireNonNull(mapping.entries().get(key));
  }

  private static String text(Mapping mapping, String key) {
    return ((Scalar) entry(mapping, key).value()).text();
  }
}
