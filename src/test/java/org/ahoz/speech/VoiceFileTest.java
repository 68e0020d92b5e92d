package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.ahoz.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VoiceFileTest {

  private static final String GOOD =
      VoiceTexts.text(
          "qaa-QM-some-low",
          "one",
          "qaa-QM",
          "qaa, qab-QM",
          "gender: female\nphones: arpabet\nengine-options: {voice: x, speed: 3}");

  @Test
  void everyKeyIsRead() {
    VoiceFile file = read(GOOD);
    assertThat(file.problems()).isEmpty();
    Voice voice = Objects.requireNonNull(file.voice());
    assertThat(voice.id()).isEqualTo("qaa-QM-some-low");
    assertThat(voice.engine()).isEqualTo("one");
    assertThat(voice.language()).isEqualTo(Locale.forLanguageTag("qaa-QM"));
    assertThat(voice.speaks())
        .containsExactly(Locale.forLanguageTag("qaa"), Locale.forLanguageTag("qab-QM"));
    assertThat(voice.name()).isEqualTo("Somebody");
    assertThat(voice.gender()).isEqualTo("female");
    assertThat(voice.sampleRate()).isEqualTo(10_000);
    assertThat(voice.phones()).isEqualTo("arpabet");
    assertThat(voice.wordsPerMinute()).isEqualTo(150);
    assertThat(voice.licence()).isEqualTo("none");
    assertThat(voice.source()).isEqualTo("a test");
    assertThat(voice.options()).containsEntry("voice", "x").containsEntry("speed", "3").hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "voice",
    "engine",
    "language",
    "speaks",
    "name",
    "sample-rate",
    "rate",
    "licence",
    "source"
  })
  void aMissingKeyIsNamed(String key) {
    VoiceFile file = read(without(key));
    assertThat(file.voice()).isNull();
    assertThat(file.problems())
        .extracting(Problem::code, Problem::message)
        .contains(tuple("missing-key", "the key \"" + key + "\" is missing"));
  }

  @ParameterizedTest
  @CsvSource({
    "voice: qaa-QM-some-low, voice: qab-some-low, bad-voice-id, 1, 8",
    "voice: qaa-QM-some-low, voice: qaa-QM-some, bad-voice-id, 1, 8",
    "engine: one, engine: three, unknown-engine, 2, 9",
    "language: qaa-QM, language: a, bad-language, 3, 11",
    "'speaks: [qaa, qab-QM]', 'speaks: [qaa, a]', bad-language, 4, 15",
    "'speaks: [qaa, qab-QM]', speaks: qaa, not-a-list, 4, 9",
    "'speaks: [qaa, qab-QM]', 'speaks: [[qaa]]', not-text, 4, 10",
    "name: Somebody, name: '', not-text, 5, 8",
    "name: Somebody, 'name: [a]', not-text, 5, 7",
    "sample-rate: 10000, sample-rate: ten, bad-number, 6, 14",
    "sample-rate: 10000, sample-rate: 7999, bad-number, 6, 14",
    "sample-rate: 10000, sample-rate: 192001, bad-number, 6, 14",
    "rate: {words-per-minute: 150}, rate: {words-per-minute: 10}, bad-number, 7, 26",
    "rate: {words-per-minute: 150}, rate: {words: 10}, missing-key, 7, 7",
    "rate: {words-per-minute: 150}, rate: 150, not-a-map, 7, 7",
    "gender: female, gender: none, unknown-gender, 10, 9",
    "phones: arpabet, phones: ../x, unknown-phones, 11, 9",
    "phones: arpabet, phones: nothing, unknown-phones, 11, 9",
    "'engine-options: {voice: x, speed: 3}', engine-options: x, not-a-map, 12, 17",
    "'engine-options: {voice: x, speed: 3}', 'engine-options: {voice: {x: y}}', not-text, 12, 25",
  })
  void anErrorIsFoundWhereItStands(String right, String wrong, String code, int line, int column) {
    assertThat(GOOD).contains(right);
    VoiceFile file = read(GOOD.replace(right, wrong));
    assertThat(file.voice()).isNull();
    assertThat(file.problems()).hasSize(1);
    Problem problem = file.problems().get(0);
    assertThat(problem.code()).isEqualTo(code);
    assertThat(problem.place())
        .isEqualTo("voices/qaa-QM-some-low/voice.yaml:" + line + ":" + column);
  }

  @Test
  void theHintNamesWhatThereIs() {
    assertThat(read(GOOD.replace("engine: one", "engine: three")).problems())
        .extracting(Problem::hint)
        .containsExactly("there are one, two");
  }

  @Test
  void aKeyThatIsNotKnownIsAWarning() {
    VoiceFile file = read(GOOD + "\nspeed: 3");
    assertThat(file.voice()).isNotNull();
    assertThat(file.problems()).extracting(Problem::code).containsExactly("unknown-key");
  }

  @Test
  void theFolderHasTheNameOfTheVoice() {
    List<Problem> problems =
        VoiceFile.read(GOOD, "voices\\other\\voice.yaml", VoiceTexts.ENGINES).problems();
    assertThat(problems).extracting(Problem::code).containsExactly("wrong-folder");
    assertThat(VoiceFile.read(GOOD, "voice.yaml", VoiceTexts.ENGINES).problems()).isEmpty();
  }

  @Test
  void whatIsNoMapOrNoYamlIsOneProblem() {
    assertThat(read("- a").problems()).extracting(Problem::code).containsExactly("not-a-map");
    assertThat(read("a: [").problems()).extracting(Problem::code).containsExactly("not-yaml");
    assertThat(read("").problems()).extracting(Problem::code).containsExactly("empty-file");
  }

  @Test
  void anEmptyFileNamesAllKeysThatItNeeds() {
    assertThat(read("{}").problems())
        .hasSize(9)
        .extracting(Problem::code)
        .containsOnly("missing-key");
  }

  private static VoiceFile read(String text) {
    return VoiceFile.read(text, "voices/qaa-QM-some-low/voice.yaml", VoiceTexts.ENGINES);
  }

  private static String without(String key) {
    return GOOD.lines()
        .filter(line -> !line.startsWith(key + ":"))
        .collect(Collectors.joining("\n"));
  }
}
