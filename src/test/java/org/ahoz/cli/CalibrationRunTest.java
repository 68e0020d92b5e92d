package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFormat;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.Tags;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.sphinx.Calibration;
import org.ahoz.hear.sphinx.Profile;
import org.ahoz.hear.sphinx.Profiles;
import org.ahoz.hear.sphinx.SaidPhrases;
import org.ahoz.hear.sphinx.SpeakerStatistics;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.San;
import org.ahoz.speech.Prosody;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Calibrates by a table of what FreeTTS says. */
class CalibrationRunTest {

  private static final int COUNT = 5;

  @TempDir private Path folder;
  private Path index = Path.of("index.tsv");

  @BeforeEach
  void record() throws IOException {
    List<Prompt> prompts = SaidPhrases.prompts(COUNT);
    List<AudioClip> clips = SaidPhrases.said(prompts, Prosody.OWN);
    List<String> rows = new ArrayList<>(List.of("voice\tfile\tfen\tsan"));
    for (int i = 0; i < COUNT; i++) {
      Prompt prompt = prompts.get(i);
      String file = i + ".wav";
      try (AudioOutput output =
          AudioFormat.WAV.create(folder.resolve(file), Existing.KEEP, Tags.NONE)) {
        output.write(clips.get(i));
        output.finish();
      }
      String san = San.write(prompt.position(), prompt.move());
      rows.add(String.join("\t", "freetts", file, prompt.position().fen(), san));
    }
    index = Files.write(folder.resolve("index.tsv"), rows);
  }

  private String run(String... arguments) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(output, true, StandardCharsets.UTF_8);
    Ahoz.run(new ByteArrayInputStream(new byte[0]), stream, stream, Map.of(), arguments);
    return output.toString(StandardCharsets.UTF_8);
  }

  @Test
  void whatWasChosenIsPrintedAndToldInWords() {
    String said = run("hear", "-l", Lexicons.FALLBACK, "--calibrate", index.toString());
    assertThat(said)
        .contains("before: of " + COUNT + " moves ")
        .containsPattern("now: of " + COUNT + " moves \\d are taken, none of them wrong")
        .contains("to be expected of others: of " + COUNT)
        .containsPattern("\nleast-fit=-?[0-9.]+\n")
        .containsPattern("\nscale=[0-9.]+\nunlawful-gap=[0-9.]+\n");
  }

  @Test
  void aProfileKeepsIt() {
    Profiles profiles = Profiles.in(folder);
    Calibration deaf = new Calibration(0.04, 7, 40, 100, 20);
    profiles.write(new Profile("ana", Lexicons.FALLBACK, deaf, SpeakerStatistics.NONE));
    String said =
        run(
            "hear",
            "-l",
            Lexicons.FALLBACK,
            "--calibrate",
            index.toString(),
            "--profile",
            "ana",
            "--profiles",
            folder.toString());
    assertThat(said)
        .contains("before: of " + COUNT + " moves 0 are taken")
        .doesNotContain("least-fit=");
    assertThat(profiles.read("ana").calibration().leastFit()).isLessThan(0);
    assertThat(profiles.read("ana").calibration().scale()).isGreaterThan(0.04);
  }

  @Test
  void evaluationCountsWhatIsToBeRefused() throws IOException {
    List<String> rows = new ArrayList<>(Files.readAllLines(index));
    String[] first = rows.get(1).split("\t", -1);
    rows.add(String.join("\t", first[0], first[1], "4k3/8/8/8/8/8/8/4K3 w - - 0 1", first[3]));
    rows.add(String.join("\t", first[0], first[1], first[2], "-"));
    Files.write(index, rows);
    assertThat(run("evaluate", index.toString()))
        .containsPattern("\nall\t" + COUNT + "\t100")
        .contains("\nnot legal\tsaid\ttaken\tasked\trefused\nfreetts\t1\t0.0\t")
        .containsPattern("\nno move\tsaid\ttaken\tasked\trefused\nfreetts\t1\t100.0\t");
  }
}
