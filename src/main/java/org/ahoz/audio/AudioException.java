package org.ahoz.audio;

/** Sound that could not be read, written or played: where, why, and what would help. */
public abstract sealed class AudioException extends RuntimeException
    permits AudioFileException, AudioDeviceException {

  private static final long serialVersionUID = 1L;

  private final String place;
  private final String reason;
  private final String cure;

  AudioException(String place, String reason, String cure, Throwable cause) {
    super(place + ": " + reason + "; " + cure, cause);
    this.place = place;
    this.reason = reason;
    this.cure = cure;
  }

  AudioException(String place, String reason, String cure) {
    super(place + ": " + reason + "; " + cure);
    this.place = place;
    this.reason = reason;
    this.cure = cure;
  }

  /** The file or device, as its user named it. */
  public String place() {
    return place;
  }

  /** What is wrong there, in lower case, without a full stop. */
  public String reason() {
    return reason;
  }

  /** What would help, in lower case, without a full stop. */
  public String cure() {
    return cure;
  }
}
