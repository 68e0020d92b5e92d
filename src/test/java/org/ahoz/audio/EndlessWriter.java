package org.ahoz.audio;

import java.nio.file.Path;
import java.time.Duration;

/** A program that writes a file and never comes to its end; a test stops it. */
final class EndlessWriter {

  private EndlessWriter() {}

  public static void main(String[] arguments) throws InterruptedException {
    try (AudioOutput writer =
        AudioFormat.WAV.create(Path.of(arguments[0]), Existing.KEEP, Tags.NONE)) {
      writer.write(AudioClip.silence(8000, Duration.ofSeconds(1)));
      System.out.println("writing");
      Thread.sleep(Duration.ofMinutes(1).toMillis());
      writer.finish();
    }
  }
}
