package org.ahoz.hear.sphinx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProfilesTest {

  private static final Profile PROFILE =
      new Profile("qaa-me", "qaa", Calibration.bundled(), anySpeaker());

  @TempDir private Path folder;

  /** One whose sums have all digits that a double can have. */
  private static SpeakerStatistics anySpeaker() {
    Random random = new Random(7);
    List<Double> numbers = new ArrayList<>(SpeakerStatistics.NONE.numbers());
    numbers.replaceAll(number -> Math.exp(40 * random.nextDouble() - 20));
    numbers.set(0, 12.0);
    numbers.set(1, 2345.0);
    return SpeakerStatistics.of(numbers);
  }

  @Test
  void whatIsWrittenIsReadExactly() {
    Profiles profiles = Profiles.in(folder.resolve("new"));
    profiles.write(PROFILE);
    Profile read = profiles.read("qaa-me");
    assertThat(read.speaker().numbers()).isEqualTo(PROFILE.speaker().numbers());
    assertThat(read.speaker().utterances()).isEqualTo(12);
    assertThat(read.calibration()).isEqualTo(PROFILE.calibration());
    assertThat(read.language()).isEqualTo("qaa");
    assertThat(read.name()).isEqualTo("qaa-me");
  }

  @Test
  void aProfileIsASmallFileThatIsAnotherProfileUnderAnotherName() throws IOException {
    Profiles profiles = Profiles.in(folder);
    profiles.write(PROFILE);
    assertThat(Files.size(profiles.file("qaa-me"))).isLessThan(200_000);
    Files.copy(profiles.file("qaa-me"), folder.resolve("carried.profile"));
    Files.writeString(folder.resolve("notes.txt"), "no profile");
    assertThat(profiles.names()).containsExactly("carried", "qaa-me");
    assertThat(profiles.read("carried").name()).isEqualTo("carried");
    profiles.delete("qaa-me");
    assertThat(profiles.names()).containsExactly("carried");
    assertThat(profiles.has("qaa-me")).isFalse();
  }

  @Test
  void writingAgainReplacesAndLeavesNothingElse() throws IOException {
    Profiles profiles = Profiles.in(folder);
    profiles.write(PROFILE);
    profiles.write(PROFILE.with(SpeakerStatistics.NONE));
    assertThat(profiles.read("qaa-me").speaker().utterances()).isZero();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void aProfileThatIsNotThereIsToldWithThoseThatAre() {
    Profiles profiles = Profiles.in(folder.resolve("none"));
    assertThat(profiles.names()).isEmpty();
    assertFails(() -> profiles.read("ana"), ProfileException.Kind.UNKNOWN, "make one with");
    profiles.write(PROFILE);
    assertFails(() -> profiles.read("ana"), ProfileException.Kind.UNKNOWN, "there are qaa-me");
    assertFails(() -> profiles.delete("ana"), ProfileException.Kind.UNKNOWN, "no profile ana");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", ".", "..", "a/b", "a\\b", "../ana", "-ana", "a b", "a.b", "NUL", "com1", "a:b"
      })
  void partsOfPathsAndNamesOfDevicesAreNoNames(String name) {
    assertFails(
        () -> Profiles.in(folder).read(name), ProfileException.Kind.BAD_NAME, "cannot be the name");
  }

  @Test
  void aFileThatIsCutOffAnywhereIsToldSo() throws IOException {
    String whole = ProfileFile.write(PROFILE);
    for (int length : new int[] {40, 100, 5_000, whole.length() - 5, whole.length() - 2}) {
      Files.writeString(folder.resolve("cut.profile"), whole.substring(0, length));
      assertFails(
          () -> Profiles.in(folder).read("cut"),
          ProfileException.Kind.DAMAGED,
          "make it again with ahoz enrol");
    }
    Files.writeString(folder.resolve("cut.profile"), whole.substring(0, 5_000));
    assertFails(() -> Profiles.in(folder).read("cut"), ProfileException.Kind.DAMAGED, "is cut off");
  }

  @Test
  void whatIsNoProfileHasTheReason() throws IOException {
    String whole = ProfileFile.write(PROFILE);
    assertDamaged("", ":1: this is no profile");
    assertDamaged("hello\n", ":1: this is no profile");
    assertDamaged(whole.replace("version 1", "version 9"), "is of version 9");
    assertDamaged(whole.replace("scale: ", "scale: much"), "scale is no number");
    assertDamaged(whole.replace("language: qaa\n", ""), "has no language");
    assertDamaged(whole.replace("12.0 2345.0 ", "12.0 many "), "\"many\" is no number");
    assertDamaged(whole.replace("12.0 2345.0 ", "12.0 NaN "), "\"NaN\" is no number");
    assertDamaged(whole.replace("12.0 2345.0 ", "-12.0 2345.0 "), "cannot be");
    assertDamaged(whole.replace("12.0 2345.0 ", "12.0 "), "numbers, not");
    assertDamaged("x".repeat(500_000), "this is no profile");
  }

  private void assertDamaged(String text, String message) throws IOException {
    Files.writeString(folder.resolve("bad.profile"), text);
    assertFails(() -> Profiles.in(folder).read("bad"), ProfileException.Kind.DAMAGED, message);
  }

  private static void assertFails(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable call,
      ProfileException.Kind kind,
      String message) {
    assertThatExceptionOfType(ProfileException.class)
        .isThrownBy(call)
        .withMessageContaining(message)
        .satisfies(failure -> assertThat(failure.kind()).isEqualTo(kind));
  }

  @Test
  void eachSystemHasItsFolderForData() {
    Path home = Path.of("/home/ana");
    assertThat(Profiles.ownFolder("Linux", home.toString(), Map.of()))
        .isEqualTo(Path.of("/home/ana/.local/share/ahoz/profiles"));
    assertThat(Profiles.ownFolder("Linux", home.toString(), Map.of("XDG_DATA_HOME", "/data")))
        .isEqualTo(Path.of("/data/ahoz/profiles"));
    assertThat(Profiles.ownFolder("Linux", home.toString(), Map.of("XDG_DATA_HOME", "data")))
        .isEqualTo(Path.of("/home/ana/.local/share/ahoz/profiles"));
    assertThat(Profiles.ownFolder("Mac OS X", home.toString(), Map.of()))
        .isEqualTo(Path.of("/home/ana/Library/Application Support/ahoz/profiles"));
    assertThat(Profiles.ownFolder("Windows 11", home.toString(), Map.of("APPDATA", "/roaming")))
        .isEqualTo(Path.of("/roaming/ahoz/profiles"));
  }
}
