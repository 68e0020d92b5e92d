package org.ahoz.speech;

import java.util.regex.Pattern;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.EngineStatus.Unavailable;
import org.jspecify.annotations.Nullable;

/** Something could not be said: which voice, engine or word, why, and what would help. */
public final class SpeechException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Letters and numbers of every script; other signs may well be silent. */
  private static final Pattern SAYABLE = Pattern.compile("[\\p{L}\\p{N}]");

  /** What kind of failure it is. */
  public enum Kind {
    /** There is no voice of that name. */
    UNKNOWN_VOICE,
    /** No voice can speak the language on this computer. */
    NO_VOICE,
    /** The engine of the voice cannot be used on this computer. */
    ENGINE_UNAVAILABLE,
    /** The voice cannot say a word, because it has no way to know how the word sounds. */
    UNSPEAKABLE,
    /** The engine failed at something that it should be able to do. */
    ENGINE_FAILED
  }

  private final Kind kind;
  private final String place;
  private final String reason;
  private final String cure;

  /**
   * Makes one.
   *
   * @param place the voice, engine or word
   * @param reason what is wrong with it, in lower case, without a full stop
   * @param cure what would help, likewise
   * @param cause what the engine threw, if it threw
   */
  public SpeechException(
      Kind kind, String place, String reason, String cure, @Nullable Throwable cause) {
    super(place + ": " + reason + "; " + cure, cause);
    this.kind = kind;
    this.place = place;
    this.reason = reason;
    this.cure = cure;
  }

  /** Makes one that nothing else caused. */
  public SpeechException(Kind kind, String place, String reason, String cure) {
    this(kind, place, reason, cure, null);
  }

  /** An engine that was asked to speak where it cannot. */
  public static SpeechException unavailable(String place, Unavailable status) {
    return new SpeechException(Kind.ENGINE_UNAVAILABLE, place, status.why(), status.cure());
  }

  /**
   * Refuses silence where there were words: to leave a word out is worse than to stop.
   *
   * @return the sound, when there is some, or when the words have no letter or number to be heard
   */
  public static AudioClip requireSound(Voice voice, Words words, AudioClip sound) {
    String text = words.text(Words::reading);
    if (sound.isSilent() && SAYABLE.matcher(text).find()) {
      throw new SpeechException(
          Kind.UNSPEAKABLE,
          voice.id(),
          "this voice makes no sound of \"" + text + "\"",
          "choose another voice, or give the word a respelling in its lexicon");
    }
    return sound;
  }

  /** What kind of failure it is. */
  public Kind kind() {
    return kind;
  }

  /** The voice, engine or word. */
  public String place() {
    return place;
  }

  /** What is wrong with it. */
  public String reason() {
    return reason;
  }

  /** What would help. */
  public String cure() {
    return cure;
  }
}
