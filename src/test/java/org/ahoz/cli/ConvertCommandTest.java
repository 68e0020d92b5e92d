package org.ahoz.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What transcripts cannot show of converting: files, encodings, sizes. */
class ConvertCommandTest {

  private static int run(InputStream input, OutputStream output, String... arguments) {
    return Ahoz.run(
        input,
        new PrintStream(output, true, UTF_8),
        new PrintStream(OutputStream.nullOutputStream(), true, UTF_8),
        Map.of(),
        arguments);
  }

  private static int convert(String input, Path file, String... more) {
    String[] arguments =
        Stream.concat(Stream.of("convert", "-", "-o", file.toString()), Stream.of(more))
            .toArray(String[]::new);
    return run(
        new ByteArrayInputStream(input.getBytes(UTF_8)),
        OutputStream.nullOutputStream(),
        arguments);
  }

  @Test
  void aFileIsWrittenWholeAndReplacedOnlyWhenAsked(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.txt");
    assertThat(convert("1. e4 *", file)).isZero();
    assertThat(file).hasContent("1. e4 *\n");
    assertThat(convert("1. d4 *", file)).isEqualTo(ExitCode.CANNOT_CREATE.number());
    assertThat(file).hasContent("1. e4 *\n");
    assertThat(convert("1. d4 *", file, "--force")).isZero();
    assertThat(file).hasContent("1. d4 *\n");
  }

  @Test
  void aBrokenGameLeavesItsLegalPartInTheFileUnlessToldToStop(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("game.txt");
    assertThat(convert("1. e5 *", file, "--strict")).isEqualTo(ExitCode.BAD_DATA.number());
    assertThat(folder).isEmptyDirectory();
    assertThat(convert("1. e4 e4 1-0", file)).isEqualTo(ExitCode.BAD_DATA.number());
    assertThat(file).hasContent("1. e4 1-0\n");
  }

  @Test
  void aFileThatIsNotThereLeavesNothing(@TempDir Path folder) {
    Path file = folder.resolve("game.txt");
    int exitCode =
        run(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            "convert",
            folder.resolve("none.pgn").toString(),
            "-o",
            file.toString());
    assertThat(exitCode).isEqualTo(ExitCode.NO_INPUT.number());
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, UTF-8",
    "ISO-8859-1, ISO-8859-1",
    "windows-1252, windows-1252",
    "UTF-16, UTF-16BE"
  })
  void theEncodingOfAFileIsTold(String charset, String told, @TempDir Path folder)
      throws IOException {
    String name = told.equals("windows-1252") ? "M\u00FCller \u2026" : "M\u00FCller";
    Path file = folder.resolve("game.pgn");
    Files.write(file, ("[White \"" + name + "\"]\n\n1. e4 *").getBytes(Charset.forName(charset)));
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    run(InputStream.nullInputStream(), output, "text", file.toString(), "-f", "json", "-l", "en");
    assertThat(output.toString(UTF_8))
        .startsWith("{\"tags\":{\"White\":\"" + name + "\"}")
        .contains("\"encoding\":\"" + told + "\"");
  }

  @Test
  void variationsAsDeepAsAnyThatAreReadFitIntoJson() {
    String input = "1. e4 " + "(1. d4 ".repeat(150) + ")".repeat(150) + " *";
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    int exitCode =
        run(
            new ByteArrayInputStream(input.getBytes(UTF_8)),
            output,
            "text",
            "-",
            "-f",
            "json",
            "-l",
            "en");
    assertThat(exitCode).isZero();
    assertThat(output.toString(UTF_8).split("\"variations\"", -1)).hasSize(101);
  }

  @Test
  void whatIsConvertedToPgnTwiceIsTheSame() {
    String input = "1. e4 {a} e5 (1... c5 $1) 2. Nf3 1-0 1. d4 *";
    ByteArrayOutputStream first = new ByteArrayOutputStream();
    run(new ByteArrayInputStream(input.getBytes(UTF_8)), first, "convert", "-", "-f", "pgn");
    ByteArrayOutputStream second = new ByteArrayOutputStream();
    run(new ByteArrayInputStream(first.toByteArray()), second, "convert", "-", "-f", "pgn");
    assertThat(second.toString(UTF_8)).isEqualTo(first.toString(UTF_8)).contains("[Event \"?\"]");
  }
}
