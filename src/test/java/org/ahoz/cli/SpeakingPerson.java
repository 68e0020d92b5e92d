package org.ahoz.cli;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioOutput;

/** Says one thing after the other, each when the one before was answered. */
final class SpeakingPerson extends HurriedMicrophone {

  private static final int RESTS = RATE * 3 / 10;

  final PipedInputStream keys = new PipedInputStream();
  private final PipedOutputStream fingers = new PipedOutputStream(keys);
  private final Queue<AudioClip> clips;
  private boolean hasKey;
  private boolean isTalking;
  boolean isMute;
  boolean isUnplugged;

  /** Whether somebody listens to the answers, and speaks when they end. */
  boolean hasEars;

  final List<AudioClip> heard = new ArrayList<>();
  boolean isByTelephone;

  /** How loud it is around. */
  double room = 3;

  private final Random random = new Random(2);
  int tones;

  SpeakingPerson(List<AudioClip> clips) throws IOException {
    this.clips = new ArrayDeque<>(clips);
  }

  /**
   * Comes to the microphone.
   *
   * @param usesKey whether a key is to be pressed
   */
  synchronized void begins(boolean usesKey) {
    hasKey = usesKey;
    if (hasKey) {
      press();
    } else {
      next();
    }
  }

  private void press() {
    try {
      fingers.write('\n');
      fingers.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void next() {
    AudioClip next = clips.poll();
    clip = next == null ? AudioClip.silence(RATE, Duration.ZERO) : next;
    at = 0;
  }

  synchronized void answered() {
    if (!hasKey && !hasEars) {
      next();
    }
  }

  /** Hears an answer, as the microphone does. */
  private void listenTo(AudioClip sound) {
    if (isUnplugged) {
      throw noLoudspeaker();
    }
    if (hasEars) {
      synchronized (this) {
        heard.add(sound);
        clip = sound.resampled(RATE);
        at = THINKS;
      }
      while (isSounding()) {
        rest();
      }
    }
  }

  private synchronized boolean isSounding() {
    return at < THINKS + clip.samples().length + 2 * RATE;
  }

  synchronized void told(String line) {
    if (line.endsWith("speak now") || line.endsWith(": heard")) {
      toned();
    }
  }

  private void toned() {
    isTalking = !isTalking;
    if (isTalking) {
      next();
    } else if (!clips.isEmpty()) {
      press();
    } else {
      close(fingers);
    }
  }

  private static void close(PipedOutputStream pipe) {
    try {
      pipe.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where tones and answers are heard. */
  AudioOutput loudspeaker() {
    if (isMute) {
      throw noLoudspeaker();
    }
    return new AudioOutput() {
      @Override
      public void write(AudioClip sound) {
        listenTo(sound);
      }

      @Override
      public Duration position() {
        return Duration.ZERO;
      }

      @Override
      public void finish() {
        synchronized (SpeakingPerson.this) {
          if (hasKey) {
            tones++;
            toned();
          } else {
            next();
          }
        }
      }

      @Override
      public void close() {}
    };
  }

  @Override
  double noise(int sample) {
    return isByTelephone ? sample / 9 % 3 : room * random.nextGaussian();
  }

  @Override
  boolean isQuiet(int from) {
    int end = THINKS + clip.length() + RESTS;
    if (isTalking && clip.length() > 0 && from < end && at >= end) {
      press();
    }
    return at < THINKS || at > end;
  }
}
