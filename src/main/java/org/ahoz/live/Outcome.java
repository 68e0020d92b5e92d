package org.ahoz.live;

/** Whether a game is still listened to, and what comes then. */
public enum Outcome {
  GOING_ON,
  /** All was heard, and nobody pressed a key: nothing more is wanted. */
  HEARD,
  NEXT_GAME,
  PREVIOUS_GAME,
  /** The listener is done. */
  QUIT,
  /** As {@link #QUIT}, with control and C. */
  INTERRUPTED
}
