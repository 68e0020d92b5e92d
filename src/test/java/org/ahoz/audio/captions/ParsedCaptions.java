package org.ahoz.audio.captions;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Captions as a player reads them from a WebVTT or SubRip file. */
final class ParsedCaptions {

  private static final Pattern TIMES =
      Pattern.compile(
          "(\\d+):(\\d\\d):(\\d\\d)[.,](\\d{3}) --> (\\d+):(\\d\\d):(\\d\\d)[.,](\\d{3})");

  private ParsedCaptions() {}

  static List<Caption> of(String text) {
    return Arrays.stream(text.split("\n\n"))
        .filter(block -> !block.equals("WEBVTT"))
        .map(ParsedCaptions::caption)
        .toList();
  }

  private static Caption caption(String block) {
    List<String> lines = block.lines().toList();
    Matcher times = TIMES.matcher(lines.get(1));
    if (!times.matches()) {
      throw new AssertionError("no times: " + lines.get(1));
    }
    String text = lines.stream().skip(2).collect(Collectors.joining("\n"));
    return new Caption(time(times, 1), time(times, 5), text);
  }

  private static Duration time(Matcher times, int group) {
    return Duration.ofHours(Long.parseLong(times.group(group)))
        .plusMinutes(Long.parseLong(times.group(group + 1)))
        .plusSeconds(Long.parseLong(times.group(group + 2)))
        .plusMillis(Long.parseLong(times.group(group + 3)));
  }
}
