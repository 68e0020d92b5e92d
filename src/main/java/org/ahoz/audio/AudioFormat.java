package org.ahoz.audio;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A kind of sound file that can be written. */
public enum AudioFormat {
  /** Samples as they are (RIFF WAVE). */
  WAV("wav") {
    @Override
    AudioOutput begin(OutputFile file, Tags tags) {
      return new EncodedFile(file, new WavEncoding(file), tags);
    }
  },
  /** What every player knows; 48 kilobits to the second. */
  MP3("mp3") {
    @Override
    AudioOutput begin(OutputFile file, Tags tags) {
      return new EncodedFile(file, new Mp3Encoding(file, PacketMemory.SHARED), tags);
    }
  },
  /** Every sample, in about half the space. */
  FLAC("flac") {
    @Override
    AudioOutput begin(OutputFile file, Tags tags) {
      return new EncodedFile(file, new FlacEncoding(file), tags);
    }
  },
  /** The smallest at the same quality: Opus in an Ogg file; 24 kilobits to the second. */
  OPUS("opus") {
    @Override
    AudioOutput begin(OutputFile file, Tags tags) {
      return new EncodedFile(file, new OpusEncoding(file, PacketMemory.SHARED), tags);
    }
  };

  private final String extension;

  AudioFormat(String extension) {
    this.extension = extension;
  }

  /** How names of such files end, after the dot. */
  public String extension() {
    return extension;
  }

  /**
   * The format that the end of a file's name tells, in letters of either size; {@code ogg} and
   * {@code oga} are Opus.
   */
  public static Optional<AudioFormat> of(String fileName) {
    String end = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    if (fileName.lastIndexOf('.') < 0) {
      return Optional.empty();
    }
    if (end.equals("ogg") || end.equals("oga")) {
      return Optional.of(OPUS);
    }
    return Arrays.stream(values()).filter(format -> format.extension.equals(end)).findFirst();
  }

  /**
   * Begins a file, which appears under its name when it is finished, whole, or not at all.
   *
   * @throws AudioFileException when it can be seen already that it cannot be written: its folder is
   *     missing, a folder stands in its place, it exists and is to be kept, or permission is
   *     wanting
   */
  public AudioOutput create(Path file, Existing existing, Tags tags) {
    return begin(OutputFile.create(file, existing), tags);
  }

  /**
   * Begins to write to a stream, which receives everything at the end and is not closed.
   *
   * @param name what messages call the stream, such as {@code standard output}
   * @throws AudioFileException when what is to be sent cannot be gathered in a temporary file
   */
  public AudioOutput to(OutputStream out, String name, Tags tags) {
    return begin(OutputFile.to(out, name), tags);
  }

  abstract AudioOutput begin(OutputFile file, Tags tags);
}
