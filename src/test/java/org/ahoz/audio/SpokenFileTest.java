package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import org.ahoz.audio.AudioFileException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpokenFileTest {

  private static final int PCM = 1;
  private static final int FLOAT = 3;
  private static final Duration SECOND = Duration.ofSeconds(1);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {8_000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000})
  void everyRateBecomesOne(int sampleRate) {
    AudioClip clip = read(Wav.bytes(Tones.tone(sampleRate, 440, SECOND, 9_000)));
    assertThat(clip.sampleRate()).isEqualTo(SpokenFile.SAMPLE_RATE);
    assertThat(clip.duration()).isEqualTo(SECOND);
    assertThat(clip.loudness()).isCloseTo(9_000 / Math.sqrt(2), within(90.0));
  }

  @Test
  void whatTheLowerRateCannotCarryGoesSilentInsteadOfSoundingWrong() {
    AudioClip both =
        sum(Tones.tone(48_000, 11_000, SECOND, 9_000), Tones.tone(48_000, 500, SECOND, 9_000));
    AudioClip clip = read(Wav.bytes(both));
    assertThat(clip.loudness()).isCloseTo(9_000 / Math.sqrt(2), within(10.0));
  }

  @Test
  void telephoneSoundHasNothingNewAboveItsBand() {
    AudioClip clip = read(Wav.bytes(Tones.tone(8_000, 1_000, SECOND, 9_000)));
    AudioClip tone = Tones.tone(16_000, 1_000, SECOND, 9_000);
    int edge = 400;
    AudioClip middle = clip.slice(edge, clip.length() - edge);
    short[] wanted = tone.slice(edge, tone.length() - edge).samples();
    short[] samples = middle.samples();
    int worst = 0;
    for (int i = 0; i < samples.length; i++) {
      worst = Math.max(worst, Math.abs(samples[i] - wanted[i]));
    }
    assertThat(worst).isLessThan(20);
  }

  @Test
  void twoChannelsAreMixed() {
    short[] left = Tones.tone(16_000, 440, SECOND, 9_000).samples();
    byte[] data = new byte[left.length * 4];
    ByteBuffer both = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
    for (short sample : left) {
      both.putShort(sample).putShort((short) 0);
    }
    assertThat(read(wav(PCM, 2, 16_000, 16, data)).peak()).isCloseTo(4_500, within(2));
  }

  @Test
  void aSizeThatAProgramCouldNotKnowMeansToTheEnd() {
    for (int size : new int[] {-1, 0x7FFF_F000, 0}) {
      byte[] file = speech();
      ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(4, size).putInt(40, size);
      assertThat(read(file).duration()).isEqualTo(SECOND);
    }
  }

  @Test
  void anEmptyFileIsToldFromOneWithoutSound() {
    refused(new byte[0], Kind.EMPTY, "this file is empty");
    refused(wav(PCM, 1, 16_000, 16, new byte[0]), Kind.NO_SOUND, "has none");
    refused(
        riff(chunk("fmt ", format(PCM, 1, 16_000, 16)), chunk("LIST", new byte[20])),
        Kind.NO_SOUND,
        "has none");
  }

  @Test
  void silenceIsNotSpeech() {
    refused(Wav.bytes(AudioClip.silence(16_000, SECOND)), Kind.SILENT, "nothing was said");
    refused(Wav.bytes(Tones.tone(16_000, 700, SECOND, 20)), Kind.SILENT, "silent");
    short[] offset = new short[16_000];
    Arrays.fill(offset, (short) 2_000);
    refused(Wav.bytes(AudioClip.of(16_000, offset)), Kind.SILENT, "silent");
  }

  @Test
  void aFileIsNeitherTooLongNorTooShort() {
    refused(
        Wav.bytes(Tones.tone(16_000, 440, Duration.ofSeconds(61), 9_000)),
        Kind.TOO_LONG_TO_HEAR,
        "it lasts 1 minute and 1 second; cut it");
    refused(
        Wav.bytes(Tones.tone(8_000, 440, Duration.ofMinutes(10), 9_000)),
        Kind.TOO_LONG_TO_HEAR,
        "it lasts 10 minutes; cut it");
    refused(
        Wav.bytes(Tones.tone(16_000, 440, Duration.ofMillis(90), 9_000)),
        Kind.TOO_SHORT,
        "it lasts only 90 thousandths of a second");
    Duration longest = Duration.ofSeconds(60);
    assertThat(read(Wav.bytes(Tones.tone(8_000, 440, longest, 9_000))).duration())
        .isEqualTo(longest);
  }

  @Test
  void ofAnEndlessFileNoMoreIsReadThanShowsIt() {
    byte[] begin = Wav.bytes(Tones.tone(48_000, 440, SECOND, 9_000));
    ByteBuffer.wrap(begin).order(ByteOrder.LITTLE_ENDIAN).putInt(40, -1);
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 7;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            Arrays.fill(bytes, offset, offset + length, (byte) 7);
            return length;
          }
        };
    InputStream stream = new SequenceInputStream(new ByteArrayInputStream(begin), endless);
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> SpokenFile.read(stream, "pipe"))
        .withMessageContaining("it lasts more than 8 minutes")
        .extracting(AudioFileException::kind)
        .isEqualTo(Kind.TOO_LONG_TO_HEAR);
  }

  @Test
  void otherWidthsAreNamed() {
    byte[] data = new byte[96_000];
    refused(wav(PCM, 1, 16_000, 24, data), Kind.WRONG_SAMPLES, "its samples have 24 bits");
    refused(wav(PCM, 1, 16_000, 8, data), Kind.WRONG_SAMPLES, "its samples have 8 bits");
    refused(wav(PCM, 1, 16_000, 32, data), Kind.WRONG_SAMPLES, "its samples have 32 bits");
    refused(wav(FLOAT, 1, 16_000, 32, data), Kind.WRONG_SAMPLES, "floating point");
    refused(wav(PCM, 1, 4_000, 16, data), Kind.WRONG_SAMPLES, "4000 samples to the second");
    refused(wav(PCM, 0, 16_000, 16, data), Kind.NOT_AUDIO, "0 channels");
    refused(wav(PCM, 1, 0, 16, data), Kind.NOT_AUDIO, "0 hertz");
  }

  @Test
  void moreThanTwoChannelsAreTooMany() {
    byte[] data = new byte[96_000];
    refused(wav(PCM, 6, 48_000, 16, data), Kind.TOO_MANY_CHANNELS, "6 channels (5.1 sound)");
    refused(wav(PCM, 3, 48_000, 16, data), Kind.TOO_MANY_CHANNELS, "3 channels;");
  }

  @ParameterizedTest
  @CsvSource({
    "2, ADPCM",
    "17, ADPCM",
    "6, A-law",
    "7, mu-law",
    "49, GSM",
    "85, MP3",
    "255, AAC",
    "999, format 999"
  })
  void compressedSoundIsCalledByItsName(int code, String name) {
    refused(
        wav(code, 1, 8_000, 8, new byte[9_000]),
        Kind.COMPRESSED,
        "the sound in it is compressed, by " + name + ";");
  }

  @ParameterizedTest
  @CsvSource({
    "494433, an MP3 file",
    "fffb9064, an MP3 file",
    "fff3 4064, an MP3 file",
    "4f676753, an Ogg file",
    "664c6143, a FLAC file",
    "fff15080, an AAC file",
    "0000001c66747970, an MP4 or M4A file",
    "1a45dfa3, a WebM or Matroska file",
    "464f524d, an AIFF file",
    "2e736e64, an AU file",
    "2321414d, an AMR file",
    "52463634, 'a WAV file of the long kind, RF64'",
    "52494658, a WAV file of the kind RIFX",
    "5249464600000000415649 20, a RIFF file without sound"
  })
  void otherKindsOfFileAreKnownByTheirFirstBytes(String begin, String name) {
    byte[] bytes = new byte[2_000];
    String digits = begin.replace(" ", "");
    for (int i = 0; i < digits.length() / 2; i++) {
      bytes[i] = (byte) Integer.parseInt(digits, 2 * i, 2 * i + 2, 16);
    }
    refused(bytes, Kind.OTHER_FORMAT, "this is " + name);
  }

  @Test
  void whatIsNothingKnownIsNotGuessedAt() {
    refused("knight f three".getBytes(StandardCharsets.UTF_8), Kind.NOT_AUDIO, "not a WAV file");
    refused(new byte[] {(byte) 0xFF, (byte) 0xFE, 'a', 0}, Kind.NOT_AUDIO, "not a WAV file");
    refused(new byte[] {1}, Kind.NOT_AUDIO, "not a WAV file");
  }

  @Test
  void aFileThatIsCutOffSaysHowMuchIsThere() {
    byte[] file = speech();
    refused(
        Arrays.copyOf(file, file.length / 2),
        Kind.CUT_OFF,
        "the file is cut off: of 1.0 seconds it has 0.5; copy it again");
    refused(Arrays.copyOf(file, 30), Kind.CUT_OFF, "cut off after 30 bytes");
    refused(Arrays.copyOf(file, 6), Kind.CUT_OFF, "cut off after 6 bytes");
    assertThat(read(Arrays.copyOf(file, file.length - 100)).length()).isEqualTo(16_000 - 50);
  }

  @Test
  void anyBeginningOfAFileIsReadOrRefusedInWords() {
    byte[] file = speech();
    for (int length = 0; length < 120; length++) {
      byte[] part = Arrays.copyOf(file, length);
      assertThatExceptionOfType(AudioFileException.class)
          .isThrownBy(() -> read(part))
          .withMessageStartingWith("test.wav: ");
    }
  }

  @Test
  void filesAreReadByTheirPathOrSayWhyNot() throws IOException {
    Path file = folder.resolve("move.wav");
    Files.write(file, speech());
    assertThat(SpokenFile.read(file).duration()).isEqualTo(SECOND);
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> SpokenFile.read(folder))
        .withMessage(folder + ": this is a folder; name a WAV file in it")
        .extracting(AudioFileException::kind)
        .isEqualTo(Kind.IS_FOLDER);
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> SpokenFile.read(folder.resolve("none.wav")))
        .withMessageContaining("there is no such file")
        .extracting(AudioFileException::kind)
        .isEqualTo(Kind.NO_SUCH_FILE);
  }

  @Test
  void aFileThatMayNotBeReadSaysSo() throws IOException {
    Path file = folder.resolve("secret.wav");
    Files.write(file, speech());
    assumeTrue(
        Files.getFileStore(file).supportsFileAttributeView("posix"), "no permissions to take");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(file), "this user may read everything");
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> SpokenFile.read(file))
        .withMessageContaining("may not be read by you")
        .extracting(AudioFileException::kind)
        .isEqualTo(Kind.NO_PERMISSION);
  }

  private static byte[] speech() {
    return Wav.bytes(Tones.tone(16_000, 440, SECOND, 9_000));
  }

  private static AudioClip sum(AudioClip one, AudioClip other) {
    short[] sum = one.samples();
    for (int i = 0; i < sum.length; i++) {
      sum[i] = (short) (sum[i] + other.samples()[i]);
    }
    return AudioClip.of(one.sampleRate(), sum);
  }

  private static AudioClip read(byte[] file) {
    return SpokenFile.read(new ByteArrayInputStream(file), "test.wav");
  }

  private static void refused(byte[] file, Kind kind, String reason) {
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> read(file))
        .withMessageStartingWith("test.wav: ")
        .withMessageContaining(reason)
        .extracting(AudioFileException::kind)
        .isEqualTo(kind);
  }

  private static byte[] wav(int code, int channels, int rate, int bits, byte[] data) {
    return riff(chunk("fmt ", format(code, channels, rate, bits)), chunk("data", data));
  }

  private static byte[] format(int code, int channels, int rate, int bits) {
    ByteBuffer format = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
    format.putShort((short) code).putShort((short) channels).putInt(rate);
    format.putInt(rate * channels * bits / 8).putShort((short) (channels * bits / 8));
    return format.putShort((short) bits).array();
  }

  private static byte[] chunk(String tag, byte[] content) {
    return ByteBuffer.allocate(8 + content.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(tag.getBytes(StandardCharsets.US_ASCII))
        .putInt(content.length)
        .put(content)
        .array();
  }

  private static byte[] riff(byte[]... parts) {
    ByteBuffer all = ByteBuffer.allocate(4 + Arrays.stream(parts).mapToInt(p -> p.length).sum());
    all.put("WAVE".getBytes(StandardCharsets.US_ASCII));
    Arrays.stream(parts).forEach(all::put);
    return chunk("RIFF", all.array());
  }
}
