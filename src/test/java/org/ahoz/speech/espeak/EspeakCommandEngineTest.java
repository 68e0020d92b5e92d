package org.ahoz.speech.espeak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.Tones;
import org.ahoz.audio.Wav;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.EngineStatus.Ready;
import org.ahoz.speech.EngineStatus.Unavailable;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.command.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class EspeakCommandEngineTest {

  private static final Voice VOICE =
      EngineSpeech.withOptions(
          EngineSpeech.voiceOf("espeak"), Map.of("voice", "new", "command-voice", "old"));

  @TempDir private Path folder;

  @Test
  void theProgramOfThisComputerSpeaksWhereItIsInstalled() {
    EspeakCommandEngine engine = new EspeakCommandEngine();
    EngineSpeech.assumeReady(engine);
    Voice voice = EngineSpeech.voiceOf("espeak");
    try (Synthesizer synthesizer = engine.open(voice, Prosody.OWN)) {
      EngineSpeech.assertSpeaks(synthesizer, EngineSpeech.phraseFor(voice));
    }
  }

  @Test
  void withoutTheProgramItSaysWhatToInstall() {
    EspeakCommandEngine engine = new EspeakCommandEngine(List.of(folder));
    assertThat(engine.probe())
        .isEqualTo(new Unavailable("there is no espeak-ng on the PATH", "install espeak-ng"));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> engine.open(VOICE, Prosody.OWN))
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.ENGINE_UNAVAILABLE);
  }

  @Test
  void itServesTheVoicesOfTheLibraryToo() {
    EspeakCommandEngine engine = new EspeakCommandEngine(List.of());
    assertThat(engine.serves(VOICE)).isTrue();
    assertThat(engine.serves(EngineSpeech.voiceOf("freetts"))).isFalse();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void theTextIsNeverPartOfTheCommand() throws IOException {
    Files.write(
        folder.resolve("sound.wav"),
        Wav.bytes(Tones.tone(8000, 300, Duration.ofMillis(300), 9000)));
    script(
        "if [ \"$1\" = --version ]; then echo 'a program 9'; exit; fi",
        "echo \"$*\" > '" + folder + "/arguments'",
        "cat > '" + folder + "/input'",
        "for last; do :; done",
        "cp '" + folder + "/sound.wav' \"$last\"");
    EspeakCommandEngine engine = new EspeakCommandEngine(List.of(folder));
    assertThat(engine.probe())
        .isEqualTo(new Ready("a program 9, at " + folder.resolve("espeak-ng")));
    Prosody prosody = Prosody.OWN.withRate(200).withPitch(2);
    try (Synthesizer synthesizer = engine.open(VOICE, prosody)) {
      synthesizer.speak(utterance("$(touch bad); `x` ½ 马 --help"));
    }
    assertThat(folder.resolve("input")).hasContent("$(touch bad); `x` ½ 马 --help");
    String arguments = Files.readString(folder.resolve("arguments"));
    assertThat(arguments)
        .startsWith("-v old -s 200 -p 100 -b 1 --stdin -w ")
        .doesNotContain("touch");
    assertThat(Path.of(arguments.strip().replaceAll(".* ", ""))).doesNotExist();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aProgramThatFailsIsQuoted() throws IOException {
    script("if [ \"$1\" = --version ]; then exit; fi", "echo 'no such voice' >&2", "exit 1");
    EspeakCommandEngine engine = new EspeakCommandEngine(List.of(folder));
    try (Synthesizer synthesizer = engine.open(VOICE, Prosody.OWN)) {
      assertThatExceptionOfType(SpeechException.class)
          .isThrownBy(() -> synthesizer.speak(utterance("x")))
          .withMessageContaining("espeak-ng failed at \"x\": no such voice")
          .extracting(SpeechException::kind)
          .isEqualTo(Kind.ENGINE_FAILED);
    }
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aProgramThatWritesNoSoundIsAFailure() throws IOException {
    script("exit 0");
    EspeakCommandEngine engine = new EspeakCommandEngine(List.of(folder));
    try (Synthesizer synthesizer = engine.open(VOICE, Prosody.OWN)) {
      assertThatExceptionOfType(SpeechException.class)
          .isThrownBy(() -> synthesizer.speak(utterance("x")))
          .withMessageContaining("this is not a WAV file")
          .extracting(SpeechException::kind)
          .isEqualTo(Kind.ENGINE_FAILED);
    }
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aProgramThatDoesNotRunIsNotReady() throws IOException {
    script("exit 3");
    assertThat(new EspeakCommandEngine(List.of(folder)).probe())
        .isEqualTo(
            new Unavailable(
                folder.resolve("espeak-ng") + " does not run: it ended with code 3",
                "install espeak-ng again"));
  }

  @Test
  void thePathNeverMeansTheCurrentFolder() {
    String separator = System.getProperty("path.separator");
    assertThat(Program.path(Map.of("PATH", "a" + separator + separator + "b")))
        .containsExactly(Path.of("a"), Path.of("b"));
    assertThat(Program.path(Map.of())).isEmpty();
  }

  private void script(String... lines) throws IOException {
    Path program = folder.resolve("espeak-ng");
    Files.writeString(program, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Utterance utterance(String text) {
    return new Utterance(Locale.ROOT, " ", List.of(new Span.Word("k", text, null, null)));
  }
}
