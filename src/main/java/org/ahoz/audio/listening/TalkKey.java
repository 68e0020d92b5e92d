package org.ahoz.audio.listening;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * The key that is held while one speaks: pressed in any thread, looked at in the one that hears.
 */
final class TalkKey {

  /** What was done to the key. */
  enum Change {
    PRESSED,
    RELEASED
  }

  private final Queue<Change> changes = new ConcurrentLinkedQueue<>();

  void press() {
    changes.add(Change.PRESSED);
  }

  void release() {
    changes.add(Change.RELEASED);
  }

  /** What was done next, in order; null when there is no more. */
  @Nullable Change next() {
    return changes.poll();
  }
}
