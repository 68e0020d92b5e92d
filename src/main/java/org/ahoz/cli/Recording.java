package org.ahoz.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.captions.Caption;
import org.ahoz.audio.captions.CaptionFormat;
import org.ahoz.script.Cue;
import org.jspecify.annotations.Nullable;

/**
 * The sound of games in the making: what is said, with a chapter for each game and each move, and
 * with captions for a file beside it.
 */
final class Recording implements AutoCloseable {

  private final AudioOutput sound;
  private final List<Caption> captions = new ArrayList<>();
  private final @Nullable CaptionFile captionFile;
  private String chapter = "";
  private boolean hasSpoken;

  /**
   * A file of captions beside the sound.
   *
   * @param existing what happens to one that is there
   */
  record CaptionFile(CaptionFormat format, Path file, Existing existing) {}

  Recording(AudioOutput sound, @Nullable CaptionFile captionFile) {
    this.sound = sound;
    this.captionFile = captionFile;
  }

  /** Whether anything was said. */
  boolean hasSpoken() {
    return hasSpoken;
  }

  /** Begins a game, as a chapter. */
  void begin(String title) {
    sound.chapter(title);
    chapter = title;
  }

  /**
   * Takes what was said.
   *
   * @param clip the cue in sound, behind its pause
   * @param pause how long that is
   */
  void add(Cue cue, AudioClip clip, Duration pause) {
    String move = cue.place().move();
    if (!move.isEmpty() && !move.equals(chapter) && cue.place().depth() == 0) {
      sound.chapter(move);
      chapter = move;
    }
    Duration start = sound.position().plus(pause);
    sound.write(clip);
    hasSpoken = true;
    if (captionFile != null) {
      Duration end = sound.position();
      captions.add(
          new Caption(start, end.compareTo(start) < 0 ? start : end, cue.utterance().text()));
    }
  }

  /** All is said: the files appear. */
  void finish() {
    sound.finish();
    if (captionFile != null) {
      captionFile.format().write(captionFile.file(), captionFile.existing(), captions);
    }
  }

  @Override
  public void close() {
    sound.close();
  }
}
