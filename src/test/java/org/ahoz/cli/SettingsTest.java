package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.sphinx.Calibration;
import org.ahoz.hear.sphinx.Profile;
import org.ahoz.hear.sphinx.Profiles;
import org.ahoz.hear.sphinx.SpeakerStatistics;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.San;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {

  @TempDir Path home;

  private final Map<String, String> environment = new HashMap<>();
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream messages = new ByteArrayOutputStream();

  @Test
  void theFileStandsInForOptions() throws IOException {
    settle("language=eu\nstyle=full\n");

    assertThat(run("text", "--moves", "1. Nf3"))
        .isEqualTo(run("text", "--moves", "1. Nf3", "-l", "eu", "-s", "full"));
  }

  @Test
  void aVariableWinsOverTheFileAndAnOptionOverBoth() throws IOException {
    settle("language=eu\n");
    environment.put("AHOZ_LANGUAGE", "es");
    String spanish = run("text", "--moves", "1. Nf3");
    String croatian = run("text", "--moves", "1. Nf3", "-l", "hr");
    environment.clear();

    assertThat(spanish).isEqualTo(run("text", "--moves", "1. Nf3", "-l", "es"));
    assertThat(croatian).isEqualTo(run("text", "--moves", "1. Nf3", "-l", "hr"));
  }

  @Test
  void tellsWhereEachSettingComesFrom() throws IOException {
    settle("voice=silent\n");
    environment.put("AHOZ_RATE", "200");

    assertThat(run("config"))
        .contains("voice: silent, from " + home.resolve("ahoz").resolve("config.properties"))
        .contains("rate: 200, from AHOZ_RATE")
        .contains("style: not settled");
  }

  @Test
  void aNameThatIsNoSettingIsToldAndPassedOver() throws IOException {
    settle("langage=eu\n");

    String despiteIt = run("text", "--moves", "1. e4", "-l", "en");
    assertThat(messages.toString(StandardCharsets.UTF_8)).contains("there is no setting langage");

    environment.clear();
    assertThat(despiteIt).isEqualTo(run("text", "--moves", "1. e4", "-l", "en")).isNotEmpty();
  }

  @Test
  void aValueOfTheWrongKindIsToldWithItsFileAndKey() throws IOException {
    settle("rate=fast\n");
    String place = home.resolve("ahoz").resolve("config.properties").toString();

    run("text", "--moves", "1. e4");
    assertThat(told())
        .contains("'fast'")
        .contains(place + ": fast is what is settled there for rate");

    settle("pitch=300\n");
    run("text", "--moves", "1. e4", "-f", "vtt");
    assertThat(told()).contains(place + ": 300 is what is settled there for pitch");

    run("text", "--moves", "1. e4", "-f", "vtt", "--pitch", "300");
    assertThat(told()).contains("300").doesNotContain(place);
  }

  @Test
  void aValueOfTheWrongKindIsToldWithItsVariable() {
    environment.put("AHOZ_VARIATION_PITCH", "low");

    run("text", "--moves", "1. e4");

    assertThat(told()).contains("AHOZ_VARIATION_PITCH: low is what is settled there");
  }

  @Test
  void theProfileIsASettingAndItsLanguageIsHeardUnlessAnotherIsAskedFor() throws IOException {
    Lexicons lexicons = Lexicons.bundled();
    String tag =
        lexicons.tags().stream()
            .filter(each -> !each.equals(Lexicons.FALLBACK) && lexicons.get(each).isSpoken())
            .findFirst()
            .orElseThrow();
    Profiles.in(home).write(new Profile("ana", tag, Calibration.bundled(), SpeakerStatistics.NONE));
    Position start = Position.start();
    Move move = San.parse("Nf3").in(start).orElseThrow();
    String words = Announcer.of(lexicons.get(tag)).announce(start, move).text();
    settle("profile=ana\nprofiles=" + home + "\nlanguage=" + Lexicons.FALLBACK + "\n");

    assertThat(run("hear", "--words", words)).isEqualTo("Nf3\n");
    assertThat(run("hear", "--words", words, "-l", Lexicons.FALLBACK)).isEmpty();
  }

  @Test
  void aSettledProfileThatIsGoneIsToldWithWhereItIsSettled() {
    environment.put("AHOZ_PROFILE", "ana");

    run("hear", "--words", "x", "--profiles", home.toString());

    assertThat(told())
        .contains("there is no profile ana")
        .contains("AHOZ_PROFILE: ana is what is settled there for profile");
  }

  private String told() {
    return messages.toString(StandardCharsets.UTF_8);
  }

  private void settle(String text) throws IOException {
    Path file = home.resolve("ahoz").resolve("config.properties");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    environment.put("XDG_CONFIG_HOME", home.toString());
  }

  private String run(String... arguments) {
    output.reset();
    messages.reset();
    Ahoz.run(
        new ByteArrayInputStream(new byte[0]),
        new PrintStream(output, true, StandardCharsets.UTF_8),
        new PrintStream(messages, true, StandardCharsets.UTF_8),
        environment,
        arguments);
    return output.toString(StandardCharsets.UTF_8);
  }
}
