package org.ahoz.audio.captions;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ahoz.audio.Existing;
import org.ahoz.audio.OutputFile;

/** A kind of file that holds captions. */
public enum CaptionFormat {
  /** WebVTT (W3C), which web pages and most players know. */
  VTT("vtt") {
    @Override
    String head() {
      return "WEBVTT\n\n";
    }

    @Override
    char decimalPoint() {
      return '.';
    }

    @Override
    String escaped(String line) {
      return line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
  },
  /** SubRip, older, for players that know nothing else. */
  SRT("srt") {
    @Override
    String head() {
      return "";
    }

    @Override
    char decimalPoint() {
      return ',';
    }

    @Override
    String escaped(String line) {
      // It has no escapes; only what would pass for a line of times must not stand in a text.
      return line.replace("-->", "->");
    }
  };

  /** When a cue is shown, in milliseconds, and what it shows. */
  private record Cue(long start, long end, String text) {}

  private final String extension;

  CaptionFormat(String extension) {
    this.extension = extension;
  }

  /** How names of such files end, after the dot. */
  public String extension() {
    return extension;
  }

  abstract String head();

  abstract char decimalPoint();

  abstract String escaped(String line);

  /**
   * The captions as such a file holds them, in the order of time, to the nearest millisecond.
   *
   * <p>No two are shown at once: one ends at the latest where the next one starts, and those that
   * start together are shown together. One without text is left out.
   */
  public String text(List<Caption> captions) {
    StringBuilder text = new StringBuilder(head());
    int number = 1;
    for (Cue cue : cues(captions)) {
      text.append(number++).append('\n');
      text.append(clock(cue.start())).append(" --> ").append(clock(cue.end())).append('\n');
      text.append(cue.text()).append("\n\n");
    }
    return text.toString();
  }

  /**
   * Writes a file, which appears whole or not at all.
   *
   * @throws org.ahoz.audio.AudioFileException when it cannot be written
   */
  public void write(Path file, Existing existing, List<Caption> captions) {
    try (OutputFile output = OutputFile.create(file, existing)) {
      output.append(ByteBuffer.wrap(text(captions).getBytes(StandardCharsets.UTF_8)));
      output.publish();
    }
  }

  private List<Cue> cues(List<Caption> captions) {
    List<Cue> cues = new ArrayList<>();
    for (Caption caption : inOrder(captions)) {
      Cue cue = new Cue(milliseconds(caption.start()), milliseconds(caption.end()), shown(caption));
      if (cue.text().isEmpty()) {
        continue;
      }
      int last = cues.size() - 1;
      if (last >= 0 && cues.get(last).start() == cue.start()) {
        Cue other = cues.get(last);
        long end = Math.max(other.end(), cue.end());
        cues.set(last, new Cue(cue.start(), end, other.text() + "\n" + cue.text()));
      } else {
        if (last >= 0) {
          cues.set(last, until(cues.get(last), cue.start()));
        }
        cues.add(cue);
      }
    }
    if (!cues.isEmpty()) {
      cues.set(cues.size() - 1, until(cues.get(cues.size() - 1), Long.MAX_VALUE));
    }
    return cues;
  }

  /** What is never shown would not be a cue, hence a millisecond at least. */
  private static Cue until(Cue cue, long latest) {
    long end = Math.min(latest, Math.max(cue.end(), cue.start() + 1));
    return new Cue(cue.start(), end, cue.text());
  }

  private static List<Caption> inOrder(List<Caption> captions) {
    return captions.stream().sorted(Comparator.comparing(Caption::start)).toList();
  }

  /** Without empty lines, which would end the cue. */
  private String shown(Caption caption) {
    return caption
        .text()
        .lines()
        .map(line -> escaped(line.replaceAll("\\p{Cntrl}+", " ").strip()))
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private static long milliseconds(Duration time) {
    return time.plusNanos(500_000).toMillis();
  }

  private String clock(long milliseconds) {
    Duration time = Duration.ofMillis(milliseconds);
    return String.format(
        Locale.ROOT,
        "%02d:%02d:%02d%c%03d",
        time.toHours(),
        time.toMinutesPart(),
        time.toSecondsPart(),
        decimalPoint(),
        time.toMillisPart());
  }
}
