package org.ahoz.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.ahoz.script.Cue;
import org.jspecify.annotations.Nullable;

/** Speaks one game after another. */
final class Narrator {

  /** How long it is still between two games. */
  static final Duration BETWEEN_GAMES = Duration.ofSeconds(2);

  private final CueSpeaker voices;

  Narrator(CueSpeaker voices) {
    this.voices = voices;
  }

  /** Speaks a game, cue by cue, to where others may have been spoken before. */
  void tell(ReadGame read, List<Cue> cues, Recording recording) {
    @Nullable Duration first = recording.hasSpoken() ? BETWEEN_GAMES : null;
    String title = SoundOptions.title(read.game());
    recording.begin(title.isEmpty() ? String.valueOf(read.game().number()) : title);
    for (Cue cue : cues) {
      Optional<SpokenCue> spoken = voices.speak(cue, first == null ? cue.pause() : first);
      if (spoken.isPresent()) {
        recording.add(cue, spoken.get());
        first = null;
      }
    }
  }
}
