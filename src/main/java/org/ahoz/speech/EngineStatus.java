package org.ahoz.speech;

/** Whether an engine can speak on this computer. */
public sealed interface EngineStatus {

  /**
   * It can.
   *
   * @param detail what it is and where it was found, for lists of voices
   */
  record Ready(String detail) implements EngineStatus {}

  /**
   * It cannot.
   *
   * @param why the reason, in lower case, without a full stop
   * @param cure what would help, likewise
   */
  record Unavailable(String why, String cure) implements EngineStatus {}
}
