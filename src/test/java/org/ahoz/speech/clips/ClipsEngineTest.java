package org.ahoz.speech.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Tones;
import org.ahoz.audio.Wav;
import org.ahoz.problem.Problem;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SplicingSynthesizer;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Voices;
import org.ahoz.speech.Words;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each recording is a tone of its own height, by which it is known again. */
class ClipsEngineTest {

  private static final String ID = "qaa-some-clips";
  private static final int RATE = 16_000;

  /** How high the stand-in speaks. */
  private static final double STAND = 1500;

  private final List<String> standSaid = new ArrayList<>();
  private final SpeechEngine stand = new StandEngine(standSaid);

  @TempDir private Path folder;

  @BeforeEach
  void makeTwoVoices() throws IOException {
    put(ID, "clips", "qaa");
    put("qaa-stand-low", "stand", "qaa");
    Files.createDirectories(clips());
  }

  @Test
  void wordsAreSaidByTheirRecordings() throws IOException {
    record("knight", 300);
    record("file-e", 500);
    record("rank-4", 800);
    assertThat(heard("knight", "file-e", "rank-4")).containsExactly(300, 500, 800);
    assertThat(standSaid).isEmpty();
  }

  @Test
  void theLongestRecordingIsTakenFirst() throws IOException {
    record("knight", 300);
    record("file-e", 400);
    record("rank-4", 500);
    record("file-e-rank-4", 600);
    record("knight-file-e-rank-4", 700);
    assertThat(heard("knight", "file-e", "rank-4")).containsExactly(700);
    assertThat(heard("rank-4", "file-e", "rank-4")).containsExactly(500, 600);
  }

  @Test
  void wordsThatWereNotRecordedAreSaidByAnotherVoiceAndNamedOnce() throws IOException {
    record("knight", 300);
    try (Synthesizer synthesizer = open()) {
      assertThat(heights(speak(synthesizer, "knight", "takes", "rank-4", "knight")))
          .containsExactly(300, (int) STAND, 300);
      speak(synthesizer, "knight", "takes");
      assertThat(synthesizer.remarks())
          .containsExactly(ID + ": there is no recording of takes, rank-4; qaa-stand-low says it");
    }
    assertThat(standSaid).containsExactly("text of takes text of rank-4", "text of takes");
  }

  @Test
  void aBrokenRecordingIsNamedAndSaidByAnotherVoice() throws IOException {
    record("knight", 300);
    Files.writeString(clips().resolve("takes.wav"), "no sound");
    Files.write(
        clips().resolve("rank-4.wav"), Wav.bytes(AudioClip.silence(RATE, Duration.ofSeconds(1))));
    try (Synthesizer synthesizer = open()) {
      assertThat(heights(speak(synthesizer, "knight", "takes", "rank-4")))
          .containsExactly(300, (int) STAND);
      speak(synthesizer, "takes");
      assertThat(synthesizer.remarks())
          .containsExactly(
              clips().resolve("takes.wav")
                  + ": this is not a WAV file; another voice says it, record it again",
              clips().resolve("rank-4.wav")
                  + ": nothing can be heard in it; another voice says it, record it again");
    }
  }

  @Test
  void aWordWithoutAFormServesFormsThatWereNotRecorded() throws IOException {
    record("knight", 300);
    record("knight-erg", 400);
    assertThat(heard("knight-erg")).containsExactly(400);
    assertThat(heard("knight-acc")).containsExactly(300);
  }

  @Test
  void theWordFileIsNeverSaidForAFileOrRank() throws IOException {
    record("file", 300);
    record("rank", 400);
    assertThat(heard("file-e")).containsExactly((int) STAND);
    assertThat(heard("rank-4")).containsExactly((int) STAND);
    record("castle", 500);
    assertThat(heard("castle-short")).containsExactly((int) STAND);
  }

  @Test
  void namesOfFilesAreInLowerCaseWithHyphensInAnyScript() throws IOException {
    record("Ĉevalo prenas", 300);
    record("ход-конём", 400);
    assertThat(heard("ĉevalo  Prenas")).containsExactly(300);
    assertThat(heard("Ход", "конём")).containsExactly(400);
  }

  @Test
  void recordingsOfAllKindsAreEquallyLoudAndWithoutTheSilenceAround() throws IOException {
    AudioClip silence = AudioClip.silence(44_100, Duration.ofSeconds(2));
    AudioClip loud = Tones.tone(44_100, 300, Duration.ofMillis(400), 30_000);
    Files.write(
        clips().resolve("knight.wav"), Wav.bytes(AudioClip.join(List.of(silence, loud, silence))));
    Files.write(
        clips().resolve("takes.wav"),
        Wav.bytes(Tones.tone(8000, 500, Duration.ofMillis(400), 900)));
    try (Synthesizer synthesizer = open()) {
      AudioClip knight = speak(synthesizer, "knight");
      AudioClip takes = speak(synthesizer, "takes");
      assertThat(knight.sampleRate()).isEqualTo(RATE);
      assertThat(knight.duration()).isLessThan(Duration.ofMillis(650));
      assertThat(knight.loudness()).isCloseTo(takes.loudness(), within(150.0));
    }
  }

