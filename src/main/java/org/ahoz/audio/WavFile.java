package org.ahoz.audio;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.ahoz.audio.AudioFileException.Kind;
import org.jspecify.annotations.Nullable;

/**
 * What a WAV file says of its sound, and the bytes of it, of whatever format.
 *
 * @param code what kind of sound it is: 1 is PCM, 3 is floating point
 * @param channels as the file says, 0 to 65535
 * @param sampleRate in hertz, as the file says, which may be nonsense
 * @param bits to the sample, 0 to 65535
 * @param data the sound, as far as the file has it; null when no part of the file is called so
 * @param declared how many bytes of sound the file says to have; 0 when there is no sound
 */
record WavFile(
    int code, int channels, int sampleRate, int bits, @Nullable ByteBuffer data, long declared) {

  static final int PCM = 1;
  static final int FLOAT = 3;
  private static final int EXTENSIBLE = 0xFFFE;

  /**
   * Finds the sound in the bytes of a file.
   *
   * @throws AudioFileException when this is no WAV file, or its format is not described before the
   *     sound
   */
  static WavFile parse(ByteBuffer file, String name) {
    if (file.remaining() < 12 || !tag(file).equals("RIFF")) {
      throw notAudio(name, "this is not a WAV file");
    }
    boolean isUnfinished = file.getInt() == 0;
    if (!tag(file).equals("WAVE")) {
      throw notAudio(name, "this RIFF file holds no sound");
    }
    ByteBuffer format = null;
    while (file.remaining() >= 8) {
      String tag = tag(file);
      long size = Integer.toUnsignedLong(file.getInt());
      if (isUnfinished && size == 0 && tag.equals("data")) {
        // The sizes are written last, and this file was never closed.
        size = file.remaining();
      }
      int length = (int) Math.min(size, file.remaining());
      ByteBuffer chunk = file.slice(file.position(), length).order(ByteOrder.LITTLE_ENDIAN);
      if (tag.equals("fmt ")) {
        if (length < 16) {
          throw notAudio(name, "the description of the format is cut off");
        }
        format = chunk;
      } else if (tag.equals("data")) {
        if (format == null) {
          throw notAudio(name, "the sound comes before the description of its format");
        }
        return of(format, chunk, size);
      }
      // Chunks begin at even places.
      file.position((int) Math.min(file.limit(), file.position() + length + (size & 1)));
    }
    if (format == null) {
      throw notAudio(name, "the file ends before any sound");
    }
    return of(format, null, 0);
  }

  private static WavFile of(ByteBuffer format, @Nullable ByteBuffer data, long declared) {
    int code = Short.toUnsignedInt(format.getShort(0));
    if (code == EXTENSIBLE && format.remaining() >= 26) {
      code = Short.toUnsignedInt(format.getShort(24));
    }
    return new WavFile(
        code,
        Short.toUnsignedInt(format.getShort(2)),
        format.getInt(4),
        Short.toUnsignedInt(format.getShort(14)),
        data,
        declared);
  }

  /** The length of one sample of all channels, in bytes. */
  int frameLength() {
    return bits / 8 * channels;
  }

  static AudioFileException notAudio(String name, String reason) {
    return new AudioFileException(
        Kind.NOT_AUDIO, name, reason, "give a WAV file with uncompressed sound");
  }

  private static String tag(ByteBuffer file) {
    byte[] tag = new byte[4];
    file.get(tag);
    return new String(tag, StandardCharsets.ISO_8859_1);
  }
}
