package org.ahoz.cli;

import java.time.Duration;
import java.util.List;
import org.ahoz.audio.AudioOutput;
import org.ahoz.script.Cue;

/**
 * The sound of games in the making: what is said, with a chapter for each game and each move, and
 * what stands beside it.
 */
final class Recording implements AutoCloseable {

  private final AudioOutput sound;
  private final List<CompanionFile> companions;
  private final Timeline timeline = new Timeline();
  private String chapter = "";
  private boolean hasSpoken;

  Recording(AudioOutput sound, List<CompanionFile> companions) {
    this.sound = sound;
    this.companions = List.copyOf(companions);
  }

  /** Whether anything was said. */
  boolean hasSpoken() {
    return hasSpoken;
  }

  /** What was said when. */
  Timeline timeline() {
    return timeline;
  }

  /** Begins a game, as a chapter. */
  void begin(String title) {
    timeline.begin();
    beginChapter(title);
  }

  private void beginChapter(String title) {
    sound.chapter(title);
    timeline.chapter(sound.position(), title);
    chapter = title;
  }

  /** Takes what was said, behind its pause. */
  void add(Cue cue, SpokenCue spoken) {
    String move = cue.place().move();
    if (!move.isEmpty() && !move.equals(chapter) && cue.place().depth() == 0) {
      beginChapter(move);
    }
    Duration start = sound.position().plus(spoken.start());
    sound.write(spoken.sound());
    hasSpoken = true;
    timeline.add(cue, start, sound.position());
  }

  /** All is said: the files appear, the sound last, so that where it is the others are. */
  void finish() {
    companions.forEach(file -> file.finish(timeline));
    sound.finish();
  }

  @Override
  public void close() {
    companions.forEach(CompanionFile::close);
    sound.close();
  }
}
