package org.ahoz.audio;

/** Where sound comes from, such as a microphone: one channel, signed samples of sixteen bits. */
public interface AudioInput extends AutoCloseable {

  /** How many samples there are to the second, in hertz. */
  int sampleRate();

  /** Forgets what came so far and was not read, so that {@link #read} begins with now. */
  void begin();

  /**
   * Waits for samples and fills the array with them.
   *
   * @throws AudioDeviceException when there will be no more
   */
  void read(short[] samples);

  /** Gives the device back. A {@link #read} that waits in another thread then ends by failing. */
  @Override
  void close();
}
