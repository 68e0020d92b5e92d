package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ahoz.audio.Programs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManCommandTest {

  @TempDir private Path folder;

  @Test
  void aPageHasTheUsualSectionsAndEveryOption() {
    String page = run("man", "say");

    assertThat(page)
        .startsWith(".TH AHOZ\\-SAY 1 ")
        .containsSubsequence(
            ".SH NAME\nahoz\\-say \\- ",
            ".SH SYNOPSIS\n",
            ".SH DESCRIPTION\n",
            ".SH OPTIONS\n",
            "\\fB\\-\\-captions\\fR=\\fINAMES\\fR",
            "\\fB\\-o\\fR \\fIFILE\\fR, \\fB\\-\\-output\\fR=\\fIFILE\\fR",
            ".SH EXIT STATUS\n.TP\n\\fB0\\fR\n",
            ".SH SEE ALSO\n\\fBahoz\\fR(1)");
    // What picocli takes for a format is none in a page.
    assertThat(page).doesNotContain("%%", "%n");
  }

  @Test
  void theFirstPageNamesTheOthers() {
    assertThat(run("man")).contains("\\fBahoz\\-voice\\fR(1)").contains(".SH COMMANDS\n");
    assertThat(run("man", "voice", "list")).startsWith(".TH AHOZ\\-VOICE\\-LIST 1 ");
  }

  @Test
  void noLineIsTakenForARequestThatIsNone() throws IOException {
    run("man", "--folder", folder.toString());

    for (Path page : pages()) {
      assertThat(Files.readAllLines(page))
          .as(page.toString())
          .allMatch(
              line -> !line.startsWith("'") && line.matches("(?:\\.(?:TH|SH|TP|PP)\\b|[^.]).*"));
    }
  }

  @Test
  void groffFindsNothingWrong() throws IOException {
    run("man", "--folder", folder.toString());

    assertThat(pages()).hasSizeGreaterThan(15);
    for (Path page : pages()) {
      assertThat(Programs.said("groff", "-man", "-ww", "-z", page.toString()))
          .as(page.toString())
          .isEmpty();
    }
  }

  private List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static String run(String... arguments) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int exitCode =
        Ahoz.run(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(output, true, StandardCharsets.UTF_8),
            new PrintStream(messages, true, StandardCharsets.UTF_8),
            Map.of("LANG", "en_GB.UTF-8"),
            arguments);
    assertThat(exitCode).as(messages.toString(StandardCharsets.UTF_8)).isZero();
    return output.toString(StandardCharsets.UTF_8);
  }
}
