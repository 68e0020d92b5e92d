package org.ahoz.audio.listening;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.listening.TalkKey.Change;

/**
 * Takes as an utterance what is heard while a key is held, with the pre-roll before it and the
 * post-roll after it, since people speak a little before they press and after they let go.
 */
final class PushToTalkEar implements Ear {

  private final TalkKey key;
  private final int sampleRate;
  private final int preRoll;
  private final int postRoll;
  private final int longest;
  private final Deque<AudioClip> pieces = new ArrayDeque<>();

  private long position;
  private int kept;
  private boolean isTalking;

  /** Samples that are still to come after the key was let go; negative while it is held. */
  private int remaining;

  PushToTalkEar(int sampleRate, Endpointing endpointing, TalkKey key) {
    this.key = key;
    this.sampleRate = sampleRate;
    this.preRoll = AudioClip.samplesIn(endpointing.preRoll(), sampleRate);
    this.postRoll = AudioClip.samplesIn(endpointing.postRoll(), sampleRate);
    this.longest = AudioClip.samplesIn(endpointing.longest(), sampleRate);
  }

  @Override
  public List<ListeningEvent> hear(short[] samples) {
    pieces.addLast(AudioClip.of(sampleRate, samples));
    position += samples.length;
    kept += samples.length;
    lookAtKey(samples.length);
    if (!isTalking) {
      forgetOldest();
      return List.of();
    }
    if (remaining >= 0) {
      remaining = Math.max(0, remaining - samples.length);
    }
    boolean isCut = kept >= longest;
    return remaining == 0 || isCut ? List.of(ended(isCut)) : List.of();
  }

  private void lookAtKey(int length) {
    for (Change change = key.next(); change != null; change = key.next()) {
      if (change == Change.PRESSED) {
        isTalking = true;
        remaining = -1;
      } else if (isTalking) {
        remaining = postRoll + length;
      }
    }
  }

  private void forgetOldest() {
    while (!pieces.isEmpty() && kept - pieces.getFirst().length() >= preRoll) {
      kept -= pieces.removeFirst().length();
    }
  }

  private ListeningEvent ended(boolean isCut) {
    AudioClip sound = AudioClip.join(List.copyOf(pieces));
    Duration start = AudioClip.timeOf(position - kept, sampleRate);
    forget();
    isTalking = isCut && remaining < 0;
    SpokenPart part = new SpokenPart(start, sound, isTalking).resampled(SpokenFile.SAMPLE_RATE);
    return SoundQuality.of(sound).verdict() == SoundQuality.Verdict.SILENT
        ? new ListeningEvent.NothingSaid()
        : new ListeningEvent.Utterance(part);
  }

  @Override
  public void interrupt() {
    forget();
    isTalking = false;
  }

  private void forget() {
    pieces.clear();
    kept = 0;
  }
}
