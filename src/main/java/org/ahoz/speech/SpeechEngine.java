package org.ahoz.speech;

/**
 * A program that turns words into sound.
 *
 * <p>Engines are found with {@link java.util.ServiceLoader}: see {@link SpeechEngines}. Making one
 * costs nothing; what is slow happens in {@link #probe} and {@link #open}.
 */
public interface SpeechEngine {

  /** The name that the key {@code engine} of a voice uses. */
  String id();

  /** Whether this engine can speak here. Never throws; tries once and remembers. */
  EngineStatus probe();

  /** Whether this engine can speak with the voice: those that name it, unless it says otherwise. */
  default boolean serves(Voice voice) {
    return voice.engine().equals(id());
  }

  /**
   * Whether a phrase takes so long to say that its sound is worth keeping on disk for the next run:
   * more than some milliseconds.
   */
  default boolean isSlow() {
    return false;
  }

  /**
   * What the sound depends on besides the voice's file and the prosody, such as the version of a
   * program or of a model: sounds that were kept are used again only where it is the same.
   */
  default String fingerprint(Voice voice) {
    return probe().toString();
  }

  /**
   * Gets ready to speak.
   *
   * @throws SpeechException when this engine cannot speak here, or lacks the voice
   */
  Synthesizer open(Voice voice, Prosody prosody);
}
