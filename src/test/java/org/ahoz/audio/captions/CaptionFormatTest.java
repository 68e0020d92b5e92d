package org.ahoz.audio.captions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.ahoz.audio.AudioFileException;
import org.ahoz.audio.Existing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CaptionFormatTest {

  @TempDir private Path folder;

  @Test
  void webVttHasAHeadAndPoints() {
    assertThat(CaptionFormat.VTT.text(List.of(caption(0, 1500, "1. e4"))))
        .isEqualTo("WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\n1. e4\n\n");
  }

  @Test
  void subRipHasCommas() {
    assertThat(CaptionFormat.SRT.text(List.of(caption(3_600_000, 3_723_004, "1. e4"))))
        .isEqualTo("1\n01:00:00,000 --> 01:02:03,004\n1. e4\n\n");
  }

  @Test
  void whatWouldBeMarkupIsEscapedInWebVtt() {
    assertThat(CaptionFormat.VTT.text(List.of(caption(0, 1, "a < b & c --> d"))))
        .contains("\na &lt; b &amp; c --&gt; d\n");
  }

  @Test
  void aTextOfSubRipIsNeverTakenForTimes() {
    assertThat(CaptionFormat.SRT.text(List.of(caption(0, 1, "00:00:01 --> 00:00:02"))))
        .contains("\n00:00:01 -> 00:00:02\n");
  }

  @Test
  void emptyLinesDoNotEndACaption() {
    assertThat(CaptionFormat.VTT.text(List.of(caption(0, 1, " a\r\n\r\n \tb\u000bc\n"))))
        .endsWith("\na\nb c\n\n");
  }

  @ParameterizedTest
  @EnumSource
  void timesComeBackToTheMillisecond(CaptionFormat format) {
    List<Caption> captions =
        List.of(
            caption(0, 1, "a"), caption(1, 59_999, "b\nc"), caption(360_000_000, 360_000_001, "d"));
    assertThat(ParsedCaptions.of(format.text(captions))).isEqualTo(captions);
  }

  @ParameterizedTest
  @EnumSource
  void partsOfAMillisecondAreRounded(CaptionFormat format) {
    Caption exact = new Caption(Duration.ofNanos(1_499_999), Duration.ofNanos(2_500_000), "a");
    assertThat(ParsedCaptions.of(format.text(List.of(exact)))).containsExactly(caption(1, 3, "a"));
  }

  @ParameterizedTest
  @EnumSource
  void noTwoAreShownAtOnce(CaptionFormat format) {
    List<Caption> captions =
        List.of(
            caption(500, 900, "second"),
            caption(0, 700, "first"),
            caption(900, 900, "fleeting"),
            caption(900, 950, "with it"),
            caption(1000, 1000, ""),
            caption(2000, 2000, "last"));
    assertThat(ParsedCaptions.of(format.text(captions)))
        .containsExactly(
            caption(0, 500, "first"),
            caption(500, 900, "second"),
            caption(900, 950, "fleeting\nwith it"),
            caption(2000, 2001, "last"));
  }

  @ParameterizedTest
  @EnumSource
  void aFileHoldsTheText(CaptionFormat format) throws Exception {
    Path file = folder.resolve("game." + format.extension());
    List<Caption> captions = List.of(caption(0, 1, "♞ Ĉevalo"));
    format.write(file, Existing.KEEP, captions);
    assertThat(Files.readString(file)).isEqualTo(format.text(captions));
    assertThatExceptionOfType(AudioFileException.class)
        .isThrownBy(() -> format.write(file, Existing.KEEP, captions))
        .withMessageContaining("exists already");
  }

  @Test
  void aCaptionDoesNotEndBeforeItStarts() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> caption(2, 1, "a"))
        .withMessage("a caption cannot be shown from PT0.002S until PT0.001S");
    assertThatIllegalArgumentException().isThrownBy(() -> caption(-1, 1, "a"));
  }

  private static Caption caption(long start, long end, String text) {
    return new Caption(Duration.ofMillis(start), Duration.ofMillis(end), text);
  }
}
