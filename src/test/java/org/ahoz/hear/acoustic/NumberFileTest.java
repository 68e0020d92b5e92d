package org.ahoz.hear.acoustic;

import static org.ahoz.hear.acoustic.WrittenNumbers.HEADER;
import static org.ahoz.hear.acoustic.WrittenNumbers.MAGIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberFileTest {

  private static byte[] written(String header, ByteOrder order, int magic) {
    return WrittenNumbers.of(header, order, magic, new int[] {1, 2}, 0.5f, -3);
  }

  private static byte[] good() {
    return written(HEADER, ByteOrder.LITTLE_ENDIAN, MAGIC);
  }

  private static float[] read(byte[] content) {
    NumberFile file = NumberFile.of("means", content);
    file.expectValues(file.size("phones"), file.size("streams", 2));
    return file.values(2);
  }

  private static void isRefused(ThrowingCallable reading, String reason) {
    assertThatExceptionOfType(AcousticModelException.class)
        .isThrownBy(reading)
        .withMessageStartingWith(
            "the acoustic model of CMU Sphinx: its file means " + reason + ";");
  }

  @Test
  void bothOrdersOfBytesAreRead() {
    assertThat(read(good())).containsExactly(0.5f, -3);
    assertThat(read(written(HEADER, ByteOrder.BIG_ENDIAN, MAGIC))).containsExactly(0.5f, -3);
  }

  @Test
  void aFileWithoutChecksumIsRead() {
    byte[] content = written(HEADER.replace("chksum0 yes\n", ""), ByteOrder.LITTLE_ENDIAN, MAGIC);
    assertThat(read(Arrays.copyOf(content, content.length - 4))).containsExactly(0.5f, -3);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 20, 35, 37, 40, 44, 50, 52, 56, 60, 63})
  void aFileThatIsCutShortIsRefusedWithItsName(int length) {
    assertThat(good()).hasSizeGreaterThan(length);
    assertThatExceptionOfType(AcousticModelException.class)
        .isThrownBy(() -> read(Arrays.copyOf(good(), length)))
        .withMessageContaining("its file means is ");
  }

  @Test
  void whereAFileIsCutShortIsTold() {
    isRefused(() -> read(Arrays.copyOf(good(), 20)), "is cut short at byte 20");
    isRefused(() -> read(Arrays.copyOf(good(), 60)), "is cut short at byte 60");
  }

  @Test
  void anotherFormatIsRefused() {
    isRefused(
        () -> read("RIFF and so on".getBytes(StandardCharsets.US_ASCII)),
        "is damaged at byte 0: it does not begin with s3");
  }

  @Test
  void anotherVersionIsRefused() {
    isRefused(
        () -> read(written(HEADER.replace("1.0", "2.1"), ByteOrder.BIG_ENDIAN, MAGIC)),
        "has version 2.1, where 1.0 is known");
  }

  @Test
  void anUnknownOrderOfBytesIsRefused() {
    isRefused(
        () -> read(written(HEADER, ByteOrder.LITTLE_ENDIAN, 0x22114433)),
        "is damaged at byte 36: it tells no order of bytes");
  }

  @Test
  void aChangedNumberIsNoticedByTheChecksum() {
    byte[] content = good();
    content[content.length - 6] ^= 1;
    isRefused(
        () -> read(content), "is damaged: its checksum, at byte 60, is not that of its numbers");
  }

  @Test
  void aSizeThatDoesNotFitTheValuesIsRefused() {
    byte[] content = good();
    content[40] = 9;
    isRefused(
        () -> read(content),
        "is damaged at byte 48: it tells 2 values, which its sizes do not make");
  }

  @Test
  void sizesThatMakeMoreThanAnyFileHoldsAreRefused() {
    byte[] content = good();
    Arrays.fill(content, 40, 43, (byte) 0xFF);
    content[43] = 0x7F;
    isRefused(
        () -> read(content),
        "is damaged at byte 48: it tells 2 values, which its sizes do not make");
  }

  @Test
  void aSizeBelowOneIsRefused() {
    byte[] content = good();
    content[43] = -1;
    isRefused(() -> read(content), "is damaged at byte 40: it tells -16777215 phones");
  }

  @Test
  void aSizeThatIsNotKnownIsRefused() {
    byte[] content = good();
    content[44] = 3;
    isRefused(() -> read(content), "tells 3 streams at byte 44, where 2 are known");
  }
}
