package org.ahoz.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Objects;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fault of a lexicon is found where it stands. */
class LexiconProblemsTest {

  @ParameterizedTest(name = "{0}: {5}")
  @MethodSource("org.ahoz.lexicon.LexiconFaults#all")
  void findsAFaultWhereItStands(
      String code, String tag, String old, String replacement, String at, String message) {
    String text = TestFiles.text(tag, old, replacement);

    List<Problem> problems = problems(text);

    assertThat(problems)
        .anySatisfy(
            problem -> {
              assertThat(problem.code()).isEqualTo(code);
              assertThat(problem.message()).contains(message).doesNotEndWith(".");
              assertThat(problem.severity()).isEqualTo(Severity.ERROR);
              assertThat(textAt(text, problem)).startsWith(at);
            });
    assertThat(problems).extracting(Problem::file).containsOnly("f.yaml");
  }

  @Test
  void writesAProblemForTheEarAndTheEye() {
    String text = TestFiles.text("qab", "{to:dir} {out", "{to:nom} {out");

    assertThat(problems(text))
        .extracting(Problem::toString)
        .containsExactly(
            """
            f.yaml:54:78: error[unknown-form]: piece-capture asks for "nom" of {to}, but \
            features.form has subj, obj, loc, dir
                hint: add nom to features.form and give every word that form""");
  }

  @Test
  void findsAllFaultsOfAFileFromTheTopDown() {
    String text =
        TestFiles.text("qaa", "  king: dora\n", "")
            .replace("{piece} [{from}] [al] {to}", "{piece} [{from}] <go> {goal} {to}")
            .replace("licence:", "license:");

    assertThat(problems(text))
        .extracting(Problem::code)
        .containsExactly("missing-word", "unknown-key", "unknown-rule", "unknown-slot");
  }

  @Test
  void warnsOfWhatACompleteLexiconShouldHave() {
    LexiconReader.Reading reading =
        LexiconReader.read(TestFiles.text("qaa", "  white-wins: alba gan\n", ""), "f.yaml");

    assertThat(reading.lexicon()).isNotNull();
    assertThat(reading.problems())
        .extracting(Problem::toString)
        .containsExactly(
            """
            f.yaml: warning[missing-phrase]: expected phrase "white-wins" is absent
                hint: add it to results""");
  }

  @Test
  void warnsOfSoundsThatADraftLacks() {
    LexiconReader.Reading reading = LexiconReader.read(TestFiles.text("qab"), "f.yaml");

    assertThat(reading.lexicon()).isNotNull();
    assertThat(reading.problems()).isNotEmpty();
    assertThat(reading.problems())
        .allSatisfy(
            problem -> {
              assertThat(problem.severity()).isEqualTo(Severity.WARNING);
              assertThat(problem.code()).isEqualTo("no-pronunciation");
            });
  }

  @Test
  void findsNothingInASoundLexicon() {
    assertThat(LexiconReader.read(TestFiles.text("qaa"), "f.yaml").problems()).isEmpty();
    assertThat(LexiconReader.read(TestFiles.text("qac"), "f.yaml").problems()).isEmpty();
  }

  @Test
  void hearsMayLeaveOutWhatIsSaid() {
    String text =
        TestFiles.text(
            "qaa", "hears: [\"{piece} <takes>\"]", "hears: [\"[{piece}] {captured}\", <takes>]");

    assertThat(LexiconReader.read(text, "f.yaml").problems()).isEmpty();
  }

  @Test
  void putsAnEndToRulesThatGrow() {
    StringBuilder rules = new StringBuilder("rules:\n  r0: \"[a] [b]\"\n");
    for (int i = 1; i < 60; i++) {
      rules.append("  r%d: \"<r%d> <r%d>\"\n".formatted(i, i - 1, i - 1));
    }
    String text =
        TestFiles.text("qaa", "rules:\n", rules.toString()).replace("[pim] {to}", "<r59> {to}");

    assertThat(problems(text)).extracting(Problem::code).contains("too-long");
  }

  @Test
  void comparesNoMoreReadingsThanItCanHold() {
    String many =
        "(a|b) (c|d) (e|f) (g|h) (i|j) (k|l) (m|n) (o|p) (q|r) (s|t) (u|v) (w|x) rok kurt";
    String text =
        TestFiles.text("qaa", "(rok kurt|kurt rok)", many)
            .replace("status: complete", "status: draft");

    assertThat(LexiconReader.read(text, "f.yaml").lexicon()).isNotNull();
  }

  private static List<Problem> problems(String text) {
    return Objects.requireNonNull(
            catchThrowableOfType(LexiconException.class, () -> Lexicon.parse(text, "f.yaml")))
        .problems();
  }

  /** The text from the place of a problem on; empty for the whole file. */
  private static String textAt(String text, Problem problem) {
    if (problem.line() == 0) {
      return "";
    }
    List<String> lines = text.lines().skip(problem.line() - 1L).toList();
    return String.join("\n", lines).substring(problem.column() - 1);
  }
}
