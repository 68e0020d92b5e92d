package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Programs;
import org.ahoz.audio.Wav;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.speech.VoiceChooser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When captions say that words begin, held to when the sound does. */
class CaptionTimesTest {

  private static final String MOVES = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6";

  /**
   * The root of the mean square of ten milliseconds that are no mere noise before the words: a
   * twentieth of what all speech is levelled to.
   */
  private static final double AUDIBLE = 175;

  private static final Duration TOLERANCE = Duration.ofMillis(50);
  private static final Pattern START = Pattern.compile("(?m)^(\\d\\d:\\d\\d:\\d\\d\\.\\d{3}) -->");

  private static final Pattern SILENCE_END = Pattern.compile("silence_end: ([\\d.]+)");

  @TempDir private Path folder;

  static Stream<String> languages() {
    Lexicons lexicons = Lexicons.bundled();
    return lexicons.tags().stream().filter(tag -> lexicons.get(tag).isSpoken());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void wordsBeginWithTheirCaptionInTheBestVoiceOfTheLanguage(String tag) {
    say("game.wav", "-l", tag, "--moves", MOVES);

    assertThat(lateness(Wav.read(folder.resolve("game.wav")))).hasSize(10).allMatch(this::isNone);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void wordsBeginWithTheirCaptionInTheVoiceThatIsPartOfTheProgram(String tag) {
    String voice = voice("freetts");
    say("game.wav", "-l", tag, "-v", voice, "--pauses", "150", "--moves", MOVES);

    assertThat(lateness(Wav.read(folder.resolve("game.wav")))).hasSize(10).allMatch(this::isNone);
  }

  @ParameterizedTest
  @ValueSource(strings = {"game.mp3", "game.opus", "game.flac"})
  void wordsBeginWithTheirCaptionInEveryFormat(String file) throws IOException {
    say(file, "-l", "en", "--moves", MOVES);

    AudioClip decoded = Programs.decoded(folder.resolve(file), 48_000);

    assertThat(lateness(decoded)).hasSize(10).allMatch(this::isNone);
  }

  @Test
  void variationsAndCommentsBeginWithTheirCaptionToo() throws IOException {
    String moves = "1. e4 {best, so to say; Nf6 next} e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. f4";
    say("game.wav", "-l", "en", "--moves", moves, "--headers", "say");

    assertThat(lateness(Wav.read(folder.resolve("game.wav"))))
        .hasSizeGreaterThan(10)
        .allMatch(this::isNone);
  }

  @ParameterizedTest
  @ValueSource(strings = {"game.wav", "game.mp3", "game.opus", "game.flac"})
  void anotherProgramHearsSilenceEndAtEachCaption(String file) {
    say(file, "-l", "en", "--moves", MOVES);

    String said =
        Programs.said(
            "ffmpeg",
            "-hide_banner",
            "-nostats",
            "-i",
            folder.resolve(file).toString(),
            "-af",
            "silencedetect=noise=-40dB:d=0.2",
            "-f",
            "null",
            "-");
    List<Duration> ends =
        SILENCE_END
            .matcher(said)
            .results()
            .map(end -> Duration.ofNanos(Math.round(Double.parseDouble(end.group(1)) * 1e9)))
            .toList();

    // Before the first caption there is no pause.
    assertThat(starts().subList(1, 10))
        .allSatisfy(start -> assertThat(ends).anyMatch(end -> isNone(end.minus(start))));
  }

  private static String voice(String engine) {
    return VoiceChooser.bundled().voices().all().stream()
        .filter(voice -> voice.engine().equals(engine))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private boolean isNone(Duration lateness) {
    return lateness.abs().compareTo(TOLERANCE) <= 0;
  }

  private void say(String file, String... options) {
    List<String> arguments =
        new ArrayList<>(List.of("say", "-o", folder.resolve(file).toString(), "--captions", "vtt"));
    arguments.addAll(List.of(options));
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int exitCode =
        Ahoz.run(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            new PrintStream(messages, true, StandardCharsets.UTF_8),
            Map.of("LANG", "en_GB.UTF-8"),
            arguments.toArray(new String[0]));
    assertThat(exitCode).as(messages.toString(StandardCharsets.UTF_8)).isZero();
  }

  /** How long after each caption the sound begins; less than nothing where it is before. */
  private List<Duration> lateness(AudioClip sound) {
    List<Duration> lateness = new ArrayList<>();
    short[] samples = sound.samples();
    for (Duration caption : starts()) {
      // From the middle of the pause before it, which is silent.
      Duration from = caption.minusMillis(100);
      int window = sound.sampleRate() / 100;
      int index = Math.max(0, (int) (from.toNanos() * sound.sampleRate() / 1_000_000_000L));
      while (index + window < samples.length && energy(samples, index, window) < AUDIBLE) {
        index++;
      }
      lateness.add(AudioClip.timeOf(index, sound.sampleRate()).minus(caption));
    }
    return lateness;
  }

  /** When captions begin. */
  private List<Duration> starts() {
    return START
        .matcher(captions())
        .results()
        .map(start -> Duration.ofNanos(LocalTime.parse(start.group(1)).toNanoOfDay()))
        .toList();
  }

  private static double energy(short[] samples, int from, int length) {
    double sum = 0;
    for (int index = from; index < from + length; index++) {
      sum += (double) samples[index] * samples[index];
    }
    return Math.sqrt(sum / length);
  }

  private String captions() {
    try {
      return Files.readString(folder.resolve("game.vtt"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
