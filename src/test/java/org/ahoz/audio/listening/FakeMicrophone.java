package org.ahoz.audio.listening;

import java.util.ArrayDeque;
import java.util.Queue;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioDeviceException;
import org.ahoz.audio.AudioInput;

/** Gives what it is given, as fast as it is read, and waits for more. */
class FakeMicrophone implements AudioInput {
  private final int sampleRate;
  private final Queue<Short> samples = new ArrayDeque<>();
  private boolean isOpen = true;
  private boolean isWaiting;
  private String failure = "it was closed";

  FakeMicrophone(int sampleRate) {
    this.sampleRate = sampleRate;
  }

  synchronized void gives(AudioClip... clips) {
    for (AudioClip clip : clips) {
      for (short sample : clip.samples()) {
        samples.add(sample);
      }
    }
    isWaiting = false;
    notifyAll();
  }

  synchronized void drop() {
    samples.clear();
  }

  /** Until all is read but less than one reading, and what was read is heard. */
  synchronized void awaitRead() throws InterruptedException {
    while (!isWaiting) {
      wait();
    }
  }

  synchronized void vanishes() {
    failure = "the plug was pulled";
    isOpen = false;
    notifyAll();
  }

  synchronized void opens() {
    isOpen = true;
  }

  synchronized boolean isClosed() {
    return !isOpen;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public void begin() {}

  @Override
  public synchronized void read(short[] wanted) {
    while (samples.size() < wanted.length && isOpen) {
      isWaiting = true;
      notifyAll();
      try {
        wait();
      } catch (InterruptedException e) {
        throw failure("interrupted");
      }
    }
    if (!isOpen) {
      throw failure(failure);
    }
    for (int i = 0; i < wanted.length; i++) {
      wanted[i] = samples.remove();
    }
  }

  @Override
  public synchronized void close() {
    isOpen = false;
    notifyAll();
  }

  static AudioDeviceException failure(String reason) {
    return new AudioDeviceException(
        "microphone", reason, "connect one", new IllegalStateException(reason));
  }
}
