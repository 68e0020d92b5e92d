package org.ahoz.live;

import java.util.List;

/**
 * What comes of a key, or of silence.
 *
 * @param next where the listener is now
 * @param sounds what is to be heard now, in order, in place of what sounded before
 */
public record Turn(Session next, List<Sound> sounds) {

  /** Copies the sounds. */
  public Turn {
    sounds = List.copyOf(sounds);
  }
}
