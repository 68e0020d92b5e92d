package org.ahoz.audio;

import java.time.Duration;

/** A file in the making whose sound goes through an encoder, clip by clip. */
final class EncodedFile implements AudioOutput {

  /** The rate of a file without a single clip; any would do. */
  private static final int ANY_RATE = 24_000;

  private final OutputFile file;
  private final Encoding encoding;
  private final Tags tags;
  private final Chapters chapters = new Chapters();
  private int sampleRate;
  private long samples;

  EncodedFile(OutputFile file, Encoding encoding, Tags tags) {
    this.file = file;
    this.encoding = encoding;
    this.tags = tags;
  }

  @Override
  public void write(AudioClip clip) {
    if (sampleRate == 0) {
      sampleRate = encoding.rateFor(clip.sampleRate());
    }
    AudioClip fitting = clip.resampled(sampleRate);
    encoding.add(fitting);
    samples += fitting.length();
  }

  @Override
  public void chapter(String title) {
    chapters.begin(position(), title);
  }

  @Override
  public Duration position() {
    return sampleRate == 0 ? Duration.ZERO : AudioClip.timeOf(samples, sampleRate);
  }

  @Override
  public void finish() {
    encoding.finish(
        sampleRate == 0 ? encoding.rateFor(ANY_RATE) : sampleRate,
        tags,
        chapters.until(position()));
    file.publish();
  }

  @Override
  public void close() {
    file.close();
  }
}
