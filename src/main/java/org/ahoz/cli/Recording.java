package org.ahoz.cli;

import java.time.Duration;
import java.util.List;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.MeasuringOutput;
import org.ahoz.script.Cue;
import org.jspecify.annotations.Nullable;

/**
 * The sound of games in the making: what is said, with a chapter for each game and each move, and
 * what stands beside it.
 */
final class Recording implements AutoCloseable {

  private final AudioOutput sound;
  private final List<CompanionFile> companions;
  private final @Nullable Timeline timeline;
  private String chapter = "";
  private boolean hasSpoken;

  /** With these files beside it, for which alone it is remembered what was said when. */
  Recording(AudioOutput sound, List<CompanionFile> companions) {
    this(sound, companions, companions.isEmpty() ? null : new Timeline());
  }

  private Recording(
      AudioOutput sound, List<CompanionFile> companions, @Nullable Timeline timeline) {
    this.sound = sound;
    this.companions = List.copyOf(companions);
    this.timeline = timeline;
  }

  /** Fills a timeline, and keeps nothing else. */
  static Recording measuring(Timeline timeline) {
    return new Recording(new MeasuringOutput(), List.of(), timeline);
  }

  /** Whether anything was said. */
  boolean hasSpoken() {
    return hasSpoken;
  }

  /** Begins a game, as a chapter. */
  void begin(String title) {
    if (timeline != null) {
      timeline.begin();
    }
    beginChapter(title);
  }

  private void beginChapter(String title) {
    sound.chapter(title);
    if (timeline != null) {
      timeline.chapter(sound.position(), title);
    }
    chapter = title;
  }

  /** Takes what was said, behind its pause. */
  void add(Cue cue, SpokenCue spoken) {
    String move = cue.place().move();
    if (!move.isEmpty() && !move.equals(chapter) && cue.place().depth() == 0) {
      beginChapter(move);
    }
    Duration before = sound.position();
    sound.write(spoken.sound());
    hasSpoken = true;
    if (timeline != null) {
      timeline.add(cue, before.plus(spoken.onset()), sound.position());
    }
  }

  /** All is said: the files appear, the sound last, so that where it is the others are. */
  void finish() {
    if (timeline != null) {
      companions.forEach(file -> file.finish(timeline));
    }
    sound.finish();
  }

  @Override
  public void close() {
    companions.forEach(CompanionFile::close);
    sound.close();
  }
}
