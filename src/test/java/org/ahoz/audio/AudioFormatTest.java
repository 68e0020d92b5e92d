package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ahoz.audio.AudioFileException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AudioFormatTest {

  private static final Tags TAGS =
      new Tags("Žalgiris – Ĉevalo", "Anna & Bella", "Casual", "1851-06-21", "eu");

  private static final AudioClip PAUSE = AudioClip.silence(22_050, Duration.ofMillis(333));

  @TempDir private Path folder;

  static Stream<Arguments> formatsAndRates() {
    return Stream.of(AudioFormat.values())
        .flatMap(
            format ->
                IntStream.of(8000, 11_025, 16_000, 22_050, 24_000, 44_100, 48_000)
                    .mapToObj(rate -> Arguments.of(format, rate)));
  }

  @ParameterizedTest
  @CsvSource({"a.wav, WAV", "b.c.MP3, MP3", "d.flac, FLAC", "e.Opus, OPUS", "f.ogg, OPUS"})
  void theEndOfANameTellsTheFormat(String name, AudioFormat format) {
    assertThat(AudioFormat.of(name)).contains(format);
  }

  @ParameterizedTest
  @CsvSource({"wav", "a.txt", "a.wav.gz", "a."})
  void otherNamesTellNone(String name) {
    assertThat(AudioFormat.of(name)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("formatsAndRates")
  void soundComesBackAtItsTimeAndStrength(AudioFormat format, int rate) throws IOException {
    AudioClip tone = Tones.tone(rate, 440, Duration.ofMillis(770), 9000);
    AudioClip pause = AudioClip.silence(rate, Duration.ofMillis(333));
    List<AudioClip> clips = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      clips.add(tone);
      clips.add(pause);
    }
    Path file = write(format, clips);
    AudioClip whole = AudioClip.join(clips);
    AudioClip decoded = Programs.decoded(file, rate);
    assertThat(decoded.duration()).isCloseTo(whole.duration(), Duration.ofMillis(2));
    for (int i = 0; i < 6; i++) {
      double start = i * 1.103;
      assertThat(part(decoded, start + 0.05, start + 0.72).loudness())
          .isCloseTo(tone.loudness(), within(tone.loudness() * 0.1));
      assertThat(part(decoded, start + 0.85, start + 1.05).peak()).isLessThan(20);
    }
  }

  @ParameterizedTest
  @EnumSource
  void soundWithoutASilenceIsNotTornWhereItIsCut(AudioFormat format) throws IOException {
    AudioClip tone = Tones.tone(24_000, 300, Duration.ofSeconds(40), 9000);
    AudioClip decoded = Programs.decoded(write(format, List.of(tone)), 24_000);
    for (double at = 0.1; at < 39.8; at += 0.02) {
      AudioClip part = part(decoded, at, at + 0.02);
      assertThat(part.peak()).as("at %s seconds", at).isBetween(6000, 12_500);
      assertThat(part.loudness()).as("at %s seconds", at).isBetween(4500.0, 8000.0);
    }
  }

  @ParameterizedTest
  @EnumSource
  void playersSeeTagsAndChapters(AudioFormat format) throws IOException {
    Path file = file(format);
    AudioClip tone = Tones.tone(22_050, 440, Duration.ofMillis(1500), 9000);
    try (AudioOutput output = format.create(file, Existing.KEEP, TAGS)) {
      output.chapter("Anna –\nBella");
      output.chapter("1. e4");
      output.write(tone);
      assertThat(output.position()).isEqualTo(Duration.ofMillis(1500));
      output.chapter("2. ♘f3 <&> =");
      output.write(tone);
      output.finish();
    }
    assertThat(Programs.said("ffprobe", "-v", "warning", "-show_chapters", file.toString()).lines())
        .contains(
            "TAG:title=Anna – Bella: 1. e4",
            "end_time=1.500000",
            "TAG:title=2. ♘f3 <&> =",
            "start_time=1.500000")
        .noneMatch(line -> line.contains(" @ 0x"));
    // Ogg has its tags with the stream, the others with the file.
    assertThat(
            Programs.said(
                "ffprobe", "-v", "warning", "-show_format", "-show_streams", file.toString()))
        .containsIgnoringCase("TAG:title=Žalgiris – Ĉevalo")
        .containsIgnoringCase("TAG:artist=Anna & Bella")
        .containsIgnoringCase("TAG:album=Casual")
        .containsIgnoringCase("TAG:date=1851-06-21")
        .containsPattern("(?i)TAG:language=(eu|eus)\n");
  }

  @ParameterizedTest
  @EnumSource
  void aThousandChaptersAreNotTooMany(AudioFormat format) throws IOException {
    Path file = file(format);
    AudioClip tone = Tones.tone(16_000, 440, Duration.ofMillis(30), 9000);
    try (AudioOutput output = format.create(file, Existing.KEEP, TAGS)) {
      for (int i = 0; i < 1000; i++) {
        output.chapter(i + ". " + "long title ".repeat(10));
        output.write(tone);
      }
      output.finish();
    }
    assertThat(Programs.said("ffprobe", "-v", "warning", "-show_chapters", file.toString()).lines())
        .filteredOn(line -> line.equals("[CHAPTER]"))
        .hasSize(1000);
    if (format == AudioFormat.OPUS) {
      // More comments than a page of Ogg holds, so that the pages of sound are numbered anew.
      assertThat(Programs.said("opusinfo", file.toString()))
          .contains("Playback length: 0m:30.000s")
          .doesNotContainIgnoringCase("warning");
    }
    assertThat(Programs.decoded(file, 16_000).duration())
        .isCloseTo(Duration.ofSeconds(30), Duration.ofMillis(2));
  }

  @Test
  void flacFindsNothingWrongAndGivesBackEverySample() throws IOException {
    AudioClip clip = Tones.tone(22_050, 440, Duration.ofMillis(1234), 9000);
    Path file = write(AudioFormat.FLAC, List.of(clip, PAUSE, clip));
    assertThat(Programs.said("flac", "-t", file.toString())).contains("ok").doesNotContain("ERROR");
    assertThat(Programs.decoded(file, 22_050))
        .isEqualTo(AudioClip.join(List.of(clip, PAUSE, clip)));
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 4095, 4096, 4112, 8192, 12_288})
  void flacEndsAtAnySample(int length) throws IOException {
    AudioClip clip = Tones.tone(22_050, 440, Duration.ofSeconds(1), 9000).slice(0, length);
    Path file = write(AudioFormat.FLAC, List.of(clip));
    assertThat(Programs.said("flac", "-t", file.toString())).contains("ok").doesNotContain("ERROR");
    assertThat(Programs.decoded(file, 22_050)).isEqualTo(clip);
  }

  @Test
  void opusinfoFindsNothingWrong() throws IOException {
    AudioClip clip = Tones.tone(22_050, 440, Duration.ofMillis(1234), 9000);
    Path file = write(AudioFormat.OPUS, List.of(clip, PAUSE, clip));
    assertThat(Programs.said("opusinfo", file.toString()))
        .contains("Pre-skip: 312", "Channels: 1", "Playback length: 0m:02.801s")
        .doesNotContainIgnoringCase("warning")
        .doesNotContainIgnoringCase("error");
  }

  @ParameterizedTest
  @EnumSource
  void aFileWithoutAClipIsSilentAndValid(AudioFormat format) throws IOException {
    Path file = write(format, List.of());
    assertThat(Files.size(file)).isPositive();
    assertThat(Programs.said("ffprobe", "-v", "error", "-show_format", file.toString()))
        .contains("nb_streams=1");
  }

  @ParameterizedTest
  @CsvSource({"MP3, 7000", "OPUS, 4500", "FLAC, 45000", "WAV, 45000"})
  void aSecondOfSoundTakesNoMoreThanItShould(AudioFormat format, long bytes) throws IOException {
    AudioClip tone = Tones.tone(22_050, 440, Duration.ofSeconds(10), 9000);
    assertThat(Files.size(write(format, List.of(tone)))).isLessThan(10 * bytes);
  }

  @ParameterizedTest
  @EnumSource
  void theSameSoundMakesTheSameFileEvenByTwoAtOnce(AudioFormat format) throws Exception {
    AudioClip tone = Tones.tone(22_050, 523, Duration.ofSeconds(2), 9000);
    List<AudioClip> clips = List.of(tone, PAUSE, tone.scaled(0.5), PAUSE, tone);
    List<CompletableFuture<byte[]>> files = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      files.add(CompletableFuture.supplyAsync(() -> bytes(format, clips)));
    }
    for (CompletableFuture<byte[]> file : files) {
      assertThat(file.get()).isEqualTo(bytes(format, clips));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotFinishedLeavesNothing(AudioFormat format) {
    try (AudioOutput output = format.create(file(format), Existing.KEEP, TAGS)) {
      output.write(Tones.tone(22_050, 440, Duration.ofSeconds(1), 9000));
      assertThat(folder.toFile().list()).hasSize(1).doesNotContain("game." + format.extension());
    }
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @EnumSource
  @EnabledOnOs(OS.LINUX)
  void aFullDiskSaysSoAndLeavesNothing(AudioFormat format) {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "this system has no /dev/full");
    try (AudioOutput output = format.create(full, Existing.KEEP, TAGS)) {
      output.write(PAUSE);
      assertThatExceptionOfType(AudioFileException.class)
          .isThrownBy(output::finish)
          .withMessageStartingWith("/dev/full: there is no space left to write it; free some")
          .extracting(AudioFileException::kind)
          .isEqualTo(Kind.NO_SPACE);
    }
  }

  @ParameterizedTest
  @EnumSource
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aFolderThatVanishesIsNamed(AudioFormat format) throws IOException {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path file = inner.resolve("game." + format.extension());
    try (AudioOutput output = format.create(file, Existing.KEEP, TAGS)) {
      output.write(PAUSE);
      try (Stream<Path> parts = Files.list(inner)) {
        for (Path part : parts.toList()) {
          Files.delete(part);
        }
      }
      Files.delete(inner);
      assertThatExceptionOfType(AudioFileException.class)
          .isThrownBy(output::finish)
          .withMessage(
              "%s: the folder %s is gone; make it again, or name a file in another", file, inner)
          .extracting(AudioFileException::kind)
          .isEqualTo(Kind.MISSING_FOLDER);
    }
    assertThat(inner).doesNotExist();
  }

  private static byte[] bytes(AudioFormat format, List<AudioClip> clips) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (AudioOutput output = format.to(out, "standard output", TAGS)) {
      clips.forEach(output::write);
      output.finish();
    }
    return out.toByteArray();
  }

  private Path write(AudioFormat format, List<AudioClip> clips) {
    Path file = file(format);
    try (AudioOutput output = format.create(file, Existing.KEEP, TAGS)) {
      clips.forEach(output::write);
      output.finish();
    }
    return file;
  }

  private Path file(AudioFormat format) {
    return folder.resolve("game." + format.extension());
  }

  private static AudioClip part(AudioClip clip, double from, double to) {
    return clip.slice((int) (from * clip.sampleRate()), (int) (to * clip.sampleRate()));
  }
}
