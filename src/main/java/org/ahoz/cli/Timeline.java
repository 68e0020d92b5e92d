package org.ahoz.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.audio.captions.Caption;
import org.ahoz.script.Cue;

/** What is heard when: the words of games and their chapters, in the order of time. */
final class Timeline {

  private final List<Caption> captions = new ArrayList<>();
  private final List<Caption> chapters = new ArrayList<>();
  private final StringBuilder transcript = new StringBuilder();
  private boolean isGameNew;

  /** Begins a game. */
  void begin() {
    isGameNew = captions.size() > 0;
  }

  /** Begins a chapter, which lasts until the next; at the same time they become one. */
  void chapter(Duration start, String title) {
    int last = chapters.size() - 1;
    Caption chapter = new Caption(start, start, title);
    if (last >= 0 && chapters.get(last).start().equals(start)) {
      Caption other = chapters.get(last);
      chapters.set(last, new Caption(start, start, other.text() + ": " + title));
      return;
    }
    if (last >= 0) {
      Caption other = chapters.get(last);
      chapters.set(last, new Caption(other.start(), start, other.text()));
    }
    chapters.add(chapter);
  }

  /**
   * Takes a cue that is heard.
   *
   * @param start when its first word begins
   * @param end when its sound is over
   */
  void add(Cue cue, Duration start, Duration end) {
    String text = cue.utterance().text();
    captions.add(new Caption(start, end.compareTo(start) < 0 ? start : end, text));
    transcript.append(isGameNew ? "\n" : "").append(text).append('\n');
    isGameNew = false;
    int last = chapters.size() - 1;
    if (last >= 0) {
      chapters.set(last, new Caption(chapters.get(last).start(), end, chapters.get(last).text()));
    }
  }

  /** Each cue while it is heard. */
  List<Caption> captions() {
    return List.copyOf(captions);
  }

  /** Games and moves, each from its beginning to that of the next. */
  List<Caption> chapters() {
    return List.copyOf(chapters);
  }

  /** The words alone, a line a cue, games apart by an empty line. */
  String transcript() {
    return transcript.toString();
  }
}
