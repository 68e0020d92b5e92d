package org.ahoz.speech.piper;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Voices;
import org.ahoz.speech.espeak.EspeakEngine;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PiperEngineTest {

  private static final String ID = "qaa-some-medium";

  private final PiperEngine engine = new PiperEngine();

  @TempDir private Path folder;
  private Path home = Path.of("");

  @BeforeAll
  static void skipWhereTheLibraryDoesNotLoad() {
    try {
      assumeTrue(!PiperLibrary.get().version().isEmpty());
    } catch (IOException | LinkageError e) {
      assumeTrue(false, () -> "no Piper here: " + e);
    }
  }

  @BeforeEach
  void makeAFolder() throws IOException {
    home = Files.createDirectory(folder.resolve(ID));
  }

  @Test
  void aModelSpeaks() throws IOException {
    put("some.onnx", TinyModel.onnx());
    put("some.onnx.json", TinyModel.config("text").getBytes(UTF_8));
    AudioClip clip = speak("engine-options: {}", "abc", Prosody.OWN);
    assertThat(clip.sampleRate()).isEqualTo(TinyModel.RATE);
    assertThat(clip.length()).isGreaterThan(7 * TinyModel.SAMPLES);
    assertThat(clip.loudness()).isBetween(3000.0, 3600.0);
    int longer = speak("engine-options: {}", "abcabc", Prosody.OWN).length();
    assertThat(longer).isGreaterThan(clip.length() + 3 * TinyModel.SAMPLES);
  }

  @Test
  void lettersBecomeSoundsBesideEspeakWithoutHarm() throws Exception {
    put("some.onnx", TinyModel.onnx());
    put("some.onnx.json", TinyModel.config("espeak").getBytes(UTF_8));
    EspeakEngine espeak = new EspeakEngine();
    EngineSpeech.assumeReady(espeak);
    Voice other = EngineSpeech.voiceOf("espeak");
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try (Synthesizer piper = engine.open(voice("engine-options: {}"), Prosody.OWN);
        Synthesizer beside = espeak.open(other, Prosody.OWN)) {
      Future<?> first = threads.submit(() -> speakMuch(piper));
      Future<?> second = threads.submit(() -> speakMuch(beside));
      first.get();
      second.get();
      EngineSpeech.assertSpeaks(beside, EngineSpeech.phraseFor(other));
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  private static void speakMuch(Synthesizer synthesizer) {
    for (int i = 0; i < 100; i++) {
      String text = "abc " + (char) ('a' + i % 26) + (char) ('a' + i / 26);
      assertThat(speak(synthesizer, text).isSilent()).isFalse();
    }
  }

  @Test
  void aModelOfAnotherNameIsFoundByItsOption() throws IOException {
    put("one.onnx", new byte[0]);
    put("two.onnx", TinyModel.onnx());
    put("own.json", TinyModel.config("text").getBytes(UTF_8));
    assertThat(speak("engine-options: {model: two.onnx, config: own.json}", "abc", Prosody.OWN))
        .matches(clip -> !clip.isSilent());
    assertFails(
        () -> speak("engine-options: {}", "abc", Prosody.OWN),
        "there are several files that end in .onnx in its folder");
  }

  @Test
  void anotherRateIsAskedOfTheModelAndLeavesItsFilesAlone() throws IOException {
    put("some.onnx", TinyModel.onnx());
    put("some.onnx.json", TinyModel.config("text").getBytes(UTF_8));
    assertThat(speak("engine-options: {}", "abc", Prosody.OWN.withRate(300)).isSilent()).isFalse();
    assertThat(home.resolve("some.onnx.json")).hasContent(TinyModel.config("text"));
  }

  @Test
  void missingFilesAreNamed() throws IOException {
    assertFails(
        () -> speak("engine-options: {}", "a", Prosody.OWN),
        ID + ": there is no file that ends in .onnx in its folder; download a voice of two files");
    assertFails(
        () -> speak("engine-options: {model: my.onnx}", "a", Prosody.OWN),
        "there is no file " + home.resolve("my.onnx"));
    put("my.onnx", TinyModel.onnx());
    assertFails(
        () -> speak("engine-options: {model: my.onnx}", "a", Prosody.OWN),
        "there is no file " + home.resolve("my.onnx.json") + ", which describes my.onnx");
  }

  @Test
  void filesThatAreNoVoiceAreNamedWithWhatPiperSays() throws IOException {
    put("my.onnx", "no model".getBytes(UTF_8));
    put("my.onnx.json", TinyModel.config("text").getBytes(UTF_8));
    assertFails(
        () -> speak("engine-options: {}", "a", Prosody.OWN),
        "Piper cannot use " + home.resolve("my.onnx") + ": Load model from");
    put("my.onnx", TinyModel.onnx());
    for (String broken : List.of("", "no json", "{}", "{\"audio\": {\"sample_rate\": 16000}}")) {
      put("my.onnx.json", broken.getBytes(UTF_8));
      assertFails(
          () -> speak("engine-options: {}", "a", Prosody.OWN),
          "Piper cannot use " + home.resolve("my.onnx"));
    }
  }

  @Test
  void aSpeakerIsANumber() throws IOException {
    put("my.onnx", TinyModel.onnx());
    put("my.onnx.json", TinyModel.config("text").getBytes(UTF_8));
    assertFails(
        () -> speak("engine-options: {speaker: anna}", "a", Prosody.OWN),
        "\"anna\" is not the number of a speaker");
  }

  private AudioClip speak(String options, String text, Prosody prosody) throws IOException {
    try (Synthesizer synthesizer = engine.open(voice(options), prosody)) {
      return speak(synthesizer, text);
    }
  }

  private static AudioClip speak(Synthesizer synthesizer, String text) {
    return synthesizer
        .speak(new Utterance(Locale.ROOT, " ", List.of(new Span.Word("k", text, null, null))))
        .audio();
  }

  private Voice voice(String options) throws IOException {
    Files.writeString(
        home.resolve("voice.yaml"),
        String.join(
            "\n",
            "voice: " + ID,
            "engine: piper",
            "language: qaa",
            "speaks: [qaa]",
            "name: Some",
            "sample-rate: " + TinyModel.RATE,
            "rate: {words-per-minute: 150}",
            "licence: none",
            "source: a test",
            options));
    return Voices.bundled(List.of(engine)).with(folder).find(ID).orElseThrow();
  }

  private void put(String name, byte[] content) throws IOException {
    Files.write(home.resolve(name), content);
  }

  private static void assertFails(ThrowingCallable speaking, String message) {
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(speaking)
        .withMessageContaining(message)
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.ENGINE_UNAVAILABLE);
  }
}
