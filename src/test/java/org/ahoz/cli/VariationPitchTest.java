package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.ahoz.audio.Wav;
import org.ahoz.speech.VoiceChooser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How high variations are heard, measured in the sound that is written. */
class VariationPitchTest {

  /** The same move in a variation within a variation, in that variation, and in the game. */
  private static final String MOVES =
      "1. e4 e5 2. f4 (2. d4 exd4 (2... d6 3. Nf3) 3. Nf3) 2... d6 3. Nf3";

  /** Voices are between these, in hertz. */
  private static final int LOWEST = 55;

  private static final int HIGHEST = 180;

  @TempDir private Path folder;

  @Test
  void theDeeperTheVariationTheLowerTheVoice() throws IOException {
    List<Double> heights = heights();

    assertThat(heights).hasSize(3);
    assertThat(heights.get(1) / heights.get(2)).isCloseTo(0.9, within(0.03));
    assertThat(heights.get(0) / heights.get(2)).isCloseTo(0.81, within(0.03));
  }

  @Test
  void variationsCanBeAsHighAsTheGame() throws IOException {
    List<Double> heights = heights("--variation-pitch", "100");

    assertThat(heights).hasSize(3);
    assertThat(heights.get(1) / heights.get(2)).isCloseTo(1, within(0.001));
    assertThat(heights.get(0) / heights.get(2)).isCloseTo(1, within(0.001));
  }

  @Test
  void allOfItFollowsTheHeightOfTheVoice() throws IOException {
    List<Double> own = heights();
    List<Double> raised = heights("--pitch", "120", "--force");

    for (int i = 0; i < own.size(); i++) {
      assertThat(raised.get(i) / own.get(i)).isCloseTo(1.2, within(0.04));
    }
  }

  /** How high the move is said each time, in hertz. */
  private List<Double> heights(String... options) throws IOException {
    Path sound = folder.resolve("game.wav");
    say(sound, options);
    short[] samples = Wav.read(sound).samples();
    int sampleRate = Wav.read(sound).sampleRate();
    String captions = Files.readString(folder.resolve("game.vtt"));
    List<MatchResult> cues =
        Pattern.compile("(?m)^(\\S+) --> (\\S+).*\\R(.+)").matcher(captions).results().toList();
    String move = cues.get(cues.size() - 1).group(3);
    List<Double> heights = new ArrayList<>();
    for (MatchResult cue : cues) {
      if (cue.group(3).equals(move)) {
        heights.add(
            height(
                Arrays.copyOfRange(
                    samples, sample(cue.group(1), sampleRate), sample(cue.group(2), sampleRate)),
                sampleRate));
      }
    }
    return heights;
  }

  private static void say(Path sound, String... options) {
    String voice =
        VoiceChooser.bundled().voices().all().stream()
            .filter(each -> each.engine().equals("freetts"))
            .findFirst()
            .orElseThrow()
            .id();
    List<String> arguments = new ArrayList<>(List.of("say", "-o", sound.toString(), "-l", "en"));
    arguments.addAll(List.of("-v", voice, "--captions", "vtt", "--moves", MOVES));
    arguments.addAll(List.of(options));
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int exitCode =
        Ahoz.run(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            new PrintStream(messages, true, StandardCharsets.UTF_8),
            Map.of(),
            arguments.toArray(new String[0]));
    assertThat(exitCode).as(messages.toString(StandardCharsets.UTF_8)).isZero();
  }

  private static int sample(String time, int sampleRate) {
    return (int) (LocalTime.parse(time).toNanoOfDay() * sampleRate / 1_000_000_000L);
  }

  /** The middle one of the heights of all parts that have one, by autocorrelation. */
  private static double height(short[] samples, int sampleRate) {
    int window = sampleRate / 20;
    List<Double> heights = new ArrayList<>();
    for (int from = 0; from + 2 * window < samples.length; from += sampleRate / 100) {
      int best = 0;
      double strongest = 0;
      for (int lag = sampleRate / HIGHEST; lag <= sampleRate / LOWEST; lag++) {
        double likeness = likeness(samples, from, lag, window);
        if (likeness > strongest) {
          strongest = likeness;
          best = lag;
        }
      }
      if (strongest > 0.8) {
        heights.add((double) sampleRate / best);
      }
    }
    heights.sort(null);
    return heights.get(heights.size() / 2);
  }

  /** How alike two parts of a sound are, so far apart: 1 for the same but for their strength. */
  private static double likeness(short[] samples, int from, int lag, int window) {
    double both = 0;
    double one = 1;
    double other = 1;
    for (int i = from; i < from + window; i++) {
      both += (double) samples[i] * samples[i + lag];
      one += (double) samples[i] * samples[i];
      other += (double) samples[i + lag] * samples[i + lag];
    }
    return both / Math.sqrt(one * other);
  }
}