  @Test
  void recordingsAreMadeFasterAndHigherOnRequest() throws IOException {
    record("knight", 300);
    Prosody prosody = Prosody.OWN.withRate(300).withPitch(2);
    try (Synthesizer usual = open();
        Synthesizer fast = new ClipsEngine(() -> List.of(stand)).open(voice(), prosody)) {
      AudioClip clip = speak(fast, "knight");
      assertThat(heights(clip)).containsExactly(600);
      assertThat(clip.duration())
          .isLessThan(speak(usual, "knight").duration().multipliedBy(2).dividedBy(3));
    }
  }

  @Test
  void aVoiceWithoutRecordingsSaysHowToMakeThem() {
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(this::open)
        .withMessageStartingWith(ID + ": there are no recordings in its folder clips; record some");
  }

  @Test
  void whereNobodyStandsInAMissingWordIsAFailure() throws IOException {
    record("knight", 300);
    try (Synthesizer synthesizer = new ClipsEngine(List::of).open(voice(), Prosody.OWN)) {
      assertThat(heights(speak(synthesizer, "knight"))).containsExactly(300);
      assertThatExceptionOfType(SpeechException.class)
          .isThrownBy(() -> speak(synthesizer, "takes"))
          .extracting(SpeechException::kind)
          .isEqualTo(SpeechException.Kind.NO_VOICE);
    }
  }

  @Test
  void aCheckTellsWhatIsBrokenMissingAndOfNoUse() throws IOException {
    record("knight", 300);
    Files.writeString(clips().resolve("takes.wav"), "no sound");
    Files.writeString(clips().resolve("rank-4.ogg"), "");
    record("Rank 5", 300);
    record("rank-5", 300);
    assertThat(ClipCheck.of(voice(), words("knight", "takes", "rank-4", "rank-5")))
        .extracting(Problem::code, problem -> Path.of(problem.file()).getFileName().toString())
        .containsExactly(
            tuple("not-wav", "rank-4.ogg"),
            tuple("same-clip", "rank-5.wav"),
            tuple("broken-clip", "takes.wav"),
            tuple("missing-clip", "clips"));
  }

  private List<Integer> heard(String... keys) {
    try (Synthesizer synthesizer = open()) {
      return heights(speak(synthesizer, keys));
    }
  }

  private Synthesizer open() {
    return new ClipsEngine(() -> List.of(stand)).open(voice(), Prosody.OWN);
  }

  private Voice voice() {
    return Voices.bundled(List.of(new ClipsEngine(), stand)).with(folder).find(ID).orElseThrow();
  }

  private static AudioClip speak(Synthesizer synthesizer, String... keys) {
    return synthesizer
        .speak(new Utterance(Locale.forLanguageTag("qaa"), " ", List.copyOf(words(keys))))
        .audio();
  }

  private static List<Span.Word> words(String... keys) {
    return Arrays.stream(keys)
        .map(key -> new Span.Word(key, "text of " + key, null, null))
        .toList();
  }

  /** The heights of the tones that follow one another, to the nearest hundred hertz. */
  private static List<Integer> heights(AudioClip clip) {
    List<Integer> heights = new ArrayList<>();
    int frame = clip.sampleRate() / 50;
    int last = 0;
    for (int from = 0; from + frame <= clip.length(); from += frame) {
      AudioClip part = clip.slice(from, from + frame);
      int height =
          part.loudness() < 2000 ? 0 : (int) Math.round(crossings(part) * 50 / 2 / 100.0) * 100;
      // A frame counts when the next one agrees, so that the edges of tones do not.
      if (height != 0
          && height == last
          && (heights.isEmpty() || heights.get(heights.size() - 1) != -height)) {
        heights.add(-height);
      }
      if (height == 0 && !heights.isEmpty() && heights.get(heights.size() - 1) != 0) {
        heights.add(0);
      }
      last = height;
    }
    return heights.stream().filter(height -> height != 0).map(height -> -height).toList();
  }

  private static double crossings(AudioClip clip) {
    short[] samples = clip.samples();
    int count = 0;
    for (int i = 1; i < samples.length; i++) {
      count += (samples[i - 1] < 0) != (samples[i] < 0) ? 1 : 0;
    }
    return count;
  }

  private Path clips() {
    return folder.resolve(ID).resolve("clips");
  }

  private void record(String name, double hertz) throws IOException {
    Files.write(
        clips().resolve(name + ".wav"),
        Wav.bytes(Tones.tone(RATE, hertz, Duration.ofMillis(300), 8000)));
  }

  private void put(String id, String engine, String speaks) throws IOException {
    Path home = Files.createDirectories(folder.resolve(id));
    Files.writeString(
        home.resolve("voice.yaml"),
        String.join(
            "\n",
            "voice: " + id,
            "engine: " + engine,
            "language: qaa",
            "speaks: [" + speaks + "]",
            "name: Some",
            "sample-rate: " + RATE,
            "rate: {words-per-minute: 150}",
            "licence: none",
            "source: a test"));
  }

  /** Says each phrase as one tone. */
  private record StandEngine(List<String> said) implements SpeechEngine {

    @Override
    public String id() {
      return "stand";
    }

    @Override
    public EngineStatus probe() {
      return new EngineStatus.Ready("for tests");
    }

    @Override
    public Synthesizer open(Voice voice, Prosody prosody) {
      return new SplicingSynthesizer(
          words -> {
            said.add(words.text(Words::reading));
            return Tones.tone(RATE, STAND, Duration.ofMillis(300), 5000);
          },
          RATE,
          prosody.volume());
    }
  }
}
