package org.ahoz.audio;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The chapters of a file in the making, in the order of time. */
final class Chapters {

  /**
   * A place that a player can go to.
   *
   * @param start counted from the beginning of the file
   * @param end where the next one starts, or the file ends
   * @param title one line
   */
  record Chapter(Duration start, Duration end, String title) {}

  private record Beginning(Duration start, String title) {}

  private final List<Beginning> beginnings = new ArrayList<>();

  /** Begins a chapter; where one begins at the same time already, both titles become one. */
  void begin(Duration start, String title) {
    String line = Tags.line(title);
    int last = beginnings.size() - 1;
    if (last >= 0 && beginnings.get(last).start().equals(start)) {
      beginnings.set(last, new Beginning(start, beginnings.get(last).title() + ": " + line));
    } else {
      beginnings.add(new Beginning(start, line));
    }
  }

  /**
   * All chapters.
   *
   * @param end how long the file is
   */
  List<Chapter> until(Duration end) {
    List<Chapter> chapters = new ArrayList<>();
    for (int i = 0; i < beginnings.size(); i++) {
      Beginning beginning = beginnings.get(i);
      Duration next = i + 1 < beginnings.size() ? beginnings.get(i + 1).start() : end;
      chapters.add(new Chapter(beginning.start(), next, beginning.title()));
    }
    return List.copyOf(chapters);
  }
}
