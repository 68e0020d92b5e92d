package org.ahoz.audio.listening;

import org.ahoz.audio.AudioDeviceException;

/** What happens while one listens. */
public sealed interface ListeningEvent {

  /**
   * Somebody has spoken and fallen silent, or let go of the key.
   *
   * @param part what was heard, at {@link org.ahoz.audio.SpokenFile#SAMPLE_RATE}; its place is
   *     counted from when the microphone was opened
   */
  record Utterance(SpokenPart part) implements ListeningEvent {}

  /** The key was held and let go, and nobody spoke. */
  record NothingSaid() implements ListeningEvent {}

  /**
   * The voice is louder or softer than it was, or, where the level is silent, the microphone gives
   * no sound at all, as one does that is switched off.
   */
  record LevelChanged(LevelWord level) implements ListeningEvent {}

  /**
   * The microphone is gone; it is waited for.
   *
   * @param reason what to tell, such as a plug that was pulled
   */
  record DeviceLost(AudioDeviceException reason) implements ListeningEvent {}

  /** The microphone is there again. */
  record DeviceBack() implements ListeningEvent {}
}
