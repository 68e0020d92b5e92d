package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class WavProperties {

  @Property
  void readingGivesBackWhatWasWritten(
      @ForAll short[] samples, @ForAll @IntRange(min = 1, max = 768_000) int sampleRate) {
    AudioClip clip = AudioClip.of(sampleRate, samples);
    assertThat(Wav.read(new ByteArrayInputStream(Wav.bytes(clip)), "test")).isEqualTo(clip);
  }

  @Property(tries = 50)
  void aFileWrittenInPartsIsTheFileWrittenAtOnce(
      @ForAll short[] first,
      @ForAll short[] second,
      @ForAll @IntRange(min = 1, max = 768_000) int sampleRate)
      throws IOException {
    AudioClip one = AudioClip.of(sampleRate, first);
    AudioClip two = AudioClip.of(sampleRate, second);
    Path folder = Files.createTempDirectory("ahoz-test");
    Path file = folder.resolve("clip.wav");
    try (AudioOutput writer = AudioFormat.WAV.create(file, Existing.KEEP, Tags.NONE)) {
      writer.write(one);
      writer.write(two);
      writer.finish();
    }
    byte[] written = Files.readAllBytes(file);
    Files.delete(file);
    Files.delete(folder);
    assertThat(written).isEqualTo(Wav.bytes(AudioClip.join(java.util.List.of(one, two))));
  }

  @Property
  void noBytesMakeTheReaderFailOtherwiseThanInItsOwnWords(@ForAll byte[] bytes) {
    byte[] file = Wav.bytes(AudioClip.of(8000, new short[] {1, 2, 3}));
    for (int i = 0; i < bytes.length && i < file.length; i++) {
      file[file.length - 1 - i] = bytes[i];
    }
    String outcome;
    try {
      outcome = Wav.read(new ByteArrayInputStream(file), "test").toString();
    } catch (AudioFileException e) {
      outcome = e.place();
    }
    assertThat(outcome).matches("test|.* samples at .* hertz");
  }
}
