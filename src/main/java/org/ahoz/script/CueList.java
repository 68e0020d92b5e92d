package org.ahoz.script;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ahoz.announce.Utterance;

/** Cues in the making. */
final class CueList {

  private final List<Cue> cues = new ArrayList<>();

  void add(Cue.Kind kind, Optional<Utterance> utterance, Place place) {
    utterance.ifPresent(said -> add(kind, said, place));
  }

  void add(Cue.Kind kind, Utterance utterance, Place place) {
    if (!utterance.spans().isEmpty()) {
      Duration pause = cues.isEmpty() ? Duration.ZERO : Pauses.before(kind, place.depth());
      cues.add(new Cue(kind, utterance, place, pause));
    }
  }

  List<Cue> finished() {
    return List.copyOf(cues);
  }
}
