package org.ahoz.audio;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.BiFunction;
import org.ahoz.audio.AudioFileException.Kind;

/**
 * Reads WAV files: RIFF files with PCM or floating point sound, as in Microsoft's Multimedia
 * Programming Interface (1991) and its WAVE_FORMAT_EXTENSIBLE.
 *
 * <p>Several channels are mixed into one. Sizes in the header that reach past the end of the file
 * are taken to mean "to the end", because programs that write to a pipe cannot know them.
 */
public final class Wav {

  static final int HEADER_LENGTH = 44;

  /** The highest rate in use in audio work; a header with a higher one is not to be believed. */
  private static final int HIGHEST_RATE = 768_000;

  private Wav() {}

  /**
   * Reads a file.
   *
   * @throws AudioFileException when there is no such file, it cannot be read, or it is not a WAV
   *     file of a kind that we know
   */
  public static AudioClip read(Path file) {
    return read(file, Wav::read);
  }

  /**
   * Opens a file and has it read.
   *
   * @param reader reads the stream, with the name that messages call it
   */
  static AudioClip read(Path file, BiFunction<InputStream, String, AudioClip> reader) {
    if (Files.isDirectory(file)) {
      throw new AudioFileException(
          Kind.IS_FOLDER, file.toString(), "this is a folder", "name a WAV file in it");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return reader.apply(in, file.toString());
    } catch (NoSuchFileException e) {
      throw new AudioFileException(
          Kind.NO_SUCH_FILE,
          file.toString(),
          "there is no such file",
          "look at the spelling and the folder");
    } catch (IOException e) {
      throw AudioFileException.reading(file.toString(), e);
    }
  }

  /**
   * Reads a stream to its end, and does not close it.
   *
   * @param name what messages call the stream
   * @throws AudioFileException when it cannot be read, or holds no WAV file of a kind that we know
   */
  public static AudioClip read(InputStream in, String name) {
    try {
      return parse(ByteBuffer.wrap(in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN), name);
    } catch (IOException e) {
      throw AudioFileException.reading(name, e);
    }
  }

  /** The clip as a WAV file: PCM, sixteen bits, one channel. */
  public static byte[] bytes(AudioClip clip) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(HEADER_LENGTH + clip.length() * 2);
    out.writeBytes(header(clip.sampleRate(), clip.length() * 2L, 0).array());
    out.writeBytes(AudioClip.littleEndian(clip.shared(), 0, clip.length()));
    return out.toByteArray();
  }

  /**
   * What stands in front of the sound.
   *
   * @param dataLength bytes of sound
   * @param afterLength bytes of what follows it
   */
  static ByteBuffer header(int sampleRate, long dataLength, int afterLength) {
    ByteBuffer header = ByteBuffer.allocate(HEADER_LENGTH).order(ByteOrder.LITTLE_ENDIAN);
    long length = dataLength + afterLength + HEADER_LENGTH - 8;
    header.put(ascii("RIFF")).putInt((int) length).put(ascii("WAVE"));
    header.put(ascii("fmt ")).putInt(16).putShort((short) WavFile.PCM).putShort((short) 1);
    header.putInt(sampleRate).putInt(sampleRate * 2).putShort((short) 2).putShort((short) 16);
    header.put(ascii("data")).putInt((int) dataLength);
    return header.flip();
  }

  private static AudioClip parse(ByteBuffer file, String name) {
    WavFile wav = WavFile.parse(file, name);
    Format format = Format.of(wav, name);
    ByteBuffer data = wav.data();
    if (data == null) {
      throw WavFile.notAudio(name, "the file ends before any sound");
    }
    return format.decode(data);
  }

  private static byte[] ascii(String tag) {
    return tag.getBytes(StandardCharsets.US_ASCII);
  }

  /** A format that can be decoded. */
  record Format(boolean floating, int channels, int sampleRate, int bits) {

    /**
     * The format of a file.
     *
     * @throws AudioFileException when it is none of those
     */
    static Format of(WavFile wav, String name) {
      int code = wav.code();
      int bits = wav.bits();
      boolean floating = code == WavFile.FLOAT && bits == 32;
      boolean whole = code == WavFile.PCM && bits % 8 == 0 && bits >= 8 && bits <= 32;
      if (!floating && !whole) {
        throw WavFile.notAudio(
            name, "format " + code + " with " + bits + " bits to the sample is not known here");
      }
      if (wav.channels() == 0 || wav.sampleRate() < 1 || wav.sampleRate() > HIGHEST_RATE) {
        throw WavFile.notAudio(
            name, wav.channels() + " channels at " + wav.sampleRate() + " hertz cannot be");
      }
      return new Format(floating, wav.channels(), wav.sampleRate(), bits);
    }

    AudioClip decode(ByteBuffer data) {
      int width = bits / 8;
      short[] samples = new short[data.remaining() / (width * channels)];
      for (int i = 0; i < samples.length; i++) {
        double sum = 0;
        for (int channel = 0; channel < channels; channel++) {
          sum += sample(data, (i * channels + channel) * width);
        }
        samples[i] = AudioClip.saturated(sum / channels);
      }
      return AudioClip.of(sampleRate, samples);
    }

    /** One sample on the scale of sixteen bits. */
    private double sample(ByteBuffer data, int at) {
      if (floating) {
        return data.getFloat(at) * 32768.0;
      }
      return switch (bits) {
        case 8 -> (Byte.toUnsignedInt(data.get(at)) - 128) * 256.0;
        case 16 -> data.getShort(at);
        case 24 -> data.getShort(at + 1) + Byte.toUnsignedInt(data.get(at)) / 256.0;
        default -> data.getInt(at) / 65536.0;
      };
    }
  }
}
