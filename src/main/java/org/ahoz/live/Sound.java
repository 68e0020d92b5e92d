package org.ahoz.live;

import java.time.Duration;
import org.ahoz.chess.Position;

/** Something to be heard. */
public sealed interface Sound {

  /**
   * What the script says.
   *
   * @param cue its number in the track
   * @param isResumed whether it goes on where it was cut, and does not begin anew
   */
  record Scripted(int cue, boolean isResumed) implements Sound {}

  /** Silence. */
  record Gap(Duration length) implements Sound {}

  /** An answer in words. */
  record Answer(Reply reply) implements Sound {}

  /** An answer that names a number, zero or more. */
  record Numbered(Reply reply, long number) implements Sound {}

  /** A number that is being typed, zero or more. */
  record Typed(long number) implements Sound {}

  /** What stands where. */
  record Board(Position position) implements Sound {}
}
