package org.ahoz.speech.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.Tones;
import org.ahoz.audio.Wav;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Speech;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Voices;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
class CommandEngineTest {

  private static final String ID = "qaa-some-low";

  @TempDir private Path folder;
  private Path home = Path.of("");

  @BeforeEach
  void makeAProgramThatSpeaks() throws IOException {
    home = Files.createDirectory(folder.resolve(ID));
    Files.write(
        folder.resolve("sound.wav"),
        Wav.bytes(Tones.tone(8000, 300, Duration.ofMillis(300), 9000)));
    script(
        "printf '%s\\n' \"$@\" > '" + folder + "/arguments'",
        "cat > '" + folder + "/input'",
        "cat '" + folder + "/sound.wav'");
  }

  @Test
  void theProgramReadsTheTextAndNeverSeesItAmongItsArguments() throws IOException {
    Speech speech =
        speak(
            "[speaker, -r, '{rate}', -p, '{pitch}', '{folder}/model', $HOME]", "$(touch x); `y` ½");
    assertThat(folder.resolve("input")).hasContent("$(touch x); `y` ½\n");
    assertThat(Files.readAllLines(folder.resolve("arguments")))
        .containsExactly("-r", "200", "-p", "150", home + "/model", "$HOME");
    assertThat(speech.audio().duration()).isBetween(Duration.ofMillis(300), Duration.ofMillis(330));
    assertThat(speech.audio().loudness()).isBetween(3000.0, 3600.0);
  }

  @Test
  void aProgramWithAFolderInItsNameStandsBesideTheVoice() throws IOException {
    Files.createDirectory(home.resolve("bin"));
    Files.move(folder.resolve("speaker"), home.resolve("bin/speaker"));
    assertThat(speak("[bin/speaker]", "x").audio().isSilent()).isFalse();
  }

  @Test
  void aProgramThatIsNotThereIsNamedWithItsVoice() {
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> speak("[nobody]", "x"))
        .withMessage(
            "qaa-some-low: the program nobody, which speaks for it, is not there or may not be"
                + " run; install it, or name another in the voice's engine-options")
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.ENGINE_UNAVAILABLE);
  }

  @Test
  void aVoiceWithoutACommandSaysHowToWriteOne() {
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> speak("[]", "x"))
        .withMessageContaining("engine-options: {command: [");
  }

  @Test
  void aProgramThatFailsIsQuoted() throws IOException {
    script("echo 'no such voice' >&2", "exit 1");
    assertFails(() -> speak("[speaker]", "x"), "failed at \"x\": no such voice");
  }

  @Test
  void aProgramThatFailsInSilenceIsNamedByItsCode() throws IOException {
    script("exit 9");
    assertFails(() -> speak("[speaker]", "x"), "failed at \"x\": it ended with code 9");
  }

  @Test
  void whatIsNoWavFileIsNoSound() throws IOException {
    script("echo sound");
    assertFails(() -> speak("[speaker]", "x"), "what it wrote is no sound, as this is not a WAV");
  }

  @Test
  void silenceInPlaceOfWordsIsRefused() throws IOException {
    Files.write(
        folder.resolve("sound.wav"), Wav.bytes(Tones.tone(8000, 300, Duration.ofMillis(9), 0)));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> speak("[speaker]", "x"))
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.UNSPEAKABLE);
  }

  @Test
  @Timeout(20)
  void aProgramThatDoesNotEndIsEnded() throws IOException {
    script("sleep 100");
    assertFails(() -> speak("[speaker]", "x"), "it did not end within 1 seconds");
  }

  @Test
  @Timeout(20)
  void aProgramThatReadsNothingAndWritesMuchDoesNotHang() throws IOException {
    script("cat /dev/zero | head -c 3000000");
    assertFails(() -> speak("[speaker]", "x ".repeat(200_000)), "what it wrote is no sound");
  }

  private Speech speak(String command, String text) throws IOException {
    Files.writeString(
        home.resolve("voice.yaml"),
        String.join(
            "\n",
            "voice: " + ID,
            "engine: command",
            "language: qaa",
            "speaks: [qaa]",
            "name: Some",
            "sample-rate: 8000",
            "rate: {words-per-minute: 150}",
            "licence: none",
            "source: a test",
            "engine-options: {command: " + command + "}"));
    CommandEngine engine = new CommandEngine(List.of(folder), Duration.ofSeconds(1));
    Voice voice = Voices.bundled(List.of(engine)).with(folder).find(ID).orElseThrow();
    try (Synthesizer synthesizer = engine.open(voice, Prosody.OWN.withRate(200).withPitch(1.5))) {
      return synthesizer.speak(
          new Utterance(Locale.ROOT, " ", List.of(new Span.Word("k", text, null, null))));
    }
  }

  private static void assertFails(ThrowingCallable speaking, String message) {
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(speaking)
        .withMessageContaining(message)
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.ENGINE_FAILED);
  }

  private void script(String... lines) throws IOException {
    Path program = folder.resolve("speaker");
    Files.writeString(program, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
