package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.ahoz.announce.Span;
import org.ahoz.audio.AudioClip;

/** What must be true of the sound of every engine that really speaks. */
public final class EngineSpeech {

  /** A word of the phrases takes a fifth of a second or more, and not more than a second. */
  private static final Duration SHORTEST_WORD = Duration.ofMillis(150);

  private static final Duration LONGEST_WORD = Duration.ofSeconds(1);

  private EngineSpeech() {}

  /** Skips a test where the engine is not ready, and says why. */
  public static void assumeReady(SpeechEngine engine) {
    EngineStatus status = engine.probe();
    assumeTrue(status instanceof EngineStatus.Ready, () -> engine.id() + ": " + status);
  }

  /** A voice of an engine that comes with the program, and that speaks some language. */
  public static Voice voiceOf(String engine) {
    return Voices.bundled().all().stream()
        .filter(voice -> voice.engine().equals(engine) && !voice.speaks().isEmpty())
        .findFirst()
        .orElseThrow();
  }

  /** A phrase in a language of the voice. */
  public static Words phraseFor(Voice voice) {
    return Phrases.of(voice.speaks().get(0).toLanguageTag());
  }

  /** The voice with other options for its engine. */
  public static Voice withOptions(Voice voice, Map<String, String> options) {
    return new Voice(
        voice.id(),
        voice.engine(),
        voice.language(),
        voice.speaks(),
        voice.name(),
        voice.gender(),
        voice.sampleRate(),
        voice.phones(),
        voice.wordsPerMinute(),
        voice.licence(),
        voice.source(),
        options,
        voice.lists(),
        voice.folder());
  }

  /** Says the words with pauses around and marks between, and looks at the sound. */
  public static void assertSpeaks(Synthesizer synthesizer, Words words) {
    Duration pause = Duration.ofMillis(400);
    Speech speech =
        synthesizer.speak(
            Phrases.utterance(
                words,
                List.of(new Span.Mark("pause"), new Span.Pause(pause), new Span.Mark("words")),
                List.of(new Span.Mark("behind"), new Span.Pause(pause), new Span.Mark("end"))));
    AudioClip audio = speech.audio();
    Duration begin = time(speech, "words");
    Duration behind = time(speech, "behind");

    assertThat(time(speech, "pause")).isZero();
    assertThat(begin).isEqualTo(pause);
    assertThat(time(speech, "end")).isEqualTo(audio.duration());
    assertThat(part(audio, Duration.ZERO, begin).peak()).isZero();
    assertThat(part(audio, behind, audio.duration()).peak()).isZero();

    AudioClip spoken = part(audio, begin, behind);
    int count = words.words().size();
    assertThat(spoken.duration())
        .isBetween(SHORTEST_WORD.multipliedBy(count), LONGEST_WORD.multipliedBy(count));
    assertThat(spoken.loudness()).isBetween(3000.0, 3600.0);
    assertThat(spoken.peak()).isLessThan(Short.MAX_VALUE);
    assertThat(isVaried(spoken)).as("sound that changes as speech does").isTrue();
  }

  /** Speech is loud and soft by turns; a tone or noise is not. */
  private static boolean isVaried(AudioClip clip) {
    Duration frame = Duration.ofMillis(20);
    int loud = 0;
    int soft = 0;
    Duration at = Duration.ZERO;
    while (at.plus(frame).compareTo(clip.duration()) < 0) {
      double loudness = part(clip, at, at.plus(frame)).loudness();
      loud += loudness > 3000 ? 1 : 0;
      soft += loudness < 1000 ? 1 : 0;
      at = at.plus(frame);
    }
    return loud >= 5 && soft >= 5;
  }

  private static AudioClip part(AudioClip clip, Duration from, Duration to) {
    return clip.slice(samples(clip, from), samples(clip, to));
  }

  private static int samples(AudioClip clip, Duration time) {
    return (int) Math.round(time.toNanos() / 1e9 * clip.sampleRate());
  }

  private static Duration time(Speech speech, String mark) {
    return speech.marks().getOrDefault(mark, Duration.ofDays(1));
  }
}
