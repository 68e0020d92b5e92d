package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnCharactersTest {

  /** The characters of bytes that are given in hexadecimal, read so many at a time. */
  private static String decoded(InputStream bytes, int size) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Reader reader = PgnCharacters.of(bytes)) {
      char[] some = new char[size];
      for (int count = reader.read(some); count >= 0; count = reader.read(some)) {
        text.append(some, 0, count);
      }
    }
    return text.toString();
  }

  private static InputStream bytes(String hexadecimal) {
    byte[] bytes = new byte[hexadecimal.length() / 2];
    for (int index = 0; index < bytes.length; index++) {
      bytes[index] = (byte) Integer.parseInt(hexadecimal.substring(2 * index, 2 * index + 2), 16);
    }
    return new ByteArrayInputStream(bytes);
  }

  @ParameterizedTest(name = "bytes {0}")
  @CsvSource({
    "'', ''",
    "61, a",
    "C3A9, é",
    "E29998, ♘",
    "F09F9880, 😀",
    "EFBBBF61, a",
    "FEFF0061, a",
    "FFFE6100, a",
    // What is not UTF-8 is Windows-1252: alone, at the end, before ASCII, or not the shortest form.
    "E9, é",
    "61E9, aé",
    "E961, éa",
    "80, €",
    "E2, â",
    "E299, â™",
    "C080, À€",
    "E08080, à€€",
    "EDA080, í €",
    "F0808080, ð€€€",
    "F4908080, ôU+90€€",
    "F5, õ",
    "C3C3A9, Ãé",
  })
  void bytesAreReadAsUtf8WhereTheyAreThat(String hexadecimal, String expected) throws IOException {
    String text = expected.replace("U+90", "\uFFFD").replace("í €", "í\u00A0€");
    assertThat(decoded(bytes(hexadecimal), 1)).isEqualTo(text);
    assertThat(decoded(bytes(hexadecimal), 2)).isEqualTo(text);
    assertThat(decoded(bytes(hexadecimal), 64)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 1000, 50_000})
  void charactersThatLieAcrossTheBufferAreWhole(int size) throws IOException {
    String text = "a" + "é♘😀".repeat(10_000);
    InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    assertThat(decoded(bytes, size)).isEqualTo(text);
  }
}
