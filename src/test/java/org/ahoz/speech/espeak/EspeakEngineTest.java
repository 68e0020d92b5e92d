package org.ahoz.speech.espeak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.ahoz.announce.Span;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.EngineStatus.Unavailable;
import org.ahoz.speech.Phrases;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.VoiceChooser;
import org.ahoz.speech.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EspeakEngineTest {

  private static final EspeakEngine ENGINE = new EspeakEngine();
  private static final VoiceChooser VOICES = VoiceChooser.bundled();
  private static final Optional<EspeakPlatform> PLATFORM = EspeakPlatform.of("Linux", "amd64");

  private static final Voice VOICE = EngineSpeech.voiceOf("espeak");

  @TempDir private Path folder;

  @Test
  @EnabledOnOs(value = OS.LINUX, architectures = "amd64")
  void itSpeaksOnLinuxFromWhatMavenFetched() {
    assertThat(ENGINE.probe()).isInstanceOf(EngineStatus.Ready.class);
    assertThat(ENGINE.probe().toString()).contains("eSpeak NG 1.52");
  }

  static Stream<Candidate> everyVoice() {
    return Phrases.all().stream()
        .flatMap(words -> VOICES.candidates(words.language()).stream())
        .filter(candidate -> candidate.voice().engine().equals("espeak"))
        .filter(candidate -> candidate.engine().id().equals("espeak"));
  }

  @ParameterizedTest
  @MethodSource("everyVoice")
  void everyVoiceSpeaksItsLanguages(Candidate candidate) {
    EngineSpeech.assumeReady(ENGINE);
    try (Synthesizer synthesizer = ENGINE.open(candidate.voice(), Prosody.OWN)) {
      EngineSpeech.assertSpeaks(synthesizer, Phrases.of(candidate.language().toLanguageTag()));
    }
  }

  @Test
  void everyVoiceIsTried() {
    assertThat(everyVoice().map(candidate -> candidate.voice().id()).distinct())
        .containsExactlyInAnyOrderElementsOf(
            VOICES.voices().all().stream()
                .filter(voice -> voice.engine().equals("espeak"))
                .map(Voice::id)
                .toList());
  }

  @Test
  void theRateIsInWordsPerMinute() {
    EngineSpeech.assumeReady(ENGINE);
    double slow = millis(Prosody.OWN.withRate(100));
    double fast = millis(Prosody.OWN.withRate(200));
    assertThat(fast / slow).isCloseTo(0.5, within(0.12));
  }

  @Test
  void thePitchHardlyChangesTheLength() {
    EngineSpeech.assumeReady(ENGINE);
    assertThat(millis(Prosody.OWN.withPitch(1.5)) / millis(Prosody.OWN)).isCloseTo(1, within(0.1));
  }

  @Test
  void threadsWithDifferentVoicesWaitForOneAnother() {
    EngineSpeech.assumeReady(ENGINE);
    List<CompletableFuture<Duration>> speeches =
        everyVoice()
            .map(
                candidate ->
                    CompletableFuture.supplyAsync(
                        () -> {
                          try (Synthesizer one = ENGINE.open(candidate.voice(), Prosody.OWN)) {
                            Words words = Phrases.of(candidate.language().toLanguageTag());
                            return length(one, words);
                          }
                        }))
            .toList();
    assertThat(speeches)
        .allSatisfy(speech -> assertThat(speech.join()).isGreaterThan(Duration.ofMillis(500)));
  }

  /** Voices for the phrases in which a letter is the name of a file. */
  static Stream<Candidate> voicesWithFileLetters() {
    return everyVoice()
        .filter(
            candidate ->
                Phrases.of(candidate.language().toLanguageTag()).words().stream()
                    .anyMatch(word -> word.key().equals("file-a")));
  }

  @ParameterizedTest
  @MethodSource("voicesWithFileLetters")
  void aLetterThatNamesAFileTakesLongerThanAnArticle(Candidate candidate) {
    EngineSpeech.assumeReady(ENGINE);
    Words words = Phrases.of(candidate.language().toLanguageTag());
    List<Span.Word> plain =
        words.words().stream()
            .map(word -> new Span.Word("word", word.text(), word.ipa(), word.respelling()))
            .toList();
    try (Synthesizer synthesizer = ENGINE.open(candidate.voice(), Prosody.OWN)) {
      assertThat(length(synthesizer, words))
          .isGreaterThan(length(synthesizer, new Words(words.language(), " ", plain)));
    }
  }

  @Test
  void aVoiceThatEspeakLacksIsRefused() {
    EngineSpeech.assumeReady(ENGINE);
    Voice unknown = EngineSpeech.withOptions(VOICE, Map.of("voice", "nobody"));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> ENGINE.open(unknown, Prosody.OWN))
        .withMessageContaining("eSpeak has no voice \"nobody\"")
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.UNKNOWN_VOICE);
  }

  @Test
  void aComputerThatTheJarHasNothingForIsToldToInstallIt() {
    refused(
        new EspeakEngine(loader(), Optional.empty(), folder, folder),
        "no eSpeak library comes with ahoz for this computer",
        "install espeak-ng");
  }

  @Test
  void aMissingJarIsNamed() throws IOException {
    try (URLClassLoader empty = new URLClassLoader(new URL[0], null)) {
      refused(
          new EspeakEngine(empty, PLATFORM, folder, folder),
          "the piper-jni jar, which carries eSpeak, is missing",
          "put it beside ahoz.jar");
    }
  }

  @Test
  void foldersThatCannotBeWrittenAreNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    refused(
        new EspeakEngine(loader(), PLATFORM, file.resolve("cache"), file.resolve("temporary")),
        "cannot be unpacked",
        "XDG_CACHE_HOME");
  }

  private static ClassLoader loader() {
    return EspeakEngineTest.class.getClassLoader();
  }

  private static void refused(EspeakEngine engine, String why, String cure) {
    assertThat(engine.probe()).isInstanceOf(Unavailable.class);
    Unavailable status = (Unavailable) engine.probe();
    assertThat(status.why()).contains(why);
    assertThat(status.cure()).contains(cure);
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> engine.open(VOICE, Prosody.OWN))
        .withMessage(VOICE.id() + ": " + status.why() + "; " + status.cure())
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.ENGINE_UNAVAILABLE);
  }

  private static double millis(Prosody prosody) {
    try (Synthesizer synthesizer = ENGINE.open(VOICE, prosody)) {
      return length(synthesizer, EngineSpeech.phraseFor(VOICE)).toMillis();
    }
  }

  private static Duration length(Synthesizer synthesizer, Words words) {
    return synthesizer.speak(Phrases.utterance(words, List.of(), List.of())).audio().duration();
  }
}
