package org.ahoz.audio;

import java.time.Duration;

/** An output that is heard at once, and that can fall silent in the middle of a clip. */
public interface LiveOutput extends AudioOutput {

  /**
   * Ends what is sounding now. The clip that is being written is given up; later ones sound. Any
   * thread may call this.
   */
  void stop();

  /** How much of what was written is yet to be heard, as far as the device tells. */
  Duration unheard();
}
