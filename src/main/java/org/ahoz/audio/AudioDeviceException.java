package org.ahoz.audio;

/** There is no loudspeaker or microphone, or it cannot be used now. */
public final class AudioDeviceException extends AudioException {

  private static final long serialVersionUID = 1L;

  AudioDeviceException(String reason, Throwable cause) {
    super(
        "loudspeaker",
        reason,
        "connect or free one, or write a file instead, as -o game.wav does",
        cause);
  }

  /**
   * A failure of some device.
   *
   * @param place the device, as its user names it
   * @param reason what is wrong with it, in lower case, without a full stop
   * @param cure what would help, likewise
   */
  public AudioDeviceException(String place, String reason, String cure, Throwable cause) {
    super(place, reason, cure, cause);
  }
}
