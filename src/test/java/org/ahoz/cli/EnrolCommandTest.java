package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.regex.Pattern;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Filling;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFormat;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.Tags;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.sphinx.Profiles;
import org.ahoz.hear.sphinx.SaidPhrases;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.speech.Prosody;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@Timeout(120)
class EnrolCommandTest {

  private static final int PHRASES = 5;
  private static final Duration PATIENCE = Duration.ofMillis(1500);
  private static final Duration QUIET = Duration.ofSeconds(1);
  private static final Announcer ANNOUNCER =
      Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK));

  private static List<AudioClip> clips = List.of();

  @TempDir private Path folder;

  @BeforeAll
  static void speak() {
    clips = SaidPhrases.said(SaidPhrases.prompts(PHRASES), Prosody.OWN.withPitch(1.3));
  }

  @Test
  void filesBecomeAProfileWithWhichMovesAreHeard() throws IOException {
    List<String> arguments = new ArrayList<>(List.of("--profile", "ana"));
    for (int i = 0; i < PHRASES; i++) {
      arguments.add(write(clips.get(i), i + ".wav"));
    }
    String said = enrol(new Person(clips), arguments);
    assertThat(said).contains(learnt()).endsWith("ahoz hear --profile ana\n");
    assertThat(Profiles.in(folder).read("ana").speaker().utterances()).isEqualTo(PHRASES);

    String before = Files.readString(folder.resolve("ana.profile"));
    Prompt prompt = SaidPhrases.prompts(PHRASES).get(3);
    assertThat(hear(prompt)).isEqualTo("Ke2\n");
    assertThat(folder.resolve("ana.profile")).hasContent(before);
    assertThat(hear(prompt, "--learn")).isEqualTo("Ke2\n");
    assertThat(Profiles.in(folder).read("ana").speaker().utterances()).isEqualTo(PHRASES + 1);
  }

  @Test
  void whatIsSaidAtTheMicrophoneIsAskedAgainUntilItIsTheRightThing() {
    AudioClip soft = clips.get(0).scaled(0.03);
    List<AudioClip> spoken = new ArrayList<>(clips);
    spoken.add(0, clips.get(3));
    spoken.add(1, soft);
    Person person = new Person(spoken);
    String said = enrol(person, List.of("--profile", "me", "--phrases", String.valueOf(PHRASES)));
    String again = "; " + words(PhraseKey.HEARING_ONCE_MORE) + "\n1 of 5: ";
    assertThat(said)
        .startsWith(words(PhraseKey.HEARING_REPEAT) + "\n1 of 5: ")
        .contains(words(PhraseKey.HEARING_DIFFERENT) + again)
        .contains(words(PhraseKey.HEARING_TOO_QUIET) + again)
        .contains(words(PhraseKey.HEARING_GOOD) + "\n5 of 5: ")
        .contains(learnt());
    // Each time with the remarks before it; then the last remark, and the result.
    assertThat(person.prompted).isEqualTo(PHRASES + 2 + 2);
  }

  @Test
  void whoSaysNothingIsAskedAgainAndAfterTheThirdTimeItEnds() {
    Person person =
        new Person(List.of(clips.get(0), AudioClip.silence(SpokenFile.SAMPLE_RATE, QUIET)));
    String said = enrol(person, List.of("--phrases", String.valueOf(PHRASES)));
    String again =
        words(PhraseKey.HEARING_SILENT) + "; " + words(PhraseKey.HEARING_ONCE_MORE) + "\n2 of 5: ";
    assertThat(said.split(Pattern.quote(again), -1)).hasSize(3);
    assertThat(said)
        .contains("ahoz: nothing was heard 3 times, so that it ends here\n")
        .contains("of all phrases 1 could be used, and 5 are needed; no profile was kept\n")
        .endsWith(words(PhraseKey.HEARING_NOT_LEARNT) + "\n");
    assertThat(Profiles.in(folder).names()).isEmpty();
  }

  @Test
  void withoutALoudspeakerThePhrasesAreShownAndABadOneIsLeftOut() {
    Person person = new Person(Collections.nCopies(3 * PHRASES, clips.get(0)));
    person.isMute = true;
    String said = enrol(person, List.of("--phrases", String.valueOf(PHRASES)));
    assertThat(said)
        .contains("; the moves are shown only\n")
        .contains("\n" + words(PhraseKey.HEARING_GOOD) + "\n2 of 5")
        .contains(
            words(PhraseKey.HEARING_DIFFERENT)
                + "; "
                + words(PhraseKey.HEARING_LEFT_OUT)
                + "\n3 of 5")
        .contains("of all phrases 1 could be used, and 5 are needed; no profile was kept\n")
        .endsWith(words(PhraseKey.HEARING_NOT_LEARNT) + "\n");
    assertThat(Profiles.in(folder).names()).isEmpty();
  }

  private static String words(PhraseKey key) {
    return ANNOUNCER.sayAnyhow(key, Map.of()).text();
  }

  /** That all phrases are understood. */
  private static String learnt() {
    Filling all = new Filling.Numeral(PHRASES);
    return ANNOUNCER
        .sayAnyhow(PhraseKey.HEARING_UNDERSTOOD, Map.of(SlotName.NUMBER, all, SlotName.TOTAL, all))
        .text();
  }

  private String write(AudioClip clip, String name) {
    Path file = folder.resolve(name);
    try (AudioOutput output = AudioFormat.WAV.create(file, Existing.KEEP, Tags.NONE)) {
      output.write(clip);
      output.finish();
    }
    return file.toString();
  }

  private String hear(Prompt prompt, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("hear", "-l", Lexicons.FALLBACK, "--fen", prompt.position().fen()));
    arguments.addAll(List.of("--profile", "ana", "--profiles", folder.toString()));
    arguments.addAll(List.of(more));
    arguments.add(folder.resolve("3.wav").toString());
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(output, true, StandardCharsets.UTF_8);
    Ahoz.run(
        new ByteArrayInputStream(new byte[0]),
        stream,
        stream,
        Map.of(),
        arguments.toArray(String[]::new));
    return output.toString(StandardCharsets.UTF_8);
  }

  private String enrol(Person person, List<String> more) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(output, true, StandardCharsets.UTF_8);
    Console console = new Console(new ByteArrayInputStream(new byte[0]), stream, stream, Map.of());
    List<String> arguments =
        new ArrayList<>(List.of("-l", Lexicons.FALLBACK, "--profiles", folder.toString()));
    arguments.addAll(more);
    new CommandLine(EnrolCommand.of(console, () -> person, person::loudspeaker, PATIENCE))
        .setExecutionExceptionHandler(
            (exception, line, parsed) -> {
              Failure.of(exception).lines().forEach(console::tell);
              return 1;
            })
        .execute(arguments.toArray(String[]::new));
    return output.toString(StandardCharsets.UTF_8);
  }

  /**
   * Says one thing after the other, each when the program listens after it has spoken, and the last
   * again and again.
   */
  private static final class Person extends HurriedMicrophone {

    private final Queue<AudioClip> clips;
    private int prompted;
    private boolean isMute;

    Person(List<AudioClip> clips) {
      this.clips = new ArrayDeque<>(clips);
    }

    /** What the person hears. */
    AudioOutput loudspeaker() {
      if (isMute) {
        throw noLoudspeaker();
      }
      return new AudioOutput() {
        @Override
        public void write(AudioClip sound) {}

        @Override
        public Duration position() {
          return Duration.ZERO;
        }

        @Override
        public void finish() {
          prompted();
        }

        @Override
        public void close() {}
      };
    }

    private synchronized void prompted() {
      prompted++;
      next();
    }

    private void next() {
      AudioClip next = clips.poll();
      clip = next == null ? clip : next;
      at = 0;
    }

    @Override
    double noise(int sample) {
      return sample * 7919 % 11 - 5;
    }

    @Override
    boolean isQuiet(int from) {
      boolean isOver = at > THINKS + clip.length() + 2 * RATE;
      if (isOver && isMute) {
        next();
      }
      return isOver;
    }
  }
}
