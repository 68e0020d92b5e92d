package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.hear.Ears;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.Talk;
import org.junit.jupiter.api.Test;

class ChosenEarsTest {

  /** Ears that hear nothing and tell where their model is. */
  private record Deaf(Path model) implements Recognizer {

    @Override
    public Recognition recognize(AudioClip utterance, PhraseBook book, Talk talk) {
      throw new IllegalStateException("deaf");
    }

    @Override
    public void close() {}
  }

  private static final class DeafEars implements Ears {

    @Override
    public String name() {
      return "deaf";
    }

    @Override
    public String model() {
      return "any file";
    }

    @Override
    public Recognizer open(Path model) {
      return new Deaf(model);
    }
  }

  private static final List<Ears> ALL = List.of(new DeafEars());

  @Test
  void aNameAndAModelOpenEars() {
    assertThat(ChosenEars.open("deaf=models/a=b", ALL)).isEqualTo(new Deaf(Path.of("models/a=b")));
  }

  @Test
  void aModelThatIsNotGivenIsAskedFor() {
    assertRefused(
        "deaf", ALL, "deaf needs a model; write --ears deaf=PATH with the path of any file");
    assertRefused(
        "deaf=", ALL, "deaf needs a model; write --ears deaf=PATH with the path of any file");
  }

  @Test
  void aNameThatIsNotThereNamesThoseThatAre() {
    assertRefused("vosk=x", ALL, "there are no ears vosk; choose one of sphinx, deaf");
  }

  @Test
  void aBuildWithoutOthersTellsHowToHaveThem() {
    assertRefused(
        "vosk=x",
        List.of(),
        "there are no ears vosk; choose one of sphinx; this build has no others: mvn -Pears package"
            + " makes one with vosk and whisper, as the README says under \"Other ears\"");
  }

  @Test
  void ourOwnTakeNoModel() {
    assertRefused("sphinx=x", ALL, "sphinx brings its model along; write --ears sphinx");
  }

  private static void assertRefused(String wanted, List<Ears> all, String message) {
    assertThatExceptionOfType(CommandFailure.class)
        .isThrownBy(() -> ChosenEars.open(wanted, all))
        .withMessage(message)
        .satisfies(refused -> assertThat(refused.exitCode()).isEqualTo(ExitCode.USAGE));
  }
}
