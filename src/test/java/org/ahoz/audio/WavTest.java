package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.ahoz.audio.AudioFileException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WavTest {

  private static final int PCM = 1;
  private static final int FLOAT = 3;
  private static final int EXTENSIBLE = 0xFFFE;

  @TempDir private Path folder;

  @Test
  void samplesOfEveryWidthComeOutOnOneScale() {
    assertThat(read(wav(PCM, 1, 8, bytes(128, 255, 0))).samples())
        .containsExactly(0, 127 * 256, -32_768);
    assertThat(read(wav(PCM, 1, 16, bytes(0x34, 0x12))).samples()).containsExactly(0x1234);
    assertThat(read(wav(PCM, 1, 24, bytes(0xFF, 0x34, 0x12))).samples()).containsExactly(0x1235);
    assertThat(read(wav(PCM, 1, 32, bytes(0, 0, 0x34, 0x12))).samples()).containsExactly(0x1234);
    byte[] floats =
        ByteBuffer.allocate(12)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putFloat(0.5f)
            .putFloat(-1)
            .putFloat(2)
            .array();
    assertThat(read(wav(FLOAT, 1, 32, floats)).samples()).containsExactly(16_384, -32_768, 32_767);
  }

  @Test
  void severalChannelsAreMixed() {
    assertThat(read(wav(PCM, 2, 16, bytes(100, 0, 200, 0, 1, 0, 2, 0))).samples())
        .containsExactly(150, 2);
  }

  @Test
  void theExtensibleFormIsReadByItsInnerCode() {
    ByteBuffer format = format(EXTENSIBLE, 1, 8000, 16, 40);
    format.putShort(24, (short) PCM);
    byte[] file = riff(chunk("fmt ", bytes(format)), chunk("data", bytes(5, 0)));
    assertThat(read(file).samples()).containsExactly(5);
  }

  @Test
  void otherPartsOfTheFileAreSteppedOverEvenOddOnes() {
    byte[] file =
        riff(
            chunk("LIST", bytes(1, 2, 3)),
            bytes(0),
            chunk("fmt ", bytes(format(PCM, 1, 8000, 16, 16))),
            chunk("data", bytes(5, 0)));
    assertThat(read(file).samples()).containsExactly(5);
  }

  @Test
  void aSizeBeyondTheEndMeansToTheEnd() {
    byte[] file = wav(PCM, 1, 16, bytes(5, 0, 6, 0));
    ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(40, -1);
    assertThat(read(file).samples()).containsExactly(5, 6);
  }

  @Test
  void whatIsNoSoundIsRefusedInWords() {
    refused(new byte[0], "not a WAV file");
    refused("no sound at all".getBytes(StandardCharsets.US_ASCII), "not a WAV file");
    refused(replaced(wav(PCM, 1, 16, bytes(0, 0)), 8, "AVI "), "no sound");
    refused(riff(chunk("data", bytes(0, 0))), "before the description");
    refused(riff(chunk("fmt ", bytes(1, 0, 1, 0))), "cut off");
    refused(riff(chunk("fmt ", bytes(format(PCM, 1, 8000, 16, 16)))), "before any sound");
    refused(riff(chunk("fmt ", bytes(format(PCM, 0, 8000, 16, 16)))), "0 channels");
    refused(riff(chunk("fmt ", bytes(format(PCM, 1, 0, 16, 16)))), "0 hertz");
    refused(riff(chunk("fmt ", bytes(format(PCM, 1, 768_001, 16, 16)))), "768001 hertz");
  }

  @ParameterizedTest
  @CsvSource({"1, 12", "1, 0", "1, 64", "2, 16", "3, 64", "85, 16"})
  void formatsThatAreNotKnownAreRefusedByTheirNumber(int code, int bits) {
    refused(
        riff(chunk("fmt ", bytes(format(code, 1, 8000, bits, 16)))),
        "format " + code + " with " + bits + " bits");
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Path file = folder.resolve("none.wav");
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> Wav.read(file))
        .withMessage(file + ": there is no such file; look at the spelling and the folder")
        .extracting(AudioFileException::kind)
        .isEqualTo(Kind.NO_SUCH_FILE);
  }

  @Test
  void aFolderIsNotRead() {
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> Wav.read(folder))
        .withMessageContaining("this is a folder")
        .extracting(AudioFileException::kind)
        .isEqualTo(Kind.IS_FOLDER);
  }

  @Test
  void aFileIsReadByItsPath() throws IOException {
    Path file = folder.resolve("clip.wav");
    AudioClip clip = AudioClip.of(8000, new short[] {1, -1});
    Files.write(file, Wav.bytes(clip));
    assertThat(Wav.read(file)).isEqualTo(clip);
  }

  @Test
  void aStreamThatBreaksOffSaysWhy() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the cable is out");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            return read();
          }
        };
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> Wav.read(broken, "microphone"))
        .withMessage(
            "microphone: reading failed: the cable is out; try again, or name another file")
        .extracting(AudioFileException::kind)
        .isEqualTo(Kind.READ_FAILED);
  }

  private static AudioClip read(byte[] file) {
    return Wav.read(new ByteArrayInputStream(file), "test.wav");
  }

  private static void refused(byte[] file, String reason) {
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> read(file))
        .withMessageStartingWith("test.wav: ")
        .withMessageContaining(reason)
        .extracting(AudioFileException::kind)
        .isEqualTo(Kind.NOT_AUDIO);
  }

  private static byte[] wav(int code, int channels, int bits, byte[] data) {
    return riff(chunk("fmt ", bytes(format(code, channels, 8000, bits, 16))), chunk("data", data));
  }

  private static ByteBuffer format(int code, int channels, int rate, int bits, int length) {
    ByteBuffer format = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    format.putShort((short) code).putShort((short) channels).putInt(rate);
    format.putInt(rate * channels * bits / 8).putShort((short) (channels * bits / 8));
    return format.putShort((short) bits);
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

  private static byte[] replaced(byte[] file, int at, String tag) {
    System.arraycopy(tag.getBytes(StandardCharsets.US_ASCII), 0, file, at, 4);
    return file;
  }

  private static byte[] bytes(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.capacity()];
    buffer.get(0, bytes);
    return bytes;
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }
}
