package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.Wav;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoiceRecordCommandTest {

  private static final String LEXICONS = "src/test/resources/lexicons-for-tests";

  @TempDir private Path folder;

  @Test
  void wordsAreRecordedOneAfterAnotherAndAnotherSittingGoesOn() throws IOException {
    String first = record(List.of(6000, 6000, 6000), "\n\nq\n");
    assertThat(first)
        .contains("\n1 of ")
        .contains("\nlistening\ngood, 0.")
        .contains("\n3 of ")
        .endsWith("stopped, 2 recorded now; the same command goes on here\n");
    List<Path> made = clips();
    assertThat(made).hasSizeGreaterThanOrEqualTo(2);
    for (Path clip : made) {
      assertThat(Wav.read(clip).sampleRate()).isEqualTo(22_050);
      assertThat(Wav.read(clip).loudness()).isGreaterThan(3000);
    }
    String second = record(List.of(), "");
    assertThat(second).contains(", of which 2 are recorded\n").contains("\n1 of ");
    assertThat(clips()).isEqualTo(made);
  }

  @Test
  void allThatWasRecordedCanBeSpokenWithAndCheckedWithoutAFinding() throws IOException {
    assertThat(record(List.of(), "\n".repeat(100)))
        .contains("all is recorded; to hear it: ahoz voice sample qaa-me-clips --voices " + folder);
    assertThat(
            run("", "check", "qaa-me-clips", "--voices", folder.toString(), "--lexicons", LEXICONS))
        .isEqualTo("1 voice checked: 0 errors, 0 warnings\n");
    Path sample = folder.resolve("sample.wav");
    String said =
        run(
            "",
            "sample",
            "qaa-me-clips",
            "--voices",
            folder.toString(),
            "--lexicons",
            LEXICONS,
            "-o",
            sample.toString());
    assertThat(said).isEmpty();
    assertThat(Wav.read(sample).isSilent()).isFalse();
  }

  @Test
  void whatCannotBeUsedIsSaidOnceMore() throws IOException {
    String said = record(List.of(0, 500, 32_767, 6000), "\n\n\n\nq\n");
    assertThat(said)
        .contains(
            "nothing was heard: speak after Enter, and turn the microphone on; once more\n1 of")
        .contains("too soft: come nearer to the microphone, or to a quieter place; once more\n1 of")
        .contains("too loud: go farther from the microphone, or turn it down; once more\n1 of")
        .contains("good, ");
  }

  @Test
  void aWordIsSkippedAndRecordedAfterGoingBack() throws IOException {
    String said = record(List.of(), "s\nb\n\nx\nq\n");
    assertThat(said.lines().filter(line -> line.startsWith("1 of"))).hasSize(2);
    assertThat(said)
        .contains("that is none of the keys")
        .endsWith("stopped, 1 recorded now; the same command goes on here\n");
  }

  @Test
  void aFolderOfAnotherNameIsRefused() {
    assertThat(
            run("", "record", "-l", "qaa", folder.resolve("me").toString(), "--lexicons", LEXICONS))
        .contains("the folder of a voice is called by language, name and quality");
    assertThat(folder.resolve("me")).doesNotExist();
  }

  private String record(List<Integer> peaks, String keys) {
    return run(
        keys,
        peaks,
        "record",
        "--language",
        "qaa",
        folder.resolve("qaa-me-clips").toString(),
        "--lexicons",
        LEXICONS);
  }

  private static String run(String keys, String... arguments) {
    return run(keys, List.of(), arguments);
  }

  private static String run(String keys, List<Integer> peaks, String... arguments) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(output, true, StandardCharsets.UTF_8);
    Console console =
        new Console(
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            stream,
            stream,
            Map.of());
    VoiceCommand.commandLine(console, () -> new Person(peaks))
        .setExecutionExceptionHandler(
            (exception, line, parsed) -> {
              Failure.of(exception).lines().forEach(console::tell);
              return 1;
            })
        .execute(arguments);
    return output.toString(StandardCharsets.UTF_8);
  }

  private List<Path> clips() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("qaa-me-clips/clips"))) {
      return files.sorted().toList();
    }
  }

  /** Says a word of half a second after half a second of silence, whenever a recording begins. */
  private static final class Person implements AudioInput {

    private static final int RATE = 16_000;
    private final Deque<Integer> peaks;
    private int peak;
    private int at;

    /**
     * A person.
     *
     * @param peaks how loud the first words are; all others are as loud as they should be
     */
    Person(List<Integer> peaks) {
      this.peaks = new ArrayDeque<>(peaks);
    }

    @Override
    public int sampleRate() {
      return RATE;
    }

    @Override
    public void begin() {
      Integer next = peaks.poll();
      peak = next == null ? 6000 : next;
      at = 0;
    }

    @Override
    public void read(short[] samples) {
      for (int i = 0; i < samples.length; i++) {
        boolean speaks = at >= RATE / 2 && at < RATE;
        samples[i] = speaks ? (short) (peak * Math.sin(at * 0.1)) : (short) (at % 7);
        at++;
      }
    }

    @Override
    public void close() {}
  }
}
