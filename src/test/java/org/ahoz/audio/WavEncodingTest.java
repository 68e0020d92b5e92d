package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.ahoz.audio.AudioFileException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WavEncodingTest {

  private static final AudioClip CLIP = Tones.tone(8000, 440, Duration.ofMillis(100), 9000);

  @TempDir private Path folder;

  @Test
  void aFinishedFileHoldsAllClipsAndNothingElseIsLeft() throws IOException {
    Path file = folder.resolve("game.wav");
    try (AudioOutput writer = AudioFormat.WAV.create(file, Existing.KEEP, Tags.NONE)) {
      assertThat(writer.position()).isZero();
      writer.write(CLIP);
      assertThat(writer.position()).isEqualTo(Duration.ofMillis(100));
      writer.write(CLIP);
      writer.finish();
    }
    assertThat(Wav.read(file)).isEqualTo(AudioClip.join(List.of(CLIP, CLIP)));
    assertThat(names(folder)).containsExactly("game.wav");
  }

  @Test
  void longSilenceIsInTheFileWhereverItStands() throws IOException {
    AudioClip pause = AudioClip.silence(8000, Duration.ofSeconds(2));
    Path file = folder.resolve("game.wav");
    write(file, Existing.KEEP, List.of(pause, CLIP, pause, pause, CLIP, pause));
    short[] samples = Wav.read(file).samples();
    short[] expected = new short[4 * 16_000 + 2 * CLIP.length()];
    System.arraycopy(CLIP.samples(), 0, expected, 16_000, CLIP.length());
    System.arraycopy(CLIP.samples(), 0, expected, 3 * 16_000 + CLIP.length(), CLIP.length());
    assertThat(samples).isEqualTo(expected);
    assertThat(Files.size(file)).isEqualTo(Wav.HEADER_LENGTH + 2L * expected.length);
  }

  @Test
  void aStreamReceivesLongSilenceToo() throws IOException {
    AudioClip pause = AudioClip.silence(8000, Duration.ofSeconds(2));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (AudioOutput writer = AudioFormat.WAV.to(out, "standard output", Tags.NONE)) {
      writer.write(CLIP);
      writer.write(pause);
      writer.finish();
    }
    assertThat(Wav.read(new ByteArrayInputStream(out.toByteArray()), "it"))
        .isEqualTo(AudioClip.join(List.of(CLIP, pause)));
  }

  @Test
  void clipsOfAnotherRateAreBroughtToThatOfTheFirst() {
    Path file = folder.resolve("game.wav");
    try (AudioOutput writer = AudioFormat.WAV.create(file, Existing.KEEP, Tags.NONE)) {
      writer.write(CLIP);
      writer.write(CLIP.resampled(16_000));
      writer.finish();
    }
    assertThat(Wav.read(file).sampleRate()).isEqualTo(8000);
    assertThat(Wav.read(file).duration()).isEqualTo(Duration.ofMillis(200));
  }

  @Test
  void aFileWithoutAClipIsASilentOne() {
    Path file = folder.resolve("game.wav");
    write(file, Existing.KEEP, List.of());
    assertThat(Wav.read(file).length()).isZero();
  }

  @Test
  void whatIsNotFinishedLeavesNothing() throws IOException {
    try (AudioOutput writer =
        AudioFormat.WAV.create(folder.resolve("game.wav"), Existing.KEEP, Tags.NONE)) {
      writer.write(CLIP);
      assertThat(names(folder)).hasSize(1).noneMatch(name -> name.endsWith(".wav"));
    }
    assertThat(names(folder)).isEmpty();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aProgramThatIsStoppedLeavesNothing() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                EndlessWriter.class.getName(),
                folder.resolve("game.wav").toString())
            .redirectErrorStream(true)
            .start();
    assertThat(process.inputReader().readLine()).isEqualTo("writing");
    assertThat(names(folder)).hasSize(1);
    process.destroy();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(names(folder)).isEmpty();
  }

  @Test
  void anExistingFileIsKeptUnlessAskedOtherwise() throws IOException {
    Path file = folder.resolve("game.wav");
    Files.writeString(file, "precious");
    refused(file, Existing.KEEP, Kind.ALREADY_EXISTS, "a file of this name exists already");
    assertThat(file).hasContent("precious");

    write(file, Existing.REPLACE, List.of(CLIP));
    assertThat(Wav.read(file)).isEqualTo(CLIP);
  }

  @Test
  void aFileThatComesIntoBeingInTheMeantimeIsKept() throws IOException {
    Path file = folder.resolve("game.wav");
    try (AudioOutput writer = AudioFormat.WAV.create(file, Existing.KEEP, Tags.NONE)) {
      writer.write(CLIP);
      Files.writeString(file, "precious");
      assertThatExceptionOfType(AudioFileException.class)
          .isThrownBy(writer::finish)
          .extracting(AudioFileException::kind)
          .isEqualTo(Kind.ALREADY_EXISTS);
    }
    assertThat(file).hasContent("precious");
    assertThat(names(folder)).containsExactly("game.wav");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aReplacedFileKeepsItsPermissionsAndItsLinks() throws IOException {
    Path file = folder.resolve("game.wav");
    Path link = folder.resolve("link.wav");
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    Files.createSymbolicLink(link, file);
    write(link, Existing.REPLACE, List.of(CLIP));
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Wav.read(file)).isEqualTo(CLIP);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw-r--");
  }

  @Test
  void aMissingFolderIsNamedAndNotMade() {
    Path file = folder.resolve("none").resolve("game.wav");
    refused(file, Existing.KEEP, Kind.MISSING_FOLDER, "there is no folder " + file.getParent());
    assertThat(folder.resolve("none")).doesNotExist();
  }

  @Test
  void aFolderInItsPlaceIsNotReplaced() {
    refused(folder, Existing.REPLACE, Kind.IS_FOLDER, "this is a folder");
    assertThat(folder).isDirectory();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aFolderWithoutPermissionSaysSo() throws IOException {
    Path locked = Files.createDirectory(folder.resolve("locked"));
    Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeTrue(!Files.isWritable(locked), "root may write everywhere");
    refused(locked.resolve("game.wav"), Existing.KEEP, Kind.NO_PERMISSION, "you may not write");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskSaysSoAndLeavesNothing() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "this system has no /dev/full");
    String temporary = System.setProperty("java.io.tmpdir", folder.toString());
    try (AudioOutput writer = AudioFormat.WAV.create(full, Existing.KEEP, Tags.NONE)) {
      writer.write(CLIP);
      assertThat(names(folder)).hasSize(1);
      assertThatExceptionOfType(AudioFileException.class)
          .isThrownBy(writer::finish)
          .withMessage(
              "/dev/full: there is no space left to write it; "
                  + "free some, or name a file on another disk")
          .extracting(AudioFileException::kind)
          .isEqualTo(Kind.NO_SPACE);
    } finally {
      System.setProperty("java.io.tmpdir", temporary);
    }
    assertThat(names(folder)).isEmpty();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aDeviceIsWrittenToAndNotReplaced() {
    Path device = Path.of("/dev/null");
    write(device, Existing.KEEP, List.of(CLIP));
    assertThat(Files.isRegularFile(device)).isFalse();
    assertThat(device).exists();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aNamedPipeReceivesAWholeFile() throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeTrue(
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no named pipes");
    CompletableFuture<AudioClip> reader = CompletableFuture.supplyAsync(() -> Wav.read(pipe));
    write(pipe, Existing.KEEP, List.of(CLIP, CLIP));
    assertThat(reader.get(20, TimeUnit.SECONDS)).isEqualTo(AudioClip.join(List.of(CLIP, CLIP)));
    assertThat(names(folder)).containsExactly("pipe");
  }

  @Test
  void aStreamReceivesAWholeFileAndStaysOpen() throws IOException {
    boolean[] closed = {false};
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    try (AudioOutput writer = AudioFormat.WAV.to(out, "standard output", Tags.NONE)) {
      writer.write(CLIP);
      writer.finish();
    }
    assertThat(Wav.read(new ByteArrayInputStream(out.toByteArray()), "it")).isEqualTo(CLIP);
    assertThat(closed[0]).isFalse();
  }

  @Test
  void aReaderThatWentAwayIsAFailure() {
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int value) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    try (AudioOutput writer = AudioFormat.WAV.to(broken, "standard output", Tags.NONE)) {
      writer.write(CLIP);
      assertThatExceptionOfType(AudioFileException.class)
          .isThrownBy(writer::finish)
          .withMessageStartingWith("standard output: writing failed: Broken pipe")
          .extracting(AudioFileException::kind)
          .isEqualTo(Kind.WRITE_FAILED);
    }
  }

  @Test
  void moreThanTheFormatHoldsIsRefused() {
    OutputFile file = OutputFile.create(folder.resolve("game.wav"), Existing.KEEP);
    try (AudioOutput writer =
        new EncodedFile(file, new WavEncoding(file, CLIP.length() * 3L), Tags.NONE)) {
      writer.write(CLIP);
      assertThatExceptionOfType(AudioFileException.class)
          .isThrownBy(() -> writer.write(CLIP))
          .withMessageContaining("cannot hold more than 0 hours")
          .withMessageContaining("--split")
          .withMessageContaining("--format opus")
          .extracting(AudioFileException::kind)
          .isEqualTo(Kind.TOO_LONG);
    }
  }

  private static void write(Path file, Existing existing, List<AudioClip> clips) {
    try (AudioOutput writer = AudioFormat.WAV.create(file, existing, Tags.NONE)) {
      clips.forEach(writer::write);
      writer.finish();
    }
  }

  private static void refused(Path file, Existing existing, Kind kind, String reason) {
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> write(file, existing, List.of(CLIP)))
        .withMessageStartingWith(file + ": " + reason)
        .satisfies(
            e -> {
              assertThat(e.kind()).isEqualTo(kind);
              assertThat(e.place()).isEqualTo(file.toString());
              assertThat(e.reason()).startsWith(reason);
              assertThat(e.cure()).isNotBlank();
            });
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.map(path -> path.getFileName().toString()).toList();
    }
  }
}
